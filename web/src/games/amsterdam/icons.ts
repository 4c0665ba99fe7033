/** What a card, tile or task does, from the words of its entry to the bits that Bit.svelte draws. */
import type { Icon } from '../../lib/model'
import { COLOURS, DISTRICTS, GOODS, RIVER_END } from './model'

type Word = string | number

/** Things that are counted, taken or waited for, by their word; what is not here is drawn under its own name. */
const NOUNS: Record<string, string> = {
  activate_artisan: 'artisan', activate_building: 'building', activate_map: 'map', advanced: 'amstel', at_last_space: `amstel:${RIVER_END}`,
  at_start: 'barge start', blocks: 'block', cargo: 'good docker', deliver_docker: 'docker', deliver_good: 'store', docker_house: 'docker-house',
  docker_space: 'docker-house', each_kind: 'artisan building map', endgame: 'laurel', inactive: 'card', market_points: 'market', markets: 'market',
  new_artisan: 'artisan ≠', permanent: 'always', take_block: 'block', uses_of_one_map: 'map',
}
const POWERS: Record<string, string> = {
  both_rewards: 'sold = gulden any:1', disc_on_top: 'amstel top', double_steps: 'any:1 = barge:2', gulden_for_block: 'block = gulden',
  no_end_penalty: 'no:penalty', only_gulden_for_block: '!', shift_die: 'die ±1', skip_card: 'no:card',
}
/** Words of which the first of a row stands before the arrow. */
const BEFORE = ['if', 'on', 'pay', 'repeat']

const includes = (names: readonly string[], word: Word | undefined) => names.includes(String(word))
const times = (number: number, bit: string) => Array<string>(number).fill(bit).join(' ')

/** So many of something that is held: cubes lie one by one. */
function amount(what: Word, number: Word): string {
  if (what === 'cubes') return `any:${number === 'different' ? COLOURS.length : number}`
  if (includes(COLOURS, what)) return times(Number(number), `cube:${what}`)
  return typeof number === 'string' ? `${what}:${number}` : ['gulden', 'points'].includes(String(what)) ? `${what}:${number}` : times(number, String(what))
}

/** A thing with what tells it apart: a district, a good, that all are different. */
function noun(what: Word, which?: Word): string {
  if (which === undefined) return NOUNS[what] ?? `${what}`
  if (which === 'different') return `${what} ≠`
  if (which === 'same') return `${what} =`
  if (which === 'pair') return `${what} ${what}`
  if (what === 'type') return 'artisan'
  if (what === 'any_of_type') return 'tower'
  if (includes(GOODS, which)) return `good:${which}`
  if (includes(DISTRICTS, which)) return what === 'crest' ? `crest map:${which}` : `${what}:${which}`
  return `${what}${which ? `:${which}` : ''}`
}

function condition([test = '', first = '', ...more]: Word[]): string {
  switch (test) {
    case 'at_least':
      return `≥${first} ${noun(more[0]!, more[1])}`
    case 'at_most':
      return `≤${first} ${noun(more[0]!)}`
    case 'used':
    case 'active':
      return noun(first, more[0])
    case 'not_first':
      return `${first} ≠1`
    case 'first':
    case 'last':
      return `${first} ${test}`
    case 'card_gave':
      return `card ${first}`
    case 'home':
      return `docker:${more[0]} ×2 docker-house`
    case 'full':
      return first === 'depots' ? 'depot ×4' : `store good:${first} ×3`
    case 'sailed':
      return `barge:${first}`
    default:
      return noun(test)
  }
}

function bit([word = '', first = '', second, ...more]: Icon, before: Icon | undefined): string {
  switch (word) {
    case 'pay':
      return first === 'map' ? 'no:map' : amount(first, second!)
    case 'gain':
    case 'score':
      return amount(first, second!)
    case 'return':
      return `${before ? '' : 'return '}${amount(first, second!)}`
    case 'per':
      if (more.length) return `/ ${first} ${[second, ...more].join(' ')}`
      return typeof first === 'number' ? `/ ${first} ${noun(second!)}` : `/ ${noun(first, second)}`
    case 'if':
      return condition([first, ...(second === undefined ? [] : [second]), ...more])
    case 'on':
      return noun(first, second)
    case 'free':
      return `${times(Number(second), String(first))} free`
    case 'limit':
      return `${noun(first)} ×${second}`
    case 'discount':
      return `${noun(first)} −${second}`
    case 'power':
      return POWERS[first] ?? String(first)
    case 'barge':
      return first === 'anywhere' ? 'barge start' : `barge:${first}`
    case 'swap':
      return `${first} = ${first}`
    case 'repeat':
      return '↻'
    default:
      return first === '' ? String(word) : `${word}:${first}`
  }
}

/** All bits of a row, with an arrow between what is needed and what it brings. */
export function bits(icons: readonly Icon[]): string[] {
  const arrow = icons.findIndex(([word], k) => k > 0 && !BEFORE.includes(String(word)) && BEFORE.includes(String(icons[k - 1]![0])))
  return icons.flatMap((icon, k) => [...(k === arrow ? ['>'] : []), ...bit(icon, icons[k - 1]).split(' ')]).filter(Boolean)
}
