/** The view of Ticket to Ride: Amsterdam, and what can be read off it. */
import type { Action, Schemas } from '../../lib/model'
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
const routeByName = new Map(ROUTES.map((route, number) => [route.name, number]))

export const nameOf = (id: string): string => location.get(id)?.name ?? id

/** One way to pay for a route. */
export interface Claim {
  action: Action
  route: number
  cards: Card[]
}

export interface Legal {
  take: Map<Card, Action>
  draw: Action | undefined
  contracts: Action | undefined
  pass: Action | undefined
  keep: Map<string, Action>
  claims: Map<number, Claim[]>
}

/** The legal actions by the thing on the table that they concern. */
export function legal(actions: readonly Action[]): Legal {
  const found: Legal = { take: new Map(), draw: undefined, contracts: undefined, pass: undefined, keep: new Map(), claims: new Map() }
  for (const action of actions) {
    const [word, what = '', paid = ''] = action.notation.split(' ')
    if (word === 'take') found.take.set(what as Card, action)
    else if (word === 'draw') found.draw = action
    else if (word === 'contracts') found.contracts = action
    else if (word === 'pass') found.pass = action
    else if (word === 'keep') found.keep.set(what, action)
    else if (word === 'claim') {
      const route = routeByName.get(what)
      if (route === undefined) continue
      const claim = { action, route, cards: paid.split('+') as Card[] }
      const others = found.claims.get(route)
      if (others) others.push(claim)
      else found.claims.set(route, [claim])
    }
  }
  // The payment that costs the fewest jokers comes first.
  for (const claims of found.claims.values()) claims.sort((one, other) => jokers(one) - jokers(other))
  return found
}

const jokers = (claim: Claim): number => claim.cards.filter((card) => card === 'joker').length

/** The claim to ask about when a route cannot be claimed: with the cards of which the hand holds most. */
export function wished(number: number, hand: PlayerView['hand']): string {
  const route = ROUTES[number]!
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

export interface Sheet {
  routes: number
  contracts: number
  bonus: number
  total: number
  fulfilled: number
  failed: number
}

/** The score sheet of a seat when all is shown (TTA-8). */
export function sheet(view: View, seat: number): Sheet {
  const player = view.players[seat]!
  const routes = view.routes.reduce<number>((sum, owner, number) => (owner === seat ? sum + ROUTES[number]!.points : sum), 0)
  const counted = player.contracts.flatMap((number) => (number === null ? [] : [CONTRACTS[number]!]))
  const done = counted.filter((contract) => joined(view, seat, contract.a, contract.b))
  const value = (list: typeof counted) => list.reduce((sum, contract) => sum + contract.points, 0)
  const contracts = value(done) - (value(counted) - value(done))
  const ahead = view.players.filter((other) => other.bonus > player.bonus).length
  const bonus = player.bonus ? (BONUS_POINTS[view.players.length]?.[ahead] ?? 0) : 0
  return { routes, contracts, bonus, total: routes + contracts + bonus, fulfilled: done.length, failed: counted.length - done.length }
}

/** The second track of a double whose twin was claimed, with two players (TTA-5.8). */
export function closed(view: View, number: number): boolean {
  const route = ROUTES[number]!
  if (!route.twin || view.players.length > 2 || view.routes[number] !== null) return false
  return ROUTES.some((other, twin) => twin !== number && other.twin === route.twin && view.routes[twin] !== null)
}

/** Where a pawn stands on the score track; it runs on after a lap, and below zero it waits at the start. */
export function cell(points: number): number {
  return points < 0 ? 0 : points % SCORE.length
}
