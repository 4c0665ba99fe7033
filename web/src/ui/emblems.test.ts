import { expect, test } from 'vitest'
import { EMBLEMS } from './emblems'

test('no two characters carry the same sign', () => {
  const drawn = Object.values(EMBLEMS).map(({ fill }) => fill)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.length).toBe(12)
})
