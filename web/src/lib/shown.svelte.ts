/** A table as the page shows it: the present, the log, and the moves of others one by one, also those of an absence. */
import type { TableLine } from './line'
import { fold, net, type BaseView, type Happened, type LogLine, type Status, type Step, type TableInfo, type Update } from './model'
import { still } from './motion'
import { deedsOf, deedsOfMove, type Amounts, type Deed } from './deeds'
import type { TableRatings } from './ratings'
import type { Memory, Watched } from './seen'
import { settings, type Pace } from './settings.svelte'

/** How long a move of somebody else is looked at before the next one is shown, in milliseconds. */
const PAUSES: Record<Pace, number> = { slow: 2200, steady: 1000, quick: 400, none: 0 }
const pause = () => PAUSES[settings.pace]
/** After a longer absence, or behind a quicker table, only the last moves are shown one by one. */
const MOST_SHOWN = 12

/** What others did while one was away: the moves after a line of the record and an entry of the log. */
export interface Missed extends Watched {
  moves: number
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time))

export class Shown<View extends BaseView = BaseView> {
  info = $state.raw<TableInfo>()
  status = $state<Status>('connecting')
  /** Why this page is not let in: a code of the server. */
  refused = $state('')
  /** The present, as the server told it last. */
  live = $state.raw<Update<View>>()
  entries = $state.raw<Happened[]>([])
  missed = $state.raw<Missed | null>(null)
  /** By seat: since when its person is not at the table; null for who is. */
  away = $state.raw<(number | null)[]>([])
  /** The seat whose bot has no turn to think: the server has much to do. */
  queued = $state<number | null>(null)
  /** How often somebody came or went, or the host's role changed hands. */
  comings = $state(0)
  /** What a game counts as mere amounts in its log (`GameParts.amounts`). */
  amounts: Amounts = () => null
  /** A position that is shown instead of the present: a moment of the past, or a move being told. */
  step = $state.raw<Step<View> | null>(null)
  /** The past is being looked at, by hand. */
  replaying = $state(false)
  /** Moves that others made are being shown, one by one. */
  telling = $state(false)

  log = $derived.by<LogLine[]>(() => (this.live ? fold(this.entries, this.live.line - net(this.entries)) : []))
  /** The same deed by deed: what one decision after the other led to stands together. */
  deeds = $derived.by<Deed[]>(() => deedsOf(this.log, this.amounts))

  protected readonly line: TableLine<View>
  #memory: Memory | undefined
  #queue: Update<View>[] = []
  /** Lines of the record that are to be shown before anything else happens. */
  #owed: { first: number; count: number } | null = null
  #running = false
  #skip = false
  #hurry = () => {}
  /** When the last move of somebody else appeared. */
  #shown = -Infinity

  constructor(line: TableLine<View>, memory?: Memory) {
    this.line = line
    this.#memory = memory
  }

