/** The view of Ticket to Ride: Amsterdam, and what can be read off it. */
import type { Schemas } from '../../lib/model'
import type { Point } from '../../lib/motion'
import { names } from '../../lib/names'
import data from './map.json'

export type View = Schemas['TicketsView']
export type PlayerView = Schemas['TicketsPlayer']
export type Card = Schemas['TicketsCard']
export type CardColour = Exclude<Card, 'joker'>
export const CARDS = names.TicketsCard
export const COLOURS = CARDS.filter((card): card is CardColour => card !== 'joker')

export interface Route {
  name: string
  a: string
  b: string
  length: number
  colour: CardColour | 'grey'
  cart: boolean
  twin: string
  points: number
  path: Point[]
  spaces: [number, number, number][]
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export const ROUTES = data.routes as unknown as Route[]
export const CONTRACTS = data.contracts
export const LOCATIONS = data.locations
export const PLACES = data.places as Record<string, Place>
export const CITY = data.city
export const SCORE = data.score
export const WATERS = data.waters
export const DECOR = data.decor
export const ROUTE_POINTS = data.routePoints
export const BONUS_POINTS: Record<string, number[]> = data.bonusPoints

export const location = new Map(LOCATIONS.map((place) => [place.id, place]))
export const routeByName = new Map(ROUTES.map((route) => [route.name, route]))

export const nameOf = (id: string): string => location.get(id)?.name ?? id

/** The claim to ask about when a route cannot be claimed: with the cards of which the hand holds most. */
export function wished(name: string, hand: PlayerView['hand']): string {
  const route = routeByName.get(name)!
  const most = [...COLOURS].sort((one, other) => (hand[other] ?? 0) - (hand[one] ?? 0))[0]!
  const colour = route.colour === 'grey' ? most : route.colour
  const short = Math.max(0, route.length - (hand[colour] ?? 0))
  const wild = Math.min(short, hand['joker'] ?? 0)
  const cards = [...Array<Card>(route.length - wild).fill(colour), ...Array<Card>(wild).fill('joker')]
  return `claim ${route.name} ${cards.join('+')}`
}

/** Whether a seat's own routes join two places (TTA-6.4). */
export function joined(view: View, seat: number, a: string, b: string): boolean {
  const reached = new Set([a])
  for (let grown = true; grown; ) {
    grown = false
    view.routes.forEach((owner, number) => {
      const route = ROUTES[number]!
      if (owner !== seat || reached.has(route.a) === reached.has(route.b)) return
      reached.add(route.a).add(route.b)
      grown = true
    })
  }
  return reached.has(b)
}

/** The second track of a double whose twin was claimed, with two players (TTA-5.8). */
export function closed(view: View, number: number): boolean {
  const route = ROUTES[number]!
  if (!route.twin || view.players.length > 2 || view.routes[number] !== null) return false
  return ROUTES.some((other, twin) => twin !== number && other.twin === route.twin && view.routes[twin] !== null)
}

/** Pawns on one cell of the score track stand behind the number, one behind the other. */
export function stand(number: number, place: number): Point {
  const { x, y, width, height, side } = SCORE[number]!
  const step = 23
  if (side === 'top') return [x - width / 2 + 46 + place * step, y]
  if (side === 'bottom') return [x + width / 2 - 46 - place * step, y]
  if (side === 'left') return [x, y + height / 2 - 42 - place * step]
  if (side === 'right') return [x, y - height / 2 + 42 + place * step]
  return [x + (place % 2 ? 15 : -15), y + (place > 1 ? 15 : -15)]
}
