/** Printed values of somebody's box, put where the boards are drawn from. */
import type { Printed } from '../../lib/printed'
import { ALL_CARDS, CLERGY, HALL, MAYORS, MISFORTUNES, NUMBERS, SEGMENTS, STOCK, TILES, WINDOWS, type Dye } from './model'

/** Whether the boards can be drawn with them: the wall has its ten segments where they are. */
export function print(printed: Printed): boolean {
  const rows = (table: string) => Object.values(printed[table] ?? {})
  const named = (table: string, of: (row: Record<string, never>) => readonly unknown[]) => Object.fromEntries(rows(table).map((row) => of(row as Record<string, never>) as [string, unknown]))
  const put = (into: readonly object[], table: string, values: (row: Record<string, never>) => object) =>
    rows(table).forEach((row, k) => into[k] && Object.assign(into[k], values(row as Record<string, never>)))
  if (rows('wall').some(({ half, place }, k) => SEGMENTS[k]?.half !== half || SEGMENTS[k]?.place !== place)) return false

  put(ALL_CARDS, 'cards', ({ name, category, colour, cost, points }) => ({ name, category, colour, cost, points }))
  put(SEGMENTS, 'wall', ({ colour, cost, points }) => ({ colour, cost, points }))
  put(MAYORS, 'mayors', ({ name, tile, marks, workers }) => ({ name, tile, marks, workers }))
  put(STOCK, 'stock_tiles', ({ side, action, what, step1, step2, step3 }) => ({ side, action, what, steps: [step1, step2, step3] }))
  HALL.splice(0, HALL.length, ...rows('town_hall').map(({ points }) => Number(points)))
  WINDOWS.splice(0, WINDOWS.length, ...rows('windows').map(({ colour }) => colour as Dye))
  Object.assign(NUMBERS, named('numbers', ({ number, value }) => [number, value]))
  Object.assign(MISFORTUNES, named('misfortunes', ({ colour, misfortune }) => [colour, misfortune]))
  Object.assign(TILES, named('black_tiles', ({ tile, colour, second, gift }) => [tile, [colour, second, gift]]))
  Object.assign(CLERGY, named('clergy_tiles', ({ side_id, on, what, value, colours }) => [side_id, { on, what, value, colours: String(colours).split('+').filter(Boolean) }]))
  return true
}
