import { describe, expect, it } from 'vitest'
import { progress, toml, typedValue, withValue, type Typed } from './edition'

describe('an edition of one\'s own', () => {
  it('is written as the program reads it', () => {
    const typed = withValue(withValue({}, 'contracts', 'a-b', 'points', 7), 'contracts', 'a-b', 'a', 'Dam "old"')
    expect(toml('tickets', typed)).toBe('game = "tickets"\nname = "my box"\n\n[contracts."a-b"]\npoints = 7\na = "Dam \\"old\\""\n')
  })

  it('forgets what is taken back', () => {
    const typed = withValue({}, 'contracts', '5', 'points', 7)
    expect(withValue(typed, 'contracts', '5', 'points', undefined)).toEqual({} satisfies Typed)
  })

  it('takes values of the kind that is printed', () => {
    expect([typedValue(' 7 ', 3), typedValue('seven', 3), typedValue('', 3), typedValue('dam', 'x'), typedValue('true', false)]).toEqual([7, undefined, undefined, 'dam', true])
  })

  it('counts what is missing', () => {
    const printed = { cards: { '1': { cost: 2, basis: 'reconstructed' }, '2': { cost: 3, basis: 'reconstructed' }, '3': { cost: 1, basis: 'stated' } } }
    expect(progress(printed, withValue({}, 'cards', '2', 'cost', 3))).toEqual({ wanted: 2, done: 1 })
  })
})
