/**
 * The line to a table: one socket that reconnects by itself and catches up on what it missed. Everything asked
 * over it has an id; what is done comes back as an entry of the log with that id, once. Nothing is shown before
 * the server said it.
 */
import { hearTime } from './clock.svelte'
import { Problem, request, reveal } from './connection'
import { owed, pin } from './fairness'
import { keysOf } from './keys'
import { offered, type BaseView, type Choice, type FromClient, type FromServer, type Hint, type Refusal, type Status, type Step, type TableInfo, type Tree, type Update } from './model'
import type { TableRatings } from './ratings'

export interface Listener<View extends BaseView> {
  info: (info: TableInfo) => void
  update: (update: Update<View>) => void
  status: (status: Status) => void
  /** Somebody came or went: since when each seat's person is away. */
  presence?: (away: (number | null)[]) => void
  /** The bot of this seat has waited for its turn to think for long; null: it waits no more. */
  queue?: (seat: number | null) => void
  /** The server will not let this page in, for the reason that this code names: there is no use in trying again. */
  refused: (code: string) => void
}

/** What a page can do at a table. */
export interface TableLine<View extends BaseView> {
  listen(listener: Listener<View>): void
  play(action: number, moves: number): Promise<Refusal | null>
  why(notation: string): Promise<Refusal | null>
  undo(moves: number): Promise<void>
  /** The bots that wait for this seat may move: nothing is taken back. */
  goOn(moves: number): Promise<void>
  /** Whether bots wait as long as this seat can take its move back. */
  pace(wait: boolean): Promise<void>
  say(text: string): Promise<void>
  /** What a bot would do; with an action that one is about to play, how that compares. */
  hint(action?: number): Promise<Hint>
  /** What choices would do. */
  previews(actions: number[]): Promise<Choice[]>
  replay(first: number, count: number, seat?: number): Promise<Step<View>[]>
  /** Of those at the table who would like others to know; none where nothing counts. */
  ratings(): Promise<TableRatings | undefined>
  /** Tries a lost line again at once. */
  retry(): void
  close(): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** A socket that says nothing for so long is asked whether it lives. */
const SILENCE = 20_000

/** Problems that the next attempt would meet again. */
const FINAL = [400, 401, 403, 404, 410]

/** What is asked, without the id that it gets on its way. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Question = Without<Exclude<FromClient, { type: 'hello' | 'ping' }>, 'id'>

interface Asked {
  message: FromClient
  answer: (answer: FromServer | null) => void
  fail: (problem: Problem) => void
}

/** A name that nobody else gives. `crypto.randomUUID` would do, but is not there without https. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const refusalOf = ({ rule = '', key, args = {} }: Partial<Refusal>): Refusal | null => (key ? { rule, key: key.replace(/^why-/, ''), args } : null)

export class ServerLine<View extends BaseView> implements TableLine<View> {
  #listener: Listener<View> | undefined
  #socket: WebSocket | undefined
  /** The last entry of the log that was seen: a new socket begins after it. */
  #seen = 0
  /** What was asked and is not yet answered, by its id. */
  #asked = new Map<string, Asked>()
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #revealed = new Set<number>()
  /** An update came over this socket. */
  #live = false

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  listen(listener: Listener<View>): void {
    this.#listener = listener
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  async play(action: number, moves: number): Promise<Refusal | null> {
    try {
      await this.#ask({ type: 'move', action, moves })
      return null
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.refusal) return error.refusal
      // Somebody was quicker: the table as it is now comes by itself.
      if (error.code === 'stale') return null
      throw error
    }
  }

  /** The rule that forbids something now. */
  async why(notation: string): Promise<Refusal | null> {
    const answer = await this.#ask({ type: 'why', notation })
    return answer?.type === 'why' ? refusalOf(answer) : null
  }

  async undo(moves: number): Promise<void> {
    await this.#ask({ type: 'undo', moves })
  }

  async goOn(moves: number): Promise<void> {
    await this.#ask({ type: 'go', moves })
  }

