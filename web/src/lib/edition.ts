/** Printed values that the owner of a box typed in: they stay in this browser until they are saved as an edition file. */
import type { Printed, Row } from './printed'

/** By table, row and field. */
export type Typed = Record<string, Record<string, Record<string, string | number | boolean>>>

const place = (game: string) => `koopstad.edition.${game}`

export function readTyped(game: string): Typed {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Typed
  } catch {
    return {}
  }
}

export function writeTyped(game: string, typed: Typed): void {
  localStorage.setItem(place(game), JSON.stringify(typed))
}

/** A value of the kind that stands in the table; undefined for what is none. */
export function typedValue(text: string, old: Row[string]): Row[string] | undefined {
  const given = text.trim()
  if (given === '') return undefined
  if (typeof old === 'boolean') return given === 'true' ? true : given === 'false' ? false : undefined
  if (typeof old !== 'number') return given
  return /^-?\d+$/.test(given) ? Number(given) : undefined
}

/** With one more value, or without one that was taken back. */
export function withValue(typed: Typed, table: string, row: string, field: string, value: Row[string] | undefined): Typed {
  const { [field]: _, ...others } = typed[table]?.[row] ?? {}
  const cells = value === undefined ? others : { ...others, [field]: value }
  const { [row]: __, ...rows } = typed[table] ?? {}
  const left = Object.keys(cells).length ? { ...rows, [row]: cells } : rows
  const { [table]: ___, ...tables } = typed
  return Object.keys(left).length ? { ...tables, [table]: left } : tables
}

/** What of it differs from what is supposed: that is what a table is opened with. */
export function changes(printed: Printed, typed: Typed): Typed {
  let found: Typed = {}
  for (const [table, rows] of Object.entries(typed))
    for (const [row, cells] of Object.entries(rows))
      for (const [field, value] of Object.entries(cells)) {
        const old = printed[table]?.[row]?.[field]
        if (old !== undefined && old !== value) found = withValue(found, table, row, field, value)
      }
  return found
}

export const countOf = (typed: Typed): number => Object.values(typed).reduce((sum, rows) => sum + Object.values(rows).reduce((more, cells) => more + Object.keys(cells).length, 0), 0)

/** How many reconstructed rows there are, and of how many the owner has said something. */
export function progress(printed: Printed, typed: Typed): { wanted: number; done: number } {
  const rows = Object.entries(printed).flatMap(([table, all]) => Object.entries(all).flatMap(([row, { basis }]) => (basis === 'reconstructed' ? [[table, row] as const] : [])))
  return { wanted: rows.length, done: rows.filter(([table, row]) => typed[table]?.[row]).length }
}

const quoted = (text: string) => JSON.stringify(text)

/** The edition file, as `koopstad play GAME --edition FILE` reads it. */
export function toml(game: string, typed: Typed): string {
  const lines = [`game = ${quoted(game)}`, `name = ${quoted('my box')}`]
  for (const [table, rows] of Object.entries(typed)) {
    for (const [row, cells] of Object.entries(rows)) {
      lines.push('', `[${table}.${quoted(row)}]`)
      for (const [field, value] of Object.entries(cells)) lines.push(`${field} = ${typeof value === 'string' ? quoted(value) : value}`)
    }
  }
  return lines.join('\n') + '\n'
}

/** What an edition file holds, as `toml` writes it; undefined for what is none, or is for another game. */
export function readToml(game: string, text: string): Typed | undefined {
  let typed: Typed = {}
  let at: [string, string] | undefined
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const head = /^\[(\w+)\.(?:"((?:[^"\\]|\\.)*)"|([\w-]+))\]$/.exec(line)
    const pair = /^(\w+) *= *(".*"|-?\d+|true|false)$/.exec(line)
    if (line === '' || line.startsWith('#')) continue
    if (head) at = [head[1]!, head[3] ?? unquoted(`"${head[2]}"`)]
    else if (!pair) return undefined
    else if (at) typed = withValue(typed, ...at, pair[1]!, pair[2]!.startsWith('"') ? unquoted(pair[2]!) : (JSON.parse(pair[2]!) as number | boolean))
    else if (pair[1] === 'game' && unquoted(pair[2]!) !== game) return undefined
  }
  return typed
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text
  }
}
