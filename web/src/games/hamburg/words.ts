/** Which words of the catalogue stand for a card, as a table plays it. */
import type { Piece } from '../../lib/model'
import { pieceOf } from '../../lib/pieces'
import type { Play } from '../../lib/play.svelte'
import type { Timing } from '../../ui/timings'
import { cardOf, digits, MISFORTUNES, type Hue, type View } from './model'

/** A card with its text and icons, and when it works; without a table, as it is usually played. */
export interface Worked extends Piece {
  symbol: string
  timing: Timing | null
}
export function worked(number: number, play?: Play<View>): Worked {
  const { text, args, icons } = pieceOf('hamburg', `card-${digits(number)}`, play?.info?.options)
  const symbol = String(icons[0]?.[1])
  const timing = symbol === 'none' ? null : symbol.startsWith('permanent') ? 'infinity' : (symbol as Timing)
  return { text, args, icons: icons.slice(1), symbol: `symbol-${symbol.replaceAll(' ', '-')}`, timing }
}

/** The key of the text of anything else: `mayor-07`. */
export const textOf = (play: Play<View>, piece: string): string => pieceOf('hamburg', piece, play.info?.options).text

/** `026 Akademisches Gymnasium` */
export const named = (number: number): string => `${digits(number)} ${cardOf(number).name}`

export const misfortune = (play: Play<View>, colour: Hue): string => play.text(`misfortune-${MISFORTUNES[colour].replace('_', '-')}`)
