/** The keys of this device: who holds one sits at that table. They never leave but to open their table. */
import type { Opened } from './model'
import { read, write } from './storage'

export interface TableKeys {
  table: string
  game: string
  /** The key that is used now: of a seat, or of a spectator. */
  key: string
  /** The keys of seats by their number; several where people share this device. */
  seats?: Record<string, string>
  host?: string
  /** The first invitation, as older versions of this page kept it. */
  invitation?: string
  /** Invitations by the empty seat that each is for. */
  invitations?: Record<string, string>
  watch?: string
}

/** A place at a table that a key was found to open. */
export interface Place {
  table: string
  game: string
  role: string
  seat: number | null
  key: string
}

const STORE = 'koopstad.tables'
const MOST = 1000

export const allKeys = (): TableKeys[] => read<TableKeys[]>(STORE, [])

export const keysOf = (table: string): TableKeys | undefined => allKeys().find((keys) => keys.table === table)

/** What this device opens a table with; empty: nothing. */
export const keyOf = (table: string): string => keysOf(table)?.key ?? ''

/** The keys of a table that was opened here; `seat`: one's own. */
export const opening = ({ info, keys, host, invitations, watch }: Opened, seat: string): TableKeys => ({
  table: info.id,
  game: info.game,
  key: keys[seat] ?? Object.values(keys)[0] ?? watch,
  seats: keys,
  host,
  invitations,
  watch,
})

/** The invitation to an empty seat, if this device has one. */
export const invitationTo = (keys: TableKeys | undefined, seat: number): string => keys?.invitations?.[seat] ?? keys?.invitation ?? ''

/** Whether this device sits at the table, and does not only watch it. */
export const sits = (keys: TableKeys | undefined): boolean => keys !== undefined && keys.key !== '' && keys.key !== keys.watch

/** Adds keys to those that are there. A key of a seat is never lost by this: it stays in `seats`. */
function merged(old: TableKeys | undefined, more: TableKeys): TableKeys {
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '' && value !== undefined))
  const seats = { ...old?.seats, ...more.seats }
  const invitations = { ...old?.invitations, ...more.invitations }
  const known = new Set(Object.values(seats))
  // The key of a seat whose number was never kept: an older version of this page stored it.
  if (old && sits(old) && old.key !== more.key && !known.has(old.key)) seats['?'] = old.key
  return { ...old, ...given, seats, invitations } as TableKeys
}

export function keep(keys: TableKeys): void {
  const others = allKeys().filter((other) => other.table !== keys.table)
  write(STORE, [merged(keysOf(keys.table), keys), ...others].slice(0, MOST))
}

/** Keeps what a key opens. A seat is taken at once, unless one sits here already. */
export function keepPlace({ table, game, role, seat, key }: Place): void {
  const old = keysOf(table)
  const base = { table, game: game || (old?.game ?? '') }
  if (role === 'seat' && seat !== null) keep({ ...base, key: sits(old) ? old!.key : key, seats: { [seat]: key } })
  else if (role === 'watch') keep({ ...base, key: old?.key || key, watch: key })
  else if (role === 'host') keep({ ...base, key: old?.key ?? '', host: key })
  else if (role === 'invite' && seat !== null) keep({ ...base, key: old?.key ?? '', invitations: { [seat]: key } })
}

/** Seats that were taken: the invitations to them are used up. */
export function spend(table: string, taken: readonly number[]): void {
  const old = keysOf(table)
  if (!old || !taken.some((seat) => old.invitations?.[seat])) return
  const invitations = Object.fromEntries(Object.entries(old.invitations ?? {}).filter(([seat]) => !taken.includes(Number(seat))))
  const others = allKeys().filter((other) => other.table !== table)
  write(STORE, [{ ...old, invitations }, ...others])
}

/** The host's role was handed on: what it opened is somebody else's now. */
export function dropHost(table: string): void {
  const without = ({ host: _, invitation: __, invitations: ___, ...keys }: TableKeys): TableKeys => keys
  write(
    STORE,
    allKeys().map((keys) => (keys.table === table ? without(keys) : keys)),
  )
}

/** From now on this device plays here with another of its keys. */
export function use(table: string, key: string): void {
  const old = keysOf(table)
  if (old) keep({ ...old, key })
}

export function forget(table: string): void {
  write(
    STORE,
    allKeys().filter((keys) => keys.table !== table),
  )
}

/** The keys of the places one sits or watches at, the table of which one was last at first. */
export const placeKeys = (all: readonly TableKeys[] = allKeys()): string[] => [...new Set(all.flatMap(({ key, seats }) => [key, ...Object.values(seats ?? {})]).filter(Boolean))]

/** Every key there is, each once. */
export const everyKey = (all: readonly TableKeys[] = allKeys()): string[] => [
  ...new Set(all.flatMap(({ key, seats, host, watch }) => [key, ...Object.values(seats ?? {}), host, watch]).filter((key): key is string => !!key)),
]
