/** A table as the page shows it: what is shown now, the log, what was said, and what one can do. */
import { Problem, type TableLine } from './connection'
import { fold, net, type Action, type BaseView, type Happened, type Hint, type LogLine, type Refusal, type Status, type Step, type TableInfo, type Update } from './model'
import { still } from './motion'
import { t, words, type Args } from './words.svelte'

export interface Toast {
  text: string
  rule: string
}

/** How long a move of somebody else is looked at before the next one is shown. */
const PAUSE = 750
/** After a longer absence only the last moves are shown one by one. */
const MOST_SHOWN = 12

const wait = (time: number) => new Promise((done) => setTimeout(done, time))

export class Play<View extends BaseView = BaseView> {
  info = $state.raw<TableInfo>()
  status = $state<Status>('connecting')
  /** Why this page is not let in. */
  refused = $state('')
  /** The present, as the server told it last. */
  live = $state.raw<Update<View>>()
  entries = $state.raw<Happened[]>([])
  hint = $state.raw<Hint | null>(null)
  toast = $state.raw<Toast | null>(null)
  /** While a move is on its way nothing else can be chosen. */
  busy = false
  /** Places on the board that something points at (the ends of a contract, say). */
  lit = $state.raw<readonly string[]>([])
  /** A position that is shown instead of the present: a moment of the past, or a move being told. */
  step = $state.raw<Step<View> | null>(null)
  /** The past is being looked at, by hand. */
  replaying = $state(false)
  /** Moves that others made are being shown, one by one. */
  telling = $state(false)

  log = $derived.by<LogLine[]>(() => (this.live ? fold(this.entries, this.live.line - net(this.entries)) : []))

  #line: TableLine<View>
  #hide: ReturnType<typeof setTimeout> | undefined
  #queue: Update<View>[] = []
  #skip = false
  #hurry = () => {}
  /** When the last move of somebody else appeared. */
  #shown = -PAUSE

  constructor(line: TableLine<View>) {
    this.#line = line
    line.listen({
      info: (info) => (this.info = info),
      update: (update) => {
        this.#queue.push(update)
        if (this.#queue.length === 1) void this.#tell()
      },
      status: (status) => (this.status = status),
      refused: (message) => (this.refused = message),
    })
  }

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

  /** It is this seat's turn, in the present. */
  get mine(): boolean {
    return this.step === null && this.you !== null && this.present.to_move === this.you
  }

  get actions(): Action[] {
    return this.mine ? this.present.actions : []
  }

  /** The notation that undo would take back. */
  get undoes(): string | null {
    if (!this.live || this.present.undo === 0 || this.step) return null
    return this.log.findLast((line) => line.entry.kind === 'move')?.entry.text ?? null
  }

  name(seat: number): string {
    const { seats } = this.present
    const name = seats[seat]?.name
    if (!name) return t('seat', { number: seat + 1 })
    // Two bots of a kind are told apart by a number.
    const same = seats.flatMap((other, number) => (other.name === name ? [number] : []))
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name
  }

  /** Words of this table's game. */
  text(key: string, args: Args = {}): string {
    const seat = args['seat']
    const named = typeof seat === 'number' ? { player: this.name(seat), ...args } : args
    return words.text(key, named, this.game)
  }

  async choose(action: Action): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.hint = null
    this.toast = null
    try {
      const refusal = await this.#line.play(action.number, this.present.moves)
      if (refusal) this.refuse(refusal)
    } catch (error) {
      this.#explain(error)
    } finally {
      this.busy = false
    }
  }

  /** Somebody touched what cannot be done now: says why, by the rule. */
  async why(notation: string): Promise<void> {
    if (this.step || this.busy) return
    const mover = this.present.to_move
    if (mover === null) return this.say(t('why-game-over'))
    if (this.you === null) return this.say(t('why-watching'))
    if (!this.mine) return this.say(t('why-not-your-turn', { player: this.name(mover) }))
    if (this.actions.some((action) => action.notation === notation)) return
    try {
      const refusal = await this.#line.why(notation, this.present.moves)
      if (refusal) this.refuse(refusal)
    } catch (error) {
      this.#explain(error)
    }
  }

  refuse(refusal: Refusal): void {
    this.say(this.text(`why-${refusal.key}`, refusal.args), refusal.rule)
  }

  say(text: string, rule = ''): void {
    this.toast = { text: text.charAt(0).toUpperCase() + text.slice(1), rule }
    clearTimeout(this.#hide)
    this.#hide = setTimeout(() => (this.toast = null), 7000)
  }

  async undo(): Promise<void> {
    this.hint = null
    try {
      await this.#line.undo(this.present.moves)
    } catch (error) {
      this.#explain(error)
    }
  }

  async ask(): Promise<void> {
    try {
      this.hint = await this.#line.hint()
    } catch (error) {
      this.#explain(error)
    }
  }

  async speak(text: string): Promise<void> {
    try {
      await this.#line.say(text)
    } catch (error) {
      this.#explain(error)
    }
  }

  /** Positions of the past, for the replay. */
  steps(first: number, count: number, seat?: number): Promise<Step<View>[]> {
    return this.#line.replay(first, count, seat)
  }

  /** Shows a position of the past; the present without one. */
  look(step: Step<View> | null): void {
    this.replaying = step !== null
    this.step = step
  }

  /** The moves that are being shown need not be waited for. */
  skip(): void {
    this.#skip = true
    this.#hurry()
  }

  close(): void {
    clearTimeout(this.#hide)
    this.#line.close()
  }

  #explain(error: unknown): void {
    if (error instanceof Problem) this.say(error.status === 0 ? t('offline') : error.message)
    else throw error
  }

  /** Shows one update after the other; moves of others are given time to be seen. */
  async #tell(): Promise<void> {
    while (this.#queue.length > 0) {
      const update = this.#queue[0]!
      const before = this.live
      const others = update.log.some((entry) => entry.kind === 'move' && entry.seat !== update.you)
      if (before && others && !still() && !this.replaying) {
        await this.#rest()
        await this.#between(before, update)
      }
      this.entries = [...this.entries, ...update.log]
      this.live = update
      if (!this.replaying) this.step = null
      this.hint = null
      this.#queue.shift()
      if (others) this.#shown = performance.now()
    }
    this.telling = false
    this.#skip = false
  }

  /** Until the move that was shown last has been seen. */
  async #rest(): Promise<void> {
    const left = this.#shown + PAUSE - performance.now()
    if (left <= 0 || this.#skip) return
    this.telling = true
    await Promise.race([wait(left), new Promise<void>((done) => (this.#hurry = done))])
  }

  /** The positions between two updates, each for a moment. */
  async #between(before: Update<View>, after: Update<View>): Promise<void> {
    const missed = after.line - before.line - 1
    if (missed < 1 || after.log.some((entry) => entry.kind === 'undo')) return
    const count = Math.min(missed, MOST_SHOWN)
    this.telling = true
    try {
      for (const step of await this.#line.replay(after.line - count, count)) {
        if (this.#skip || this.replaying) break
        this.step = step
        this.#shown = performance.now()
        await this.#rest()
      }
    } catch {
      // The past is not worth an error: the present follows at once.
    }
  }
}
