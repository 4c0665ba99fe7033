/** Playing again: everybody fetches the key of a seat at the new table; the host also those of a host. */
import { rematch } from './connection'
import { keysOf, type TableKeys } from './keys'
import type { Play } from './play.svelte'
import { sitDown } from './profile'
import { go } from './router.svelte'

export async function joinRematch(play: Play): Promise<void> {
  const table = play.present.table
  const old = keysOf(table)
  const seats = new Map(Object.entries(old?.seats ?? {}))
  if (play.you !== null && old) seats.set(String(play.you), old.key)
  seats.delete('?')
  let keys: TableKeys | undefined
  for (const key of seats.values()) {
    const again = await rematch(table, key)
    if (again.seat === null) continue
    const own = keysOf(again.table)?.key || again.key
    keys = { ...keys, table: again.table, game: play.game, key: again.seat === play.you ? again.key : (keys?.key ?? own), seats: { ...keys?.seats, [again.seat]: again.key } }
  }
  if (!keys) return
  if (old?.host) {
    const { host, watch, invitations } = await rematch(table, old.host, false)
    keys = { ...keys, ...(host ? { host } : {}), ...(watch ? { watch } : {}), ...(invitations ? { invitations } : {}) }
  }
  sitDown(keys)
  go(`table/${keys.table}`)
}
