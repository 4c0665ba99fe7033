import type { Play } from '../../lib/play.svelte'
import type { Colour } from '../../ui/symbols'
import type { GameParts } from '../types'
import Board from './Board.svelte'
import Market from './Market.svelte'
import Mini from './Mini.svelte'
import { COLOURS, total, type View } from './model'
import Own from './Own.svelte'
import { say } from './say'

/** The lines of the score sheet after the points of the game itself, in the order of AMS-12. */
const STEPS = ['penalties', 'cards', 'group', 'districts', 'tasks', 'leftovers'] as const

function sheet(play: Play<View>) {
  const { sheets, players } = play.view
  const during = { label: play.text('ui-sheet-game'), points: players.map((player, seat) => player.points - (sheets[seat]?.total ?? 0)) }
  const steps = STEPS.filter((step) => step !== 'tasks' || players.some((player) => player.tasks.length))
  return [during, ...steps.map((step) => ({ label: play.text(`ui-sheet-${step}`), points: sheets.map((one) => one[step]) }))]
}

export const parts: GameParts<View> = {
  ratio: 4 / 3,
  Board,
  Own,
  Market,
  Mini,
  stats: (play, seat) => {
    const player = play.view.players[seat]!
    return [
      { icon: 'money', label: play.text('ui-stat-gulden'), value: player.gulden },
      { icon: 'goods', label: play.text('ui-stat-cubes'), value: total(player.supply) },
      { icon: 'cards', label: play.text('ui-stat-cards'), value: player.active.length },
      { icon: 'houses', label: play.text('ui-stat-blocks'), value: play.view.owners.filter((owner) => owner === seat).length },
    ]
  },
  say,
  chips: ({ args }) =>
    Object.values(args).flatMap((value) => {
      const colour = String(value).startsWith('@colour-') ? String(value).slice(8) : ''
      return (COLOURS as readonly string[]).includes(colour) ? [colour as Colour] : []
    }),
  sheet,
  rival: 'TOM',
  note: (play) => (play.view.tom ? play.text('ui-sheet-tom', { points: play.view.tom.points }) : ''),
}
