import { expect, test } from 'vitest'
import { beside, type Box } from './beside'

const room = { width: 820, height: 1180 }
const size = { width: 190, height: 130 }
const at = (left: number, top: number, width = 40, height = 60): Box => ({ left, top, width, height })
const over = (one: Box, other: Box) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height

test('a box stands to the right of its thing where nothing else can be touched', () => {
  expect(beside(at(100, 300), size, room, [])).toEqual({ left: 154, top: 265, width: 190, height: 130 })
})

test('a box does not lie over what one could touch instead', () => {
  // Six piles in a row at the right edge: neither to the left nor to the right is room.
  const piles = [560, 605, 650, 695, 740, 785].map((left) => at(left, 150, 32))
  for (const pile of piles) {
    const found = beside(pile, size, room, piles.filter((other) => other !== pile))
    expect(piles.filter((other) => over(found, other))).toEqual([])
  }
})

test('a box stays inside the window', () => {
  for (const thing of [at(0, 0), at(780, 0), at(0, 1120), at(780, 1120), at(400, 1170)]) {
    const { left, top } = beside(thing, size, room, [])
    expect(left).toBeGreaterThanOrEqual(8)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(left + size.width).toBeLessThanOrEqual(room.width - 8)
    expect(top + size.height).toBeLessThanOrEqual(room.height - 8)
  }
})
