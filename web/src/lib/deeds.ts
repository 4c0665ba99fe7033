/**
 * What happened, deed by deed. A move tells several things: the deed itself, what it cost and brought (mere
 * amounts), and what then happens to all (a roll, a new round). A step that tells nothing but amounts belongs to
 * the deed before it: a payment to what is paid for.
 */
import type { Happened, LogLine, Told } from './model'

/** What an event gains or costs, by the words of the purse; null when it tells more than that. */
export type Amounts = (told: Told) => Record<string, number> | null

export interface Deed {
  /** Nobody's: what happens to all. */
  seat: number | null
  /** The entry that tells it. */
  entry: Happened
  /** The lines of the record that it made, the first and the last; null for what is no move. */
  lines: [number, number] | null
  /** What is said in words, the deed itself first. */
  told: Told[]
  /** What it cost (minus) and brought. */
  amounts: [word: string, number: number][]
}

/** Nobody wants to read this: how bots wait, what each adds to the deal. */
export const UNTOLD = ['pace', 'go', 'nonce']
/** What is said in the chat stands there. */
const SILENT = [...UNTOLD, 'say']

export function deedsOf(lines: readonly LogLine[], amounts: Amounts): Deed[] {
  const deeds: Deed[] = []
  for (const { entry, line } of lines) {
    if (SILENT.includes(entry.kind)) continue
    if (line === null) deeds.push(made(entry, null))
    else for (const deed of deedsOfMove(entry, line, amounts)) add(deeds, deed)
  }
  return deeds
}

/** The deed of a move, and after it what the table itself did. */
export function deedsOfMove(entry: Happened, line: number, amounts: Amounts): Deed[] {
  const first = entry.events.findIndex(({ args }) => args['seat'] === undefined)
  const own = first < 0 ? entry.events : entry.events.slice(0, first)
  const deed = made(entry, line)
  for (const told of own) {
    const found = told.args['seat'] === entry.seat ? amounts(told) : null
    if (found) count(deed, Object.entries(found))
    else deed.told.push(told)
  }
  return first < 0 ? [deed] : [deed, { ...made(entry, line), seat: null, told: entry.events.slice(first) }]
}

const made = (entry: Happened, line: number | null): Deed => ({ seat: entry.seat, entry, lines: line === null ? null : [line, line], told: [], amounts: [] })

/** Steps of one seat are one deed as long as they tell nothing of their own. */
function add(deeds: Deed[], deed: Deed): void {
  const last = deeds.at(-1)
  const mute = deed.told.length === 0
  const same = last?.lines && deed.lines && last.seat !== null && last.seat === deed.seat
  if (same && (last.told.length === 0 || (mute && deed.amounts.length > 0))) {
    last.lines![1] = deed.lines![1]
    if (last.told.length === 0) [last.told, last.entry] = [deed.told, deed.entry]
    count(last, deed.amounts)
  } else {
    // Amounts that belong to nothing are told in words.
    deeds.push(mute && deed.amounts.length ? { ...deed, told: deed.entry.events.filter(({ args }) => args['seat'] !== undefined), amounts: [] } : deed)
  }
}

function count(deed: Deed, more: [string, number][]): void {
  for (const [word, number] of more) {
    const known = deed.amounts.find((each) => each[0] === word && each[1] > 0 === number > 0)
    if (known) known[1] += number
    else deed.amounts.push([word, number])
  }
}
