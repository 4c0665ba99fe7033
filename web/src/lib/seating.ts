/** Who shall sit where at a new table: places in an order, some of them left out. */
import type { NewSeat } from './connection'

/** Oneself, somebody at the same device, somebody who is invited, a bot by its name, or nobody. */
export type Who = 'me' | 'beside' | 'friend' | '' | `bot:${string}`

export interface Place {
  /** Stays with the place when it moves. */
  id: number
  who: Who
  /** Of somebody at the same device. */
  name?: string
}

/** Oneself and two bots, as far as the game has seats. */
export function firstPlaces(most: number, bot: string): Place[] {
  return Array.from({ length: most }, (_, id) => ({ id, who: id === 0 ? 'me' : id < 3 ? `bot:${bot}` : '' }))
}

export function moved(places: readonly Place[], from: number, to: number): Place[] {
  const order = [...places]
  const goal = Math.min(places.length - 1, Math.max(0, to))
  order.splice(goal, 0, ...order.splice(from, 1))
  return order
}

/** The number of a place among those that are taken, from 0; null for one that is left out. */
export function seatOf(places: readonly Place[], index: number): number | null {
  if (!places[index]?.who) return null
  return places.slice(0, index).filter((place) => place.who).length
}

export const mySeat = (places: readonly Place[]): number => seatOf(places, places.findIndex((place) => place.who === 'me')) ?? 0

export function newSeats(places: readonly Place[], name: string): NewSeat[] {
  return places.flatMap<NewSeat>((place) => {
    const { who } = place
    if (who === 'me') return [{ kind: 'person', name }]
    if (who === 'beside') return [{ kind: 'person', name: place.name?.trim() ?? '' }]
    if (who === 'friend') return [{ kind: 'empty' }]
    return who ? [{ kind: 'bot', bot: who.slice(4) }] : []
  })
}
