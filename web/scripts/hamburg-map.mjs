/**
 * Joins the drawing tables of Hamburg (drawing/hamburg) with the printed tables of the game
 * into src/games/hamburg/map.json.
 *
 *   node scripts/hamburg-map.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readCsv } from './csv.mjs'

const here = new URL('..', import.meta.url)
const drawing = (name) => readCsv(new URL(`drawing/hamburg/${name}.csv`, here))
const printed = (name) => readCsv(new URL(`../src/koopstad/games/hamburg/data/${name}.csv`, here))
const target = new URL('src/games/hamburg/map.json', here)

const round = (value) => Math.round(value * 10) / 10
const path = (points) => 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z'
/** The share of a side that a regular octagon cuts off at each end. */
const CORNER = (1 - 1 / (1 + Math.SQRT2)) / 2

/** The outline of a row as points, turned by its angle. */
function outline(row) {
  if (row.polygon) return row.polygon.split(' ').map((pair) => pair.split(',').map(Number))
  const [x, y, w, h] = [row.x, row.y, row.w, row.h].map(Number)
  const [a, b, c, d] = [w / 2, h / 2, w * CORNER, h * CORNER]
  const local =
    row.shape === 'octagon'
      ? [[-a + c, -b], [a - c, -b], [a, -b + d], [a, b - d], [a - c, b], [-a + c, b], [-a, b - d], [-a, -b + d]]
      : [[-a, -b], [a, -b], [a, b], [-a, b]]
  const turn = (Number(row.angle || 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return local.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

const SHAPED = new Set(['polygon', 'octagon'])
const NUMBERS = ['x', 'y', 'w', 'h', 'angle', 'order', 'value', 'size', 'expansion']

/** A row without its empty columns; outlines as paths. */
function place(row) {
  const made = { id: row.id }
  for (const name of NUMBERS) if (row[name] && Number(row[name]) !== 0) made[name] = Number(row[name])
  for (const name of ['label', 'colour', 'parent', 'symbol']) if (row[name]) made[name] = row[name]
  if (SHAPED.has(row.shape) || (row.shape === 'rect' && Number(row.angle))) made.d = path(outline(row))
  return made
}

/** Houses: their outlines by colour, and the ridges of all roofs in one path. */
function blocks(rows) {
  const outlines = {}
  let ridges = ''
  for (const row of rows) {
    const points = outline(row)
    outlines[row.colour] = (outlines[row.colour] ?? '') + path(points)
    const [a, b, c, d] = points
    const share = Number(row.h) / 2 / Number(row.w)
    const between = (t) => [0, 1].map((k) => round(((a[k] + d[k]) / 2) * (1 - t) + ((b[k] + c[k]) / 2) * t))
    const [u, v] = [between(share), between(1 - share)]
    const line = (...points) => 'M' + points.map((point) => point.map(round).join(' ')).join('L')
    ridges += line(a, u, d) + line(u, v) + line(b, v, c)
  }
  return { outlines, ridges }
}

function town() {
  const rows = drawing('main_board')
  const byKind = {}
  for (const row of rows) (byKind[row.kind] ??= []).push(row)
  const { block, tree, pane, score_field: score, area, ...rest } = byKind
  const kinds = Object.fromEntries(Object.entries(rest).map(([kind, found]) => [kind, found.map(place)]))
  return {
    kinds,
    panels: area.filter((row) => row.colour).map(place),
    score: score.map((row) => [Number(row.x), Number(row.y), Number(row.w), Number(row.h)]),
    trees: tree.map((row) => [Number(row.x), Number(row.y), Number(row.w) / 2]),
    panes: pane.map((row) => path(outline(row))).join(''),
    ...blocks(block),
  }
}

/** The wall of a player: each segment with its outline and what is printed on it. */
function wall() {
  const rows = drawing('wall')
  const at = new Map(rows.map((row) => [row.id, row]))
  const spot = (id) => (at.has(id) ? [Number(at.get(id).x), Number(at.get(id).y), Number(at.get(id).w)] : null)
  const segments = printed('wall').map((row) => {
    const id = `wall_${row.half}_${row.place}`
    const drawn = at.get(id)
    if (!drawn) throw new Error(`no drawing for the wall segment ${row.segment}`)
    return {
      half: row.half,
      place: Number(row.place),
      colour: row.colour,
      cost: Number(row.cost),
      points: Number(row.points),
      statue: at.has(`${id}_statue`),
      x: Number(drawn.x),
      y: Number(drawn.y),
      d: path(outline(drawn)),
      spots: { cost: spot(`${id}_cost`), sign: spot(`${id}_sign`), extra: spot(`${id}_third`) ?? spot(`${id}_statue`) },
    }
  })
  return { segments, tower: path(outline(at.get('wall_tower'))), place: place(at.get('tower_place')) }
}

/** By number, from 1. */
const cards = printed('cards').map((row) => [row.name, row.category, row.colour, Number(row.cost), Number(row.points)])
const symbols = Object.fromEntries(drawing('symbols').map((row) => [row.id, row.path.replaceAll(',', ' ')]))
const misfortunes = Object.fromEntries(printed('misfortunes').map((row) => [row.colour, row.misfortune]))
const hall = printed('town_hall').map((row) => Number(row.points))
const windows = printed('windows').map((row) => row.colour)
const numbers = Object.fromEntries(printed('numbers').map((row) => [row.number, Number(row.value)]))
const mayors = printed('mayors').map((row) => ({ name: row.name, tile: Number(row.tile), marks: Number(row.marks), workers: Number(row.workers) }))
const tiles = Object.fromEntries(printed('black_tiles').map((row) => [row.tile, [row.colour, row.second, row.gift]]))
const stock = printed('stock_tiles').map((row) => ({ id: row.side_id, side: row.side, action: row.action, what: row.what, steps: [row.step1, row.step2, row.step3] }))
const clergy = Object.fromEntries(
  printed('clergy_tiles').map((row) => [row.side_id, { on: row.on, what: row.what, value: Number(row.value), colours: row.colours ? row.colours.split('+') : [] }]),
)

const made = { town: town(), wall: wall(), symbols, cards, misfortunes, hall, windows, numbers, mayors, tiles, stock, clergy }
const text = JSON.stringify(made) + '\n'
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) throw new Error('map.json is out of date: npm run map')
} else {
  writeFileSync(target, text)
}
