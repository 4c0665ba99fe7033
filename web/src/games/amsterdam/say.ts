/** Names of things, and what an action is called in the list of choices. */
import type { Play } from '../../lib/play.svelte'
import { block, card, code, COLOURS, costOf, GOODS, place, type Good, type View } from './model'
import { deliveryPoints } from './preview'

type Table = Play<View>
/** Whoever has the words of this game. */
export type Speaks = Pick<Table, 'text'>

/** `plantage-3` is Plantage 3. */
export function blockName(play: Table, name: string): string {
  const [district, number = ''] = name.split('-')
  return play.text('ui-block-name', { district: `@district-${district}`, number })
}

export function placeName(play: Table, name: string): string {
  const kind = place.get(name)?.kind
  if (kind === 'pier') return play.text(`pier-${name}`)
  if (kind === 'warehouse') return play.text(`store-${name}`)
  return play.text(`place-${name}`)
}

/** A seat by its name; the seat after the last is TOM. */
export const ownerName = (play: Table, owner: number): string => (owner < play.view.players.length ? play.name(owner) : 'TOM')

/** The name of a card without its number, which stands beside it. */
export const cardName = (play: Speaks, number: number): string => play.text(`card-${code(number)}`).replace(/\s*\d{3}\s*$/, '')

/** All that a card says, in one sentence. */
export function cardSays(play: Speaks, number: number): string {
  const cost = costOf(number).map(({ colour, count }) => play.text('ui-cubes', { number: count, colour: `@colour-${colour}` }))
  const says = play.text('ui-card-says', { card: `@card-${code(number)}`, timing: `@timing-${card(number).timing}`, text: `@card-${code(number)}-text` })
  return `${says} ${play.text('ui-card-costs', { cost: cost.join(', ') })}`
}

const colourOf = (name: string) => `@colour-${name}`

/** Verbs about cards, cubes and figures, whose text needs only what is named in them. */
const PLAIN: Record<string, { group: string; key: string }> = {
  activate: { group: 'cards', key: 'ui-do-activate' },
  use: { group: 'cards', key: 'ui-do-use' },
  discard: { group: 'cards', key: 'ui-do-discard' },
  take: { group: 'cards', key: 'ui-do-take' },
  remove: { group: 'cards', key: 'ui-do-remove' },
  spare: { group: 'cubes', key: 'ui-do-spare' },
  gain: { group: 'cubes', key: 'ui-do-gain' },
  keep: { group: 'cubes', key: 'ui-do-keep' },
  docker: { group: 'barge', key: 'ui-do-docker' },
}

export function say(play: Table, notation: string): { group: string; text: string } {
  const [word = '', what = '', more = ''] = notation.split(' ')
  const told = (group: string, key: string, args = {}) => ({ group: play.text(`ui-group-${group}`), text: play.text(key, args) })
  const plain = PLAIN[word]
  if (plain) return told(plain.group, plain.key, { card: `@card-${what}`, colour: colourOf(what), docker: `@docker-${what}` })
  const view = play.view
  const seat = view.you ?? 0
  const asked = GOODS[view.asked[0] ?? 0]
  switch (word) {
    case 'pass':
      return told('turn', 'ui-do-pass')
    case 'no':
      return told('cards', 'ui-do-no-card')
    case 'block':
      return sayBlock(play, what, more, notation)
    case 'load':
      return what ? told('barge', 'ui-do-load', { good: `@good-${what}` }) : told('barge', 'ui-do-load-all')
    case 'sail': {
      const cost = view.prices[notation] // not known of a voyage that is on its way
      return cost === undefined ? told('barge', 'ui-do-sail-there', { place: placeName(play, what) }) : told('barge', 'ui-do-sail', { place: placeName(play, what), cost })
    }
    case 'deliver':
      return told('barge', 'ui-do-deliver', { good: `@good-${what}`, points: deliveryPoints(view, seat, what as Good) })
    case 'amstel':
      return told('amstel', 'ui-do-amstel', { spaces: Number(what), cost: 2 * Number(what) - 1 })
    case 'market':
      return told('market', 'ui-do-market', { text: `@tile-${view.tile}-text` })
    case 'pay':
      return told('cubes', 'ui-do-pay', { number: Number(what), colour: colourOf(more) })
    case 'sell': {
      const good = `@good-${asked}`
      if (what === 'gulden') return told('cubes', 'ui-do-sell-gulden', { good })
      const both = !play.actions.some((action) => action.notation === 'sell gulden')
      return told('cubes', both ? 'ui-do-sell-both' : 'ui-do-sell', { good, colour: colourOf(more) })
    }
    case 'store':
      return told('cubes', 'ui-do-store', { good: `@good-${asked}` })
    case 'decline':
      return told('cards', 'ui-do-decline')
    case 'draw':
      return told('cards', what === 'artisan' ? 'ui-do-draw-artisan' : 'ui-do-draw-building')
    case 'bailiff':
      return told('figures', 'ui-do-bailiff', { block: blockName(play, what) })
    case 'foreman':
      return told('figures', 'ui-do-foreman', { store: `@store-${what}` })
    case 'trader':
      return told('figures', 'ui-do-trader', { good: `@good-${what}` })
    case 'dice':
      return told('dice', 'ui-do-dice', { first: colourOf(what), second: colourOf(more), one: dieOf(view, what), two: dieOf(view, more) })
    case 'slot':
      return what === 'normal' ? told('dice', 'ui-do-slot-normal') : told('dice', 'ui-do-slot', { colour: colourOf(what), slot: more })
    case 'wheel':
      return more ? told('cubes', 'ui-do-wheel-two', { first: colourOf(what), second: colourOf(more) }) : told('cubes', 'ui-do-wheel', { colour: colourOf(what) })
    default:
      return { group: '', text: notation }
  }
}

const dieOf = (view: View, colour: string): number => view.dice[COLOURS.findIndex((name) => name === colour)] ?? 0

function sayBlock(play: Table, name: string, how: string, notation: string) {
  const taken = block.get(name)
  const good = GOODS[play.view.goods[taken?.number ?? 0] ?? 0]
  const args = { block: blockName(play, name), good: `@good-${good}`, cost: play.view.prices[notation] ?? 0, colour: colourOf(taken?.colour ?? '') }
  return { group: play.text('ui-group-blocks'), text: play.text(how === 'gulden' ? 'ui-do-block-gulden' : 'ui-do-block', args) }
}
