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
  const player = entry.seat === null ? t(entry.kind === 'rematch' ? 'host' : 'spectator') : play.name(entry.seat)
  return [t(`entry-${entry.kind}`, { player, text: textOf(play, entry) })]
}

function textOf(play: Play, { kind, text }: Happened): string {
  if (kind === 'bot' || kind === 'flag') return botName(text)
  return kind === 'vote' ? play.name(Number(text)) : text
}
