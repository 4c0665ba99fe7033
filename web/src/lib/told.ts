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
  const player = whoOf(play, entry)
  return [t(`entry-${entry.kind}`, { player, text: textOf(play, entry) })]
}

/** Who left is called as he was; nobody has that name any more. */
function whoOf(play: Play, { kind, seat, text }: Happened): string {
  if (seat === null) return t(kind === 'rematch' ? 'host' : 'spectator')
  return ((kind === 'leave' || kind === 'free') && text) || play.name(seat)
}

function textOf(play: Play, { kind, text }: Happened): string {
  if (kind === 'bot' || kind === 'flag') return botName(text)
  return kind === 'vote' ? play.name(Number(text)) : text
}
