import type { Colour } from '../../ui/symbols'
import type { GameParts } from '../types'
import Amount from './Amount.svelte'
import Ask from './Ask.svelte'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Mini from './Mini.svelte'
import { aside, COLOURS, total, wish, type View } from './model'
import Own from './Own.svelte'

export { print } from './printed'

export const parts: GameParts<View> = {
  ratio: 4 / 3,
  Board,
  Own,
  Ask,
  Market,
  Mini,
  Amount,
  wish: (play, thing) => wish(play.view, thing),
  aside: ({ view }, thing) => aside(view, thing),
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
  amounts: ({ key, args }) => {
    const colour = String(args['colour']).replace('@colour-', '')
    const number = (name: string) => Number(args[name])
    if (key === 'points') return { points: number('points') }
    if (key === 'gulden') return { gulden: number('gulden') }
    if (key === 'pay-gulden') return { gulden: -number('gulden') }
    if (key === 'cubes') return { [colour]: number('cubes') }
    return key === 'pay-cubes' ? { [colour]: -number('cubes') } : null
  },
  rounds: ['round'],
  rival: 'TOM',
  note: (play) => (play.view.tom ? play.text('ui-sheet-tom', { points: play.view.tom.points }) : ''),
}
