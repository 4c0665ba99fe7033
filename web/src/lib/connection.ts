/** Requests to the server: games, tables, seats. What happens at a table passes over its line (line.ts). */
import { newNonce, pin, pledgeOf } from './fairness'
import type { GameInfo, Opened, Piece, Refusal, Schemas, Seated, TableInfo, TableSummary } from './model'
import type { Typed } from './edition'
import type { Printed } from './printed'
import { hearTitles } from './titles.svelte'

/** An answer that is no success; `message` is a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(message)
  }
}

export async function request<T>(path: string, options: { method?: string; body?: unknown; key?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {}
  if (options.key) headers['Authorization'] = `Bearer ${options.key}`
  if (options.body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, {
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    })
  } catch {
    throw new Problem(0, 'offline', '')
  }
  if (!answer.ok) throw await problem(answer)
  const text = await answer.text()
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
}

async function problem(answer: Response): Promise<Problem> {
  let body: Partial<Schemas['Problem']> = {}
  try {
    body = (await answer.json()) as typeof body
  } catch {
    // no JSON: a proxy in between, perhaps
  }
  return new Problem(answer.status, body.code ?? '', body.message ?? answer.statusText)
}

// --- the lobby ------------------------------------------------------------------------------------------

export interface NewSeat {
  kind: 'person' | 'bot' | 'empty'
  name?: string
  bot?: string
}

/** `seconds`: how long a turn may last before its player is reminded, or what each bank begins with. */
export interface NewClock {
  kind: 'none' | 'reminder' | 'bank'
  seconds: number
  increment: number
}

export async function games(): Promise<GameInfo[]> {
  const found = await request<GameInfo[]>('games')
  hearTitles(found)
  return found
}
export const gameInfo = (game: string) => request<GameInfo>(`games/${game}`)
export const openTables = () => request<TableSummary[]>('tables')
export const myTables = (keys: string[]) => request<TableSummary[]>('mine', { body: { keys } })
/** The same for any number of keys. */
export async function allMine(keys: readonly string[]): Promise<TableSummary[]> {
  const found: TableSummary[] = []
  for (let first = 0; first < keys.length; first += 200) found.push(...(await myTables(keys.slice(first, first + 200))))
  return found
}
export const tableInfo = (table: string, key: string) => request<TableInfo>(`tables/${table}/info`, { key })
/** The seats of this device add a nonce each to the deal: pledged here, revealed when the game begins. */
export async function openTable(wish: { game: string; seats: NewSeat[]; options: Record<string, unknown>; public: boolean; clock?: NewClock; edition?: Typed }): Promise<Opened> {
  const nonces = wish.seats.map(({ kind }) => (kind === 'person' ? newNonce() : ''))
  const seats = wish.seats.map((seat, number) => (nonces[number] ? { ...seat, pledge: pledgeOf(nonces[number]) } : seat))
  const opened = await request<Opened>('tables', { body: { ...wish, seats } })
  pin(opened.info.id, { nonces: nonces.filter(Boolean), commitment: opened.info.commitment })
  return opened
}
export async function sit(table: string, name: string, invitation: string): Promise<Seated> {
  const nonce = newNonce()
  const seated = await request<Seated>(`tables/${table}/seats`, { body: { name, invitation, pledge: pledgeOf(nonce) } })
  pin(table, { nonces: [nonce] })
  return seated
}
export const reveal = (table: string, seat: number, nonce: string, key: string) =>
  request<unknown>(`tables/${table}/seats/${seat}/nonce`, { body: { nonce }, key })
/** Whoever sits down there adds to the deal as at any table; the host as such does not. */
export async function rematch(table: string, key: string, seated = true): Promise<Schemas['Again']> {
  const nonce = seated ? newNonce() : ''
  const again = await request<Schemas['Again']>(`tables/${table}/rematch`, { body: nonce ? { pledge: pledgeOf(nonce) } : {}, key })
  if (nonce) pin(again.table, { nonces: [nonce] })
  return again
}
/** Gives one's own seat up; the host frees that of who is away. */
export const leaveSeat = (table: string, seat: number, key: string) => request<unknown>(`tables/${table}/seats/${seat}`, { method: 'DELETE', key })
export const invite = (table: string, seat: number, key: string) => request<Schemas['Invitation']>(`tables/${table}/seats/${seat}/invitation`, { method: 'POST', key })
export const voteBot = (table: string, seat: number, key: string) => request<unknown>(`tables/${table}/seats/${seat}/vote`, { body: {}, key })
/** The place that a key opens has another one from now on, and no other. */
export const changeKey = (table: string, key: string, fresh: string) => request<unknown>(`tables/${table}/key`, { body: { key: fresh }, key })
/** A key for spectators, from whoever sees the table. */
export const showTable = (table: string, key: string) => request<Schemas['WatchKey']>(`tables/${table}/watch`, { method: 'POST', key })
/** Nobody plays on. */
export const closeTable = (table: string, key: string) => request<unknown>(`tables/${table}/close`, { method: 'POST', key })
/** The game begins with the seats that are taken. */
export const begin = (table: string, key: string) => request<unknown>(`tables/${table}/begin`, { method: 'POST', key })
/** One goes on by the newer rules. */
export const agree = (table: string, key: string) => request<unknown>(`tables/${table}/agree`, { method: 'POST', key })
export const letBot = (table: string, seat: number, bot: string, key: string) =>
  request<unknown>(`tables/${table}/seats/${seat}/bot`, { body: { bot }, key })
export const takeBack = (table: string, seat: number, key: string) =>
  request<unknown>(`tables/${table}/seats/${seat}/bot`, { method: 'DELETE', key })
export const record = (table: string, key: string) => request<string>(`tables/${table}/record`, { key })
/** A finished game looked at again; it takes a while, so ask until it is there. */
export const review = (table: string, key: string) => request<Schemas['ReviewInfo']>(`tables/${table}/review`, { key })
/** A table of its own on which a finished game stands as it did before a line. */
export const playOn = (table: string, line: number, key: string) => request<Opened>(`tables/${table}/play-on`, { body: { line }, key })
/** Every rule of a game by its number (`AMS-8.14`), in a sentence. */
export const rules = (game: string, language: string) => request<Record<string, string>>(`games/${game}/rules/${language}`)
export const pieces = (game: string, options: object) =>
  request<Record<string, Piece>>(`games/${game}/pieces?options=${encodeURIComponent(JSON.stringify(options))}`)
export const piecesAt = (table: string, key: string) => request<Record<string, Piece>>(`tables/${table}/pieces`, { key })
export const printedAt = (table: string, key: string) => request<Printed>(`tables/${table}/printed`, { key })
/** What a table was opened with in place of the game's own values. */
export const editionOf = (table: string, key: string) => request<Typed>(`tables/${table}/edition`, { key })
export const printed = (game: string) => request<Printed>(`games/${game}/printed`)
