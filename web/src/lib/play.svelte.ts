/** A table as the page shows it: what is shown now, the log, what was said, and what one can do. */
import { SvelteMap } from 'svelte/reactivity'
import type { TableLine } from './line'
import { fold, net, type BaseView, type Choice, type Happened, type Hint, type LogLine, type Refusal, type Seat, type Status, type Step, type TableInfo, type Update } from './model'
import { TableMenu } from './menu.svelte'
import { still } from './motion'
import { deedsOf, deedsOfMove, type Amounts, type Deed } from './deeds'
import { seatNames } from './players'
import { codeText, problemText } from './problems'
import type { Memory, Watched } from './seen'
import { settings, type Pace } from './settings.svelte'
import { Touch } from './touch.svelte'
import { t, words, type Args } from './words.svelte'

export interface Toast {
  text: string
  rule: string
}

/** How long a move of somebody else is looked at before the next one is shown, in milliseconds. */
const PAUSES: Record<Pace, number> = { slow: 2200, steady: 1000, quick: 400, none: 0 }
const pause = () => PAUSES[settings.pace]
/** After a longer absence only the last moves are shown one by one. */
const MOST_SHOWN = 12

/** What others did while one was away: the moves after a line of the record and an entry of the log. */
export interface Missed extends Watched {
  moves: number
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time))

export class Play<View extends BaseView = BaseView> {
  info = $state.raw<TableInfo>()
  status = $state<Status>('connecting')
  /** Why this page is not let in: a code of the server. */
  refused = $state('')
  /** The present, as the server told it last. */
  live = $state.raw<Update<View>>()
  entries = $state.raw<Happened[]>([])
  hint = $state.raw<Hint | null>(null)
  /** A bot thinks about a hint. */
  asking = $state(false)
  missed = $state.raw<Missed | null>(null)
  /** By seat: since when its person is not at the table; null for who is. */
  away = $state.raw<(number | null)[]>([])
  /** How often somebody came or went, or the host's role changed hands. */
  comings = $state(0)
  /** The key of the host, as long as this device has it and it opens the table. */
  host = $state('')
  toast = $state.raw<Toast | null>(null)
  /** A move is on its way, or is being taken back: what is touched meanwhile comes after it. */
  busy = false
  /** What a game counts as mere amounts in its log (`GameParts.amounts`). */
  amounts: Amounts = () => null
  /** Places on the board that something points at (the ends of a contract, say). */
  lit = $state.raw<readonly string[]>([])
  /** Selectors of things that are ringed for a moment, because the log speaks of them. */
  spots = $state.raw<readonly string[]>([])
  /** A position that is shown instead of the present: a moment of the past, or a move being told. */
  step = $state.raw<Step<View> | null>(null)
  /** The past is being looked at, by hand. */
  replaying = $state(false)
  /** Moves that others made are being shown, one by one. */
  telling = $state(false)

  /** How the board is touched. */
  readonly touch: Touch = new Touch(this as unknown as Play)
  readonly menu = new TableMenu()
  /** The choices of this decision with sentence and preview, as far as they were asked for. */
  #told = new SvelteMap<number, Choice>()
  /** What is asked for or told already, by number. */
  #asked = new Map<number, Promise<void>>()
  #choices = $derived.by<Choice[]>(() => (this.mine ? this.present.actions.map((choice) => this.#told.get(choice.number) ?? choice) : []))
  /** What was chosen, in words: undo tells it. */
  #chosen = new Map<string, string>()

  log = $derived.by<LogLine[]>(() => (this.live ? fold(this.entries, this.live.line - net(this.entries)) : []))
  /** The same deed by deed: what one decision after the other led to stands together. */
  deeds = $derived.by<Deed[]>(() => deedsOf(this.log, this.amounts))

  // Every update names the seats; what players are called changes seldom.
  #seats = $derived(JSON.stringify(this.live?.seats ?? []))
  #names = $derived(seatNames(JSON.parse(this.#seats) as Seat[]))

