/** The line to a table: it loses nothing, tells nothing twice, and comes back by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Problem, request } from './connection'
import { ServerLine } from './line'
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

const entry = (number: number, id = ''): Happened => ({ number, kind: 'move', seat: 0, text: 'draw', at: 0, events: [], id })
const update = (number: number, ...log: Happened[]) => ({ type: 'update', number, moves: number, log, actions: [] })

let told: Update<BaseView>[]
let states: Status[]
let refused: string

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
  ;[told, states, refused] = [[], [], '']
  FakeSocket.made = []
  const nothing = () => {}
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://host/' })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing, hidden: false })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A line whose first update has come. */
function live() {
  const line = listen()
  const socket = FakeSocket.made[0]!
  socket.open()
  socket.tell(update(1, entry(1)))
  return { line, socket }
}
/** What was asked last, with its id. */
const asked = (socket: FakeSocket) => socket.sent.at(-1) as { id: string; type: string }

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
    FakeSocket.made[0]!.tell(update(3, entry(1), entry(2), entry(3)))
    expect(states).toEqual(['live'])
    FakeSocket.made[0]!.close()
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.made[1]!
    again.open()
    expect(again.sent).toEqual([{ type: 'hello', key: 'secret', since: 3, brief: true }])
    again.tell(update(5, entry(4), entry(5)))
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

  it('hears nothing more from a socket that was given up', () => {
    const { socket } = live()
    socket.close()
    vi.advanceTimersByTime(1000)
    FakeSocket.made[1]!.open()
    FakeSocket.made[1]!.tell(update(2, entry(2)))
    socket.tell(update(2, entry(2)))
    expect(heard()).toEqual([1, 2])
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
    socket.tell(update(1, entry(1)))
    vi.advanceTimersByTime(20_000)
    expect(socket.sent.at(-1)).toEqual({ type: 'ping', id: 'still-there' })
    vi.advanceTimersByTime(5_000)
    expect(socket.readyState).toBe(3)
  })

  it('tries at once, when the network changes or the page is looked at again, whether a line is still good', () => {
    const heardOf = new Map<string, () => void>()
    const hear = (name: string, act: () => void) => heardOf.set(name, act)
    vi.stubGlobal('addEventListener', hear)
    vi.stubGlobal('document', { hidden: false, addEventListener: hear })
    listen()
    const socket = FakeSocket.made[0]!
    socket.open()
    socket.tell(update(1, entry(1)))
    for (const name of ['online', 'visibilitychange', 'offline']) {
      socket.sent = []
      heardOf.get(name)!()
      expect(socket.sent).toEqual([{ type: 'ping', id: 'still-there' }])
      vi.advanceTimersByTime(1000)
      if (name !== 'offline') socket.tell({ type: 'pong', id: 'still-there' })
    }
    expect(socket.readyState).toBe(1)
    vi.advanceTimersByTime(4000)
    expect(states.at(-1)).toBe('lost')
  })

  it('moves once: the update that holds its id is the answer', async () => {
    const { line, socket } = live()
    const played = line.play(7, 1)
    expect(asked(socket)).toMatchObject({ type: 'move', action: 7, moves: 1 })
    expect(asked(socket).id).toMatch(/^[0-9a-f]{24}$/)
    socket.tell(update(2, entry(2, 'of-somebody-else')))
    socket.tell(update(3, entry(3, asked(socket).id)))
    expect(await played).toBeNull()
    expect(heard()).toEqual([1, 2, 3])
    expect(socket.sent).toHaveLength(2)
  })

  it('says by which rule a move is not allowed, and why something cannot be done', async () => {
    const { line, socket } = live()
    const played = line.play(7, 1)
    socket.tell({ type: 'problem', status: 422, code: 'not-allowed', message: 'no', rule: 'TTA-4.4', key: 'why-open-joker-second', args: {}, id: asked(socket).id })
    expect(await played).toEqual({ rule: 'TTA-4.4', key: 'open-joker-second', args: {} })
    const why = line.why('take joker')
    expect(asked(socket)).toMatchObject({ type: 'why', notation: 'take joker' })
    socket.tell({ type: 'why', id: asked(socket).id, allowed: false, rule: 'TTA-4.4', key: 'why-open-joker-second', args: {} })
    expect(await why).toEqual({ rule: 'TTA-4.4', key: 'open-joker-second', args: {} })
  })

  it('leaves it to the next update to show what a late move met', async () => {
    const { line, socket } = live()
    const played = line.play(7, 0)
    socket.tell({ type: 'problem', status: 409, code: 'stale', message: 'too late', id: asked(socket).id })
    expect(await played).toBeNull()
  })

  it('throws any other problem', async () => {
    const { line, socket } = live()
    const undone = line.undo(1)
    socket.tell({ type: 'problem', status: 409, code: 'too-late', message: 'no', id: asked(socket).id })
    await expect(undone).rejects.toMatchObject({ code: 'too-late' } satisfies Partial<Problem>)
  })

  it('asks again for what was on its way when the line broke, unless it was done', async () => {
    const { line, socket } = live()
    const [done, lost] = [line.say('one'), line.say('two')]
    const [first, second] = socket.sent.slice(-2) as { id: string }[]
    socket.close()
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.made[1]!
    again.open()
    again.tell(update(2, entry(2, first!.id)))
    await done
    expect(again.sent.slice(1)).toEqual([second])
    again.tell(update(3, entry(3, second!.id)))
    await lost
  })

  it('knows at once that nothing can be asked over a lost line', async () => {
    const { line, socket } = live()
    socket.close()
    await expect(line.play(7, 1)).rejects.toMatchObject({ code: 'offline' } satisfies Partial<Problem>)
  })

  it('foresees choices', async () => {
    const { line, socket } = live()
    const told = line.previews([7])
    expect(asked(socket)).toMatchObject({ type: 'preview', actions: [7] })
    socket.tell({ type: 'previews', id: asked(socket).id, moves: 1, choices: [{ number: 7 }] })
    expect(await told).toEqual([{ number: 7 }])
  })
})

it('a server that cannot be reached is a problem of its own', async () => {
  await expect(request('games')).rejects.toMatchObject({ status: 0, code: 'offline' } satisfies Partial<Problem>)
})
