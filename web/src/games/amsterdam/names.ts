/** Names of things. */
import type { Piece } from '../../lib/model'
import { pieceOf } from '../../lib/pieces'
import type { Play } from '../../lib/play.svelte'
import { card, code, costOf, place, type View } from './model'

type Table = Play<View>
/** Whoever has the words of this game, and at a table its options. */
export interface Speaks extends Pick<Table, 'text'> {
  info?: Table['info']
}

/** What a card, tile or task does as this table plays it. */
export const piece = (play: Speaks, name: string): Piece => pieceOf('amsterdam', name, play.info?.options)

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
  const says = play.text('ui-card-says', { card: `@card-${code(number)}`, timing: `@timing-${card(number).timing}`, text: `@${piece(play, `card-${code(number)}`).text}` })
  return `${says} ${play.text('ui-card-costs', { cost: cost.join(', ') })}`
}
