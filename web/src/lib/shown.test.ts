/** Moves of others are shown one by one, but never long after they were made. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listener, TableLine } from './line'
import type { BaseView, Told, Update } from './model'

/** A table whose moves come when the test says so. */
class Table {
  tell!: Listener<BaseView>['update']
  listen(listener: Listener<BaseView>): void {
    this.tell = listener.update
  }
  /** The other seat, or one's own, made the nth move. */
  moves(number: number, seat = 1, events: Told[] = []): void {
    const entry = { number, kind: 'move', seat, text: 'draw', at: 0, events, id: '' }
    const view = { game: 'tickets', you: 0, to_move: 1, step: 'turn', players: [] }
    this.tell({ you: 0, number, line: number, moves: number, log: number ? [entry] : [], seats: [], view } as unknown as Update)
  }
}

async function watched() {
  const { Shown } = await import('./shown.svelte')
  class Page extends Shown {
    constructor(line: TableLine<BaseView>) {
      super(line)
      this.listen()
    }
  }
  const table = new Table()
  return { table, page: new Page(table as unknown as TableLine<BaseView>) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} }, addEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows a few moves one after the other', async () => {
  const { table, page } = await watched()
  for (const number of [0, 1, 2, 3]) table.moves(number)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.live?.number).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.live?.number).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.live?.number).toBe(3)
})

it('falls behind a quick table by a dozen moves at most', async () => {
  const { table, page } = await watched()
  for (let number = 0; number <= 80; number++) table.moves(number)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.live?.number).toBeGreaterThanOrEqual(80 - 13)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(page.live?.number).toBe(80)
})

it('tells what somebody did, also when a round ends by it', async () => {
  const { table, page } = await watched()
  const round = { key: 'round', args: {} }
  table.moves(0)
  table.moves(1, 1, [{ key: 'sail', args: { seat: 1 } }, round])
  await vi.advanceTimersByTimeAsync(0)
  expect(page.news).toMatchObject({ seat: 1, told: [{ key: 'sail' }] })
  table.moves(2, 0, [{ key: 'sail', args: { seat: 0 } }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(page.news).toBeNull()
  table.moves(3, 0, [{ key: 'pass', args: { seat: 0 } }, round])
  await vi.advanceTimersByTimeAsync(2000)
  expect(page.news).toMatchObject({ seat: null, told: [{ key: 'round' }] })
})
