/** Printed values of somebody's box, put where the board is drawn from. */
import type { Printed } from '../../lib/printed'
import { AMSTEL, AMSTEL_BRIDGES, BLACK_MARKET, block, BLOCKS, BRIDGES, card, DISTRICT_POINTS, districtColour, DOCKER_HOUSE, NUMBERS, PENALTIES, PLACES, ROUNDS, TASKS, WATERWAYS } from './model'

/** The board can be drawn with whatever is printed: what is where is ours. */
export function print(printed: Printed): boolean {
  const rows = (table: string) => Object.values(printed[table] ?? {})
  const put = <T extends object>(into: readonly T[], table: string, values: (row: Record<string, never>) => object) =>
    rows(table).forEach((row, k) => into[k] && Object.assign(into[k], values(row as Record<string, never>)))

  WATERWAYS.splice(0, WATERWAYS.length, ...rows('waterways').map<[string, string]>(({ a, b }) => [String(a), String(b)]))
  const colours = new Map(rows('districts').map(({ district, colour }) => [district, colour]))
  put(BLOCKS, 'blocks', ({ district, price }) => ({ district, price, colour: colours.get(district) }))
  for (const entry of block.values()) Object.assign(entry, BLOCKS[entry.number])
  for (const { district, colour } of BLOCKS) districtColour.set(district, colour)
  put(BRIDGES, 'bridges', ({ amstel_bridge: amstel }) => ({ amstel }))

  const roofs = (good: unknown) =>
    rows('warehouses')
      .filter((row) => row['good'] === good)
      .map((row) => Number(row['value']))
      .sort((a, b) => b - a)
  const depot = (place: unknown) => rows('depots').flatMap((row) => (row['depot'] === place ? [Number(row['value'])] : []))
  put(PLACES, 'harbour', ({ type: kind, crane, good, place }) => ({ kind, crane, values: kind === 'warehouse' ? roofs(good) : kind === 'depot' ? depot(place) : [] }))
  put(AMSTEL, 'amstel', ({ points }) => ({ points }))
  put(AMSTEL_BRIDGES, 'amstel_bridges', ({ name, after, points }) => ({ name, after, points }))
  put(BLACK_MARKET, 'black_market', ({ good }) => ({ good }))
  put(DOCKER_HOUSE, 'docker_house', ({ value, capacity }) => ({ value, many: Number(capacity) > 1 }))

  const CARDS = rows('card_types').map((_, k) => card(k + 1))
  put(CARDS, 'card_types', ({ kind, type }) => ({ kind, type }))
  put(CARDS, 'card_timings', ({ timing }) => ({ timing }))
  put(CARDS, 'card_costs', ({ brown, grey, purple, orange, pink, black }) => ({ cost: [brown, grey, purple, orange, pink, black] }))
  put(TASKS, 'tasks', ({ points_2, points_3, points_4 }) => ({ points: [points_2, points_3, points_4] }))
  put(ROUNDS, 'rounds', ({ quick_delivery: quick, highest_die: highest }) => ({ quick, highest }))
  PENALTIES.splice(0, PENALTIES.length, ...rows('penalties').map(({ points }) => Number(points)))
  for (const players of Object.keys(DISTRICT_POINTS)) DISTRICT_POINTS[players] = rows('district_points').flatMap((row) => (String(row['players']) === players ? [Number(row['points'])] : []))
  Object.assign(NUMBERS, Object.fromEntries(rows('numbers').map(({ number, value }) => [number, value])))
  return true
}
