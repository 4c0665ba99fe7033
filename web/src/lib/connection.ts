/**
 * All that passes between this page and the server: requests over HTTP, and one socket for each table
 * that reconnects by itself and catches up on what it missed. Nothing is shown before the server said it.
 */
import { hearDate } from './clock.svelte'
import { listed } from './model'
import type { ActionTree, BaseView, GameInfo, Hint, Opened, Refusal, Seated, Status, Step, TableInfo, TableSummary, Update } from './model'
import type { Printed } from './printed'

export interface Listener<View extends BaseView> {
  info: (info: TableInfo) => void
  update: (update: Update<View>) => void
  status: (status: Status) => void
  /** The server will not let this page in, for the reason that this code names: there is no use in trying again. */
  refused: (code: string) => void
}

/** What a page can do at a table. */
export interface TableLine<View extends BaseView> {
  listen(listener: Listener<View>): void
  play(action: number, moves: number): Promise<Refusal | null>
  why(notation: string, moves: number): Promise<Refusal | null>
  undo(moves: number): Promise<void>
  say(text: string): Promise<void>
  hint(): Promise<Hint>
  replay(first: number, count: number, seat?: number): Promise<Step<View>[]>
  /** Tries a lost line again at once. */
  retry(): void
  close(): void
}

/** An update as it comes over the wire. */
type Sent<View extends BaseView> = Omit<Update<View>, 'actions'> & { choices: ActionTree }

/** An answer that is no success; `message` is a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null,
    readonly update: Sent<BaseView> | null,
  ) {
    super(message)
  }
}

interface ProblemBody {
  code?: string
  message?: string
  rule?: string
  key?: string
  args?: Refusal['args']
  update?: Sent<BaseView> | null
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
    throw new Problem(0, 'offline', '', null, null)
  }
  hearDate(answer.headers.get('date'))
  if (!answer.ok) throw await problem(answer)
  const text = await answer.text()
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
}

async function problem(answer: Response): Promise<Problem> {
  let body: ProblemBody = {}
  try {
    body = (await answer.json()) as ProblemBody
  } catch {
    // no JSON: a proxy in between, perhaps
  }
  const refusal = body.key ? { rule: body.rule ?? '', key: body.key.replace(/^why-/, ''), args: body.args ?? {} } : null
  return new Problem(answer.status, body.code ?? '', body.message ?? answer.statusText, refusal, body.update ?? null)
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

export const games = () => request<GameInfo[]>('games')
export const openTables = () => request<TableSummary[]>('tables')
export const myTables = (keys: string[]) => request<TableSummary[]>('mine', { body: { keys } })
export const tableInfo = (table: string, key: string) => request<TableInfo>(`tables/${table}/info`, { key })
export const openTable = (wish: { game: string; seats: NewSeat[]; options: Record<string, unknown>; public: boolean; clock?: NewClock }) =>
  request<Opened>('tables', { body: wish })
export const sit = (table: string, name: string, invitation: string) =>
  request<Seated>(`tables/${table}/seats`, { body: { name, invitation } })
export const rematch = (table: string, key: string) => request<Seated>(`tables/${table}/rematch`, { method: 'POST', key })
export const letBot = (table: string, seat: number, bot: string, key: string) =>
  request<unknown>(`tables/${table}/seats/${seat}/bot`, { body: { bot }, key })
export const takeBack = (table: string, seat: number, key: string) =>
  request<unknown>(`tables/${table}/seats/${seat}/bot`, { method: 'DELETE', key })
export const record = (table: string, key: string) => request<string>(`tables/${table}/record`, { key })
export const printed = (game: string) => request<Printed>(`games/${game}/printed`)

// --- a table --------------------------------------------------------------------------------------------

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** A socket that says nothing for so long is asked whether it lives. */
const SILENCE = 20_000

/** Problems that the next attempt would meet again. */
const FINAL = [400, 401, 403, 404, 410]

type Message<View extends BaseView> =
  | ({ type: 'update' } & Sent<View>)
  | { type: 'welcome'; info: TableInfo & { clock: { kind: string } } }
  | { type: 'pong' | 'done' }
  | ({ type: 'problem'; status: number } & ProblemBody)

