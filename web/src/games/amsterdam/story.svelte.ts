/** Shows what happened between two views: cubes fly to the wheel, cards to their owner, points to the track. */
import { mount, unmount, untrack } from 'svelte'
import { fly, still } from '../../lib/motion'
import type { Play } from '../../lib/play.svelte'
import Flying from './Flying.svelte'
import { COLOURS, GOODS, type View } from './model'

export function tellMoves(table: () => Play<View>): void {
  let before: View | undefined
  $effect(() => {
    const play = table()
    const after = play.view
    untrack(() => {
      if (before && !still() && !play.replaying) tell(before, after)
      before = after
    })
  })
}

const find = (selector: string) => document.querySelector(selector)

function tell(old: View, now: View): void {
  now.players.forEach((player, seat) => {
    const was = old.players[seat]
    if (!was) return
    const own = seat === now.you
    const home = (what: string) => find(own ? what : `[data-panel="${seat}"]`)
    // Cubes go from the dice to the wheel.
    player.wheel.forEach((slot, k) =>
      slot.forEach((cubes, colour) => {
        const came = cubes - (was.wheel[k]?.[colour] ?? 0)
        if (came > 0 && old.step === 'choose dice') send(`cube:${COLOURS[colour]}`, find(`[data-id="die:${COLOURS[colour]}"]`), home(`.own [data-slot="${k + 1}"]`), Math.min(3, came))
      }),
    )
    // Goods go from a block to the store, to the black market, to a roof.
    old.goods.forEach((good, number) => {
      if (good < 0 || now.goods[number] !== -1 || now.owners[number] !== seat) return
      send(`good:${GOODS[good]}`, find(`[data-id="block:${blockId(number)}"]`), home(`[data-store-of="${seat}"]`))
    })
    const gained = player.points - was.points
    if (gained > 0) send(`points:${gained}`, find(`[data-disc="${seat}"]`) ?? find(`[data-barge="${seat}"]`), find(`[data-panel="${seat}"] .points`) ?? find(`[data-panel="${seat}"]`))
  })
}

const blockId = (number: number): string => document.querySelectorAll('[data-id^="block:"]')[number]?.getAttribute('data-id')?.slice(6) ?? ''

function send(bit: string, from: Element | null, to: Element | null, count = 1): void {
  for (let k = 0; k < count; k++) {
    const box = document.createElement('div')
    const made = mount(Flying, { target: box, props: { bit } })
    fly(box, from, to, k * 90)
    setTimeout(() => void unmount(made), 1100)
  }
}
