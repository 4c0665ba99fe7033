import { describe, expect, it } from 'vitest'
import type { TableSummary } from './model'
import { byGame, byOpponent, finished } from './results'

const table = (id: string, seat: number, scores: number[], ranking: number[], players = ['Ann', 'Bob', 'Greedy'], more: Partial<TableSummary> = {}): TableSummary => ({
  id, game: 'tickets', players, empty: 0, moves: 9, to_move: null, waiting: 'over', at: 1, seat, role: 'seat', scores, ranking, ...more,
})
const games = [
  table('a', 0, [40, 30, 20], [1, 2, 3]),
  table('b', 1, [50, 20, 35], [1, 3, 2], undefined, { at: 5 }),
  table('c', 0, [90, 90], [1, 1], ['Ann', 'Bob'], { game: 'hamburg', at: 3 }),
]

describe('results', () => {
  it('are counted for each game', () => {
    expect(byGame(games)).toEqual([
      { game: 'hamburg', played: 1, won: 1, average: 90, best: 90 },
      { game: 'tickets', played: 2, won: 1, average: 30, best: 40 },
    ])
  })
  it('tell whom one met and how often one ended before them', () => {
    expect(byOpponent(games, (name) => name)).toEqual([
      { name: 'Bob', played: 2, before: 1 },
      { name: 'Greedy', played: 2, before: 1 },
      { name: 'Ann', played: 1, before: 0 },
    ])
  })
  it('leave out what is not over, what one only watched or hosted, and what is there twice', () => {
    const more = [...games, table('a', 1, [40, 30, 20], [1, 2, 3]), { ...games[0]!, id: 'd', waiting: 'person' as const }, { ...games[0]!, id: 'e', role: 'watch', seat: null }]
    expect(finished(more).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })
})
