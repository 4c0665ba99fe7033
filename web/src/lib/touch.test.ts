import { describe, expect, it } from 'vitest'
import { deals } from './deals'
import type { Choice, Preview } from './model'
import { byThing, goesOn } from './touch.svelte'

let number = 0
const choice = (notation: string, ...touches: string[]): Choice => ({ number: ++number, notation, key: `action-${notation.split(' ')[0]}`, args: {}, group: '', touches, preview: null })

describe('what can be touched', () => {
  it('finds its choices; what touches nothing is found by its notation', () => {
    const [wall, money, done] = [choice('wall 1 left', 'card:247', 'half:left'), choice('money 1', 'card:247', 'bank:marks'), choice('done')]
    const found = byThing([wall, money, done])
    expect(found.get('card:247')).toEqual([wall, money])
    expect(found.get('half:left')).toEqual([wall])
    expect(found.get('done')).toEqual([done])
    expect(found.has('')).toBe(false)
  })
})

describe('a second touch', () => {
  it('decides where each choice goes on to a thing of its own', () => {
    expect(goesOn([choice('dice brown grey', 'die:brown', 'die:grey'), choice('dice brown pink', 'die:brown', 'die:pink')], 'die:brown')).toBe(true)
    // What all of them touch besides tells nothing apart, and does no harm.
    expect(goesOn([choice('wheel a b', 'colour:a', 'colour:b', 'slot:2'), choice('wheel a c', 'colour:a', 'colour:c', 'slot:2')], 'colour:a')).toBe(true)
  })

  it('does not where a choice ends there, or two go on to the same', () => {
    expect(goesOn([choice('keep 1', 'offer:1'), choice('keep both', 'offer:1', 'offer:2')], 'offer:1')).toBe(false)
    expect(goesOn([choice('claim x pink', 'route:x'), choice('claim x joker', 'route:x')], 'route:x')).toBe(false)
    expect(goesOn([choice('a', 'card:1', 'site:2'), choice('b', 'card:1', 'site:2'), choice('c', 'card:1', 'site:3')], 'card:1')).toBe(false)
  })
})

describe('ways of doing one thing', () => {
  const preview = (changes: Record<string, number>): Preview => ({ changes, due: {}, open: ['chance'] })
  const ways = [choice('claim x pink+joker', 'route:x'), choice('claim x joker+joker', 'route:x')]
  const told = new Map([[ways[0], preview({ points: 2, pink: -1, joker: -1 })], [ways[1], preview({ points: 2, joker: -2 })]])

  it('are said once, with what they share; each with what is its own', () => {
    const [deal, ...others] = deals(ways, () => 'Claim x', (way) => told.get(way) ?? null)
    expect(others).toEqual([])
    expect(deal?.shared).toEqual(preview({ points: 2 }))
    expect(deal?.ways.map((way) => way.preview?.changes)).toEqual([{ pink: -1, joker: -1 }, { joker: -2 }])
  })

  it('wait until all of them are foreseen, and leave other sentences alone', () => {
    expect(deals(ways, () => 'Claim x', () => null)[0]?.shared).toBeNull()
    const alone = deals(ways, ({ notation }) => notation, (way) => told.get(way) ?? null)
    expect(alone.map(({ text, ways: [way] }) => [text, way?.preview?.changes['points']])).toEqual([['claim x pink+joker', 2], ['claim x joker+joker', 2]])
  })
})
