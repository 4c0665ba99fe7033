import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../lib/model'
import { positions, tips } from './lesson'
import { ALL_CARDS, at, cell, COLOURS, nextSegment, SEGMENTS, sheet, SYMBOLS, type View } from './model'
import { acting, aimOf, named, sortActions, townBox, windowBeside, wished } from './spots'
import { symbolOf, textOf, timing } from './words'

/** The pupil's first turn of the lesson: a full hand, two sites, one building. */
const turn = positions[4]!.update.view
const actions = (...notations: string[]): Action[] => notations.map((notation, number) => ({ number, notation }))

describe('the map', () => {
  it('is up to date with the tables it is made of', () => {
    const web = fileURLToPath(new URL('../../..', import.meta.url))
    execFileSync(process.execPath, ['scripts/hamburg-map.mjs', '--check'], { cwd: web })
  })

  it('has a place for every field, figure, window and pile', () => {
    for (let field = 0; field <= 9; field++) for (const colour of ['red', 'blue', 'yellow', 'green', 'white']) expect(at(`square_${field}_${colour}`), `${field}`).toBeDefined()
    for (let place = 1; place <= 6; place++) expect(at(`window_${place}_tile`)).toBeDefined()
    for (const colour of COLOURS) for (const kind of ['pile', 'warehouse', 'die', 'quay', 'road']) expect(at(`${kind}_${colour}`)).toBeDefined()
  })

  it('draws every card: 280 of them, each with a sign of its category', () => {
    expect(ALL_CARDS).toHaveLength(280)
    for (const card of ALL_CARDS) {
      expect(SYMBOLS[card.category], card.category).toBeDefined()
      expect(card.icons.length > 0, card.name).toBe(card.symbol !== 'none')
    }
  })

  it('has ten wall segments, with a statue at both ends', () => {
    expect(SEGMENTS).toHaveLength(10)
    expect(SEGMENTS.filter((segment) => segment.statue).map((segment) => segment.place)).toEqual([5, 5])
  })
})

describe('things that actions concern', () => {
  it('are found by the colour of the card that is played', () => {
    // The hand: 146 grey, 121 orange, 074 pink, 026 brown, 213 purple.
    expect(aimOf('workers 1', turn)).toEqual({ spot: 'stock:grey', hand: 1 })
    expect(aimOf('lower 3', turn)).toEqual({ spot: 'row:pink', hand: 3 })
    expect(aimOf('lower pink', turn)).toEqual({ spot: 'row:pink' })
    expect(aimOf('wall 3 left', turn)).toEqual({ spot: 'wall:left', hand: 3 })
    expect(aimOf('build 2 on 1', turn)).toEqual({ spot: 'site:1', hand: 2 })
    expect(aimOf('build 2', turn)).toEqual({ spot: 'garden', hand: 2 })
    expect(acting(turn, 5)).toBe('purple')
  })

  it('follow the colour that card 224 names', () => {
    const recoloured: View = { ...turn, asks: [0, 3] }
    expect(named(recoloured)).toBe('pink')
    expect(aimOf('workers 1', recoloured).spot).toBe('stock:pink')
    expect(named({ ...turn, step: 'granted action', asks: [4] })).toBe('brown')
    expect(named(turn)).toBeNull()
  })

  it('are known for every family of actions', () => {
    const spots: Record<string, string> = {
      'draw pink': 'pile:pink', 'recolour brown': 'recolour:brown', 'worker pink': 'stock:pink', 'buy pink': 'stock:pink', 'give pink': 'house:pink',
      'raise pink': 'row:pink', 'suffer pink': 'row:pink', 'activate 017': 'card:17', 'again 017': 'card:17', 'pick 017': 'offer:17',
      'lose 017': 'card:17', 'lose site 2': 'site:2', 'lose left': 'wall:left', 'wall right': 'wall:right', 'on 2': 'site:2', 'card 3': 'hand:3',
      'discard 3': 'hand:3', 'turn back zoo': 'token:zoo', 'statue jette': 'statue:jette', 'ship black': 'ship:black', 'clergyman left': 'window:left',
      'trade 2': 'seat:1', 'mayor 4': 'mayor:4', prevent: 'prevent', advance: 'hall', done: 'done',
    }
    for (const [notation, spot] of Object.entries(spots)) expect(aimOf(notation, turn), notation).toEqual({ spot })
  })

  it('are sorted into one touch, and two with a hand card', () => {
    const sorted = sortActions(actions('money 1', 'workers 1', 'money 2', 'activate 098', 'done'), turn)
    expect([...sorted.direct.keys()]).toEqual(['card:98', 'done'])
    expect([...sorted.hand.keys()]).toEqual([1, 2])
    expect(sorted.hand.get(1)?.get('money')?.notation).toBe('money 1')
    expect(sorted.hand.get(1)?.get('stock:grey')?.notation).toBe('workers 1')
  })

  it('are asked about by the action one probably meant', () => {
    expect(wished('pile:pink', turn, null)).toBe('draw pink')
    expect(wished('wall:left', turn, 3)).toBe('wall 3 left')
    expect(wished('card:17', turn, null)).toBe('activate 017')
    expect(wished('seat:1', turn, null)).toBe('trade 2')
  })

  it('glow where they lie', () => {
    const here = townBox('hall', turn)!
    expect(here.x).toBeLessThan(at('square_2').x)
    expect(here.x + here.w).toBeGreaterThan(at('square_2').x)
    expect(townBox('row:pink', turn)).toBeNull()
    // The black 3 sent the clergyman to the third window.
    expect([windowBeside(turn, 'left'), windowBeside(turn, 'right')]).toEqual([1, 3])
  })
})

