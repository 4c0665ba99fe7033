/** The view of Hamburg, its printed tables, and what can be read off them. */
import type { Schemas } from '../../lib/model'
import { names } from '../../lib/names'
import data from './map.json'

export type View = Schemas['HamburgView']
export type PlayerView = Schemas['HamburgPlayer']
export type Site = Schemas['HamburgSite']
export type Hue = Schemas['HamburgColour']
export type Dye = Schemas['HamburgDie']
export type Token = Schemas['HamburgToken']
export const { HamburgColour: COLOURS, HamburgDie: DICE, HamburgToken: TOKENS } = names
export const HALVES = ['left', 'right'] as const
export type Half = (typeof HALVES)[number]

export interface Place {
  id: string
  x: number
  y: number
  w: number
  h: number
  angle?: number
  order?: number
  value?: number
  size?: number
  label?: string
  colour?: string
  symbol?: string
  parent?: string
  /** The outline, where it is no plain rectangle. */
  d?: string
}

export interface Segment {
  half: Half
  place: number
  colour: Hue
  cost: number
  points: number
  statue: boolean
  x: number
  y: number
  d: string
  spots: { cost: number[]; sign: number[]; extra: number[] | null }
}

export const TOWN = data.town
export const KINDS = data.town.kinds as unknown as Record<string, Place[]>
export const SYMBOLS: Record<string, string> = data.symbols
export const SEGMENTS = data.wall.segments as unknown as Segment[]
export const TOWER = data.wall.tower
export const MISFORTUNES = data.misfortunes as Record<Hue, string>
export const HALL = data.hall
export const WINDOWS = data.windows as Dye[]
export const NUMBERS = data.numbers
export const MAYORS = data.mayors
export const TILES = data.tiles as unknown as Record<string, [Hue, Hue | '', string]>
export const STOCK = data.stock
export const CLERGY: Record<string, { on: string; what: string; value: number; colours: string[] }> = data.clergy

const places = new Map(Object.values(KINDS).flatMap((rows) => rows.map((row) => [row.id, row] as const)))
/** A place of the main board by its name. */
export const at = (id: string): Place => places.get(id)!

export interface Card {
  number: number
  name: string
  category: string
  colour: Hue
  cost: number
  points: number
}

const CARDS: Card[] = (data.cards as unknown as [string, string, Hue, number, number][]).map(
  ([name, category, colour, cost, points], place) => ({ number: place + 1, name, category, colour, cost, points }),
)
export const ALL_CARDS: readonly Card[] = CARDS
export const cardOf = (number: number): Card => CARDS[number - 1]!
/** 26 is written 026. */
export const digits = (number: number): string => String(number).padStart(3, '0')

/** Which expansions lie on the board, seen from what a view shows. */
export interface InPlay {
  ships: boolean
  stock: boolean
  clergy: boolean
  statues: boolean
  mayors: boolean
}
export function inPlay(expansions: readonly string[]): InPlay {
  const has = (name: string) => expansions.includes(name)
  return { ships: has('ships'), stock: has('stock'), clergy: has('clergy'), statues: has('statues'), mayors: has('mayors') }
}

/** The marks that advancing costs now by the dice alone: those with 1 or 2 count (HAM-5.7). */
export const lastField = HALL.length - 1
