/**
 * One key of one's own: whoever holds it has all seats of this person, on any device. It is drawn here, the first
 * time one sits down; the server keeps its hash, and which seats were put under it.
 */
import { request } from './connection'
import { allKeys, everyKey, forget, keep, keepPlace, type Place, type TableKeys } from './keys'
import { askToStay, read, write } from './storage'

const STORE = 'koopstad.me'

interface Me {
  key: string
  /** The keys that the server has put under it. */
  kept: string[]
  /** The backup was taken: a link copied or a code shown. */
  saved?: boolean
}

const me = (): Me | undefined => read<Me | undefined>(STORE, undefined)

/** 128 bits that may stand in a link. */
export function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** This person's own key; empty before the first seat. */
export const profileKey = (): string => me()?.key ?? ''

export const backedUp = (): boolean => me()?.saved ?? false

export function markBackedUp(): void {
  const known = me()
  if (known && !known.saved) write(STORE, { ...known, saved: true })
}

/** Puts all keys of this device under one's own key. What fails now is done the next time. */
export async function saveKeys(): Promise<void> {
  const keys = everyKey()
  if (!keys.length) return
  const known = me() ?? { key: drawn(), kept: [] }
  write(STORE, known)
  const fresh = keys.filter((key) => !known.kept.includes(key))
  for (let first = 0; first < fresh.length; first += 200) {
    await request('profile/keys', { body: { profile: known.key, keys: fresh.slice(first, first + 200) } })
  }
  if (fresh.length) write(STORE, { ...(me() ?? known), kept: keys })
}

/** Sits down for good: the keys are kept here, and under one's own key. */
export function sitDown(keys: TableKeys): void {
  keep(keys)
  askToStay()
  void saveKeys().catch(() => {
    // offline: the lobby tries again
  })
}

/** Fetches what was put under one's own key on other devices. */
export async function catchUp(): Promise<number> {
  const known = me()
  if (!known?.kept.length) return 0
  return take(known.key)
}

async function take(key: string): Promise<number> {
  const known = allKeys().map(({ table }) => table).slice(0, 1000)
  const places = await request<Place[]>('profile/open', { body: { profile: key, known } })
  for (const place of places) keepPlace(place)
  return new Set(places.map(({ table }) => table)).size
}

/** Brings a person to this device: all seats of the key, and those that are here. Throws when it opens nothing. */
export async function become(key: string): Promise<number> {
  const found = await take(key)
  write(STORE, { key, kept: [], saved: true } satisfies Me)
  await saveKeys()
  return found
}

/** A table is not to be shown any more, on no device of this person. */
export async function leaveTable(table: string): Promise<void> {
  forget(table)
  const known = me()
  if (known) await request('profile/leave', { body: { profile: known.key, table } })
}
