/** Where a line of the log points: to things on the table and to a rule. A game has `pointers.ts` for it. */
import type { Told } from '../lib/model'

export interface Pointers {
  /** Selectors of the things that the line speaks of. */
  things: (told: Told) => string[]
  /** The rule behind each kind of line, by the key of its words. */
  rules: Record<string, string>
}

const NOWHERE: Pointers = { things: () => [], rules: {} }

const found = import.meta.glob<{ pointers: Pointers }>('./*/pointers.ts')

export async function pointersOf(game: string): Promise<Pointers> {
  return (await found[`./${game}/pointers.ts`]?.())?.pointers ?? NOWHERE
}

/** What only one seat heard is told by the rule of what all heard. */
export const ruleOf = (pointers: Pointers, key: string): string => pointers.rules[key.replace(/-secret$/, '')] ?? ''
