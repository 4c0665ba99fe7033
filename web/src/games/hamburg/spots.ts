/**
 * The things of the table and where they lie. Beside what the rules call by name, a hand card goes to:
 * `bank:marks`, `worker:pink` (a warehouse), `misfortune:pink`, `half:left`, `site:2`, `site:new`, `garden:new`.
 */
import { at, cardOf, COLOURS, digits, HALVES, lastField, WINDOWS, type Hue, type View } from './model'

/** The colour that card 224 gave to the next card, or null. */
export function named(view: View): Hue | null {
  const { named = -1 } = view.asked
  return COLOURS[named] ?? null
}

/** What somebody probably wanted who touched a thing that cannot be used now; perhaps with a card of the hand. */
export function wish(view: View, thing: string, picked: string | null): string {
  const [kind = '', what = ''] = thing.split(':')
  const own = view.you === null ? [] : view.players[view.you]!.hand
  const hand = (name: string) => own.findIndex((card) => card !== null && `card:${digits(card)}` === name) + 1
  const held = picked === null ? 0 : hand(picked)
  switch (kind) {
    case 'pile':
      return `draw ${what}`
    case 'worker':
      return held ? `workers ${held}` : `worker ${what}`
    case 'misfortune':
      return held ? `lower ${held}` : `lower ${what}`
    case 'half':
      return held ? `wall ${held} ${what}` : `wall ${what}`
    case 'site':
      return what === 'new' ? `site ${held || 1}` : held ? `build ${held} on ${what}` : `on ${what}`
    case 'garden':
      return `build ${held || 1}`
    case 'bank':
      return `money ${held || 1}`
    case 'card':
      return hand(thing) ? (view.step === 'rest of turn' ? `money ${hand(thing)}` : `card ${hand(thing)}`) : `activate ${what}`
    case 'token':
      return `turn back ${what}`
    case 'window':
      return `clergyman ${view.window !== null && WINDOWS.findIndex((colour) => colour === what) < WINDOWS.indexOf(view.window) ? HALVES[0] : HALVES[1]}`
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

/** The thing that one's own figure reaches next on the square. */
export const nextField = (view: View): string => (view.you === null ? '' : `hall:${Math.min(lastField, view.players[view.you]!.hall + 1)}`)

/** Where a thing of the main board lies; null for things that lie elsewhere. */
export function townBox(thing: string, view: View): Box | null {
  const [kind = '', what = ''] = thing.split(':')
  if (kind === 'pile') return around(`pile_${what}`, 0, 9)
  if (kind === 'worker') return around(`warehouse_${what}`, 5, 10)
  if (kind === 'bank') return around('money_stock', 7, 16)
  if (kind === 'statue') return around(what === 'jette' ? 'statue_zitronenjette' : 'statue_hans_hummel', 6, 26)
  if (kind === 'ship') return around(`quay_${what}`, 5, 14)
  if (kind === 'window') return around(`window_${WINDOWS.findIndex((colour) => colour === what) + 1}`, 5, 36)
  if (kind === 'hall' && view.you !== null) return around(view.players[view.you]!.hall === lastField ? 'town_hall_door' : `square_${what}`)
  return null
}

/** The name of a card as a thing that is touched. */
export const cardThing = (number: number): string => `card:${digits(cardOf(number).number)}`
