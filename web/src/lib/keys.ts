/** The keys of this device: who holds one sits at that table. They never leave but to open their table. */
export interface TableKeys {
  table: string
  game: string
  /** The key of a seat, or of a spectator. */
  key: string
  host?: string
  invitation?: string
  watch?: string
}

const STORE = 'koopstad.tables'

export function allKeys(): TableKeys[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as TableKeys[]
  } catch {
    return []
  }
}

export const keysOf = (table: string): TableKeys | undefined => allKeys().find((keys) => keys.table === table)

export function keep(keys: TableKeys): void {
  const others = allKeys().filter((other) => other.table !== keys.table)
  localStorage.setItem(STORE, JSON.stringify([keys, ...others].slice(0, 200)))
}

export function forget(table: string): void {
  localStorage.setItem(STORE, JSON.stringify(allKeys().filter((keys) => keys.table !== table)))
}
