/** A table at which one plays: what can be chosen, in words, and what is sent. */
import { SvelteMap } from 'svelte/reactivity'
import type { Deed } from './deeds'
import type { TableLine } from './line'
import { TableMenu } from './menu.svelte'
import type { BaseView, Choice, Hint, Refusal, Seat } from './model'
import { seatNames } from './players'
import { codeText, problemText } from './problems'
import type { Memory } from './seen'
import { Shown } from './shown.svelte'
import { Touch } from './touch.svelte'
import { t, words, type Args } from './words.svelte'

export interface Toast {
  text: string
  rule: string
}

export class Play<View extends BaseView = BaseView> extends Shown<View> {
  hint = $state.raw<Hint | null>(null)
  /** What one was about to do when one asked for the hint. */
  mind = $state.raw<Choice | null>(null)
  /** A bot thinks about a hint. */
  asking = $state(false)
  /** The game is looked at again: still so after a replay, and on a screen that was turned. */
  reviewing = $state(false)
  /** The key of the host, as long as this device has it and it opens the table. */
  host = $state('')
  toast = $state.raw<Toast | null>(null)
  /** A move is on its way, or is being taken back: what is touched meanwhile comes after it. */
  busy = false
  /** Places on the board that something points at (the ends of a contract, say). */
  lit = $state.raw<readonly string[]>([])
  /** Selectors of things that are ringed for a moment, because the log speaks of them. */
  spots = $state.raw<readonly string[]>([])

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

  // Every update names the seats; what players are called changes seldom.
  #seats = $derived(JSON.stringify(this.live?.seats ?? []))
  #names = $derived(seatNames(JSON.parse(this.#seats) as Seat[]))

  #hide: ReturnType<typeof setTimeout> | undefined
  /** What was touched while a move was on its way. */
  #next: (() => void)[] = []

  constructor(line: TableLine<View>, memory?: Memory) {
    super(line, memory)
    this.listen()
  }

  /** What was known of the choices before, nobody has any more. */
  protected override arrived(): void {
    this.#told.clear()
    this.#asked.clear()
    this.hint = null
  }

  protected override rested(): void {
    if (!this.busy) this.#goOn()
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
      const answer = this.line.previews(unknown).then(
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
      const refusal = await this.line.play(choice.number, this.present.moves)
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
    if (this.held && !this.busy) await this.#doing(() => this.line.goOn(this.present.moves))
  }

  /** Tells the table whether its bots shall wait after one's own turns. */
  async keepPace(wait: boolean): Promise<void> {
    if (!this.live || this.you === null || this.over || this.present.patient === wait) return
    if (!this.present.seats.some((seat) => seat.bot)) return
    await this.line.pace(wait).catch(() => {})
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
      const refusal = await this.line.why(notation)
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
    await this.#doing(() => this.line.undo(this.present.moves))
  }

  /** Asks a bot what it would do, and how what one is about to do compares with it. */
  async ask(mind: Choice | null = this.touch.mind): Promise<void> {
    if (this.asking) return
    const { moves } = this.present
    this.touch.forget()
    this.asking = true
    try {
      const [hint] = await Promise.all([this.line.hint(mind?.number), mind && this.foresee([mind])])
      if (this.present.moves !== moves) return
      this.hint = hint
      this.mind = mind && (this.told([mind])[0] ?? null)
    } catch (error) {
      this.#explain(error)
    } finally {
      this.asking = false
    }
  }

  async speak(text: string): Promise<void> {
    await this.answer(this.line.say(text))
  }

  /** What the server answers; null: it went wrong, which is said. */
  async answer<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked
    } catch (error) {
      this.#explain(error)
      return null
    }
  }

  override close(): void {
    clearTimeout(this.#hide)
    super.close()
  }

  #explain(error: unknown): void {
    this.say(problemText(error))
  }
}
