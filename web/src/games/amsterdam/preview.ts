/** What an action costs and brings, as icons (see Bits.svelte), read off the view before one confirms. */
import { AMSTEL_BRIDGES, block, card, COLOURS, dockerValue, GOODS, NUMBERS, place, riverPoints, ROUNDS, TILES, type Good, type View } from './model'

export interface Preview {
  cost: string
  gain: string
}

/** What a block costs with card 027 (AMS-8.8). */
const GULDEN_PRICE = 2

const cubes = (cost: readonly number[]) => cost.flatMap((count, k) => Array<string>(count).fill(`cube:${COLOURS[k]}`)).join(' ')
/** `gulden:1 > points:2` falls into what is paid and what is got; without an arrow all of it is got. */
function halves(icons: string): Preview {
  const at = icons.indexOf(' > ')
  return at < 0 ? { cost: '', gain: icons } : { cost: icons.slice(0, at), gain: icons.slice(at + 3) }
}

export function preview(view: View, notation: string): Preview {
  const seat = view.you ?? 0
  const [word = '', what = '', more = ''] = notation.split(' ')
  const any = (count: number) => (count ? `any:${count}` : '')
  switch (word) {
    case 'activate': {
      const entry = card(Number(what))
      return { cost: view.step === 'turn' ? cubes(entry.cost) : '', gain: entry.icons }
    }
    case 'take':
      return { cost: cubes(card(Number(what)).cost), gain: card(Number(what)).icons }
    case 'use':
      return view.step === 'turn' ? halves(card(Number(what)).icons) : { cost: '', gain: halves(card(Number(what)).icons).gain }
    case 'block': {
      const taken = block.get(what)
      if (!taken) break
      const good = GOODS[view.goods[taken.number] ?? -1]
      const price = more === 'gulden' ? `gulden:${GULDEN_PRICE}` : Array(view.prices[notation] ?? 0).fill(`cube:${taken.colour}`).join(' ')
      return { cost: price, gain: `crest${good ? ` good:${good}` : ''}` }
    }
    case 'sail': {
      const home = view.players[seat]?.dockers.filter((docker) => docker === what).length ?? 0
      const points = Array.from({ length: home }, (_, k) => dockerValue(view.docker_house.length + k)).reduce((sum, value) => sum + value, 0)
      return { cost: any(view.prices[notation] ?? 0), gain: points ? `docker:${what} points:${points}` : '' }
    }
    case 'docker':
      return { cost: '', gain: `docker:${what} gulden:${NUMBERS.docker_fare}` }
    case 'deliver':
      return { cost: `good:${what}`, gain: `points:${deliveryPoints(view, seat, what as Good)}` }
    case 'load':
      return { cost: '', gain: what ? `good:${what}` : (view.players[seat]?.store.map((good) => `good:${good}`).join(' ') ?? '') }
    case 'amstel': {
      const from = view.amstel.find(([disc]) => disc === seat)?.[1] ?? 0
      const points = riverPoints(from + Number(what)) - riverPoints(from)
      return { cost: any(2 * Number(what) - 1), gain: `amstel:${what}${points ? ` points:${points}` : ''}` }
    }
    case 'market':
      return halves(TILES[view.tile]?.icons ?? '')
    case 'sell':
      return { cost: `good:${GOODS[view.asked[0] ?? 0]}`, gain: what === 'gulden' ? `gulden:${NUMBERS.sale_gulden}` : `cube:${more}` }
    case 'pay':
      return { cost: Array(Number(what)).fill(`cube:${more}`).join(' '), gain: '' }
  }
  return { cost: '', gain: '' }
}

/** The best empty roof or the depot, quick delivery, the foreman (AMS-8.20, AMS-10.1, AMS-14.3). */
export function deliveryPoints(view: View, seat: number, good: Good): number {
  const here = place.get(view.players[seat]?.barge ?? '')
  if (!here) return 0
  const filled = here.kind === 'warehouse' ? (view.warehouses[GOODS.indexOf(good)] ?? 0) : 0
  const quick = ROUNDS[view.round - 1]?.quick ?? 0
  const foreman = view.foreman === here.name ? NUMBERS.foreman_points : 0
  return (here.values[filled] ?? 0) + quick + foreman
}

/** The next bridge that a disc comes to, and its points. */
export const nextBridge = (space: number) => AMSTEL_BRIDGES.find((bridge) => bridge.after >= space)
