/** Time to think, counted on this device: the server says what was left when a turn began. */
import { createSubscriber } from 'svelte/reactivity'
import type { Clock } from './model'
import { t } from './words.svelte'

/** How far the server's watch is ahead of this device's, in seconds. */
let ahead = 0

/** The server said what time it is, in seconds since 1970. */
export function hearTime(said: number): void {
  ahead = said - Date.now() / 1000
}

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250)
  return () => clearInterval(timer)
})

/** The server's time in seconds; whatever reads it on a page is drawn anew while it runs. */
export function now(): number {
  tick()
  return Date.now() / 1000 + ahead
}

export interface Reading {
  /** Seconds: what is left of a bank, or how long a turn lasts already. */
  seconds: number
  runs: boolean
  urgent: boolean
}

/** A bank is nearly empty at a tenth of what it began with, but never sooner or later than this. */
const [EARLIEST, LATEST] = [30, 10]

/** The clock of a seat, or nothing where no time is counted for it. */
export function reading(clock: Clock, seat: number, at: number): Reading | null {
  const runs = clock.running === seat
  const spent = runs ? Math.max(0, at - clock.since) : 0
  if (clock.kind === 'bank') {
    const seconds = Math.max(0, (clock.banks[seat] ?? 0) - spent)
    return { seconds, runs, urgent: seconds <= Math.min(EARLIEST, Math.max(LATEST, clock.seconds / 10)) }
  }
  if (clock.kind === 'reminder' && runs) return { seconds: spent, runs, urgent: spent >= clock.seconds }
  return null
}

/** As a watch shows it: 4:05, 1:02:03; days in words. */
export function watch(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  if (hours >= 48) return t('duration-days', { number: Math.floor(hours / 24) })
  const two = (number: number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** In words: 90 seconds, 15 minutes, 3 days. */
export function duration(seconds: number): string {
  const units = [['days', 86_400], ['hours', 3_600], ['minutes', 60]] as const
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? (['seconds', 1] as const)
  return t(`duration-${unit}`, { number: seconds / size })
}
