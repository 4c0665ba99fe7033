/** What the client knows of a table: the server's messages, and what is read off them. */
import type { Args } from './words.svelte'

export interface BaseView {
  game: string
  you: number | null
  to_move: number | null
  step: string
  players: { points: number }[]
}

export interface Action {
  number: number
  notation: string
}

export interface Told {
  key: string
  args: Args
}

export interface Happened {
  number: number
  kind: 'move' | 'undo' | 'say' | 'sit' | 'bot' | 'back' | 'flag' | 'remind' | 'rematch'
  seat: number | null
  text: string
  at: number
  events: Told[]
}

export interface Seat {
  name: string
  kind: 'person' | 'bot' | 'empty' | 'tom'
  /** The bot that decides here now, also in place of a person. */
  bot: string
}

export interface Result {
  scores: number[]
  ranking: number[]
  seed: string
}

/** The table as one pair of eyes sees it, and what happened since it last looked. */
export interface Update<View extends BaseView = BaseView> {
  table: string
  number: number
  moves: number
  line: number
  you: number | null
  to_move: number | null
  waiting: 'person' | 'bot' | 'empty' | 'over'
  view: View
  actions: Action[]
  undo: number
  seats: Seat[]
  log: Happened[]
  result: Result | null
  rematch: string
}

export interface TableInfo {
  id: string
  game: string
  title: string
  options: Record<string, unknown>
  public: boolean
  commitment: string
  seats: Seat[]
}

export interface TableSummary {
  id: string
  game: string
  players: string[]
  empty: number
  moves: number
  to_move: number | null
  waiting: Update['waiting']
  at: number
  seat: number | null
  role: string
}

export interface GameInfo {
  id: string
  title: string
  seats: number[]
  options: OptionInfo[]
  bots: string[]
}

export interface OptionInfo {
  name: string
  default: string | number | boolean | string[]
  choices: (string | number | boolean)[]
  says: string
  many: boolean
}

export interface Refusal {
  rule: string
  key: string
  args: Args
}

export interface Hint {
  action: number
  notation: string
  reason: string
}

/** A position of the past. */
export interface Step<View extends BaseView = BaseView> {
  line: number
  seat: number | null
  notation: string
  events: Told[]
  view: View
}

/** Lost: the line is down and is being tried again. */
export type Status = 'connecting' | 'live' | 'lost'

/** One line of the log to read: an entry, with the line of the record it made, if it was a move. */
export interface LogLine {
  entry: Happened
  line: number | null
}

/** The log as it counts now: what was taken back is gone, and who took it back is told. */
export function fold(entries: readonly Happened[], firstLine: number): LogLine[] {
  const lines: LogLine[] = []
  let line = firstLine
  for (const entry of entries) {
    if (entry.kind === 'move') lines.push({ entry, line: ++line })
    else if (entry.kind === 'undo') {
      const last = lines.findLastIndex((other) => other.entry.kind === 'move')
      if (last >= 0) lines.splice(last, 1)
      line--
      lines.push({ entry, line: null })
    } else lines.push({ entry, line: null })
  }
  return lines
}

/** How many moves of the record the entries add up to. */
export const net = (entries: readonly Happened[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'move' ? 1 : entry.kind === 'undo' ? -1 : 0), 0)
