import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { houses, outline, rounded, scoreCell } from './geometry'
import { checkLesson } from '../../lib/lessons'
import { positions, tips } from './lesson'
import { bits } from './icons'
import { BLOCKS, cards, code, costOf, PLACES, phaseOf, way, wish, type View } from './model'
import { pointers } from './pointers'

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

  it('has houses on the quays of every block', () => {
    for (const block of BLOCKS) {
      expect(houses(block).odd, block.name).toContain('M')
      expect(rounded(block.polygon, 9), block.name).not.toContain('NaN')
    }
  })

  it('has a score track without gaps', () => {
    const cells = new Set(Array.from({ length: 100 }, (_, number) => JSON.stringify(scoreCell(number))))
    expect(cells.size).toBe(100)
  })
})

describe('what a card does', () => {
  const shown = (...icons: Parameters<typeof bits>[0]) => bits(icons).join(' ')

  it('has an arrow between what it needs and what it brings', () => {
    expect(shown(['if', 'used', 'map', 'plantage'], ['gain', 'orange', 1])).toBe('map:plantage > cube:orange')
    expect(shown(['pay', 'gulden', 2], ['gain', 'points', 2], ['gain', 'cubes', 1])).toBe('gulden:2 > points:2 any:1')
    expect(shown(['gain', 'gulden', 1], ['gain', 'points', 1])).toBe('gulden:1 points:1')
    expect(shown(['on', 'deliver_good', 'beer'], ['gain', 'points', 4])).toBe('good:beer > points:4')
  })

  it('says what is counted', () => {
    expect(shown(['score', 'points', 4], ['per', 'artisan', 'pair'])).toBe('points:4 / artisan artisan')
    expect(shown(['gain', 'gulden', 1], ['per', 5, 'crest'])).toBe('gulden:1 / 5 crest')
    expect(shown(['if', 'at_least', 4, 'crest', 'jordaan'])).toBe('≥4 crest map:jordaan')
    expect(shown(['return', 'docker', 2], ['return', 'good', 1])).toBe('return docker docker good')
    expect(shown(['return', 'docker', 'gold'])).toBe('return docker:gold')
  })
})

describe('a thing that cannot be touched', () => {
  it('is asked about by what one probably wanted', () => {
    // 109 is active and 87 waits to be; 46 lies elsewhere.
    expect(['card:109', 'card:087', 'card:046'].map((thing) => wish(at(5), thing))).toEqual(['use 109', 'activate 087', 'take 046'])
    expect(wish(at(5), 'block:plantage-3')).toBe('block plantage-3')
    expect(wish({ ...at(5), step: 'put bailiff' }, 'block:plantage-3')).toBe('bailiff plantage-3')
    expect(wish(at(5), 'store:depot-1')).toBe('deliver lace') // it is aboard
    const empty = { ...at(5), players: at(5).players.map((player) => ({ ...player, cargo: [] })) }
    expect(wish(empty, 'store:depot-1')).toBe('deliver beer')
    expect(wish(at(5), 'river:3')).toBe('amstel 2') // the disc stands on 1
    expect(wish(at(5), 'die:brown')).toBe('dice brown grey')
    expect(wish(at(5), 'die:pink')).toBe('dice brown pink')
    expect(code(7)).toBe('007')
  })
})

describe('what can be touched on the map', () => {
  it('has an outline where it lies', () => {
    expect(outline('block:plantage-3', at(5))).toBe(rounded(BLOCKS.find(({ name }) => name === 'plantage-3')!.polygon, 9))
    expect(outline('place:tiles', at(5))).toMatch(/^M.*a24 24/)
    expect(outline('card:017', at(5))).toBe('')
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

  it('marks what a card lacks', () => {
    expect(costOf(109, [0, 0, 0, 0, 0, 0])).toEqual([{ colour: 'pink', count: 1, lacking: 1 }])
    expect(costOf(109, [0, 0, 0, 0, 2, 0])[0]?.lacking).toBe(0)
  })
})

describe('a line of the log', () => {
  it('points to what it speaks of', () => {
    expect(pointers.things({ key: 'block', args: { seat: 0, block: '@district-plantage 3', good: '@good-beer' } })).toEqual(['[data-id="block:plantage-3"]'])
    expect(pointers.things({ key: 'sell', args: { good: '@good-beer' } })).toEqual(['[data-sold="beer"]'])
    expect(pointers.things({ key: 'deliver', args: { store: '@store-depot-1' } })).toEqual(['[data-store="depot-1"]'])
    expect(pointers.things({ key: 'round', args: { round: 3 } })).toEqual([])
  })
})

describe('the lesson', () => checkLesson(positions, tips))
