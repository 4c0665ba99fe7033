import { describe, expect, it } from 'vitest'
import { onlyHere, siteFor } from './reach.svelte'

const at = (url: string) => new URL(url)

describe('the address of an invitation', () => {
  it.each(['localhost', '127.0.0.1', '127.8.8.8', '[::1]', 'koopstad.localhost'])('%s is this machine alone', (host) => {
    expect(onlyHere(host)).toBe(true)
  })
  it.each(['192.168.1.5', 'friend.test', 'localhost.example.org', '12.7.0.1'])('%s is more than this machine', (host) => {
    expect(onlyHere(host)).toBe(false)
  })

  it('is that of the network where the page was opened at this machine', () => {
    expect(siteFor(at('http://127.0.0.1:8000/'), { address: 'http://192.168.1.5:8000', given: false })).toBe('http://192.168.1.5:8000')
    expect(siteFor(at('http://localhost:8000/'), { address: '', given: false })).toBe('')
  })
  it('is the one by which one came, for others can come by it too', () => {
    expect(siteFor(at('https://play.example.org/'), { address: 'http://172.17.0.2:8000', given: false })).toBe('https://play.example.org')
  })
  it('is the one that was given, always', () => {
    for (const url of ['http://127.0.0.1:8000/', 'https://other.example/']) {
      expect(siteFor(at(url), { address: 'https://play.example.org', given: true })).toBe('https://play.example.org')
    }
  })
})
