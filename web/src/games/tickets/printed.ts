/** Printed values of somebody's box, put where the board is drawn from. */
import type { Printed } from '../../lib/printed'
import { BONUS_POINTS, CONTRACTS, location, ROUTE_POINTS, routeByName, ROUTES, type Route } from './model'

/** Whether the board can be drawn with them: routes lead where they lead, and are as long as they are. */
export function print(printed: Printed): boolean {
  const rows = (table: string) => Object.values(printed[table] ?? {})
  const ends = (a: unknown, b: unknown) => [String(a), String(b)].sort().join('-')
  const points = new Map(rows('route_points').map((row) => [Number(row['length']), Number(row['points'])]))
  if (rows('routes').some(({ a, b, length }, k) => ends(a, b) !== ends(ROUTES[k]?.a, ROUTES[k]?.b) || length !== ROUTES[k]?.length)) return false

  routeByName.clear()
  rows('routes').forEach(({ a, b, colour, cart_symbol: cart, double: twin }, k) => {
    const route = ROUTES[k]!
    Object.assign(route, { name: `${ends(a, b)}/${colour}`, colour: colour as Route['colour'], cart, twin, points: points.get(route.length) ?? 0 })
    routeByName.set(route.name, route)
  })
  rows('contracts').forEach((row, k) => {
    const [a, b] = [String(row['a']), String(row['b'])].sort()
    if (CONTRACTS[k]) Object.assign(CONTRACTS[k], { a, b, points: row['points'] })
  })
  for (const row of rows('locations')) Object.assign(location.get(String(row['location'])) ?? {}, { name: row['name'] })
  ROUTE_POINTS.splice(0, ROUTE_POINTS.length, ...points.values())
  for (const seats of Object.keys(BONUS_POINTS)) BONUS_POINTS[seats] = rows('bonus_points').flatMap((row) => (String(row['seats']) === seats ? [Number(row['points'])] : []))
  return true
}
