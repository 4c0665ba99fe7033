/** What players are called: people by the name they gave, bots by their kind in the reader's language. */
import type { Seat } from './model'
import { t, words } from './words.svelte'

/** `master@5` is the Master who thinks five seconds about a turn. */
const timed = (bot: string): [string, string] => {
  const [kind = '', seconds = ''] = bot.split('@', 2)
  return [kind, seconds]
}

export function botName(bot: string): string {
  const [kind, seconds] = timed(bot)
  if (!words.has(`bot-${kind}`)) return bot
  return seconds ? t('bot-thinks', { bot: t(`bot-${kind}`), seconds: Number(seconds) || seconds }) : t(`bot-${kind}`)
}

/** The names of all seats; two of the same name are told apart by a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map((seat, number) => (seat.kind === 'bot' ? listedName(seat.name, number) : nameOrSeat(seat.kind === 'empty' ? '' : seat.name, number)))
  return names.map((name, number) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []))
    return same.length > 1 ? `${name} ${same.indexOf(number) + 1}` : name
  })
}

/** A bot that nobody gave a name is called after its kind: `Greedy`. A list of tables knows only that. */
export function listedName(name: string, seat: number): string {
  const kind = name.toLowerCase()
  return name && words.has(`bot-${timed(kind)[0]}`) ? botName(kind) : nameOrSeat(name, seat)
}

const nameOrSeat = (name: string, seat: number): string => name || t('seat', { number: seat + 1 })
