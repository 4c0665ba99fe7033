/** Any view as plain data: names in words, and which things can be touched. */
import type { BaseView } from '../../lib/model'
import type { Play } from '../../lib/play.svelte'
import { words } from '../../lib/words.svelte'

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }
export type View = BaseView & Record<string, unknown>

/** What the frame of the page shows already. */
const SHOWN = ['game', 'you', 'to_move', 'step', 'players', 'points']

export const fields = (data: object): [string, Plain][] => Object.entries(data).filter(([name]) => !SHOWN.includes(name)) as [string, Plain][]

/** `view-<name>` of the game's words, or the name itself made readable. */
export function label(play: Play<View>, name: string): string {
  const key = `view-${name.replaceAll('_', '-')}`
  if (words.has(key, play.game)) return play.text(key)
  const text = name.replaceAll(/[_-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A word of the view: in the game's words, if it has any for it, else as it stands. */
export function named(play: Play<View>, name: string, word: string | number): string {
  const key = `${singular(name)}-${word}`
  return words.has(key, play.game) ? play.text(key) : String(word)
}

const singular = (name: string) => name.replace(/s$/, '')

/** The thing that a part of the view is, if something can be done with it now: `card:7`, `market:fish`, `pile:deck`. */
export function thingOf(play: Play<View>, name: string, word?: string | number): string | undefined {
  const names = word === undefined ? [`pile:${name}`, name] : [`${singular(name)}:${word}`, `${name}:${word}`, `card:${word}`]
  return names.find((thing) => play.touch.things.has(thing))
}
