import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkLesson } from '../../lib/lessons'
import { positions, tips } from './lesson'
import { ALL_CARDS, at, COLOURS, nextSegment, SEGMENTS, SYMBOLS } from './model'
import { named, nextField, townBox, wish } from './spots'
import { symbolOf, textOf, timing } from './words'

/** The pupil's first turn of the lesson: a full hand, two sites, one building. */
const turn = positions[4]!.update.view

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

describe('things of the table', () => {
  it('know the colour that card 224 names', () => {
    expect(named({ ...turn, asks: [0, 3] })).toBe('pink')
    expect(named({ ...turn, step: 'granted action', asks: [4] })).toBe('brown')
    expect(named(turn)).toBeNull()
  })

  it('are asked about by the action one probably meant', () => {
    // The hand: 213 purple, 121 orange, 146 grey, 074 pink, 026 brown.
    expect(wish(turn, 'pile:pink', null)).toBe('draw pink')
    expect(wish(turn, 'half:left', 'card:074')).toBe('wall 4 left')
    expect(wish(turn, 'site:2', 'card:121')).toBe('build 2 on 2')
    expect(wish(turn, 'card:017', null)).toBe('activate 017')
    expect(wish(turn, 'seat:1', null)).toBe('trade 2')
  })

  it('glow where they lie', () => {
    const here = townBox(nextField(turn), turn)!
    expect(here.x).toBeLessThan(at('square_2').x)
    expect(here.x + here.w).toBeGreaterThan(at('square_2').x)
    expect(townBox('misfortune:pink', turn)).toBeNull()
  })
})

describe('reading a view', () => {
  it('knows the next segment of a half', () => {
    const player = turn.players[0]!
    expect(nextSegment(player, 'left')?.colour).toBe('pink')
    expect(nextSegment({ ...player, wall: [5, 1] }, 'left')).toBeUndefined()
    expect(nextSegment({ ...player, wall: [5, 1] }, 'right')?.colour).toBe('purple')
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

describe('the lesson', () => checkLesson(positions, tips))