  async pace(wait: boolean): Promise<void> {
    await this.#ask({ type: 'pace', wait })
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'say', text })
  }

  async hint(action?: number): Promise<Hint> {
    return (await this.#ask({ type: 'hint', ...(action !== undefined && { action }) })) as Hint
  }

  async previews(actions: number[]): Promise<Choice[]> {
    const answer = await this.#ask({ type: 'preview', actions })
    return answer?.type === 'previews' ? answer.choices : []
  }

  async replay(first: number, count: number, seat?: number): Promise<Step<View>[]> {
    const eyes = seat === undefined ? '' : `&seat=${seat}`
    const steps: Step<View>[] = []
    while (steps.length < count) {
      const some = Math.min(50, count - steps.length)
      const path = `tables/${this.table}/replay?line=${first + steps.length}&count=${some}${eyes}`
      const part = await request<{ steps: Step<View>[] }>(path, { key: this.key })
      if (part.steps.length === 0) break
      steps.push(...part.steps)
    }
    return steps
  }

  ratings(): Promise<TableRatings> {
    return request<TableRatings>(`tables/${this.table}/ratings`, { key: this.key })
  }

  retry(): void {
    this.#hurry()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    this.#socket?.close()
  }

  /** The answer to a question; null for what was done, which the update has told. */
  #ask(question: Question): Promise<FromServer | null> {
    if (!this.#live) return Promise.reject(new Problem(0, 'offline', ''))
    const message = { ...question, id: newId() } as FromClient & { id: string }
    return new Promise((answer, fail) => {
      this.#asked.set(message.id, { message, answer, fail })
      this.#send(message)
    })
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    const url = new URL(`/api/tables/${this.table}/socket`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', key: this.key, since: this.#seen, brief: true })
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.#lost(socket)
    this.#listenFor(socket)
  }

  #hear(message: FromServer): void {
    this.#listenFor(this.#socket!)
    switch (message.type) {
      case 'welcome':
        hearTime(message.now)
        pin(this.table, { commitment: message.info.commitment })
        return this.#listener?.info(message.info)
      case 'update':
        return this.#take({ ...message, actions: offered((message.choices ?? {}) as Tree, message.touches ?? {}) } as unknown as Update<View>)
      case 'presence':
        return this.#listener?.presence?.(message.away)
      case 'queue':
        return this.#listener?.queue?.(message.seat)
      case 'problem':
        return this.#problem(message)
      default:
        this.#settle(message.id, (asked) => asked.answer(message))
    }
  }

  /** The log of an update begins where the one before it ended; in it stands what became of one's own requests. */
  #take(update: Update<View>): void {
    const back = !this.#live
    this.#live = true
    this.#wait = FIRST_WAIT
    this.#seen = update.number
    this.#listener?.status('live')
    this.#listener?.update(update)
    this.#reveal(update)
    for (const entry of update.log) this.#settle(entry.id, (asked) => asked.answer(null))
    // What was on its way when the line broke, and is not in the log, was never done.
    if (back) for (const { message } of this.#asked.values()) this.#send(message)
  }

  /** As soon as the game begins, the seats of this device reveal what they pledged for the deal. */
  #reveal({ dealt, begun, you, seats }: Update<View>): void {
    if (dealt !== false) return
    pin(this.table, { early: true })
    if (!begun) return
    const keys = keysOf(this.table)?.seats
    for (const [seat, nonce] of owed(this.table, seats)) {
      const key = seat === you ? this.key : keys?.[seat]
      if (!key || this.#revealed.has(seat)) continue
      this.#revealed.add(seat)
      reveal(this.table, seat, nonce, key).catch(() => this.#revealed.delete(seat))
    }
  }

  #problem({ status, code, message, id, ...why }: Extract<FromServer, { type: 'problem' }>): void {
    this.#settle(id, (asked) => asked.fail(new Problem(status, code, message, refusalOf(why))))
    if (this.#live || id || !FINAL.includes(status)) return
    this.#listener?.refused(code)
    this.close()
  }

  #settle(id: string | undefined, how: (asked: Asked) => void): void {
    const asked = id ? this.#asked.get(id) : undefined
    if (!id || !asked) return
    this.#asked.delete(id)
    how(asked)
  }

  #listenFor(socket: WebSocket): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => (socket.readyState === WebSocket.OPEN ? this.#doubt(socket) : socket.close()), SILENCE)
  }

  /** Whether anybody still answers at the other end. */
  #doubt(socket: WebSocket): void {
    clearTimeout(this.#watch)
    this.#send({ type: 'ping', id: 'still-there' })
    this.#watch = setTimeout(() => socket.close(), SILENCE / 4)
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    this.#live = false
    clearTimeout(this.#watch)
    this.#listener?.status('lost')
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
  }

  /** The network goes or is back, or the page is looked at again: a line that is lost is not waited for, and one
   * that seems good is tried. A phone that slept finds a socket open that nobody hears any more. */
  #hurry = (): void => {
    if (this.#closed || document.hidden) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#doubt(this.#socket)
    clearTimeout(this.#retry)
    this.#wait = FIRST_WAIT
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }
}
