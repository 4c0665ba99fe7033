/**
 * Touching things on a board, the same way in every game. A thing has a name like `card:017` and finds the
 * choices that touch it: one is played, several open a small menu. Where the choices go on to different things
 * (a hand card and where it is built, two dice), the first touch picks and the second decides.
 */
import type { Component } from 'svelte'
import type { AmountProps } from '../games/types'
import type { Choice, Refusal } from './model'
import type { Play } from './play.svelte'

/** Choices shown beside the thing they are about. */
export interface Beside {
  choices: Choice[]
  place: Element
}

/** Where and how something was touched; an event itself forgets it. */
interface Press {
  place: Element | null
  finger: boolean
  again: boolean
}

const pressOf = (event?: Event): Press => ({
  place: event?.currentTarget instanceof Element ? event.currentTarget : null,
  finger: event instanceof PointerEvent && event.pointerType === 'touch',
  again: event instanceof MouseEvent && event.detail > 1,
})

/** A choice that touches nothing is found by its notation. */
export function byThing(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    for (const thing of choice.touches.length ? choice.touches : [choice.notation]) {
      const known = found.get(thing)
      if (known) known.push(choice)
      else found.set(thing, [choice])
    }
  }
  return found
}

/** Whether a second touch tells the choices apart: each goes on to a thing that no other goes on to. */
export function goesOn(choices: readonly Choice[], thing: string): boolean {
  const others = choices.map(({ touches }) => touches.filter((other) => other !== thing))
  const own = others.map((things) => things.filter((other) => !others.every((all) => all.includes(other))).join(' '))
  return own.every(Boolean) && new Set(own).size === own.length
}

const kind = (thing: string) => thing.split(':')[0]

export class Touch {
  /** What is asked about when a thing cannot be touched now: a notation. Each game knows its own. */
  wish: (thing: string) => string = (thing) => thing
  /** What is said at once of a thing that no action is about. */
  aside: (thing: string) => Refusal | null = () => null
  /** Draws what is paid and gained, where the game has symbols for it. */
  Amount = $state.raw<Component<AmountProps>>()
  menu = $state.raw<Beside | null>(null)
  tip = $state.raw<Beside | null>(null)
  /** A tip and a menu that wait for their words. */
  #coming: Beside | null = null
  #opening: Beside | null = null
  #listed: Choice | null = null
  #picked = $state.raw<{ thing: string; moves: number } | null>(null)
  #things = $derived.by(() => byThing(this.#play.choices))
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** All that can be touched now, with what it does. */
  get things(): Map<string, Choice[]> {
    return this.#things
  }

  /** The thing that was touched first; a move later it is forgotten. */
  get picked(): string | null {
    const picked = this.#picked
    return picked && picked.moves === this.#play.present.moves && this.#things.has(picked.thing) ? picked.thing : null
  }

  /** The choices that touching a thing leads to now. */
  at(thing: string): Choice[] {
    const all = this.#things.get(thing) ?? []
    const picked = this.picked
    if (picked === null || picked === thing) return all
    const both = all.filter((choice) => choice.touches.includes(picked))
    // Another thing of the same kind is picked instead.
    return both.length || kind(thing) !== kind(picked) ? both : all
  }

  legal(thing: string): boolean {
    return this.at(thing).length > 0
  }

  hinted(thing: string): boolean {
    const hint = this.#play.hint?.choice
    return hint !== undefined && this.at(thing).some((choice) => choice.number === hint.number)
  }

  /** What one is about to do: the single choice that is open, under the pointer or has the focus. */
  get mind(): Choice | null {
    const beside = this.menu ?? this.tip
    if (!beside) return this.#listed
    return beside.choices.length === 1 ? beside.choices[0]! : null
  }

