/** What a card does, from the words of its entry to what Effect.svelte draws. */
import type { Icon } from '../../lib/model'
import { DICE, type Dye } from './model'

export interface Drawn {
  kind: 'sign' | 'word' | 'worker' | 'coin' | 'laurel' | 'die' | 'card' | 'site'
  sign?: string
  text?: string
  colour?: Dye | undefined
}
type Word = string | number

/** Things and doings that have one sign; a category has the sign of its name. */
const SIGNS: Record<string, string> = {
  act: 'deed', advance: 'town_hall', any_site: 'stone', black_tile: 'fire', build: 'buildings', building: 'buildings', category: 'citizens',
  church: 'church', cost_0: 'buildings', III: 'active', hall: 'town_hall', level: 'fire', lightning: 'flash', lower_levels: 'active', lower_points: 'fire', misfortune: 'fire',
  money: 'coin', more_hand: 'card', more_levels: 'fire', others: 'figure', others_building: 'buildings', others_wall: 'city_wall', park_money: 'park',
  per_site: 'buildings', permanent: 'active', points_0: 'buildings', raise: 'fire', retreat: 'town_hall', search: 'search', site: 'stone', statue: 'hummel', take_back: 'buildings',
  third_segment: 'city_wall', token: 'points', wall: 'city_wall', wall_price: 'city_wall', workers: 'worker',
}
const sign = (word: Word, colour?: Dye, text = ''): Drawn => ({ kind: 'sign', sign: SIGNS[word] ?? String(word), colour, text })
const word = (text: string): Drawn => ({ kind: 'word', text })
const worker = (colour?: Dye): Drawn => ({ kind: 'worker', colour })
const coin = (text = ''): Drawn => ({ kind: 'coin', text })
const die = (colour?: Dye, text = ''): Drawn => ({ kind: 'die', colour, text })
const card = (colour?: Dye, text = ''): Drawn => ({ kind: 'card', colour, text })
const free = coin('0')

const POWERS: Record<string, Drawn[]> = {
  burdens: [sign('others'), sign('advance'), coin('+')],
  chooses_tile: [sign('black_tile'), word('✕'), sign('raise'), word('↑')],
  ignores_black: [die('black'), word('✕')],
  prevents: [worker(), word('✕'), sign('raise'), word('↑')],
  recolours: [worker('grey'), word('→'), word('≈')],
  repeats_lightning: [sign('lightning'), word('×2')],
  shares_lead: [sign('token'), word('=')],
  twice: [sign('III'), word('×2')],
  wall_by_die: [sign('wall'), coin(), die('black')],
  wall_free: [sign('wall'), free],
}
/** Words of which the first of a row stands before the arrow. */
const BEFORE = ['if', 'on', 'pay', 'repeat', 'others']

const hue = (word: Word | undefined): Dye | undefined => DICE.find((colour) => colour === word)
const several = (number: Word, drawn: Drawn): Drawn[] => Array<Drawn>(Number(number)).fill(drawn)

/** So many of something that is held: workers stand one by one. */
function amount(what: Word, number: Word): Drawn[] {
  if (what === 'marks') return [coin(String(number))]
  if (what === 'points') return [{ kind: 'laurel', text: String(number) }]
  if (what === 'card') return [card(undefined, String(number))]
  if (what === 'each') return [worker(), word('×5')]
  if (what === 'different') return [worker(), word('≠')]
  return several(number, worker(hue(what)))
}

/** The faces of dice that count: 5 and 6, from 19 on, as many as the black one. */
function faces([first = '', ...others]: Word[]): string {
  if (first === 'as_black' || first === 'most_frequent') return '='
  if (first !== 'sum') return [first, ...others].join('·')
  return Number(others[1]) > 90 ? `≥${others[0]}` : `≤${others[1]}`
}

