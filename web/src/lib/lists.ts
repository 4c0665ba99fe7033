/** Tables in the order in which one wants to see them. */
import type { TableSummary } from './model'

export interface Sorted {
  turn: TableSummary[]
  waiting: TableSummary[]
  over: TableSummary[]
}

/** Each table once: as the seat that is to move, else as any seat, else as host or spectator. Newest first. */
export function sorted(tables: readonly TableSummary[]): Sorted {
  const rank = (table: TableSummary) => (table.seat === null || table.seat === undefined ? 2 : table.seat === table.to_move ? 0 : 1)
  const best = new Map<string, TableSummary>()
  for (const table of tables) {
    const known = best.get(table.id)
    if (!known || rank(table) < rank(known)) best.set(table.id, table)
  }
  const lists: Sorted = { turn: [], waiting: [], over: [] }
  for (const table of [...best.values()].sort((one, other) => other.at - one.at)) {
    const list = table.waiting === 'over' ? lists.over : rank(table) === 0 && !table.empty ? lists.turn : lists.waiting
    list.push(table)
  }
  return lists
}
