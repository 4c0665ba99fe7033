/**
 * Joins the printed tables of Amsterdam (with the places of our drawing) into
 * src/games/amsterdam/map.json, in the order in which views number things.
 *
 *   node scripts/amsterdam-map.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readCsv } from './csv.mjs'

const here = new URL('..', import.meta.url)
const printed = (name) => readCsv(new URL(`../src/koopstad/games/amsterdam/data/${name}.csv`, here))
const target = new URL('src/games/amsterdam/map.json', here)

const point = (text) => text.split(',').map(Number)
const points = (text) => text.split(' ').map(point)

const colour = Object.fromEntries(printed('districts').map((row) => [row.district, row.colour]))
const blocks = printed('blocks').map((row) => ({
  name: row.block,
  district: row.district,
  colour: colour[row.district],
  price: Number(row.price),
  x: Number(row.x),
  y: Number(row.y),
  polygon: points(row.polygon),
}))
const bridges = printed('bridges').map((row) => ({
  amstel: Number(row.amstel_bridge),
  line: [Number(row.x1), Number(row.y1), Number(row.x2), Number(row.y2)],
}))

const roofs = {}
for (const row of printed('warehouses')) (roofs[row.good] ??= []).push(Number(row.value))
const depots = new Map(printed('depots').map((row) => [row.depot, Number(row.value)]))
const places = printed('harbour').map((row) => ({
  name: row.place,
  kind: row.type,
  crane: row.crane === 'yes',
  x: Number(row.x),
  y: Number(row.y),
  house: [Number(row.house_x), Number(row.house_y)],
  values: row.type === 'warehouse' ? roofs[row.good].sort((a, b) => b - a) : row.type === 'depot' ? [depots.get(row.place)] : [],
}))
const waterways = printed('waterways').map((row) => [row.a, row.b])

const amstel = printed('amstel').map((row) => ({ x: Number(row.x), y: Number(row.y), angle: Number(row.angle), points: Number(row.points) }))
const amstelBridges = printed('amstel_bridges').map((row) => ({
  name: row.name,
  after: Number(row.after),
  points: Number(row.points),
  x: Number(row.x),
  y: Number(row.y),
  angle: Number(row.angle),
  label: [Number(row.label_x), Number(row.label_y)],
}))

const timing = new Map(printed('card_timings').map((row) => [row.card, row.timing]))
const cost = new Map(printed('card_costs').map(({ card, basis, why, ...cubes }) => [card, Object.values(cubes).map(Number)]))
const cards = printed('card_types').map((row) => ({
  kind: row.kind,
  type: row.type,
  timing: timing.get(row.card),
  cost: cost.get(row.card),
}))
const tiles = printed('market_tiles').map((row) => row.tile)
const tasks = printed('tasks').map((row) => ({ points: [row.points_2, row.points_3, row.points_4] }))

const places3x3 = printed('black_market').map((row) => ({ good: row.good, x: Number(row.x), y: Number(row.y) }))
const house = printed('docker_house').map((row) => ({ value: Number(row.value), y: Number(row.y), many: Number(row.capacity) > 1 }))
const rounds = printed('rounds').map((row) => ({ quick: Number(row.quick_delivery), highest: Number(row.highest_die) }))
const districtPoints = {}
for (const row of printed('district_points')) (districtPoints[row.players] ??= []).push(Number(row.points))
const penalties = printed('penalties').map((row) => Number(row.points))
const numbers = Object.fromEntries(printed('numbers').map((row) => [row.number, Number(row.value)]))

const map = { blocks, bridges, places, waterways, amstel, amstelBridges, blackMarket: places3x3, dockerHouse: house, cards, tiles, tasks, rounds, districtPoints, penalties, numbers }
const text = JSON.stringify(map) + '\n'
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) throw new Error('map.json is out of date: npm run map')
} else {
  writeFileSync(target, text)
}
