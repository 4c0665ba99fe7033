import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { commitmentOf, digestOf, newNonce, owed, pin, pinned, pledgeOf, wrong } from './fairness'
import { sha256 } from './sha256'

const reference = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
})

test('SHA-256 is SHA-256, at every length around a block and in every script', () => {
  for (let length = 0; length < 140; length++) expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)))
  for (const text of ['Gewürzkontor', 'Amszterdam – játék', '\u2028', '♣'.repeat(99)]) expect(sha256(text)).toBe(reference(text))
})

test('what was shown first stays pinned', () => {
  pin('t', { nonces: ['a'], commitment: 'b' })
  pin('t', { nonces: ['c'], commitment: 'd' })
  expect(pinned('t')).toEqual({ nonces: ['a', 'c'], commitment: 'b', early: false })
})

test('each seat of a device reveals its nonce, once, and only the one that was pledged', () => {
  const nonce = newNonce()
  pin('t', { nonces: [nonce] })
  const me = { kind: 'person', pledge: pledgeOf(nonce) }
  expect(owed('t', [{ kind: 'person' }, me])).toEqual([[1, nonce]])
  expect(owed('t', [{ ...me, nonce }, { kind: 'person' }])).toEqual([])
  expect(owed('t', [{ kind: 'person', pledge: pledgeOf('other') }])).toEqual([])
  const second = newNonce()
  pin('t', { nonces: [second] })
  expect(owed('t', [me, { kind: 'person', pledge: pledgeOf(second) }])).toEqual([[0, nonce], [1, second]])
})

test('every part of a record that is not as it was shown is named', () => {
  const seed = '07'.repeat(32)
  const commitment = reference(Buffer.concat([Buffer.from('koopstad commitment '), Buffer.from(seed, 'hex')]))
  expect(commitmentOf(seed)).toBe(commitment)
  pin('t', { nonces: ['aa'], commitment, early: true })
  const header = `{"koopstad":2,"commitment":"${commitment}","setup":[3,4],"table":"t","nonces":["aa",""]}`
  const line = (action: string, outcomes: string) => `{"seat":0,"action":"${action}","outcomes":[${outcomes}]}`
  const record = (action: string, outcomes: string) => `${header}\n${line(action, outcomes)}\n{"scores":[1],"ranking":[1],"seed":"${seed}"}\n`
  const digest = reference(reference(header.replace('[3,4]', '[]')) + line('draw', ''))
  expect(digestOf(record('draw', '5'))).toBe(digest)
  const shown = { commitment, seed, digest }
  expect(wrong('t', 0, shown, record('draw', '5'))).toEqual([])
  expect(wrong('t', 0, shown, record('pass', '5'))).toEqual(['digest'])
  expect(wrong('t', 0, { ...shown, commitment: 'x' }, record('draw', '5'))).toEqual(['commitment'])
  expect(wrong('t', 0, { ...shown, seed: '08'.repeat(32) }, record('draw', '5'))).toEqual(['seed'])
  expect(wrong('t', 1, shown, record('draw', '5'))).toEqual(['nonce'])
  // Since format 3 the last line is bound too, with the names that it holds.
  const third = (players: string) => record('draw', '5').replace('"koopstad":2', '"koopstad":3').replace(/\}\n$/, `,"players":${players},"digest":"${'0'.repeat(64)}"}\n`)
  const before = reference(reference(header.replace('[3,4]', '[]').replace('"koopstad":2', '"koopstad":3')) + line('draw', ''))
  const last = reference(`${before}{"scores":[1],"ranking":[1],"seed":"${seed}","players":["Ann"]}`)
  expect(digestOf(third('["Ann"]'))).toBe(last)
  expect(wrong('t', 0, { ...shown, digest: last }, third('["Ann"]'))).toEqual([])
  expect(wrong('t', 0, { ...shown, digest: last }, third('["Bob"]'))).toEqual(['digest'])
})
