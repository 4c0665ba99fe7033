/** When something happened, as people say it; times are seconds since 1970. */
import { words } from './words.svelte'

export const day = (at: number): string => new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at * 1000)

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['minute', 60], ['hour', 3600], ['day', 86_400], ['week', 604_800]]

/** 5 minutes ago, yesterday; the day for what is longer ago than a month. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const gone = Math.max(0, now - at)
  if (gone > 30 * 86_400) return day(at)
  const [unit, seconds] = STEPS.findLast(([, size]) => gone >= size) ?? STEPS[0]!
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.max(1, Math.floor(gone / seconds)), unit)
}
