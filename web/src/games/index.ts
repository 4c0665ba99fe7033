/** The games by name. What is needed to play one is loaded when its table is opened. */
import type { Component } from 'svelte'
import { printed, printedAt } from '../lib/connection'
import { keyOf } from '../lib/keys'
import { loadPieces } from '../lib/pieces'
import type { Printed } from '../lib/printed'
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

interface Board {
  parts: unknown
  /** Draws with other printed values from now on; false where that cannot be drawn. */
  print?: (printed: Printed) => boolean
}

const BOARDS: Record<string, () => Promise<Board>> = {
  tickets: () => import('./tickets'),
  amsterdam: () => import('./amsterdam'),
  hamburg: () => import('./hamburg'),
}

const plain = (): Promise<Board> => import('./plain')
/** By game: the table whose own edition its board is drawn with; none for the game's own. */
const drawn = new Map<string, string>()

/**
 * The board that a game names; a game that names none is drawn plainly, from its view and its choices. `table`:
 * one that is played with the printed values of somebody's box.
 */
export async function load(board: string, game: string, options: object = {}, table = ''): Promise<GameParts> {
  const [found] = await Promise.all([(BOARDS[board] ?? plain)(), loadPieces(game, options, table)])
  if (!found.print || (drawn.get(game) ?? '') === table) return found.parts as GameParts
  const fits = found.print(await (table ? printedAt(table, keyOf(table)) : printed(game)))
  drawn.set(game, table)
  return (fits ? found : await plain()).parts as GameParts
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