/** A thing with what tells it apart: a category, a colour, that all are different. */
function noun(what: Word, which: Word[]): Drawn[] {
  const colour = hue(which[0])
  switch (what) {
    case 'building':
      return [sign(which[0] ?? what)]
    case 'category':
      return [sign('citizens'), word('≠'), sign('art')]
    case 'site':
      return [{ kind: 'site', colour }, ...(which[0] === 'different' ? [word('≠')] : [])]
    case 'worker':
      return [worker(), ...(which[0] ? [word(which[0] === 'set' ? '×5' : '≠')] : [])]
    case 'die':
      return [die(colour)]
    case 'dice':
      return [die(undefined, faces(which))]
    default:
      return [sign(what, colour), ...(which[0] === 'statue' ? [sign('statue')] : [])]
  }
}

function drawn([verb = '', first = '', ...more]: Icon): Drawn[] {
  const text = typeof first === 'number' ? String(first) : ''
  const many = text === '1' ? '' : text
  switch (verb) {
    case 'symbol':
      return []
    case 'pay':
    case 'gain':
    case 'score':
    case 'hand_over':
      return amount(first, more[0]!)
    case 'per':
      return [word('/'), ...(text ? [word(text), ...noun(more[0]!, more.slice(1))] : noun(first, more))]
    case 'if':
      if (first === 'die') return [die(hue(more[0]), more.slice(1).join('·'))]
      // That some dice show nothing of the kind has 0 for the most.
      return [die(undefined, faces(more[0] === 'sum' ? more : typeof more[0] === 'string' ? more.slice(0, 1) : more.slice(0, -2))), ...(more.at(-1) === 0 ? [word('✕')] : [])]
    case 'on':
      return [...(String(first).startsWith('others') ? [sign('others')] : []), sign(first), ...(more[0] ? [die(hue(more[0]))] : []), ...(['cost_0', 'points_0'].includes(String(first)) ? [first === 'cost_0' ? free : { kind: 'laurel', text: '0' } as Drawn] : [])]
    case 'draw':
      return [card(hue(more[0]), many)]
    case 'discard':
      return [card(undefined, `−${text || '1'}`)]
    case 'take_discards':
      return [card(undefined, `↑${many}`), ...(text ? [] : [die('black')])]
    case 'draw_site':
      return [card(undefined, many), word('→'), { kind: 'site', text: many }]
    case 'search':
      return [sign('search'), sign(first, hue(more[0]))]
    case 'free':
      return first === 'III' ? [sign('III'), free] : [...(more[0] ? [sign('building'), sign(more[0])] : []), free]
    case 'take_back':
      return [sign('building'), word('→'), card()]
    case 'lower':
      return [sign('level', hue(first), more[0] === 1 ? '' : String(more[0])), word('↓')]
    case 'raise':
      return [sign('level'), word('↑')]
    case 'lose':
      return [...noun(first, []), word('↩')]
    case 'retreat':
      return [sign('advance'), word('↩')]
    case 'wall':
      return first === 0 ? [sign('wall'), free] : [sign('wall'), word(`×${first}`)]
    case 'exchange':
      return [worker(), word('⇄'), worker()]
    case 'again':
      return [sign('III'), word('×2')]
    case 'use':
      return [...(more[0] === 'others' ? [sign('others')] : []), sign(first)]
    case 'also':
      return [first, ...more].map((category) => sign(category))
    case 'repeat':
      return text ? [word(`×${text}`)] : [word('↻')]
    case 'discount':
      return [sign(first), coin(`−${more[0]}`)]
    case 'limit':
      return [sign(first), word(`${String(first).startsWith('more') ? '+' : first === 'wall_price' ? '= ' : '×'}${more[0]}`)]
    case 'power':
      return POWERS[first] ?? [sign('building', hue(String(first).replace('half_', ''))), word('½')]
    default:
      return [sign(verb)]
  }
}

/** All of a card, with an arrow between what is needed and what it brings. */
export function effect(icons: readonly Icon[]): Drawn[] {
  const arrow = icons.findIndex(([verb], k) => k > 0 && !BEFORE.includes(String(verb)) && BEFORE.includes(String(icons[k - 1]![0])))
  return icons.flatMap((icon, k) => [...(k === arrow ? [word('→')] : []), ...drawn(icon)])
}
