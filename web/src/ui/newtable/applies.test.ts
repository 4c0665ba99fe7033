import { describe, expect, it } from 'vitest'
import type { OptionInfo } from '../../lib/model'
import { agreed, applies, isRuling, offered } from './applies'

const option = (name: string, choices: (string | number)[], many = false): OptionInfo => ({ name, default: many ? [] : choices[0]!, choices, says: '', many })
const first = option('first', ['random', '1', '2', '3', '4', '5'])
const expansions = option('expansions', ['tasks', 'tiles'], true)
const tasks = option('tasks', [3, 5])
const tom = option('tom_6', ['discard', 'site'])

describe('options', () => {
  it('of an expansion show with it', () => {
    expect(applies('amsterdam', tasks, { expansions: [] }, 3)).toBe(false)
    expect(applies('amsterdam', tasks, { expansions: ['tasks'] }, 3)).toBe(true)
  })
  it('of the automaton show alone, those of several people with others', () => {
    expect([1, 2].map((seats) => applies('hamburg', tom, {}, seats))).toEqual([true, false])
    expect([1, 2].map((seats) => applies('hamburg', first, {}, seats))).toEqual([false, true])
    expect(applies('amsterdam', expansions, {}, 1)).toBe(false)
  })
  it('that this page does not know are shown', () => {
    expect(applies('kade', option('weather', ['sun']), {}, 2)).toBe(true)
    expect(isRuling('kade', option('weather', ['sun']))).toBe(false)
  })
  it('name no seat that is not there', () => {
    expect(offered(first, 3)).toEqual(['random', '1', '2', '3'])
    expect(agreed('tickets', [first], { first: '4' }, 2)).toEqual({ first: 'random' })
  })
  it('are agreed on where they apply', () => {
    const chosen = { expansions: ['tiles'], tasks: 5 }
    expect(agreed('amsterdam', [expansions, tasks], chosen, 2)).toEqual({ expansions: ['tiles'] })
    expect(agreed('amsterdam', [expansions, tasks], chosen, 1)).toEqual({})
  })
})
