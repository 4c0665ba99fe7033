/** How far a table was watched on this device, so that what came after can be shown when one is back. */
import { read, write } from './storage'

export interface Watched {
  /** The last entry of the log, and the line of the record it stood at. */
  number: number
  line: number
}

/** Where a table's `Watched` is kept. */
export interface Memory {
  read(): Watched | undefined
  write(watched: Watched): void
}

const STORE = 'koopstad.seen'
const MOST = 200

type Stored = [table: string, number: number, line: number][]

const stored = (): Stored => read<Stored>(STORE, [])

export function memoryOf(table: string): Memory {
  return {
    read() {
      const found = stored().find(([name]) => name === table)
      return found && { number: found[1], line: found[2] }
    },
    write({ number, line }) {
      const others = stored().filter(([name]) => name !== table)
      write(STORE, [[table, number, line], ...others].slice(0, MOST))
    },
  }
}
