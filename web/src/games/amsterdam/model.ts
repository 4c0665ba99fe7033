/** The view of Amsterdam, its printed tables, and what can be read off them. */
import type { Action, Schemas } from '../../lib/model'
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
  icons: string
}

export const BLOCKS = data.blocks as unknown as Block[]
export const BRIDGES = data.bridges as { amstel: number; line: [number, number, number, number] }[]
export const PLACES = data.places as unknown as Place[]
export const WATERWAYS = data.waterways as [string, string][]
export const AMSTEL = data.amstel
export const AMSTEL_BRIDGES = data.amstelBridges as { name: string; after: number; points: number; x: number; y: number; angle: number; label: [number, number] }[]
export const BLACK_MARKET = data.blackMarket as { good: Good; x: number; y: number }[]
export const DOCKER_HOUSE = data.dockerHouse
export const TILES = data.tiles as Record<string, { cost: number; points: number; icons: string }>
export const TASKS = data.tasks
export const ROUNDS = data.rounds
export const PENALTIES = data.penalties
export const NUMBERS = data.numbers
export const DISTRICT_POINTS: Record<string, number[]> = data.districtPoints
const CARDS = data.cards as PrintedCard[]

export const SLOTS = 6
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

/** Points of all bridges passed by a disc that stands on a space, and of the end (AMS-8.26, AMS-8.28). */
export function riverPoints(space: number): number {
  const bridges = AMSTEL_BRIDGES.reduce((sum, bridge) => (bridge.after < space ? sum + bridge.points : sum), 0)
  return bridges + (space === RIVER_END ? (AMSTEL[RIVER_END]?.points ?? 0) : 0)
}

/** What the next docker brought home scores (AMS-8.18). */
export function dockerValue(housed: number): number {
  const row = DOCKER_HOUSE[Math.min(housed, DOCKER_HOUSE.length - 1)]
  return row?.value ?? 0
}

const neighbours = new Map<string, string[]>()
for (const [a, b] of WATERWAYS) {
  neighbours.set(a, [...(neighbours.get(a) ?? []), b])
  neighbours.set(b, [...(neighbours.get(b) ?? []), a])
}

/** A shortest way over water from one place to another, both included. */
export function way(from: string, to: string): string[] {
  const came = new Map<string, string>([[from, '']])
  for (const here of came.keys()) {
    if (here === to) break
    for (const next of neighbours.get(here) ?? []) if (!came.has(next)) came.set(next, here)
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

/** The legal actions by the thing on the table that is touched for them. */
export type Things = Map<string, Action[]>

export function things(actions: readonly Action[]): Things {
  const found: Things = new Map()
  const add = (thing: string, action: Action) => {
    const known = found.get(thing)
    if (known) known.push(action)
    else found.set(thing, [action])
  }
  for (const action of actions) for (const thing of touched(action.notation)) add(thing, action)
  return found
}

/** What is touched for an action: the first thing stands for it, others will do too. */
function touched(notation: string): string[] {
  const [word = '', what = '', more = ''] = notation.split(' ')
  switch (word) {
    case 'activate':
    case 'use':
    case 'discard':
    case 'take':
    case 'remove':
      return [`card ${what}`]
    case 'block':
    case 'bailiff':
      return [`block ${what}`]
    case 'sail':
      return [`place ${what}`]
    case 'deliver':
      return [`cargo ${what}`, 'deliver']
    case 'load':
      return what ? [`store ${what}`] : ['load']
    case 'foreman':
      return [`house ${what}`]
    case 'trader':
      return [`sold ${what}`]
    case 'docker':
      return [`docker ${what}`]
    case 'amstel':
      return [`amstel ${what}`]
    case 'dice':
      return [`die ${what}`, `die ${more}`]
    case 'pay':
      return [`pay ${more}`]
    case 'wheel':
      return more ? [`pair ${what} ${more}`] : [`cube ${what}`]
    case 'sell':
      return what === 'resource' ? [`cube ${more}`] : ['sell']
    case 'gain':
    case 'spare':
    case 'keep':
      return [`cube ${what}`]
    default:
      return [notation]
  }
}

/** What to ask about when a card of one's own cannot be touched. */
export function wishedOf(number: number, player: PlayerView): string {
  return `${player.active.includes(number) ? 'use' : player.inactive.includes(number) ? 'activate' : 'take'} ${code(number)}`
}
