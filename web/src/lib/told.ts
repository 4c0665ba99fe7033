/** The words of a log entry: what the game tells of a move, or what happened at the table. */
import type { Happened } from './model'
import type { Play } from './play.svelte'
import { botName } from './players'
import { t, words } from './words.svelte'

export function told(play: Play, entry: Happened): string[] {
  if (entry.kind === 'move') {
    return entry.events.map(({ key, args }) => {
      const name = `log-${key}`
      return words.has(name, play.game) ? play.text(name, args) : key
    })
  }
  const player = entry.seat === null ? t('spectator') : play.name(entry.seat)
  const text = entry.kind === 'bot' || entry.kind === 'flag' ? botName(entry.text) : entry.text
  return [t(`entry-${entry.kind}`, { player, text })]
}
