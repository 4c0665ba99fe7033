/** Where a box stands beside the thing it is about: inside the window, and over as little as can be of what one could touch instead. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 8

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** To the right, to the left, below, above: the first of those that cover least. The thing itself counts most. */
export function beside(thing: Box, size: { width: number; height: number }, room: { width: number; height: number }, others: readonly Box[]): Box {
  const middle = { left: thing.left + (thing.width - size.width) / 2, top: thing.top + (thing.height - size.height) / 2 }
  const wanted = [
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - GAP - size.width, top: middle.top },
    { left: middle.left, top: thing.top + thing.height + GAP },
    { left: middle.left, top: thing.top - GAP - size.height },
  ]
  const places = wanted.map(({ left, top }) => ({
    left: within(EDGE, left, room.width - size.width - EDGE),
    top: within(EDGE, top, room.height - size.height - EDGE),
    width: size.width,
    height: size.height,
  }))
  const covered = places.map((place) => 100 * shared(place, thing) + others.reduce((sum, other) => sum + shared(place, other), 0))
  return places[covered.indexOf(Math.min(...covered))]!
}
