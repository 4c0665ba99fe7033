import { describe, expect, it } from 'vitest'
import { deedsOf, type Amounts } from './deeds'
import type { Happened, LogLine, Told } from './model'

const AMOUNTS: Amounts = ({ key, args }) => (key === 'pay' ? { cubes: -Number(args['cubes']) } : key === 'points' ? { points: Number(args['points']) } : null)
const told = (key: string, args: Told['args'] = { seat: 1 }): Told => ({ key, args })
const move = (line: number, seat: number, ...events: Told[]): LogLine => ({ entry: { number: line, kind: 'move', seat, text: `move ${line}`, at: 0, events, id: '' }, line })
const plain = (number: number, kind: Happened['kind']): LogLine => ({ entry: { number, kind, seat: 1, text: '', at: 0, events: [], id: '' }, line: null })
const deeds = (...lines: LogLine[]) => deedsOf(lines, AMOUNTS)
const keys = (...lines: LogLine[]) => deeds(...lines).map((deed) => deed.told.map(({ key }) => key).join(' '))

describe('deeds', () => {
  it('put what a move cost and brought beside it', () => {
    const [deed] = deeds(move(1, 1, told('pay', { seat: 1, cubes: 2 }), told('deliver'), told('points', { seat: 1, points: 6 }), told('points', { seat: 1, points: 4 })))
    expect(deed).toMatchObject({ told: [{ key: 'deliver' }], amounts: [['cubes', -2], ['points', 10]] })
  })

  it('count a payment to what is paid for, and a silent step to what comes of it', () => {
    expect(keys(move(1, 1, told('activate')), move(2, 1, told('pay', { seat: 1, cubes: 1 })))).toEqual(['activate'])
    expect(keys(move(1, 1), move(2, 1), move(3, 1, told('sail')))).toEqual(['sail'])
    expect(deeds(move(1, 1), move(2, 1, told('sail')))[0]?.lines).toEqual([1, 2])
  })

  it('keep apart what several did, and what each did of his own', () => {
    expect(keys(move(1, 1, told('sail')), move(2, 1, told('load')))).toEqual(['sail', 'load'])
    expect(keys(move(1, 1), move(2, 0, told('sail', { seat: 0 })))).toEqual(['', 'sail'])
    expect(deeds(move(1, 0, told('rob', { seat: 0 }), told('pay', { seat: 1, cubes: 3 })))[0]?.told).toHaveLength(2)
  })

  it('tell a roll and all it brings as one, after the move that led to it', () => {
    const found = deeds(move(1, 1, told('draw'), told('roll', {}), told('raise'), told('raise', { seat: 0 })))
    expect(found.map(({ seat, told: all }) => [seat, all.length])).toEqual([[1, 1], [null, 3]])
  })

  it('say amounts in words that belong to nothing', () => {
    expect(keys(move(1, 1, told('points', { seat: 1, points: 1 })))).toEqual(['points'])
  })

  it('leave out how bots wait', () => {
    expect(deeds(plain(1, 'pace'), plain(2, 'go'), plain(3, 'say'), plain(4, 'undo'))).toHaveLength(1)
  })
})
