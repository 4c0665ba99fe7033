import { describe, expect, it } from 'vitest'
import { fold, net, offered, type Happened } from './model'
import { rolling, wayTo } from './motion'

let number = 0
const entry = (kind: Happened['kind'], text = ''): Happened => ({ number: ++number, kind, seat: 0, text, at: 0, events: [], id: '' })

describe('what can be played', () => {
  it('is read off a brief update, by number, each with its whole notation and what it touches', () => {
    const tree = { draw: 7, load: { '': 3, cheese: 4 }, build: { 12: { on: { 2: 6, 1: 5 } } } }
    const found = offered(tree, { 'good:cheese': [3, 4], 'site:1': [5], 'site:2': [6] })
    expect(found.map(({ number, notation, touches }) => [number, notation, ...touches])).toEqual([
      [3, 'load', 'good:cheese'],
      [4, 'load cheese', 'good:cheese'],
      [5, 'build 12 on 1', 'site:1'],
      [6, 'build 12 on 2', 'site:2'],
      [7, 'draw'],
    ])
    expect(offered({}, {})).toEqual([])
  })
})

describe('the log', () => {
  it('numbers moves by the line they made', () => {
    const lines = fold([entry('move', 'draw'), entry('say', 'hello'), entry('move', 'draw')], 4)
    expect(lines.map((line) => line.line)).toEqual([5, null, 6])
  })

  it('forgets what was taken back and tells who took it back', () => {
    const entries = [entry('move', 'keep 1'), entry('move', 'draw'), entry('undo'), entry('move', 'take pink')]
    const lines = fold(entries, 0)
    expect(lines.map((line) => [line.entry.kind, line.entry.text, line.line])).toEqual([
      ['move', 'keep 1', 1],
      ['undo', '', null],
      ['move', 'take pink', 2],
    ])
    expect(net(entries)).toBe(2)
  })
})

describe('rolling', () => {
  const line = [[0, 0], [100, 0], [100, 100]] as const

  it('goes along the line up to the goal', () => {
    expect(wayTo(line, [100, 40])).toEqual([[0, 0], [100, 0], [100, 40]])
  })

  it('never turns a cart upside down and ends as it stands', () => {
    const frames = rolling([[100, 0], [50, 0], [0, 0]], 4)
    expect(frames.map((frame) => frame['transform'])).toEqual([
      'translate(100px, 0px) rotate(0deg)',
      'translate(50px, 0px) rotate(0deg)',
      'translate(0px, 0px) rotate(4deg)',
    ])
    expect(frames.at(-1)?.offset).toBe(1)
  })
})
