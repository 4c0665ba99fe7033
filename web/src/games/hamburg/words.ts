/** Which words of the catalogue stand for a card under the options of a table, and the texts of actions. */
import type { Play } from '../../lib/play.svelte'
import type { Timing } from '../../ui/timings'
import { cardOf, COLOURS, digits, MISFORTUNES, NUMBERS, type Half, type Hue, type Token, type View } from './model'
import { acting, segmentOf } from './spots'

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

interface Said {
  group: string
  text: string
}

/** An action in words, for the plain list. */
export function say(play: Play<View>, notation: string): Said {
  const view = play.view
  const own = view.you === null ? undefined : view.players[view.you]
  const [verb = '', first = '', second = '', third = ''] = notation.split(' ')
  const number = Number(first)
  const held = own?.hand[number - 1]
  const price = view.prices[notation] ?? 0
  const hue = (colour: string) => `@colour-${colour}`
  const choose = (text: string): Said => ({ group: play.text('ui-group-choose'), text })
  const card = (text: string): Said => ({ group: held ? play.text('ui-group-hand', { card: named(held) }) : play.text('ui-group-choose'), text })
  const site = (place: string) => hue(own?.sites[Number(place) - 1]?.colour ?? 'grey')
  const half = (word: string) => `@half-${word}`

  switch (verb) {
    case 'draw':
      return { group: play.text('ui-group-draw'), text: play.text('ui-do-draw', { colour: hue(first) }) }
    case 'workers':
      return card(play.text('ui-do-workers', { number: NUMBERS.workers_taken, colour: hue(acting(view, number)) }))
    case 'money': {
      const colour = acting(view, number)
      return card(play.text('ui-do-money', { colour: hue(colour), marks: view.dice[COLOURS.indexOf(colour)] ?? 0 }))
    }
    case 'lower':
      if (number) return card(play.text('ui-do-lower', { misfortune: misfortune(play, acting(view, number)) }))
      return choose(play.text('ui-do-lower-any', { misfortune: misfortune(play, first as Hue), colour: hue(first) }))
    case 'raise':
    case 'suffer':
      return choose(play.text(`ui-do-${verb}`, { misfortune: misfortune(play, first as Hue), colour: hue(first) }))
    case 'wall':
      if (!second) return choose(play.text('ui-do-stone', { half: half(first) }))
      return card(play.text('ui-do-wall', { colour: hue(segmentOf(view, second as Half)?.colour ?? 'grey'), half: half(second), price }))
    case 'site':
      return card(play.text('ui-do-site', { colour: hue(acting(view, number)) }))
    case 'build':
      return card(second ? play.text('ui-do-build', { site: third, colour: site(third), price }) : play.text('ui-do-lay-out', { price }))
    case 'recolour':
      return choose(play.text('ui-do-recolour', { colour: hue(first) }))
    case 'activate':
    case 'again':
      return { group: play.text('ui-group-cards'), text: play.text(`ui-do-${verb}`, { name: named(number) }) }
    case 'pick':
      return choose(play.text('ui-do-pick', { name: named(number) }))
    case 'card':
    case 'discard':
      return choose(play.text(`ui-do-${verb}`, { name: held ? named(held) : first }))
    case 'on':
      return choose(play.text('ui-do-on', { site: first, colour: site(first) }))
    case 'worker':
    case 'give':
    case 'buy':
      return choose(play.text(`ui-do-${verb}`, { colour: hue(first) }))
    case 'lose':
      if (first === 'site') return choose(play.text('ui-do-lose-site', { site: second, colour: site(second) }))
      if (!number) return choose(play.text('ui-do-lose-stone', { half: half(first) }))
      return choose(play.text('ui-do-lose', { name: named(number) }))
    case 'turn':
      return choose(play.text('ui-do-turn-back', { token: `@token-${second as Token}` }))
    case 'statue':
      return choose(play.text(`ui-do-${first}`))
    case 'ship':
      return choose(play.text('ui-do-ship', { colour: hue(first), effect: `@ship-${first}` }))
    case 'clergyman':
      return choose(play.text(`ui-do-clergyman-${first}`))
    case 'trade':
      return choose(play.text('ui-do-trade', { player: play.name(number - 1) }))
    case 'mayor':
      return choose(play.text('ui-do-mayor', { name: first.padStart(2, '0'), effect: `@mayor-${first.padStart(2, '0')}` }))
    case 'advance':
      return choose(play.text('ui-do-advance', { price }))
    case 'prevent':
      return choose(play.text('ui-do-prevent'))
    default:
      return { group: play.text('ui-group-end'), text: play.text('ui-do-done') }
  }
}
