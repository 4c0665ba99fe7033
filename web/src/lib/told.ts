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
  const player = entry.seat === null ? t('spectator') : play.name(entry.seat)
  const text = entry.kind === 'bot' || entry.kind === 'flag' ? botName(entry.text) : entry.text
  return [t(`entry-${entry.kind}`, { player, text })]
}

/** What a deed is called; one that tells nothing yet, as it was chosen. */
export function deedText(play: Play, deed: Deed): string {
  if (deed.lines === null) return told(play, deed.entry)[0] ?? ''
  return deed.told[0] ? worded(play, deed.told[0]) : play.chosen(deed.entry.text)
}
