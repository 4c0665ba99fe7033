/** The games by name. What is needed to play one is loaded when its table is opened. */
import type { Component } from 'svelte'
import type { GameParts, ReferenceProps } from './types'
import TicketsCover from './covers/TicketsCover.svelte'
import AmsterdamCover from './covers/AmsterdamCover.svelte'
import HamburgCover from './covers/HamburgCover.svelte'

export interface GameCard {
  Cover: Component
  /** Minutes, and how much there is to think about, from 1 to 5. */
  minutes: number
  weight: number
  /** The board can be played in the browser. */
  ready: boolean
  guided: boolean
}

export const GAMES: Record<string, GameCard> = {
  tickets: { Cover: TicketsCover, minutes: 15, weight: 1, ready: true, guided: true },
  amsterdam: { Cover: AmsterdamCover, minutes: 90, weight: 4, ready: true, guided: true },
  hamburg: { Cover: HamburgCover, minutes: 90, weight: 4, ready: true, guided: true },
}

const LOADERS: Record<string, () => Promise<{ parts: unknown }>> = {
  tickets: () => import('./tickets'),
  amsterdam: () => import('./amsterdam'),
  hamburg: () => import('./hamburg'),
}

export async function load(game: string): Promise<GameParts> {
  const loader = LOADERS[game]
  if (!loader) throw new Error(`no board is drawn for ${game}`)
  return (await loader()).parts as GameParts
}

const REFERENCES: Record<string, () => Promise<{ default: Component<ReferenceProps> }>> = {
  tickets: () => import('./tickets/Reference.svelte'),
  amsterdam: () => import('./amsterdam/Reference.svelte'),
  hamburg: () => import('./hamburg/Reference.svelte'),
}

/** The cards of a game explained, if there is anything to explain. */
export const reference = async (game: string): Promise<Component<ReferenceProps> | undefined> => (await REFERENCES[game]?.())?.default
