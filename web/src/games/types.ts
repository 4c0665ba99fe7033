/** What the frame of the page asks of a game. */
import type { Component } from 'svelte'
import type { BaseView, Told } from '../lib/model'
import type { Play } from '../lib/play.svelte'
import type { Colour } from '../ui/symbols'

export interface BoardProps<View extends BaseView = BaseView> {
  play: Play<View>
}

/** The cards and tiles of a game explained on the page of its rules; `wanted` is what is searched for. */
export interface ReferenceProps {
  wanted: string
}

/** A number that people compare, in the same place on every player's panel. */
export interface Stat {
  icon: 'cards' | 'carts' | 'contracts' | 'bonus' | 'money' | 'goods' | 'workers' | 'dockers' | 'houses'
  label: string
  value: number
  /** Drawn more strongly, because it matters now. */
  urgent?: boolean
}

/** One line of the score sheet: a category with the points of each seat. */
export interface ScoreLine {
  label: string
  points: number[]
}

export interface GameParts<View extends BaseView = BaseView> {
  /** Width by height of the drawing. */
  ratio: number
  Board: Component<BoardProps<View>>
  /** What lies before one's own seat. */
  Own: Component<BoardProps<View>>
  /** What a phone shows larger, beside the board. */
  Market?: Component<BoardProps<View>>
  /** The board of a player, small, in the player's panel. */
  Mini?: Component<BoardProps<View> & { seat: number }>
  stats: (play: Play<View>, seat: number) => Stat[]
  /** The text of an action in the list of choices. */
  say: (play: Play<View>, notation: string) => { group: string; text: string }
  /** The colours that a line of the log speaks of, to be shown beside it. */
  chips?: (told: Told) => Colour[]
  sheet: (play: Play<View>) => ScoreLine[]
  /** Who wins when no seat does. */
  rival?: string
  /** What is to be said under the score sheet. */
  note?: (play: Play<View>) => string
}
