/** What the parts of one table share while a person chooses: the first die, the thing pointed at, ways to do it. */
import type { Action } from '../../lib/model'
import type { Play } from '../../lib/play.svelte'
import { things, type Cube, type Things, type View } from './model'

/** A thing that can be done in several ways, or was touched by a finger: one confirms. */
export interface Ways {
  actions: Action[]
  place: Element
}

export class Choosing {
  /** The first of two dice or colours. */
  first = $state<Cube | null>(null)
  /** The action that is pointed at, and where. */
  tip = $state.raw<{ notation: string; place: Element } | null>(null)
  ways = $state.raw<Ways | null>(null)
  /** The seat whose board is looked at closely. */
  seat = $state<number | null>(null)
  #play: Play<View>
  #things = $derived.by<Things>(() => things(this.#play.actions))

  constructor(play: Play<View>) {
    this.#play = play
  }

  get things(): Things {
    return this.#things
  }

  legal(thing: string): boolean {
    return this.#things.has(thing)
  }

  hinted(thing: string): boolean {
    const hint = this.#play.hint
    return hint !== null && (this.#things.get(thing)?.some((action) => action.number === hint.action) ?? false)
  }

  /** A thing is touched: does it, asks which way, or says why it cannot be done. */
  touch(thing: string, wished: string, event?: Event): void {
    this.tip = null
    const actions = this.#things.get(thing)
    if (!actions) return void this.#play.why(wished)
    const finger = event instanceof PointerEvent && event.pointerType === 'touch'
    const place = event?.currentTarget
    if ((finger || actions.length > 1) && place instanceof Element) this.ways = { actions, place }
    else if (actions[0]) void this.#play.choose(actions[0])
  }

  point(thing: string, event: Event): void {
    const action = this.#things.get(thing)?.[0]
    const place = event.currentTarget
    this.tip = action && place instanceof Element ? { notation: action.notation, place } : null
  }

  leave(): void {
    this.tip = null
  }
}

const known = new WeakMap<object, Choosing>()

/** The same for all parts of a table. */
export function choosing(play: Play<View>): Choosing {
  let found = known.get(play)
  if (!found) known.set(play, (found = new Choosing(play)))
  return found
}
