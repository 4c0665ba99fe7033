/** What became of one's games: counted from the tables one sat at. */
import type { TableSummary } from './model'

export interface OfGame {
  game: string
  played: number
  won: number
  average: number
  best: number
}

export interface Against {
  name: string
  played: number
  /** How often one ended before them. */
  before: number
}

/** Finished tables at which one sat, the last one first, each once. */
export function finished(tables: readonly TableSummary[]): TableSummary[] {
  const seen = new Set<string>()
  return tables
    .filter(({ id, waiting, role, seat, scores }) => waiting === 'over' && role === 'seat' && seat !== null && scores?.length && !seen.has(id) && seen.add(id))
    .sort((one, other) => other.at - one.at)
}

const mine = <T>(list: readonly T[] | undefined, { seat }: TableSummary): T => (list ?? [])[seat ?? 0] as T

export const placeOf = (table: TableSummary): number => mine(table.ranking, table)
export const pointsOf = (table: TableSummary): number => mine(table.scores, table)

export function byGame(tables: readonly TableSummary[]): OfGame[] {
  const games = [...new Set(tables.map(({ game }) => game))].sort()
  return games.map((game) => {
    const own = tables.filter((table) => table.game === game)
    const points = own.map(pointsOf)
    return {
      game,
      played: own.length,
      won: own.filter((table) => placeOf(table) === 1).length,
      average: points.reduce((sum, number) => sum + number, 0) / own.length,
      best: Math.max(...points),
    }
  })
}

/** The people and bots one met, whom one met most first. */
export function byOpponent(tables: readonly TableSummary[], named: (name: string, seat: number) => string): Against[] {
  const met = new Map<string, Against>()
  for (const table of tables) {
    for (const [seat, given] of table.players.entries()) {
      if (seat === table.seat) continue
      const name = named(given, seat)
      const known = met.get(name) ?? { name, played: 0, before: 0 }
      known.played++
      if (placeOf(table) < (table.ranking?.[seat] ?? 0)) known.before++
      met.set(name, known)
    }
  }
  return [...met.values()].sort((one, other) => other.played - one.played || one.name.localeCompare(other.name))
}
