/** Which words of the catalogue stand for a card under the options of a table. */
import type { Play } from '../../lib/play.svelte'
import type { Timing } from '../../ui/timings'
import { cardOf, digits, MISFORTUNES, type Hue, type View } from './model'

type Options = Record<string, unknown>

const MISPRINTS = [19, 82, 127, 186]
const GIFTS = [6, 33, 48, 102, 156]

/** When a card works; some depend on what was agreed on (HAM-AMB-07, HAM-AMB-08). */
export function symbolOf(number: number, options: Options = {}): string {
  if (GIFTS.includes(number) && options['gifts'] === 'once') return 'lightning'
  if (number === 189 && options['card_189'] === 'III') return 'III'
  if (number === 189 && options['card_189'] === 'once') return 'lightning'
  return cardOf(number).symbol
}

export function timing(number: number, options: Options = {}): Timing | null {
  const symbol = symbolOf(number, options)
  if (symbol === 'none') return null
  return symbol.startsWith('permanent') ? 'infinity' : (symbol as Timing)
}

/** The key of a card's text. */
export function textOf(number: number, options: Options = {}): string {
  const printed = options['misprints'] === 'printed' && MISPRINTS.includes(number)
  return `card-${digits(number)}${printed ? '-printed' : ''}`
}

/** `026 Akademisches Gymnasium` */
export const named = (number: number): string => `${digits(number)} ${cardOf(number).name}`

export const misfortune = (play: Play<View>, colour: Hue): string => play.text(`misfortune-${MISFORTUNES[colour].replace('_', '-')}`)
