/** Which options matter for a table: what would change nothing is not shown. What is not listed always is. */
import type { OptionInfo } from '../../lib/model'

interface When {
  /** Only with this expansion. */
  expansion?: string
  /** Only alone against the automaton, or only with others. */
  solo?: boolean
  /** A question that the rulebook leaves open: folded away, for it has a good answer already. */
  ruling?: true
}

const WHEN: Record<string, Record<string, When>> = {
  amsterdam: {
    expansions: { solo: false }, // AMS-14.1
    tasks: { expansion: 'tasks' },
    open_tasks: { expansion: 'tasks' },
    market: { expansion: 'tiles' },
    edition: { ruling: true },
    district_condition: { ruling: true },
  },
  hamburg: {
    first: { solo: false },
    misprints: { ruling: true },
    gifts: { ruling: true },
    card_189: { ruling: true },
    black_tile: { ruling: true },
    mayor_07: { expansion: 'mayors', ruling: true },
    tom_6: { solo: true, ruling: true },
  },
}

const whenOf = (game: string, option: OptionInfo): When => WHEN[game]?.[option.name] ?? {}

export const isRuling = (game: string, option: OptionInfo): boolean => whenOf(game, option).ruling ?? false

export function applies(game: string, option: OptionInfo, chosen: Record<string, unknown>, seats: number): boolean {
  const { expansion, solo } = whenOf(game, option)
  if (solo !== undefined && solo !== (seats === 1)) return false
  const expansions = chosen['expansions']
  return !expansion || (Array.isArray(expansions) && expansions.includes(expansion))
}

/** Who begins: only seats that there are. */
export const offered = (option: OptionInfo, seats: number): OptionInfo['choices'] =>
  option.name === 'first' ? option.choices.filter((value) => !(Number(value) > seats)) : option.choices

/** The options that are agreed on: those that apply, with a choice that there is. */
export function agreed(game: string, options: readonly OptionInfo[], chosen: Record<string, unknown>, seats: number): Record<string, unknown> {
  return Object.fromEntries(
    options.flatMap((option) => {
      if (!applies(game, option, chosen, seats)) return []
      const value = chosen[option.name]
      const there = option.many || offered(option, seats).some((choice) => choice === value)
      return [[option.name, there ? value : option.default]]
    }),
  )
}
