import type { Play } from '../../lib/play.svelte'
import type { GameParts } from '../types'
import Board from './Board.svelte'
import Market from './Market.svelte'
import { CONTRACTS, nameOf, ROUTES, sheet, type Card, type View } from './model'
import Own from './Own.svelte'

/** Below this the last turns come (TTA-7.1). */
const FEW_CARTS = 4

const byName = new Map(ROUTES.map((route) => [route.name, route]))

function say(play: Play<View>, notation: string): { group: string; text: string } {
  const [word = '', what = '', paid = ''] = notation.split(' ')
  const route = byName.get(what)
  if (word === 'claim' && route) {
    const cards = paid.split('+').map((card) => play.text(`card-${card}`)).join(' + ')
    const args = { a: nameOf(route.a), b: nameOf(route.b), colour: `@colour-${route.colour}`, cards, points: route.points }
    return { group: play.text('ui-group-claim'), text: play.text('ui-do-claim', args) }
  }
  if (word === 'take') return { group: play.text('ui-group-draw'), text: play.text('ui-do-take', { card: `@card-${what}` }) }
  if (word === 'draw') return { group: play.text('ui-group-draw'), text: play.text('ui-do-draw') }
  if (word === 'keep') {
    const offer = play.view.players[play.view.you ?? 0]!.offer
    const number = what === 'both' ? null : offer[Number(what) - 1]
    return { group: play.text('ui-group-contracts'), text: number == null ? play.text('ui-keep-both') : play.text('ui-do-keep', ends(number)) }
  }
  if (word === 'contracts') return { group: play.text('ui-group-contracts'), text: play.text('ui-do-contracts') }
  return { group: '', text: play.text('ui-do-pass') }
}

function ends(number: number) {
  const contract = CONTRACTS[number]!
  return { a: nameOf(contract.a), b: nameOf(contract.b), points: contract.points }
}

export const parts: GameParts<View> = {
  ratio: 1600 / 1200,
  Board,
  Own,
  Market,
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'carts', label: play.text('ui-stat-carts'), value: player.carts, urgent: player.carts <= FEW_CARTS },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.cards },
      { icon: 'contracts', label: play.text('ui-stat-contracts'), value: player.contracts.length },
      { icon: 'bonus', label: play.text('ui-stat-bonus'), value: player.bonus },
    ]
  },
  say,
  chips: ({ key, args }) => {
    if (key.startsWith('claim')) return String(args['cards']).replaceAll('@card-', '').split('+') as Card[]
    const card = String(args['card'] ?? '')
    return card.startsWith('@card-') ? [card.slice(6) as Card] : []
  },
  sheet: (play) => {
    const sheets = play.view.players.map((_, seat) => sheet(play.view, seat))
    return [
      { label: play.text('ui-sheet-routes'), points: sheets.map((one) => one.routes) },
      { label: play.text('ui-sheet-contracts'), points: sheets.map((one) => one.contracts) },
      { label: play.text('ui-sheet-bonus'), points: sheets.map((one) => one.bonus) },
    ]
  },
}
