/** The line to a table: it loses nothing, tells nothing twice, and comes back by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem, request, ServerLine } from './connection'
import type { BaseView, Happened, Status, Update } from './model'

class FakeSocket {
  static OPEN = 1
  static CONNECTING = 0
  static made: FakeSocket[] = []
  readyState = 0
  sent: unknown[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void

  constructor(readonly url: URL) {
    FakeSocket.made.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.()
  }
}

const entry = (number: number): Happened => ({ number, kind: 'move', seat: 0, text: 'draw', at: 0, events: [] })
const update = (number: number, log: number[]) => ({ number, moves: number, log: log.map(entry), choices: { draw: 7 } })

let told: Update<BaseView>[]
let states: Status[]
let refused: string
let fetched: string[]
let answers: unknown[]

function listen() {
  const line = new ServerLine<BaseView>('abc', 'secret')
  line.listen({
    info: () => {},
    update: (fresh) => told.push(fresh),
    status: (status) => states.push(status),
    refused: (code) => (refused = code),
  })
  return line
}
const heard = () => told.flatMap((fresh) => fresh.log.map((each) => each.number))

beforeEach(() => {
  vi.useFakeTimers()
  ;[told, states, refused, fetched, answers] = [[], [], '', [], []]
  FakeSocket.made = []
  const nothing = () => {}
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://host/' })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing, hidden: false })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    fetched.push(`${options.method} ${path}`)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('offline')
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

describe('a line to a table', () => {
  it('says hello with its key, never in the address', () => {
    listen()
    const [socket] = FakeSocket.made
    socket!.open()
    expect(String(socket!.url)).toBe('ws://host/api/tables/abc/socket')
    expect(socket!.sent).toEqual([{ type: 'hello', key: 'secret', since: 0, brief: true }])
  })

  it('comes back after a loss and asks for what it missed', () => {
    listen()
    FakeSocket.made[0]!.open()
    FakeSocket.made[0]!.tell({ type: 'update', ...update(3, [1, 2, 3]) })
    expect(states).toEqual(['live'])
    FakeSocket.made[0]!.close()
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.made[1]!
    again.open()
    expect(again.sent).toEqual([{ type: 'hello', key: 'secret', since: 3, brief: true }])
    again.tell({ type: 'update', ...update(5, [4, 5]) })
    expect(heard()).toEqual([1, 2, 3, 4, 5])
    expect(states.at(-1)).toBe('live')
  })

  it('waits longer from failure to failure', () => {
    listen()
    for (let k = 0; k < 6; k++) {
      FakeSocket.made.at(-1)!.close()
      vi.advanceTimersByTime(10_000)
    }
    expect(FakeSocket.made).toHaveLength(7)
    FakeSocket.made.at(-1)!.close()
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.made).toHaveLength(7)
  })

  it('tells every entry once, however often it comes', () => {
    listen()
    const socket = FakeSocket.made[0]!
    socket.tell({ type: 'update', ...update(2, [1, 2]) })
    socket.tell({ type: 'update', ...update(2, [2]) })
    socket.tell({ type: 'update', ...update(1, [1]) })
    socket.tell({ type: 'update', ...update(3, [2, 3]) })
    expect(heard()).toEqual([1, 2, 3])
  })

  it('asks for the entries of a gap', async () => {
    listen()
    const socket = FakeSocket.made[0]!
    socket.tell({ type: 'update', ...update(1, [1]) })
    answers = [json(200, update(4, [2, 3, 4]))]
    socket.tell({ type: 'update', ...update(4, [4]) })
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toEqual(['GET /api/tables/abc?since=1&brief=true'])
    expect(heard()).toEqual([1, 2, 3, 4])
  })

  it('gives up where another attempt would meet the same answer', () => {
    listen()
    FakeSocket.made[0]!.open()
    FakeSocket.made[0]!.tell({ type: 'problem', status: 401, code: 'private', message: 'this table is private' })
    vi.advanceTimersByTime(60_000)
    expect(refused).toBe('private')
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('hangs up a line that does not answer', () => {
    listen()
    const socket = FakeSocket.made[0]!
    socket.open()
    socket.tell({ type: 'update', ...update(1, [1]) })
    vi.advanceTimersByTime(20_000)
    expect(socket.sent.at(-1)).toEqual({ type: 'ping', id: 'still-there' })
    vi.advanceTimersByTime(5_000)
    expect(socket.readyState).toBe(3)
  })

  it('answers a move that is not allowed with the rule', async () => {
    const line = listen()
    answers = [json(422, { code: 'not-allowed', message: 'no', rule: 'TTA-4.4', key: 'why-open-joker-second', args: {} })]
    expect(await line.why('take joker', 3)).toEqual({ rule: 'TTA-4.4', key: 'open-joker-second', args: {} })
  })

  it('shows the table as it is when a move came too late', async () => {
    const line = listen()
    FakeSocket.made[0]!.tell({ type: 'update', ...update(1, [1]) })
    answers = [json(409, { code: 'stale', message: 'too late', update: update(2, [2]) })]
    expect(await line.play(7, 1)).toBeNull()
    expect(heard()).toEqual([1, 2])
  })
})

it('a server that cannot be reached is a problem of its own', async () => {
  await expect(request('games')).rejects.toMatchObject({ status: 0, code: 'offline' } satisfies Partial<Problem>)
})
