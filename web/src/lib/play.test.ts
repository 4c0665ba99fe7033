/** A table on a slow line: what is touched, said and taken back while answers are on their way. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listener, TableLine } from './line'
import type { BaseView, Choice, Happened, Update } from './model'
import { Play } from './play.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.stubGlobal('document', { hidden: false })

const choice = (number: number, ...touches: string[]): Choice => ({ number, notation: `take ${number}`, key: '', args: {}, group: '', touches, preview: null })
const told = (number: number): Choice => ({ ...choice(number), key: 'action-take', preview: { changes: {}, due: {}, open: [] } })
const CHOICES = [choice(1, 'route'), choice(2, 'route'), choice(3, 'pile')]

const settled = () => new Promise<void>((done) => setTimeout(done))

/** A line whose answers come when the test says so. */
class SlowLine {
  listener!: Listener<BaseView>
  asked: string[] = []
  waiting: ((answer: unknown) => void)[] = []
  listen = (listener: Listener<BaseView>) => void (this.listener = listener)
  ask = (what: string) => {
    this.asked.push(what)
    return new Promise((done) => this.waiting.push(done))
  }
  play = (action: number, moves: number) => this.ask(`play ${action} after ${moves}`)
  undo = (moves: number) => this.ask(`undo after ${moves}`)
  previews = (actions: number[]) => this.ask(`preview ${actions.join(' ')}`)

  answer(answer: unknown = null): Promise<void> {
    this.waiting.shift()!(answer)
    return settled()
  }
  tell(moves: number, kind: Happened['kind'] = 'move'): Promise<void> {
    const log = [{ number: moves, kind, seat: 0, text: '', at: 0, events: [{ key: 'told', args: {} }], id: '' }]
    const view = { to_move: 0, step: 'turn', players: [] }
    this.listener.update({ moves, line: moves, number: moves, you: 0, to_move: 0, waiting: 'person', seats: [], undo: 2, log, actions: CHOICES, view } as unknown as Update<BaseView>)
    return settled()
  }
}

let line: SlowLine
let play: Play
beforeEach(async () => {
  line = new SlowLine()
  play = new Play(line as unknown as TableLine<BaseView>)
  await line.tell(1)
})

describe('words of choices', () => {
  it('stay while others talk, and are asked for anew after a move', async () => {
    void play.foresee(CHOICES)
    await line.answer([1, 2, 3].map(told))
    await line.tell(1, 'say')
    void play.foresee(CHOICES)
    expect(line.asked).toEqual(['preview 1 2 3'])
    expect(play.told(CHOICES).map(({ key }) => key)).toEqual(['action-take', 'action-take', 'action-take'])
    await line.tell(2)
    void play.foresee(CHOICES)
    expect(line.asked).toEqual(['preview 1 2 3', 'preview 1 2 3'])
  })
})

describe('a menu that waits for its words', () => {
  class Thing {}
  const event = { currentTarget: new Thing() } as unknown as Event
  beforeEach(() => vi.stubGlobal('Element', Thing))
  for (const name of ['PointerEvent', 'MouseEvent']) vi.stubGlobal(name, class {})

  it('opens when they come', async () => {
    play.touch.press('route', event)
    expect(play.touch.menu).toBeNull()
    await line.answer([told(1), told(2)])
    expect(play.touch.menu?.choices.map(({ number }) => number)).toEqual([1, 2])
  })

  it('does not open when one has done something else meanwhile', async () => {
    play.touch.press('route', event)
    play.touch.press('pile')
    await line.answer([told(1), told(2)])
    expect(line.asked.at(-1)).toBe('play 3 after 1')
    expect(play.touch.menu).toBeNull()
  })
})

describe('taking back', () => {
  it('is done as often as one asked for it, each after the other', async () => {
    void play.undo()
    void play.undo()
    expect(line.asked).toEqual(['undo after 1'])
    await line.tell(2)
    await line.answer()
    expect(line.asked).toEqual(['undo after 1', 'undo after 2'])
  })

  it('comes before what is touched after it', async () => {
    void play.undo()
    play.touch.press('pile')
    expect(line.asked).toEqual(['undo after 1'])
    await line.tell(2)
    await line.answer()
    expect(line.asked).toEqual(['undo after 1', 'play 3 after 2'])
  })
})
