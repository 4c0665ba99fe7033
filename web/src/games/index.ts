/** The games by name. What is needed to play one is loaded when its table is opened. */
import type { Component } from 'svelte'
import { loadPieces } from '../lib/pieces'
import type { GameParts, ReferenceProps } from './types'
import AmsterdamCover from './covers/AmsterdamCover.svelte'
import HamburgCover from './covers/HamburgCover.svelte'
import PlainCover from './covers/PlainCover.svelte'
import TicketsCover from './covers/TicketsCover.svelte'

export interface GameCard {
  Cover: Component
  /** Minutes, and how much there is to think about, from 1 to 5, where that is known. */
  minutes?: number
  weight?: number
  guided: boolean
}

export const GAMES: Record<string, GameCard> = {
  tickets: { Cover: TicketsCover, minutes: 15, weight: 1, guided: true },
  amsterdam: { Cover: AmsterdamCover, minutes: 90, weight: 4, guided: true },
  hamburg: { Cover: HamburgCover, minutes: 90, weight: 4, guided: true },
}
const ANY: GameCard = { Cover: PlainCover, guided: false }

export const cardOf = (game: string): GameCard => GAMES[game] ?? ANY

const BOARDS: Record<string, () => Promise<{ parts: unknown }>> = {
  tickets: () => import('./tickets'),
  amsterdam: () => import('./amsterdam'),
  hamburg: () => import('./hamburg'),
}

/** The board that a game names; a game that names none is drawn plainly, from its view and its choices. */
export async function load(board: string, game: string, options: object = {}): Promise<GameParts> {
  const [{ parts }] = await Promise.all([(BOARDS[board] ?? (() => import('./plain')))(), loadPieces(game, options)])
  return parts as GameParts
}

const REFERENCES: Record<string, () => Promise<{ default: Component<ReferenceProps> }>> = {
  tickets: () => import('./tickets/Reference.svelte'),
  amsterdam: () => import('./amsterdam/Reference.svelte'),
  hamburg: () => import('./hamburg/Reference.svelte'),
}

/** The cards of a game explained, if there is anything to explain. */
export async function reference(game: string): Promise<Component<ReferenceProps> | undefined> {
  const [found] = await Promise.all([REFERENCES[game]?.(), loadPieces(game)])
  return found?.default
}
