/** What the frame of the page asks of a game. */
import type { Component } from 'svelte'
import type { Amounts } from '../lib/deeds'
import type { BaseView, Refusal, Told } from '../lib/model'
import type { Play } from '../lib/play.svelte'
import type { Colour } from '../ui/symbols'

export interface BoardProps<View extends BaseView = BaseView> {
  play: Play<View>
}

/** The cards and tiles of a game explained on the page of its rules; `wanted` is what is searched for. */
export interface ReferenceProps {
  wanted: string
}

/** Something of which one pays or gains so many, by its word in the purse. */
export interface AmountProps {
  word: string
  number: number
}

/** A number that people compare, in the same place on every player's panel. */
export interface Stat {
  icon: 'cards' | 'carts' | 'contracts' | 'bonus' | 'money' | 'goods' | 'workers' | 'dockers' | 'houses'
  label: string
  value: number
  /** Drawn more strongly, because it matters now. */
  urgent?: boolean
}

export interface GameParts<View extends BaseView = BaseView> {
  /** Width by height of the drawing. */
  ratio: number
  Board: Component<BoardProps<View>>
  /** What lies before one's own seat. */
  Own: Component<BoardProps<View>>
  /** A question on the way; a desk gives it room of its own between one's things and the lists. */
  Ask?: Component<BoardProps<View>>
  /** What a phone shows larger, beside the board; a question too, if there is one. */
  Market?: Component<BoardProps<View>>
  /** The board of a player, small, in the player's panel. */
  Mini?: Component<BoardProps<View> & { seat: number }>
  /** What a game shows under the score sheet. */
  Result?: Component<BoardProps<View>>
  stats: (play: Play<View>, seat: number) => Stat[]
  /** Draws what is paid and gained; without it, it is told in words. */
  Amount?: Component<AmountProps>
  /** The notation to ask about when a thing of the board cannot be touched now. */
  wish?: (play: Play<View>, thing: string) => string
  /** What is to be said of a thing for which there is no action to ask about. */
  aside?: (play: Play<View>, thing: string) => Refusal | null
  /** The colours that a line of the log speaks of, to be shown beside it. */
  chips?: (told: Told) => Colour[]
  /** The lines of the log that tell only what was paid or gained: they are drawn beside the deed. */
  amounts?: Amounts
  /** Lines of the log (their keys) with which a round begins. */
  rounds?: readonly string[]
  /** Who wins when no seat does. */
  rival?: string
  /** What is to be said under the score sheet. */
  note?: (play: Play<View>) => string
}