  #line: TableLine<View>
  #memory: Memory | undefined
  #hide: ReturnType<typeof setTimeout> | undefined
  #queue: Update<View>[] = []
  /** Lines of the record that are to be shown before anything else happens. */
  #owed: { first: number; count: number } | null = null
  #running = false
  #skip = false
  #hurry = () => {}
  /** When the last move of somebody else appeared. */
  #shown = -Infinity
  /** What was touched while a move was on its way. */
  #next: (() => void)[] = []

  constructor(line: TableLine<View>, memory?: Memory) {
    this.#line = line
    this.#memory = memory
    line.listen({
      info: (info) => (this.info = info),
      update: (update) => {
        this.#queue.push(update)
        void this.#run()
      },
      status: (status) => (this.status = status),
      presence: (away) => {
        this.away = away
        this.comings++
      },
      refused: (code) => (this.refused = code),
    })
    if (memory) document.addEventListener('visibilitychange', this.#back)
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
    return this.step === null && this.you !== null && this.present.to_move === this.you && this.present.waiting !== 'empty' && !this.present.newer
  }

  get choices(): Choice[] {
    return this.#choices
  }

  /** A choice in words; before they are told, its notation. */
  sentence(choice: Choice): string {
    if (!choice.key) return choice.notation
    const text = this.text(choice.key, choice.args)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }

  /** What a choice costs, by the words of the purse. */
  price(choice: Choice): Record<string, number> | null {
    const { preview } = choice
    if (!preview) return null
    const all = [...Object.entries(preview.changes), ...Object.entries(preview.due)]
    return Object.fromEntries(all.flatMap(([word, number]) => (number < 0 ? [[word, -number]] : [])))
  }

  /** Asks for words and effects of choices, all of them unless some are named; what is told stands in `choices`. */
  async foresee(choices: readonly Choice[] = this.choices): Promise<void> {
    const { moves } = this.present
    const unknown = choices.filter((choice) => !choice.preview && !this.#asked.has(choice.number)).map((choice) => choice.number)
    if (unknown.length) {
      const answer = this.#line.previews(unknown).then(
        (told) => {
          if (this.present.moves === moves) for (const choice of told) this.#told.set(choice.number, choice)
        },
        () => {
          // A price is not worth an error: it is seen when it is paid.
        },
      )
      for (const number of unknown) this.#asked.set(number, answer)
    }
    await Promise.all(choices.map((choice) => this.#asked.get(choice.number)))
  }

  /** The same choices as they are told by now. */
  told(choices: readonly Choice[]): Choice[] {
    const numbers = choices.map((choice) => choice.number)
    return this.choices.filter((choice) => numbers.includes(choice.number))
  }

  /** The deed whose last step undo would take back. */
  get undoes(): Deed | null {
    if (!this.live || this.present.undo === 0 || this.step) return null
    return this.deeds.findLast((deed) => deed.lines !== null && deed.seat === this.you) ?? null
  }

  /** What was done last, until one does something oneself: while moves are shown, the one that is shown. */
  get news(): Deed | null {
    if (this.step) {
      const { seat, events, notation, line } = this.step
      const entry: Happened = { number: -1, kind: 'move', seat, text: notation, at: 0, events, id: '' }
      return line === 0 ? null : (deedsOfMove(entry, line, this.amounts).find((deed) => deed.told.length > 0) ?? null)
    }
    const last = this.deeds.findLast((deed) => deed.lines !== null && deed.told.length > 0)
    return last && last.seat !== this.you ? last : null
  }

  /** Bots wait until this seat takes its move back or ends its turn. */
  get held(): boolean {
    return this.step === null && this.you !== null && this.present.held === this.you
  }

  /** A move in the words in which it was chosen. */
  chosen(notation: string): string {
    return this.#chosen.get(notation) ?? notation
  }

  name(seat: number): string {
    const name = this.#names[seat]
    if (name !== undefined) return name
    // Behind the seats an automaton may play.
    return words.has('tom', this.game) ? this.text('tom') : t('seat', { number: seat + 1 })
  }

  /** Why this page is not let in, in words. */
  get refusal(): string {
    return this.refused && codeText(this.refused)
  }

  /** Words of this table's game. */
  text(key: string, args: Args = {}): string {
    const seat = args['seat']
    const named = typeof seat === 'number' ? { player: this.name(seat), ...args } : args
    return words.text(key, named, this.game)
  }

  async choose(choice: Choice): Promise<void> {
    if (this.busy) {
      return this.afterwards(() => {
        const same = this.choices.find((other) => other.notation === choice.notation)
        if (same) void this.choose(same)
      })
    }
    this.touch.forget()
    this.#chosen.set(choice.notation, this.sentence(choice))
    this.hint = null
    this.toast = null
    this.missed = null
    await this.#doing(async () => {
      const refusal = await this.#line.play(choice.number, this.present.moves)
      if (refusal) this.refuse(refusal)
    })
  }

  /** What changes the table, one thing after the other. */
  async #doing(what: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await what()
    } catch (error) {
      this.#next = []
      this.#explain(error)
    } finally {
      this.busy = false
      this.#goOn()
    }
  }

  /** Something is done after the move that is on its way, if it is then still one's turn. */
  afterwards(act: () => void): void {
    this.#next.push(act)
  }

  #goOn(): void {
    const next = this.mine || this.held ? this.#next.shift() : undefined
    if (!this.mine) this.#next = []
    next?.()
  }

  /** The moves of others are being shown, and one touches the board: they need not be waited for. */
  hasten(act: () => void): boolean {
    if (!this.telling || this.you === null || this.present.to_move !== this.you) return false
    this.afterwards(act)
    this.skip()
    return true
  }

  /** Nothing is taken back: the bots that wait may move. */
  async endTurn(): Promise<void> {
    if (this.held && !this.busy) await this.#doing(() => this.#line.goOn(this.present.moves))
  }

  /** Tells the table whether its bots shall wait after one's own turns. */
  async keepPace(wait: boolean): Promise<void> {
    if (!this.live || this.you === null || this.over || this.present.patient === wait) return
    if (!this.present.seats.some((seat) => seat.bot)) return
    await this.#line.pace(wait).catch(() => {})
  }

  /** Somebody touched what cannot be done now: says why, by the rule. */
  async why(notation: string): Promise<void> {
    if (this.step || this.busy) return
    const mover = this.present.to_move
    if (mover === null) return this.say(t('why-game-over'))
    if (this.you === null) return this.say(t('why-watching'))
    if (!this.mine) return this.say(t('why-not-your-turn', { player: this.name(mover) }))
    if (this.choices.some((choice) => choice.notation === notation)) return
    try {
      const refusal = await this.#line.why(notation)
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
    if (this.busy) return this.afterwards(() => this.undoes && void this.undo())
    this.hint = null
    await this.#doing(() => this.#line.undo(this.present.moves))
  }

  async ask(): Promise<void> {
    if (this.asking) return
    const { moves } = this.present
    this.asking = true
    try {
      const hint = await this.#line.hint()
      if (this.present.moves === moves) this.hint = hint
    } catch (error) {
      this.#explain(error)
    } finally {
      this.asking = false
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
    this.#line.retry()
  }

  close(): void {
    clearTimeout(this.#hide)
    document.removeEventListener('visibilitychange', this.#back)
    this.#line.close()
  }

  #explain(error: unknown): void {
    this.say(problemText(error))
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
    if (!this.busy) this.#goOn()
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
    // Who only says something changes nothing of what can be chosen.
    if (before?.moves !== update.moves) {
      this.#told.clear()
      this.#asked.clear()
      this.hint = null
    }
    if (!this.replaying) this.step = first ?? null
    this.#queue.shift()
    if (others) this.#shown = performance.now()
    this.#saw()
  }

  /** Until the move that was shown last has been seen. */
  async #rest(): Promise<void> {
    const left = this.#shown + pause() - performance.now()
    if (left <= 0 || this.#skip) return
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
      for (const step of await this.#line.replay(first, count)) {
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
    const last = await this.#line.replay(this.missed.line, 1).catch(() => [])
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
