/** What the client knows of a table: the server's messages, and what is read off them. */
import type { components } from './api'
import type { Args } from './words.svelte'

export interface BaseView {
  game: string
  you: number | null
  to_move: number | null
  step: string
  players: { points: number }[]
}

export type Schemas = components['schemas']

/** Something that can be played now; its sentence, and what it does, come when they are asked for. */
export type Choice = Schemas['Action']
/** What it does to one's own numbers: what changes, what one then pays or gains as one chooses, what is open. */
export type Preview = Schemas['Foretold']
export type Told = Schemas['Told']
export type Happened = Schemas['Happened']
export type Seat = Schemas['SeatInfo']
export type Result = Schemas['Result']
export type Clock = Schemas['ClockInfo']
export type TableInfo = Omit<Schemas['TableInfo'], 'rules' | 'made' | 'clock' | 'over'> & { over?: boolean }
export type TableSummary = Schemas['TableLine']
export type GameInfo = Schemas['GameInfo']
/** A bot, and how strong it is. */
export type BotInfo = Schemas['BotInfo']
/** What a card or a tile does: the key of its text, and small symbols such as `["pay", "gulden", 1]`. */
export type Piece = Schemas['PieceInfo']
export type Icon = Piece['icons'][number]
export type OptionInfo = Schemas['OptionInfo']
export type Hint = Pick<Schemas['HintInfo'], 'choice' | 'reason' | 'yours' | 'plan'>
/** What passes over the socket of a table. */
export type FromClient = Schemas['Messages']['you_send'][number]
export type FromServer = Schemas['Messages']['you_get'][number]
/** A finished game looked at again; points are thousandths. */
export type Review = Schemas['Review']
export type ReviewStep = Review['steps'][number]
export type Opened = Schemas['Opened']
export type Seated = Schemas['Seated']

/** Notations word by word, with the number of the action at the end: how a brief update lists what can be played. */
export interface Tree {
  [word: string]: number | Tree
}

/** The choices of a brief update, in the order of their numbers, with what they touch. */
export function offered(tree: Tree, touches: Record<string, number[]>): Choice[] {
  const found = new Map<number, Choice>()
  const walk = (branch: Tree, words: string) => {
    for (const [word, below] of Object.entries(branch)) {
      const notation = [words, word].filter(Boolean).join(' ')
      if (typeof below === 'number') found.set(below, { number: below, notation, key: '', args: {}, group: '', touches: [] })
      else walk(below, notation)
    }
  }
  walk(tree, '')
  for (const [thing, numbers] of Object.entries(touches)) for (const number of numbers) found.get(number)?.touches.push(thing)
  return [...found.values()].sort((one, other) => one.number - other.number)
}

/** The table as one pair of eyes sees it, and what happened since it last looked. */
export type Update<View extends BaseView = BaseView> = Omit<Schemas['Update'], 'view' | 'type' | 'choices' | 'touches'> & { view: View }

/** A position of the past. */
export type Step<View extends BaseView = BaseView> = Omit<Schemas['ReplayStep'], 'view'> & { view: View }

export interface Refusal {
  rule: string
  key: string
  args: Args
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
