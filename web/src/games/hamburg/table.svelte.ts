/** What all parts of the board share: which things can be touched now, and which hand card is chosen. */
import type { Action } from '../../lib/model'
import type { Play } from '../../lib/play.svelte'
import { inPlay, type InPlay, type PlayerView, type View } from './model'
import { sortActions, wished, type Sorted } from './spots'

export class Table {
  /** The chosen hand card, with the number of moves at which it was chosen. */
  #chosen = $state.raw<{ hand: number; moves: number } | null>(null)
  /** The seat whose board is looked at closely. */
  looking = $state<number | null>(null)

  // No derived value: those end with the component that asked first, and a table outlives it.
  #sorted: { actions: Action[]; view: View; sorted: Sorted } | undefined

  constructor(readonly play: Play<View>) {}

  /** The legal actions by what they concern; sorted once for each position. */
  get now(): Sorted {
    const { actions, view } = this.play
    if (this.#sorted?.actions !== actions || this.#sorted.view !== view) this.#sorted = { actions, view, sorted: sortActions(actions, view) }
    return this.#sorted.sorted
  }

  get expansions(): InPlay {
    return inPlay((this.play.info?.options['expansions'] as string[] | undefined) ?? [])
  }

  get view(): View {
    return this.play.view
  }

  get own(): PlayerView | null {
    return this.view.you === null ? null : (this.view.players[this.view.you] ?? null)
  }

  /** The hand card that is to be used; the only one that can be used is chosen by itself. */
  get chosen(): number | null {
    const { hand, direct } = this.now
    const chosen = this.#chosen
    if (chosen && chosen.moves === this.play.present.moves && hand.has(chosen.hand)) return chosen.hand
    return hand.size === 1 && direct.size === 0 ? [...hand.keys()][0]! : null
  }

  choose(hand: number | null): void {
    this.#chosen = hand === null ? null : { hand, moves: this.play.present.moves }
  }

  /** What touching a thing would do now. */
  actionsAt(spot: string): Action[] {
    const direct = this.now.direct.get(spot)
    if (direct) return direct
    const action = this.chosen === null ? undefined : this.now.hand.get(this.chosen)?.get(spot)
    return action ? [action] : []
  }

  legal(spot: string): boolean {
    const [kind, place] = spot.split(':')
    if (kind === 'hand' && this.now.hand.has(Number(place))) return true
    return this.actionsAt(spot).length > 0
  }

  hinted(spot: string): boolean {
    const hint = this.play.hint
    if (!hint) return false
    const action = this.play.actions.find((other) => other.number === hint.action)
    if (!action) return false
    return this.actionsAt(spot).includes(action) || this.#handOf(action) === spot
  }

  #handOf(action: Action): string {
    for (const [hand, spots] of this.now.hand) if ([...spots.values()].includes(action)) return `hand:${hand}`
    return ''
  }

  /** The marks that touching a thing costs, where the rules name a price. */
  price(spot: string): number | undefined {
    const [action] = this.actionsAt(spot)
    return action ? this.view.prices[action.notation] : undefined
  }

  /** Somebody touches a thing: it is done, or a hand card is chosen, or it is said why not. */
  touch(spot: string): void {
    const [kind, place] = spot.split(':')
    const hand = Number(place)
    if (kind === 'hand' && this.now.hand.has(hand)) {
      this.choose(this.chosen === hand ? null : hand)
      return
    }
    const [action] = this.actionsAt(spot)
    if (action) void this.play.choose(action)
    else void this.play.why(wished(spot, this.view, this.chosen))
  }
}

const tables = new WeakMap<Play<View>, Table>()

/** The one table of a page's play. */
export function tableOf(play: Play<View>): Table {
  let table = tables.get(play)
  if (!table) {
    table = new Table(play)
    tables.set(play, table)
  }
  return table
}
