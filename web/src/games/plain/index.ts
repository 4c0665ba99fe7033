import type { GameParts } from '../types'
import Board from './Board.svelte'
import type { View } from './model'
import Own from './Own.svelte'

/** The board of games that bring no drawing: made of their view and their choices. */
export const parts: GameParts<View> = {
  ratio: 1.25,
  Board,
  Own,
  stats: () => [],
}
