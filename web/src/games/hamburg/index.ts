import type { Colour } from '../../ui/symbols'
import type { GameParts } from '../types'
import Board from './Board.svelte'
import { COLOURS, ITEMS, sheet, type View } from './model'
import Own from './Own.svelte'
import { say } from './words'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export const parts: GameParts<View> = {
  ratio: 1.303,
  Board,
  Own,
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'money', label: play.text('ui-stat-money'), value: player.money },
      { icon: 'workers', label: play.text('ui-stat-workers'), value: sum(player.workers) },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.backs.length },
      { icon: 'goods', label: play.text('ui-stat-buildings'), value: sum(player.sites.map((site) => site.buildings.length)) + player.zoo.length + player.park.length },
    ]
  },
  say,
  chips: ({ args }) => {
    const colours = Object.values(args).flatMap((value) => (typeof value === 'string' ? value.split(/[,\s]+/) : []))
    return colours.map((word) => word.replace('@colour-', '')).filter((word): word is Colour => (COLOURS as readonly string[]).includes(word) || word === 'black')
  },
  sheet: (play) => {
    const found = sheet(play.view)
    return ['game', ...ITEMS].map((item) => ({ label: play.text(`ui-sheet-${item}`), points: found[item] ?? [] }))
  },
}
