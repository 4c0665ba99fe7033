/** The view of Amsterdam, its printed tables, and what can be read off them. */
import type { Refusal, Schemas } from '../../lib/model'
import type { Point } from '../../lib/motion'
import { names } from '../../lib/names'
import type { Timing } from '../../ui/timings'
import data from './map.json'

export type View = Schemas['AmsterdamView']
export type PlayerView = Schemas['AmsterdamPlayer']
export type Cube = Schemas['AmsterdamColour']
export type Good = Schemas['AmsterdamGood']
export type Docker = Schemas['AmsterdamDocker']
export type District = Schemas['AmsterdamDistrict']
export const { AmsterdamColour: COLOURS, AmsterdamGood: GOODS, AmsterdamDocker: DOCKERS, AmsterdamDistrict: DISTRICTS } = names

export interface Block {
  name: string
  district: District
  colour: Cube
  price: number
  x: number
  y: number
  polygon: Point[]
}

export interface Place {
  name: string
  kind: 'start' | 'pier' | 'warehouse' | 'depot' | 'water'
  crane: boolean
  x: number
  y: number
  house: [number, number]
  values: number[]
}

export const KINDS = ['artisan', 'building', 'map'] as const
export type Kind = (typeof KINDS)[number]

export interface PrintedCard {
  kind: Kind
  type: string
  timing: 'phase1' | 'phase2' | 'phase3' | 'permanent' | 'endgame'
  cost: number[]
}

export const BLOCKS = data.blocks as unknown as Block[]
export const BRIDGES = data.bridges as { amstel: number; line: [number, number, number, number] }[]
export const PLACES = data.places as unknown as Place[]
export const WATERWAYS = data.waterways as [string, string][]
export const AMSTEL = data.amstel
export const AMSTEL_BRIDGES = data.amstelBridges as { name: string; after: number; points: number; x: number; y: number; angle: number; label: [number, number] }[]
export const BLACK_MARKET = data.blackMarket as { good: Good; x: number; y: number }[]
export const DOCKER_HOUSE = data.dockerHouse
export const TILES = data.tiles
export const TASKS = data.tasks
export const ROUNDS = data.rounds
export const PENALTIES = data.penalties
export const NUMBERS = data.numbers
export const DISTRICT_POINTS: Record<string, number[]> = data.districtPoints
const CARDS = data.cards as PrintedCard[]

export const SLOTS = 6
/** What the n-th penalty token costs at the end (AMS-11.3). */
export const penaltyOf = (token: number): number => PENALTIES[Math.min(token, PENALTIES.length) - 1] ?? 0
/** The last space of the Amstel. */
export const RIVER_END = AMSTEL.length - 1

export const card = (number: number): PrintedCard => CARDS[number - 1]!
export const cards = (kind: Kind): number[] => CARDS.flatMap((entry, k) => (entry.kind === kind ? [k + 1] : []))
export const code = (number: number): string => String(number).padStart(3, '0')
export const place = new Map(PLACES.map((entry) => [entry.name, entry]))
export const block = new Map(BLOCKS.map((entry, number) => [entry.name, { ...entry, number }]))
export const districtColour = new Map(BLOCKS.map((entry) => [entry.district, entry.colour]))

export const TIMINGS: Record<PrintedCard['timing'], Timing> = { phase1: 'I', phase2: 'II', phase3: 'III', permanent: 'infinity', endgame: 'laurel' }

export const total = (cubes: readonly number[]): number => cubes.reduce((sum, count) => sum + count, 0)

/** The price of a card, with what a supply lacks of it. */
export function costOf(number: number, supply?: readonly number[]) {
  return card(number).cost.flatMap((count, k) =>
    count ? [{ colour: COLOURS[k]!, count, lacking: supply ? Math.max(0, count - (supply[k] ?? 0)) : 0 }] : [],
  )
}

const beside = (name: string): string[] => WATERWAYS.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))

/** A shortest way over water from one place to another, both included. */
export function way(from: string, to: string): string[] {
  const came = new Map<string, string>([[from, '']])
  for (const here of came.keys()) {
    if (here === to) break
    for (const next of beside(here)) if (!came.has(next)) came.set(next, here)
  }
  const line: string[] = []
  for (let here = to; here; here = came.get(here) ?? '') line.unshift(here)
  return line
}

/** The phase of the round that a decision belongs to; 0 while the table is being set up. */
export function phaseOf(step: string, waiting: readonly (readonly [string, number])[]): number {
  const names = [step, ...waiting.map(([name]) => name)]
  if (step === 'over') return 0
  if (names.includes('dice phase')) return 1
  if (names.includes('actions phase')) return 2
  if (names.includes('end phase')) return 3
  return names.includes('next round') ? 4 : 0
}

/** So many spaces one rows at most in one go (AMS-8.25). */
const LONGEST_ROW = 3

/** What no action is about: a space of the Amstel that is far away, and the docker house. */
export function aside(view: View, thing: string): Refusal | null {
  const [kind, what] = thing.split(':')
  if (kind === 'house') {
    const row = Math.min(view.docker_house.length, DOCKER_HOUSE.length - 1)
    return { rule: 'AMS-8.18', key: 'docker-house', args: { points: DOCKER_HOUSE[row]!.value } }
  }
  const disc = view.amstel.find(([seat]) => seat === view.you)?.[1]
  if (kind !== 'river' || disc === undefined) return null
  const spaces = Number(what) - disc
  if (spaces <= 0) return { rule: 'AMS-8.25', key: 'river-back', args: {} }
  return spaces > LONGEST_ROW ? { rule: 'AMS-8.25', key: 'river-far', args: { spaces, most: LONGEST_ROW } } : null
}

/** The notation to ask about when a thing of the board cannot be touched now. */
export function wish(view: View, thing: string): string {
  const [kind = '', what = ''] = thing.split(':')
  const own = view.you === null ? undefined : view.players[view.you]
  const at = (figure: string, otherwise: string) => (view.step.includes(figure) ? `${figure} ${what}` : otherwise)
  switch (kind) {
    case 'card':
      return `${own?.active.includes(Number(what)) ? 'use' : own?.inactive.includes(Number(what)) ? 'activate' : 'take'} ${what}`
    case 'block':
      return at('bailiff', `block ${what}`)
    case 'place':
      return `sail ${what}`
    case 'store':
      return at('foreman', `deliver ${GOODS.find((good) => good === what) ?? own?.cargo[0] ?? GOODS[0]}`)
    case 'market':
      return at('trader', 'sell gulden')
    case 'good':
      return own?.cargo.some((good) => good === what) ? `deliver ${what}` : 'load'
    case 'docker':
      return `docker ${what.split('@')[0]}`
    case 'river':
      return `amstel ${Math.max(1, Number(what) - (view.amstel.find(([disc]) => disc === view.you)?.[1] ?? 0))}`
    case 'die':
      return `dice ${COLOURS.filter((colour) => colour === what || colour === COLOURS[what === COLOURS[0] ? 1 : 0]).join(' ')}`
    case 'deck':
      return 'draw artisan'
    case 'tile':
      return 'market'
    default:
      return thing
  }
}
