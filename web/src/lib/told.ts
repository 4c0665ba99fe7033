/** The words of what happened: what the game tells of a move, or what happened at the table. */
import type { Deed } from './deeds'
import type { Happened, Told } from './model'
import type { Play } from './play.svelte'
import { botName } from './players'
import { t, words } from './words.svelte'

export function worded(play: Play, { key, args }: Told): string {
  const name = `log-${key}`
  return words.has(name, play.game) ? play.text(name, args) : key
}

export function told(play: Play, entry: Happened): string[] {
  if (entry.kind === 'move') return entry.events.map((event) => worded(play, event))
  const player = whoOf(play, entry)
  return [t(`entry-${entry.kind}`, { player, text: textOf(play, entry) })]
}

/** Who left is called as he was; nobody has that name any more. */
function whoOf(play: Play, { kind, seat, text }: Happened): string {
  if (seat === null) return t(kind === 'rematch' || kind === 'close' ? 'host' : 'spectator')
  return ((kind === 'leave' || kind === 'free') && text) || play.name(seat)
}

function textOf(play: Play, { kind, text }: Happened): string {
  if (kind === 'bot' || kind === 'flag') return botName(text)
  return kind === 'vote' ? play.name(Number(text)) : text
}

/** What a deed is called; one that tells nothing yet, as it was chosen. */
export function deedText(play: Play, deed: Deed): string {
  if (deed.lines === null) return told(play, deed.entry)[0] ?? ''
  return deed.told[0] ? worded(play, deed.told[0]) : play.chosen(deed.entry.text)
}