describe('reading a view', () => {
  it('knows the next segment of a half', () => {
    const player = turn.players[0]!
    expect(nextSegment(player, 'left')?.colour).toBe('pink')
    expect(nextSegment({ ...player, wall: [5, 1] }, 'left')).toBeUndefined()
    expect(nextSegment({ ...player, wall: [5, 1] }, 'right')?.colour).toBe('purple')
  })

  it('adds up the score sheet: what was gained on the way is the rest (HAM-11)', () => {
    const players = turn.players.map((player, seat) => ({ ...player, points: [40, 31][seat]! }))
    const sheets = [
      { cards: 8, laurels: 4, tokens: 8, segments: 3, statues: 0, clergy: 2, hall: 5 },
      { cards: 9, laurels: 0, tokens: 4, segments: 0, statues: 9, clergy: 1, hall: 1 },
    ]
    expect(sheet({ ...turn, players, sheets })['game']).toEqual([10, 7])
  })

  it('runs on after a lap of the score track', () => {
    expect([cell(7), cell(100), cell(123), cell(-2)]).toEqual([7, 0, 23, 98])
  })
})

describe('cards under the options of a table', () => {
  it('work when it was agreed', () => {
    expect(timing(6)).toBe('IV')
    expect(timing(6, { gifts: 'once' })).toBe('lightning')
    expect(symbolOf(189, { card_189: 'III' })).toBe('III')
    expect(timing(36)).toBe('infinity')
    expect(timing(241)).toBeNull()
  })

  it('say what is printed, or what was meant', () => {
    expect(textOf(19)).toBe('card-019')
    expect(textOf(19, { misprints: 'printed' })).toBe('card-019-printed')
    expect(textOf(20, { misprints: 'printed' })).toBe('card-020')
  })
})

describe('the lesson', () => {
  it('says something at every decision of the pupil, in order', () => {
    const decisions = positions.flatMap(({ update }) => (update.actions.length ? [update.line] : []))
    expect(tips.filter((tip) => tip.plays).map((tip) => tip.at)).toEqual(decisions)
    expect(tips.map((tip) => tip.at)).toEqual(tips.map((tip) => tip.at).sort((a, b) => a - b))
    expect(tips.at(-1)?.at).toBe(positions.length - 1)
    expect(tips.length).toBeGreaterThanOrEqual(10)
  })
})
