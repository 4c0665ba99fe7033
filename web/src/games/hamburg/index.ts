import type { Colour } from '../../ui/symbols'
import type { GameParts } from '../types'
import Amount from './Amount.svelte'
import Board from './Board.svelte'
import { COLOURS, type View } from './model'
import Own from './Own.svelte'
import { wish } from './spots'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export { print } from './printed'

export const parts: GameParts<View> = {
  ratio: 1.303,
  Board,
  Own,
  Amount,
  wish: (play, thing) => wish(play.view, thing, play.touch.picked),
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'money', label: play.text('ui-stat-money'), value: player.money },
      { icon: 'workers', label: play.text('ui-stat-workers'), value: sum(player.workers) },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.backs.length },
      { icon: 'goods', label: play.text('ui-stat-buildings'), value: sum(player.sites.map((site) => site.buildings.length)) + player.zoo.length + player.park.length },
    ]
  },
  amounts: ({ key, args }) => {
    const colour = String(args['colour']).replace('@colour-', '')
    const [points, marks] = [Number(args['points']), Number(args['marks'])]
    if (key === 'gain') return { points, marks }
    if (key === 'gain-points') return { points }
    if (key === 'gain-marks') return { marks }
    if (key === 'pay') return { marks: -marks }
    if (key === 'gain-worker') return { [colour]: 1 }
    return key === 'return-worker' ? { [colour]: -1 } : null
  },
  rounds: ['roll'],
  chips: ({ args }) => {
    const colours = Object.values(args).flatMap((value) => (typeof value === 'string' ? value.split(/[,\s]+/) : []))
    return colours.map((word) => word.replace('@colour-', '')).filter((word): word is Colour => (COLOURS as readonly string[]).includes(word) || word === 'black')
  },
}
