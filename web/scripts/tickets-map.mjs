/**
 * Joins the drawing tables of the tickets board (drawing/tickets) with the printed tables of the game
 * into src/games/tickets/map.json, in the order in which views number routes and contracts.
 *
 *   node scripts/tickets-map.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readCsv } from './csv.mjs'

const here = new URL('..', import.meta.url)
const drawing = (name) => readCsv(new URL(`drawing/tickets/${name}.csv`, here))
const printed = (name) => readCsv(new URL(`../src/koopstad/games/tickets/data/${name}.csv`, here))
const target = new URL('src/games/tickets/map.json', here)

const point = (text) => text.split(',').map(Number)
const points = (text) => text.split(' ').map(point)
const round = (value) => Math.round(value * 10) / 10

/** Leaves out points that lie on the line between their neighbours (Ramer, Douglas, Peucker). */
function simplify(line, tolerance) {
  if (line.length < 3) return line
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)]
  const length = Math.hypot(bx - ax, by - ay) || 1
  let farthest = 0
  let at = 0
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index]
    const distance = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    if (distance > farthest) [farthest, at] = [distance, index]
  }
  if (farthest <= tolerance) return [line[0], line.at(-1)]
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)]
}

const path = (line) => 'M' + line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')

function city() {
  const areas = {}
  const lines = {}
  for (const row of drawing('canals')) {
    const width = Number(row.width)
    const d = path(simplify(points(row.points), 0.3))
    if (width === 0) areas[row.kind] = (areas[row.kind] ?? '') + d + 'Z'
    else (lines[row.kind] ??= []).push({ width, d })
  }
  return { areas, lines }
}

function routes() {
  const key = (a, b, colour) => `${[a, b].sort().join('-')}/${colour}`
  const tracks = new Map(drawing('tracks').map((row) => [key(row.a, row.b, row.colour), row]))
  const spaces = Map.groupBy
    ? Map.groupBy(drawing('spaces'), (row) => row.track)
    : drawing('spaces').reduce((map, row) => map.set(row.track, [...(map.get(row.track) ?? []), row]), new Map())
  const value = new Map(printed('route_points').map((row) => [row.length, Number(row.points)]))
  return printed('routes').map((row) => {
    const name = key(row.a, row.b, row.colour)
    const track = tracks.get(name)
    if (track === undefined || track.length !== row.length) throw new Error(`no drawing for the route ${name}`)
    return {
      name,
      a: track.a,
      b: track.b,
      length: Number(row.length),
      colour: row.colour,
      cart: row.cart_symbol === 'yes',
      twin: row.double,
      points: value.get(row.length),
      path: simplify(points(track.path), 0.4),
      spaces: spaces.get(track.track).map((space) => [Number(space.cx), Number(space.cy), Number(space.angle)]),
    }
  })
}

function layout() {
  const rows = drawing('layout')
  const of = (kind) => rows.filter((row) => row.kind === kind)
  const box = (row) => ({ x: Number(row.x), y: Number(row.y), width: Number(row.width), height: Number(row.height) })
  const drawn = new Map(of('location').map((row) => [row.id, row]))
  return {
    locations: printed('locations').map(({ location, name }) => {
      const row = drawn.get(location)
      return {
        id: location,
        name,
        x: Number(row.x),
        y: Number(row.y),
        label: {
          x: Number(row.label_x),
          y: Number(row.label_y),
          anchor: row.anchor,
          size: Number(row.label_size),
          step: Number(row.line_height),
          lines: row.text.split('|'),
        },
      }
    }),
    score: of('score').map((row) => ({ ...box(row), side: row.anchor })),
    places: Object.fromEntries(of('place').map((row) => [row.id, box(row)])),
    waters: of('water_name').map((row) => ({
      text: row.text,
      x: Number(row.x),
      y: Number(row.y),
      angle: Number(row.angle),
      size: Number(row.label_size),
    })),
    decor: of('decor').map((row) => ({ id: row.id, x: Number(row.x), y: Number(row.y), size: Number(row.width) })),
  }
}

const contracts = printed('contracts').map((row) => {
  const [a, b] = [row.a, row.b].sort()
  return { a, b, points: Number(row.points) }
})
const routePoints = printed('route_points').map((row) => Number(row.points))
const bonusPoints = {}
for (const row of printed('bonus_points')) (bonusPoints[row.seats] ??= []).push(Number(row.points))

const text = JSON.stringify({ ...layout(), routes: routes(), contracts, routePoints, bonusPoints, city: city() }) + '\n'
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) throw new Error('map.json is out of date: npm run map')
} else {
  writeFileSync(target, text)
}
