import { expect, test } from 'vitest'
import { gained, tenths, whole } from './numbers'

test('a minus is a minus sign', () => {
  expect([whole(-4), whole(0), whole(25), whole(undefined)]).toEqual(['−4', '0', '25', ''])
  expect([tenths(-4000), tenths(29_410)]).toEqual(['−4.0', '29.4'])
})

test('almost nothing is nothing, neither gained nor lost', () => {
  expect([-20, 0, 20].map(gained)).toEqual(['0.0', '0.0', '0.0'])
  expect([-60, 60, 12_300].map(gained)).toEqual(['−0.1', '+0.1', '+12.3'])
})
