import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { houses, rounded, scoreCell } from './geometry'
import { positions, tips } from './lesson'
import { BLOCKS, card, cards, code, costOf, dockerValue, PLACES, phaseOf, riverPoints, things, way, wishedOf, type View } from './model'
import { pointers } from './pointers'
import { deliveryPoints, preview } from './preview'
import { SIGNS } from './shapes'

const at = (line: number): View => positions.find(({ update }) => update.line === line)!.update.view

describe('the map', () => {
  it('is up to date with the tables it is made of', () => {
    const web = fileURLToPath(new URL('../../..', import.meta.url))
    execFileSync(process.execPath, ['scripts/amsterdam-map.mjs', '--check'], { cwd: web })
  })

  it('has every block, place and card', () => {
    expect(BLOCKS).toHaveLength(36)
    expect(PLACES).toHaveLength(32)
    expect(['artisan', 'building', 'map'].map((kind) => cards(kind as 'map').length)).toEqual([54, 54, 24])
  })

  it('draws every icon that a card, a tile or a task shows', () => {
    const known = ['cube', 'any', 'gulden', 'points', 'amstel', 'barge', 'die', 'phase3', 'no', ...Object.keys(SIGNS)]
    const words = Array.from({ length: 132 }, (_, k) => card(k + 1).icons).flatMap((icons) => icons.split(' ')).filter((word) => /^[a-z]/.test(word))
    expect(words.filter((word) => !known.includes(word.split(':')[0]!))).toEqual([])
  })

  it('has houses on the quays of every block', () => {
    for (const block of BLOCKS) {
      expect(houses(block).odd, block.name).toContain('M')
      expect(rounded(block.polygon, 9), block.name).not.toContain('NaN')
    }
  })

  it('has a score track without gaps; below zero one waits at the start', () => {
    const cells = new Set(Array.from({ length: 100 }, (_, number) => JSON.stringify(scoreCell(number))))
    expect(cells.size).toBe(100)
    expect(scoreCell(107)).toEqual(scoreCell(7))
    expect(scoreCell(-4)).toEqual(scoreCell(0))
  })
})

describe('legal actions', () => {
  const found = things([
    { number: 1, notation: 'activate 109' },
    { number: 2, notation: 'block plantage-3' },
    { number: 3, notation: 'block plantage-3 gulden' },
    { number: 4, notation: 'deliver beer' },
    { number: 5, notation: 'deliver lace' },
    { number: 6, notation: 'pay 2 brown' },
    { number: 7, notation: 'dice brown pink' },
    { number: 8, notation: 'sell resource orange' },
    { number: 9, notation: 'load' },
    { number: 10, notation: 'no card' },
    { number: 11, notation: 'wheel brown grey' },
  ])
  const numbers = (thing: string) => found.get(thing)?.map((action) => action.number)

  it('are found by the thing that is touched', () => {
    expect(numbers('card 109')).toEqual([1])
    expect(numbers('block plantage-3')).toEqual([2, 3])
    expect(numbers('deliver')).toEqual([4, 5])
    expect(numbers('cargo lace')).toEqual([5])
    expect(numbers('pay brown')).toEqual([6])
    expect(numbers('die pink')).toEqual([7])
    expect(numbers('cube orange')).toEqual([8])
    expect(numbers('load')).toEqual([9])
    expect(numbers('no card')).toEqual([10])
    expect(numbers('pair brown grey')).toEqual([11])
  })

  it('a card is asked about by where it lies', () => {
    const player = at(5).players[0]!
    expect(wishedOf(109, player)).toBe('use 109')
    expect(wishedOf(87, player)).toBe('activate 087')
    expect(wishedOf(46, player)).toBe('take 046')
    expect(code(7)).toBe('007')
  })
})

describe('reading a view', () => {
  it('knows the phase (AMS-4.1)', () => {
    expect(phaseOf('take card', at(0).waiting)).toBe(1)
    expect(phaseOf('choose dice', at(2).waiting)).toBe(2)
    expect(phaseOf('sale', at(7).waiting)).toBe(3)
    expect(phaseOf('keep', [['next round', 0]])).toBe(4)
    expect(phaseOf('draft', [['round', 0]])).toBe(0)
  })

  it('knows the shortest way over water', () => {
    expect(way('start', 'tiles')).toEqual(['start', 'water-11', 'maroon', 'tiles'])
    expect(way('tulip', 'tulip')).toEqual(['tulip'])
  })

  it('adds up the Amstel and the docker house (AMS-8.18, AMS-8.26, AMS-8.28)', () => {
    expect([0, 2, 3, 8, 13, 17, 19].map(riverPoints)).toEqual([0, 0, 2, 6, 12, 20, 30])
    expect([0, 1, 2, 3, 9].map(dockerValue)).toEqual([9, 7, 5, 3, 3])
  })

  it('marks what a card lacks', () => {
    expect(costOf(109, [0, 0, 0, 0, 0, 0])).toEqual([{ colour: 'pink', count: 1, lacking: 1 }])
    expect(costOf(109, [0, 0, 0, 0, 2, 0])[0]?.lacking).toBe(0)
  })

  it('says before what an action costs and brings', () => {
    expect(preview(at(4), 'activate 109')).toEqual({ cost: 'cube:pink', gain: 'cube:pink > points:1' })
    expect(preview(at(5), 'use 109')).toEqual({ cost: 'cube:pink', gain: 'points:1' })
    expect(preview(at(6), 'block plantage-1')).toEqual({ cost: 'cube:pink', gain: 'crest good:tiles' })
    expect(preview(at(9), 'sail tiles')).toEqual({ cost: 'any:3', gain: '' })
    expect(preview(at(11), 'amstel 2')).toEqual({ cost: 'any:3', gain: 'amstel:2 points:2' })
    expect(preview(at(12), 'market')).toEqual({ cost: 'gulden:1', gain: 'points:3' })
    // The best roof of the tile warehouse and quick delivery of round 2: what the rules then gave.
    expect(deliveryPoints(at(10), 0, 'tiles')).toBe(at(11).players[0]!.points - at(10).players[0]!.points)
  })
})

describe('a line of the log', () => {
  it('points to what it speaks of', () => {
    expect(pointers.things({ key: 'block', args: { seat: 0, block: '@district-plantage 3', good: '@good-beer' } })).toEqual(['[data-id="block plantage-3"]'])
    expect(pointers.things({ key: 'sell', args: { good: '@good-beer' } })).toEqual(['[data-sold="beer"]'])
    expect(pointers.things({ key: 'deliver', args: { store: '@store-depot-1' } })).toEqual(['[data-store="depot-1"]'])
    expect(pointers.things({ key: 'round', args: { round: 3 } })).toEqual([])
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
