import type { Colour } from '../../ui/symbols'
import type { GameParts } from '../types'
import Amount from './Amount.svelte'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Mini from './Mini.svelte'
import { COLOURS, total, wish, type View } from './model'
import Own from './Own.svelte'

export const parts: GameParts<View> = {
  ratio: 4 / 3,
  Board,
  Own,
  Market,
  Mini,
  Amount,
  wish: (play, thing) => wish(play.view, thing),
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'money', label: play.text('ui-stat-gulden'), value: player.gulden },
      { icon: 'goods', label: play.text('ui-stat-cubes'), value: total(player.supply) },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.active.length },
      { icon: 'houses', label: play.text('ui-stat-blocks'), value: play.view.owners.filter((owner) => owner === seat).length },
    ]
  },
  chips: ({ args }) =>
    Object.values(args).flatMap((value) => {
      const colour = String(value).startsWith('@colour-') ? String(value).slice(8) : ''
      return (COLOURS as readonly string[]).includes(colour) ? [colour as Colour] : []
    }),
  rival: 'TOM',
  note: (play) => (play.view.tom ? play.text('ui-sheet-tom', { points: play.view.tom.points }) : ''),
}