export class ServerLine<View extends BaseView> implements TableLine<View> {
  #listener: Listener<View> | undefined
  #socket: WebSocket | undefined
  /** The last entry of the log that was seen: a new socket begins after it. */
  #seen = 0
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #welcomed = false

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  listen(listener: Listener<View>): void {
    this.#listener = listener
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  async play(action: number, moves: number): Promise<Refusal | null> {
    return this.#move({ action, moves })
  }

  /** The server answers a move that is not legal with the rule that forbids it. */
  async why(notation: string, moves: number): Promise<Refusal | null> {
    return this.#move({ notation, moves })
  }

  async undo(moves: number): Promise<void> {
    this.#take(await this.#ask<Sent<View>>('undo?brief=true', { moves, id: crypto.randomUUID() }))
  }

  async say(text: string): Promise<void> {
    await this.#ask('chat', { text, id: crypto.randomUUID() })
  }

  async hint(): Promise<Hint> {
    return this.#ask<Hint>('hint')
  }

  async replay(first: number, count: number, seat?: number): Promise<Step<View>[]> {
    const eyes = seat === undefined ? '' : `&seat=${seat}`
    const steps: Step<View>[] = []
    while (steps.length < count) {
      const some = Math.min(50, count - steps.length)
      const part = await this.#ask<{ steps: Step<View>[] }>(`replay?line=${first + steps.length}&count=${some}${eyes}`)
      if (part.steps.length === 0) break
      steps.push(...part.steps)
    }
    return steps
  }

  retry(): void {
    this.#hurry()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    this.#socket?.close()
  }

  async #move(wish: { action?: number; notation?: string; moves: number }): Promise<Refusal | null> {
    try {
      this.#take(await this.#ask<Sent<View>>('moves?brief=true', { ...wish, id: crypto.randomUUID() }))
      return null
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.update) this.#take(error.update as Sent<View>)
      if (error.refusal) return error.refusal
      if (error.status === 409) return null
      throw error
    }
  }

  #ask<T>(path: string, body?: unknown): Promise<T> {
    return request<T>(`tables/${this.table}/${path}`, { body, key: this.key })
  }

  #connect(): void {
    const url = new URL(`/api/tables/${this.table}/socket`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key: this.key, since: this.#seen, brief: true }))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message<View>)
    socket.onclose = () => this.#lost(socket)
    this.#listenFor(socket)
  }

  #hear(message: Message<View>): void {
    this.#listenFor(this.#socket!)
    if (message.type === 'welcome') {
      this.#welcomed = true
      this.#listener?.info(message.info)
      // Its answer is dated: a clock must run as the server's does.
      if (message.info.clock.kind !== 'none') void this.#ask('info').catch(() => {})
    } else if (message.type === 'update') {
      this.#wait = FIRST_WAIT
      this.#listener?.status('live')
      this.#take(message)
    } else if (message.type === 'problem' && !this.#welcomed && FINAL.includes(message.status)) {
      this.#listener?.refused(message.code ?? '')
      this.close()
    }
  }

  /** Updates come by the socket and as answers, perhaps twice: each entry is told once, in order. */
  #take(update: Sent<View>): void {
    if (update.number < this.#seen) return
    const fresh = update.log.filter((entry) => entry.number > this.#seen)
    const complete = fresh.length === 0 || fresh[0]!.number === this.#seen + 1 || this.#seen === 0
    if (!complete) return void this.#catchUp()
    if (update.number === this.#seen && this.#seen > 0) return
    this.#seen = update.number
    this.#listener?.update({ ...update, actions: listed(update.choices), log: fresh })
  }

  async #catchUp(): Promise<void> {
    this.#take(await request<Sent<View>>(`tables/${this.table}?since=${this.#seen}&brief=true`, { key: this.key }))
  }

  #listenFor(socket: WebSocket): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      if (socket.readyState !== WebSocket.OPEN) return socket.close()
      socket.send(JSON.stringify({ type: 'ping', id: 'still-there' }))
      this.#watch = setTimeout(() => socket.close(), SILENCE / 4)
    }, SILENCE)
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    clearTimeout(this.#watch)
    this.#listener?.status('lost')
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#retry)
    this.#wait = FIRST_WAIT
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }
}