  /** What makes a choice of a list the one that one is about to make: pointer or focus rest on it. */
  listed(choice: Choice) {
    const leave = () => {
      if (this.#listed === choice) this.#listed = null
    }
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && (this.#listed = choice),
      onpointerleave: leave,
      onfocusin: () => (this.#listed = choice),
      onfocusout: leave,
    } as const
  }

  /** What touching a thing costs, by the words of the purse; nothing where that is not yet decided. */
  price(thing: string): Record<string, number> | null {
    const prices = this.at(thing).map((choice) => this.#play.price(choice))
    const [first = null] = prices
    return prices.every((price) => JSON.stringify(price) === JSON.stringify(first)) ? first : null
  }

  /** A thing is touched. */
  press(thing: string, event?: Event): void {
    this.leave()
    const from = pressOf(event)
    const later = () => this.legal(thing) && this.#press(thing, from)
    if (this.#play.hasten(later)) return
    if (!this.#play.busy) this.#press(thing, from)
    // The second click of a double click wants nothing of its own.
    else if (!from.again) this.#play.afterwards(later)
  }

  #press(thing: string, from: Press): void {
    this.#opening = null
    const choices = this.at(thing)
    if (thing === this.picked) this.#picked = null
    else if (choices.length === 0) this.#explain(thing)
    else if (choices.length > 1 && goesOn(choices, thing)) this.#picked = { thing, moves: this.#play.present.moves }
    else this.#decide(choices, from)
  }

  #explain(thing: string): void {
    const aside = this.aside(thing)
    if (aside) this.#play.refuse(aside)
    else void this.#play.why(this.wish(thing))
  }

  /** One choice is played; a finger, which cannot rest on a thing, is shown first what it would do. */
  decide(choices: Choice[], event?: Event): void {
    this.#decide(choices, pressOf(event))
  }

  #decide(choices: Choice[], { place, finger }: Press): void {
    if (place && (finger || choices.length > 1)) void this.#open({ choices, place })
    else if (choices[0]) void this.#play.choose(choices[0])
  }

  /** Unless something else was touched or chosen meanwhile. */
  async #open(menu: Beside): Promise<void> {
    this.#opening = menu
    await this.#play.foresee(menu.choices)
    if (this.#opening === menu) this.menu = menu
  }

  /** The pointer or the keyboard's focus comes to a thing. */
  point(thing: string, event: Event): void {
    this.show(this.at(thing), event)
  }

  /** What choices cost and bring, beside the thing that an event is about. */
  show(choices: Choice[], event: Event): void {
    const place = event.currentTarget
    if (!choices.length || !(place instanceof Element)) return this.leave()
    const tip = (this.#coming = { choices, place })
    void this.#play.foresee(choices).then(() => {
      if (this.#coming === tip) this.tip = tip
    })
  }

  leave(): void {
    this.tip = this.#coming = null
  }

  /** Something was chosen: whatever was begun is over. */
  forget(): void {
    this.leave()
    this.#picked = this.menu = this.#opening = this.#listed = null
  }

  /** What makes a drawn thing touchable: click, Enter, the pointer that rests on it, what a screen reader says. */
  thing(thing: string, label?: string) {
    const choices = this.at(thing)
    const legal = choices.length > 0
    return {
      'data-thing': legal ? 'legal' : '',
      'data-id': thing,
      'data-hinted': this.hinted(thing) ? '' : undefined,
      'data-picked': this.picked === thing ? '' : undefined,
      'aria-label': label,
      'aria-haspopup': choices.length > 1 && !goesOn(choices, thing) ? 'dialog' : undefined,
      'aria-pressed': this.picked === thing ? true : undefined,
      onclick: (event: Event) => this.press(thing, event),
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.point(thing, event),
      onpointerleave: () => this.leave(),
      onfocus: (event: Event) => this.point(thing, event),
      onblur: () => this.leave(),
    } as const
  }

  /** The same for what is no button by itself: a part of a drawing. */
  drawn(thing: string, label: string) {
    const legal = this.legal(thing)
    return {
      ...this.thing(thing, label),
      role: legal ? 'button' : 'img',
      tabindex: legal ? 0 : undefined,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        this.press(thing, event)
      },
    } as const
  }
}