  /** From now on, when all that hears of it is there. */
  protected listen(): void {
    this.line.listen({
      info: (info) => (this.info = info),
      update: (update) => {
        this.#queue.push(update)
        void this.#run()
      },
      status: (status) => {
        this.status = status
        // Who comes back is told again.
        if (status === 'lost') this.queued = null
      },
      presence: (away) => {
        this.away = away
        this.comings++
      },
      queue: (seat) => (this.queued = seat),
      refused: (code) => (this.refused = code),
    })
    if (this.#memory) document.addEventListener('visibilitychange', this.#back)
  }

  /** A new position is the present. */
  protected arrived(): void {}

  /** All is told; what waited for it may come. */
  protected rested(): void {}

  get game(): string {
    return this.info?.game ?? ''
  }

  get present(): Update<View> {
    if (!this.live) throw new Error('nothing has been seen of this table yet')
    return this.live
  }

  get view(): View {
    return this.step?.view ?? this.present.view
  }

  get you(): number | null {
    return this.present.you
  }

  get over(): boolean {
    return this.present.to_move === null
  }

  /** What was done last, until one does something oneself: while moves are shown, the one that is shown. */
  get news(): Deed | null {
    if (this.step) {
      const { seat, events, notation, line } = this.step
      const entry: Happened = { number: -1, kind: 'move', seat, text: notation, at: 0, events, id: '' }
      return line === 0 ? null : (deedsOfMove(entry, line, this.amounts).find((deed) => deed.told.length > 0) ?? null)
    }
    const said = this.deeds.filter((deed) => deed.lines !== null && deed.told.length > 0)
    const last = said.at(-1)
    // What then happens to all (a new round) does not hide what somebody did.
    const done = last?.seat === null ? said.findLast((deed) => deed.seat !== null && deed.lines![1] === last.lines![1]) : last
    return [done, last].find((deed) => deed && deed.seat !== this.you) ?? null
  }

  /** Positions of the past, for the replay. */
  steps(first: number, count: number, seat?: number): Promise<Step<View>[]> {
    return this.line.replay(first, count, seat)
  }

  /** How strong those at the table are who would like others to know. */
  async ratings(): Promise<TableRatings | undefined> {
    return this.line.ratings().catch(() => undefined)
  }

  /** Shows a position of the past; the present without one. */
  look(step: Step<View> | null): void {
    this.replaying = step !== null
    this.step = step
  }

  /** Shows what others did while one was away. */
  showMissed(): void {
    if (!this.missed) return
    this.#owe(this.missed)
    this.missed = null
    void this.#run()
  }

  /** The moves that are being shown need not be waited for. */
  skip(): void {
    this.#skip = true
    this.#hurry()
  }

  /** A lost line is tried again at once. */
  retry(): void {
    this.line.retry()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#back)
    this.line.close()
  }

  /** Shows what is owed and one update after the other, until all is told. */
  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (;;) {
      if (this.#owed) await this.#pay(this.#owed)
      else if (this.#queue.length > 0) await this.#tell(this.#queue[0]!)
      else break
    }
    this.telling = false
    this.#skip = false
    this.#running = false
    this.rested()
  }

  /** Shows an update; moves of others are given time to be seen. */
  async #tell(update: Update<View>): Promise<void> {
    const before = this.live
    const others = update.log.some((entry) => entry.kind === 'move' && entry.seat !== update.you)
    const first = before ? undefined : await this.#returning(update)
    if (before && others && !still() && !this.replaying) {
      await this.#rest()
      await this.#between(before, update)
    }
    this.entries = [...this.entries, ...update.log]
    this.live = update
    this.away = update.seats.map(({ away }) => away ?? null)
    if (!this.replaying) this.step = first ?? null
    this.#queue.shift()
    // Who only says something changes nothing of what can be chosen.
    if (before?.moves !== update.moves) this.arrived()
    if (others) this.#shown = performance.now()
    this.#saw()
  }

  /** Until the move that was shown last has been seen. */
  async #rest(): Promise<void> {
    const left = this.#shown + pause() - performance.now()
    if (left <= 0 || this.#skip || this.#queue.length > MOST_SHOWN) return
    this.telling = true
    await Promise.race([wait(left), new Promise<void>((done) => (this.#hurry = done))])
  }

  /** The positions between two updates, each for a moment. */
  async #between(before: Update<View>, after: Update<View>): Promise<void> {
    const missed = after.line - before.line - 1
    if (missed < 1 || after.log.some((entry) => entry.kind === 'undo')) return
    const count = Math.min(missed, MOST_SHOWN)
    await this.#show(after.line - count, count)
  }

  /** Positions of the record, each for a moment. */
  async #show(first: number, count: number): Promise<void> {
    this.telling = true
    try {
      for (const step of await this.line.replay(first, count)) {
        if (this.#skip || this.replaying) break
        this.step = step
        this.#shown = performance.now()
        await this.#rest()
      }
    } catch {
      // The past is not worth an error: the present follows at once.
    }
  }

  // --- coming back ----------------------------------------------------------------------------------------

  /** What others did after the last look, unless something was taken back meanwhile. */
  #missedSince(entries: readonly Happened[], you: number | null): Missed | null {
    const last = this.#memory?.read()
    const since = last ? entries.filter((entry) => entry.number > last.number) : []
    const moves = since.filter((entry) => entry.kind === 'move' && entry.seat !== you).length
    return last && moves && since.every((entry) => entry.kind !== 'undo') ? { ...last, moves } : null
  }

  /** The first update after an absence: the position that was seen last, if what came after is to be shown now. */
  async #returning(update: Update<View>): Promise<Step<View> | undefined> {
    this.missed = this.#missedSince(update.log, update.you)
    if (!this.missed || still() || this.missed.moves > MOST_SHOWN) return undefined
    const last = await this.line.replay(this.missed.line, 1).catch(() => [])
    if (last.length) this.#owe(this.missed, update.line)
    return last[0]
  }

  async #pay({ first, count }: { first: number; count: number }): Promise<void> {
    this.#owed = null
    await this.#rest()
    await this.#show(first, count)
    if (!this.replaying) this.step = null
  }

  #owe(missed: Missed, line = this.present.line): void {
    this.#owed = { first: missed.line + 1, count: line - missed.line - 1 }
  }

  /** The page is looked at again. */
  #back = (): void => {
    if (document.hidden || !this.live || this.replaying) return
    this.missed = this.#missedSince(this.entries, this.you) ?? this.missed
    if (this.missed && !still() && this.missed.moves <= MOST_SHOWN) this.#owe(this.missed)
    this.#saw()
    void this.#run()
  }

  /** What is shown while the page is looked at has been seen. */
  #saw(): void {
    if (!document.hidden) this.#memory?.write({ number: this.present.number, line: this.present.line })
  }
}
