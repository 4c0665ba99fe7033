import type { GameParts } from '../types'
import Amount from './Amount.svelte'
import Board from './Board.svelte'
import Market from './Market.svelte'
import { wished, type Card, type View } from './model'
import Own from './Own.svelte'
import Result from './Result.svelte'

/** Below this the last turns come (TTA-7.1). */
const FEW_CARTS = 4

export { print } from './printed'

export const parts: GameParts<View> = {
  ratio: 1600 / 1200,
  Board,
  Own,
  Market,
  Result,
  Amount,
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'carts', label: play.text('ui-stat-carts'), value: player.carts, urgent: player.carts <= FEW_CARTS },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.cards },
      { icon: 'contracts', label: play.text('ui-stat-contracts'), value: player.contracts.length },
      { icon: 'bonus', label: play.text('ui-stat-bonus'), value: player.bonus },
    ]
  },
  wish: ({ view }, thing) => {
    const [kind, what = ''] = thing.split(':')
    if (kind === 'route') return wished(what, view.you === null ? {} : view.players[view.you]!.hand)
    if (kind === 'card') return `take ${what}`
    return what === 'contracts' ? 'contracts' : 'draw'
  },
  chips: ({ key, args }) => {
    if (key.startsWith('claim')) return String(args['cards']).replaceAll('@card-', '').split('+') as Card[]
    const card = String(args['card'] ?? '')
    return card.startsWith('@card-') ? [card.slice(6) as Card] : []
  },
}
