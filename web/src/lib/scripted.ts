/** A table without a server: a written game in which the pupil makes the expected moves. */
import type { Listener, TableLine } from './line'
import type { BaseView, Choice, Clock, Hint, Refusal, Step, Update } from './model'

export interface Written<View extends BaseView> {
  update: Update<View>
  refusals: Record<string, Refusal>
}

const NO_CLOCK: Clock = { kind: 'none', seconds: 0, increment: 0, banks: [], running: null, since: 0 }

/** Something that is said in a lesson, and whether the pupil then plays. */
export interface Tip {
  /** The position (number of moves) at which it is said. */
  at: number
  key: string
  plays: boolean
}

export class ScriptedLine<View extends BaseView> implements TableLine<View> {
  #at = 0
  #listener: Listener<View> | undefined

  constructor(
    readonly game: string,
    readonly title: string,
    readonly steps: Written<View>[],
    /** What is said when the pupil wants something else than the lesson. */
    readonly aside: Refusal,
    readonly name: string,
  ) {}

  /** The number of the position that waits for the pupil. */
  get at(): number {
    return this.#at
  }

  listen(listener: Listener<View>): void {
    this.#listener = listener
    const { seats } = this.#current.update
    listener.info({ id: 'lesson', game: this.game, title: this.title, options: {}, edition: '', public: false, commitment: '', seats })
    listener.status('live')
    this.show(false)
  }

  /** Shows the position again, with or without the choice. */
  show(choice: boolean): void {
    this.#emit(this.#current.update, choice, false)
  }

  async play(action: number): Promise<Refusal | null> {
    const expected = this.#current.update.actions[0]
    if (expected?.number !== action) return this.aside
    do {
      this.#at++
      this.#emit(this.#current.update, false, true)
    } while (this.#current.update.actions.length === 0 && this.#at < this.steps.length - 1)
    return null
  }

  async why(notation: string): Promise<Refusal | null> {
    return this.#current.refusals[notation] ?? this.aside
  }

  async undo(): Promise<void> {}

  async goOn(): Promise<void> {}

  async pace(): Promise<void> {}

  async say(): Promise<void> {}

  async hint(): Promise<Hint> {
    return { choice: this.#current.update.actions[0]!, reason: null, plan: [] }
  }

  async previews(): Promise<Choice[]> {
    return this.#current.update.actions
  }

  async replay(first: number, count: number): Promise<Step<View>[]> {
    return this.steps.slice(first, Math.min(first + count, this.#at + 1)).map(({ update }) => ({
      line: update.line,
      seat: update.log[0]?.seat ?? null,
      notation: update.log[0]?.text ?? '',
      events: update.log[0]?.events ?? [],
      view: update.view,
    }))
  }

  /** A lesson counts for nobody. */
  async ratings(): Promise<undefined> {}

  retry(): void {}

  close(): void {}

  get #current(): Written<View> {
    return this.steps[this.#at]!
  }

  #emit(update: Update<View>, choice: boolean, told: boolean): void {
    const seats = update.seats.map((seat, number) => (number === update.you ? { ...seat, name: this.name } : seat))
    this.#listener?.update({ ...update, seats, clock: NO_CLOCK, actions: choice ? update.actions : [], log: told ? update.log : [] })
  }
}
