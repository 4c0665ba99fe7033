/**
 * Every legal action belongs to a thing on the table: its spot. An action with a hand card is reached in two
 * touches, the card and then the thing, so it has a hand place beside its spot.
 *
 * pile:pink      a draw pile                     stock:pink   a warehouse with workers
 * house:pink     one's own workers               row:pink     one's own misfortune
 * wall:left      a half of one's own wall        site:2       one's own building site
 * plot           the place for a new site        garden       the place for zoo and park cards
 * card:17        a card one has laid out         offer:17     a card that is offered to be picked
 * hand:3         a hand card                     token:zoo    one's own majority token
 * seat:2         another player                  window:left  the church window beside the clergyman
 */
import type { Action } from '../../lib/model'
import { at, cardOf, COLOURS, HALVES, lastField, nextSegment, WINDOWS, type Half, type Hue, type View } from './model'
import { seatColour } from '../../ui/symbols'

export interface Aim {
  spot: string
  /** The place in the hand of the card that is played for it. */
  hand?: number
}

/** The colour that card 224 gave to the next card, or null. */
export function named(view: View): Hue | null {
  const place = view.step === 'granted action' ? view.asks[0] : view.step.includes('turn') ? view.asks[1] : -1
  return place !== undefined && place >= 0 ? (COLOURS[place] ?? null) : null
}

/** The colour with which a hand card acts. */
export function acting(view: View, hand: number): Hue {
  const card = view.you === null ? null : view.players[view.you]!.hand[hand - 1]
  return named(view) ?? (card ? cardOf(card).colour : 'grey')
}

const isColour = (word: string): word is Hue => (COLOURS as readonly string[]).includes(word)

/** Where an action is done. */
export function aimOf(notation: string, view: View): Aim {
  const [verb = '', first = '', second = '', third = ''] = notation.split(' ')
  const hand = Number(first)
  switch (verb) {
    case 'draw':
      return { spot: `pile:${first}` }
    case 'workers':
      return { spot: `stock:${acting(view, hand)}`, hand }
    case 'money':
      return { spot: 'money', hand }
    case 'lower':
      return isColour(first) ? { spot: `row:${first}` } : { spot: `row:${acting(view, hand)}`, hand }
    case 'raise':
    case 'suffer':
      return { spot: `row:${first}` }
    case 'wall':
      return second ? { spot: `wall:${second}`, hand } : { spot: `wall:${first}` }
    case 'site':
      return { spot: 'plot', hand }
    case 'build':
      return second === 'on' ? { spot: `site:${third}`, hand } : { spot: 'garden', hand }
    case 'recolour':
      return { spot: `recolour:${first}` }
    case 'activate':
    case 'again':
      return { spot: `card:${hand}` }
    case 'pick':
      return { spot: `offer:${hand}` }
    case 'card':
    case 'discard':
      return { spot: `hand:${first}` }
    case 'on':
      return { spot: `site:${first}` }
    case 'worker':
    case 'buy':
      return { spot: `stock:${first}` }
    case 'give':
      return { spot: `house:${first}` }
    case 'lose':
      if (first === 'site') return { spot: `site:${second}` }
      return { spot: first in { left: 1, right: 1 } ? `wall:${first}` : `card:${hand}` }
    case 'turn':
      return { spot: `token:${second}` }
    case 'statue':
    case 'ship':
    case 'mayor':
      return { spot: `${verb}:${first}` }
    case 'clergyman':
      return { spot: `window:${first}` }
    case 'trade':
      return { spot: `seat:${hand - 1}` }
    case 'advance':
      return { spot: 'hall' }
    default:
      return { spot: verb }
  }
}

export interface Sorted {
  /** What one touch does. */
  direct: Map<string, Action[]>
  /** What can be done with a hand card: by its place, then by the thing. */
  hand: Map<number, Map<string, Action>>
}

/** Sorts the legal actions by the things they concern. */
export function sortActions(actions: readonly Action[], view: View): Sorted {
  const sorted: Sorted = { direct: new Map(), hand: new Map() }
  for (const action of actions) {
    const { spot, hand } = aimOf(action.notation, view)
    if (hand === undefined) sorted.direct.set(spot, [...(sorted.direct.get(spot) ?? []), action])
    else sorted.hand.set(hand, (sorted.hand.get(hand) ?? new Map<string, Action>()).set(spot, action))
  }
  return sorted
}

/** What somebody probably wanted who touched a thing that cannot be used now. */
export function wished(spot: string, view: View, chosen: number | null): string {
  const [kind = '', what = ''] = spot.split(':')
  const hand = chosen ?? 1
  switch (kind) {
    case 'pile':
      return `draw ${what}`
    case 'stock':
      return chosen ? `workers ${hand}` : `worker ${what}`
    case 'house':
      return `give ${what}`
    case 'row':
      return chosen ? `lower ${hand}` : `lower ${what}`
    case 'wall':
      return chosen ? `wall ${hand} ${what}` : `wall ${what}`
    case 'site':
      return chosen ? `build ${hand} on ${what}` : `on ${what}`
    case 'plot':
      return `site ${hand}`
    case 'garden':
      return `build ${hand}`
    case 'money':
      return `money ${hand}`
    case 'card':
      return `activate ${what.padStart(3, '0')}`
    case 'hand':
      return view.step === 'rest of turn' ? `money ${what}` : `card ${what}`
    case 'token':
      return `turn back ${what}`
    case 'window':
      return `clergyman ${what}`
    case 'seat':
      return `trade ${Number(what) + 1}`
    case 'hall':
      return 'advance'
    case 'statue':
    case 'ship':
      return `${kind} ${what}`
    default:
      return 'done'
  }
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
  r: number
}

const around = (id: string, by = 6, r = 12): Box => {
  const { x, y, w, h } = at(id)
  return { x: x - w / 2 - by, y: y - h / 2 - by, w: w + 2 * by, h: h + 2 * by, r }
}

/** The church window beside the clergyman's. */
export function windowBeside(view: View, half: Half): number {
  const now = view.window === null ? -1 : WINDOWS.indexOf(view.window)
  return now + (half === HALVES[0] ? -1 : 1)
}

/** Where a spot of the main board lies; null for things that lie elsewhere. */
export function townBox(spot: string, view: View): Box | null {
  const [kind = '', what = ''] = spot.split(':')
  if (kind === 'pile') return around(`pile_${what}`, 0, 9)
  if (kind === 'stock') return around(`warehouse_${what}`, 5, 10)
  if (kind === 'money') return around('money_stock', 7, 16)
  if (kind === 'statue') return around(what === 'jette' ? 'statue_zitronenjette' : 'statue_hans_hummel', 6, 26)
  if (kind === 'ship') return around(`quay_${what}`, 5, 14)
  if (kind === 'window') return around(`window_${windowBeside(view, what as Half) + 1}`, 5, 36)
  if (kind === 'hall' && view.you !== null) {
    const field = Math.min(lastField, view.players[view.you]!.hall + 1)
    return around(view.players[view.you]!.hall === lastField ? 'town_hall_door' : `square_${field}`)
  }
  return null
}

/** What building the next stone of a half needs: for the words on it. */
export const segmentOf = (view: View, half: Half) => (view.you === null ? undefined : nextSegment(view.players[view.you]!, half))

/** The spot on a field of the square where a seat's figure stands. */
export const corner = (seat: number): string => seatColour(seat)
