import { expect, it } from 'vitest'
import { sorted } from './lists'
import type { TableSummary } from './model'

const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  id, game: 'tickets', players: ['Ann', 'Bob'], empty: 0, moves: 1, to_move: 0, waiting: 'person', at: 1, seat: 0, role: 'seat', scores: [], ranking: [], ...more,
})

it('sorts tables by what they want of one, each once, the newest first', () => {
  const lists = sorted([
    table('old', { at: 1 }),
    table('new', { at: 9 }),
    table('both', { seat: null, role: 'host' }),
    table('both', { seat: 1 }),
    table('both', { seat: 0 }),
    table('theirs', { to_move: 1 }),
    table('empty', { empty: 1, waiting: 'empty' }),
    table('seen', { seat: null, role: 'watch' }),
    table('done', { waiting: 'over', to_move: null }),
  ])
  const ids = (list: TableSummary[]) => list.map(({ id }) => id)
  expect(ids(lists.turn)).toEqual(['new', 'old', 'both'])
  expect(ids(lists.waiting).sort()).toEqual(['empty', 'seen', 'theirs'])
  expect(ids(lists.over)).toEqual(['done'])
  expect(lists.turn[2]!.seat).toBe(0)
})
