/** Shapes computed from the printed polygons: rounded blocks, rows of houses, the river, the city's arc. */
import type { Point } from '../../lib/motion'
import { AMSTEL, BLACK_MARKET, block, place, RIVER_END, type Block, type Place, type View } from './model'

/** The half ellipse of the city: its middle on the waterfront, and its radii. */
export const CITY = { x: 800, y: 632, rx: 746, ry: 578 }

const round = (value: number) => Math.round(value * 10) / 10
const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
const length = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** A point on an arc around the city, by its angle in degrees (0 is the right end of the waterfront). */
export function arc(angle: number, out = 0): Point {
  const turn = (angle * Math.PI) / 180
  return [round(CITY.x + (CITY.rx + out) * Math.cos(turn)), round(CITY.y - (CITY.ry + out) * Math.sin(turn))]
}

/** The path along an arc around the city, from left to right. */
export const arcPath = (out: number): string =>
  `M${CITY.x - CITY.rx - out} ${CITY.y}A${CITY.rx + out} ${CITY.ry + out} 0 0 1 ${CITY.x + CITY.rx + out} ${CITY.y}`

/** A polygon with its corners cut round. */
export function rounded(polygon: readonly Point[], radius: number): string {
  const steps = polygon.map((corner, k) => {
    const before = polygon.at(k - 1)!
    const after = polygon[(k + 1) % polygon.length]!
    const into = between(corner, before, Math.min(0.5, radius / length(corner, before)))
    const out = between(corner, after, Math.min(0.5, radius / length(corner, after)))
    return `${k ? 'L' : 'M'}${into.map(round).join(' ')}Q${corner.map(round).join(' ')} ${out.map(round).join(' ')}`
  })
  return `${steps.join('')}z`
}

/** A polygon drawn in towards its middle. */
export const inset = (block: Block, share: number): Point[] => block.polygon.map((corner) => between(corner, [block.x, block.y], share))

/** A row of house fronts along the quays of a block: the roofs of odd and even houses, and their ridges. */
export function houses(block: Block): { odd: string; even: string; ridges: string } {
  const found = { odd: '', even: '', ridges: '' }
  const corners = block.polygon
  // Inwards is to the left or to the right, as the polygon runs.
  const area = corners.reduce((sum, [x], k) => sum + x * (corners[(k + 1) % corners.length]![1] - corners.at(k - 1)![1]), 0)
  const turn = Math.sign(area) || 1
  let number = block.price
  corners.forEach((a, k) => {
    const b = corners[(k + 1) % corners.length]!
    const side = length(a, b)
    if (side < 14) return
    const [ux, uy] = [(b[0] - a[0]) / side, (b[1] - a[1]) / side]
    const [nx, ny] = [-uy * turn, ux * turn]
    const margin = side > 40 ? 13 : 2
    const count = Math.max(1, Math.round((side - 2 * margin) / 12.5))
    const width = (side - 2 * margin) / count
    for (let place = 0; place < count; place++, number++) {
      const depth = 12 + ((number * 7) % 5)
      const at = (along: number, deep: number) => {
        const run = margin + (place + along) * width
        return `${round(a[0] + ux * run + nx * (4 + deep))} ${round(a[1] + uy * run + ny * (4 + deep))}`
      }
      const roof = `M${at(0.06, 0)}L${at(0.94, 0)}L${at(0.94, depth)}L${at(0.06, depth)}z`
      if (number % 3) found.odd += roof
      else found.even += roof
      found.ridges += `M${at(0.5, 0)}L${at(0.5, depth)}`
    }
  })
  return found
}

/** A smooth line through points (Catmull and Rom). */
function smooth(line: readonly Point[]): string {
  let d = `M${line[0]!.join(' ')}`
  for (let k = 0; k + 1 < line.length; k++) {
    const [p, a, b, n] = [line[Math.max(0, k - 1)]!, line[k]!, line[k + 1]!, line[Math.min(line.length - 1, k + 2)]!]
    const control = (from: Point, to: Point, base: Point, sign: number) => [base[0] + (sign * (to[0] - from[0])) / 6, base[1] + (sign * (to[1] - from[1])) / 6].map(round).join(' ')
    d += `C${control(p, b, a, 1)} ${control(a, n, b, -1)} ${b.join(' ')}`
  }
  return d
}

/** The Amstel from the edge of the map to the harbour. */
export const RIVER = smooth([[578, 36], ...AMSTEL.slice(0, -1).map(({ x, y }): Point => [x, y]), [772, 600], [772, 690]])

/** Where a cell of the track around the board lies. */
export function scoreCell(number: number): { x: number; y: number; width: number; height: number; side: 'top' | 'right' | 'bottom' | 'left' } {
  const [wide, high] = [52, 1092 / 20]
  if (number < 30) return { x: 20 + wide * (number + 0.5), y: 37, width: wide, height: 34, side: 'top' }
  if (number < 50) return { x: 1563, y: 54 + high * (number - 29.5), width: 34, height: high, side: 'right' }
  if (number < 80) return { x: 1580 - wide * (number - 49.5), y: 1163, width: wide, height: 34, side: 'bottom' }
  return { x: 37, y: 1146 - high * (number - 79.5), width: 34, height: high, side: 'left' }
}

const circle = ({ x, y }: { x: number; y: number }, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const box = (x: number, y: number, width: number, height: number) => `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`
const house = ({ house: [x, y], values }: Place) => box(x, y, values.length * 40 + 16, 66)

/** The outline of a thing on the map; things that lie elsewhere have none. */
export function outline(thing: string, view: View): string {
  const [kind = '', what = ''] = thing.split(':')
  if (kind === 'block') return rounded(block.get(what)!.polygon, 9)
  if (kind === 'river') return Number(what) < RIVER_END ? circle(AMSTEL[Number(what)]!, 20) : ''
  if (kind === 'market') {
    const space = BLACK_MARKET.find(({ good }) => good === what)!
    return box(space.x, space.y, 74, 74)
  }
  if (kind === 'store') return house(place.get(what)!)
  const barge = view.you === null ? '' : view.players[view.you]!.barge
  if (kind === 'place') {
    const there = place.get(what)!
    return what !== barge ? circle(there, 24) : there.values.length ? house(there) : ''
  }
  return kind === 'docker' && place.has(barge) ? box(...place.get(barge)!.house, 82, 50) : ''
}
