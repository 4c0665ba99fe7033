import { beforeEach, describe, expect, it, vi } from 'vitest'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
  removeItem: (name: string) => store.delete(name),
})
const { allKeys, everyKey, forget, keep, keepPlace, keysOf, sits, spend, use } = await import('./keys')

const place = { table: 't', game: 'tickets' }

describe('keys', () => {
  beforeEach(() => store.clear())

  it('are never overwritten by those of another seat', () => {
    keepPlace({ ...place, role: 'seat', seat: 0, key: 'ann' })
    keepPlace({ ...place, role: 'seat', seat: 1, key: 'bob' })
    expect(keysOf('t')).toMatchObject({ key: 'ann', seats: { 0: 'ann', 1: 'bob' } })
    use('t', 'bob')
    expect(keysOf('t')).toMatchObject({ key: 'bob', seats: { 0: 'ann', 1: 'bob' } })
  })

  it('of a seat that an older page stored are kept beside a new one', () => {
    store.set('koopstad.tables', JSON.stringify([{ ...place, key: 'old', host: 'h' }]))
    keep({ ...place, key: 'new', seats: { 1: 'new' } })
    expect(everyKey()).toEqual(expect.arrayContaining(['old', 'new', 'h']))
  })

  it('of a spectator do not take the seat away, and give it up for one', () => {
    keepPlace({ ...place, role: 'watch', seat: null, key: 'eyes' })
    expect(sits(keysOf('t'))).toBe(false)
    keepPlace({ ...place, role: 'seat', seat: 2, key: 'cat' })
    expect(keysOf('t')).toMatchObject({ key: 'cat', watch: 'eyes' })
    keepPlace({ ...place, role: 'watch', seat: null, key: 'other eyes' })
    expect(keysOf('t')!.key).toBe('cat')
    expect(sits(keysOf('t'))).toBe(true)
  })

  it('of a table that is forgotten are gone, and only those', () => {
    keepPlace({ ...place, role: 'seat', seat: 0, key: 'ann' })
    keepPlace({ ...place, table: 'u', role: 'seat', seat: 0, key: 'eve' })
    forget('t')
    expect(allKeys().map(({ table }) => table)).toEqual(['u'])
  })

  it('to seats that were taken are used up', () => {
    keep({ ...place, key: 'ann', invitations: { 1: 'one', 2: 'two' } })
    spend('t', [0, 1])
    expect(keysOf('t')!.invitations).toEqual({ 2: 'two' })
  })

  it('that cannot be read do not stop the page', () => {
    store.set('koopstad.tables', '{broken')
    expect(allKeys()).toEqual([])
  })
})
