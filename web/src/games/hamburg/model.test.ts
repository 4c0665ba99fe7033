import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkLesson } from '../../lib/lessons'
import { positions, tips } from './lesson'
import { ALL_CARDS, at, COLOURS, SEGMENTS, SYMBOLS } from './model'
import { named, nextField, townBox, wish } from './spots'
import { effect } from './icons'

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
    for (const card of ALL_CARDS) expect(SYMBOLS[card.category], card.category).toBeDefined()
  })

  it('has ten wall segments, with a statue at both ends', () => {
    expect(SEGMENTS).toHaveLength(10)
    expect(SEGMENTS.filter((segment) => segment.statue).map((segment) => segment.place)).toEqual([5, 5])
  })
})

describe('things of the table', () => {
  it('know the colour that card 224 names', () => {
    expect(named({ ...turn, asked: { acted: 0, named: 3 } })).toBe('pink')
    expect(named({ ...turn, step: 'granted action', asked: { named: 4 } })).toBe('brown')
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

describe('what a card does', () => {
  const shown = (...icons: Parameters<typeof effect>[0]) => effect(icons).map(({ kind, sign, text, colour }) => [sign ?? kind, colour, text].filter(Boolean).join(' '))

  it('has an arrow between what it needs and what it brings', () => {
    expect(shown(['pay', 'grey', 1], ['gain', 'marks', 2], ['per', 'building', 'citizens'])).toEqual(['worker grey', 'word →', 'coin 2', 'word /', 'citizens'])
    expect(shown(['gain', 'any', 2], ['gain', 'points', 3])).toEqual(['worker', 'worker', 'laurel 3'])
    expect(shown(['on', 'money', 'pink'], ['gain', 'marks', 3])).toEqual(['coin', 'die pink', 'word →', 'coin 3'])
  })

  it('counts the faces of dice', () => {
    expect(shown(['if', 'die', 'grey', 5, 6], ['gain', 'grey', 1])).toEqual(['die grey 5·6', 'word →', 'worker grey'])
    expect(shown(['if', 'dice', 1, 2, 0, 0], ['advance'])).toEqual(['die 1·2', 'word ✕', 'word →', 'town_hall'])
    expect(shown(['if', 'dice', 'sum', 1, 23], ['gain', 'marks', 5])).toEqual(['die ≤23', 'word →', 'coin 5'])
    expect(shown(['if', 'dice', 'sum', 19, 99], ['gain', 'points', 2])).toEqual(['die ≥19', 'word →', 'laurel 2'])
    expect(shown(['if', 'dice', 6, 1, 99], ['gain', 'marks', 1], ['per', 'dice', 6])).toEqual(['die 6', 'word →', 'coin 1', 'word /', 'die 6'])
  })
})

describe('the lesson', () => checkLesson(positions, tips))
