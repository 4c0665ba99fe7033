/** What all parts of the board share. */
import type { Play } from '../../lib/play.svelte'
import { inPlay, type InPlay, type PlayerView, type View } from './model'

export class Table {
  /** The seat whose board is looked at closely. */
  looking = $state<number | null>(null)

  constructor(readonly play: Play<View>) {}

  get expansions(): InPlay {
    return inPlay((this.play.info?.options['expansions'] as string[] | undefined) ?? [])
  }

  get view(): View {
    return this.play.view
  }

  get own(): PlayerView | null {
    return this.view.you === null ? null : (this.view.players[this.view.you] ?? null)
  }

  /** Workers are to be given: one's own are touched, not those of the warehouses. */
  get giving(): boolean {
    return this.play.choices.some((choice) => choice.key === 'action-give')
  }

  /** The marks that touching a thing costs. */
  price(thing: string): number | undefined {
    return this.play.touch.price(thing)?.['marks']
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
