/** Which of the lists beside the board is open: a tab on a desk, a sheet from below on a phone. */
import { untrack } from 'svelte'
import { narrow } from '../../lib/narrow.svelte'
import type { Play } from '../../lib/play.svelte'

export type Tab = 'choices' | 'log' | 'chat' | 'end'
export type Sheet = Tab | 'players'

export class Tabs {
  readonly play: Play
  sheet = $state<Sheet | null>(null)
  /** The result over the board was closed, to look at the board. */
  dismissed = $state(false)
  #chosen = $state<Tab | null>(null)
  #heard = $state(0)

  constructor(play: Play) {
    this.play = play
  }

  /** Too little room for tabs beside the board. */
  get phone(): boolean {
    return narrow()
  }

  get all(): Tab[] {
    return this.play.present.result ? ['end', 'log', 'chat'] : ['choices', 'log', 'chat']
  }

  get open(): Tab {
    if (this.#chosen && this.all.includes(this.#chosen)) return this.#chosen
    return this.play.present.result && this.dismissed && !this.play.replaying ? 'end' : 'log'
  }

  /** What others said since the chat was last open. */
  get unheard(): number {
    return this.#said - this.#heard
  }

  get #said(): number {
    return this.play.entries.filter(({ kind, seat }) => kind === 'say' && (seat === null || seat !== this.play.you)).length
  }

  /** Opens one of them, wherever it is on this screen. */
  show(tab: Tab): void {
    this.#chosen = tab
    if (this.phone) this.sheet = tab
  }

  /** Call while a component is made: what happens at the table opens some of them by itself. */
  follow(): void {
    $effect(() => {
      if (this.play.hint || this.play.asking) this.show('choices')
    })
    $effect(() => {
      if ((this.phone ? this.sheet : this.open) === 'chat') this.#heard = this.#said
    })
    // Once, when the game ends or the page becomes narrow: whoever chats or looks back afterwards stays there.
    const over = $derived(Boolean(this.play.present.result))
    $effect(() => {
      if (over && this.phone && !untrack(() => this.play.replaying)) this.sheet = 'end'
    })
  }
}
