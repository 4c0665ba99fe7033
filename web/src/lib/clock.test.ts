import { describe, expect, it, vi } from 'vitest'
import type { Clock } from './model'

// No catalogue is loaded here: a text is its key and its numbers.
vi.mock('./words.svelte', () => ({ t: (key: string, args: object) => `${key} ${Object.values(args).join()}` }))
const { duration, reading, watch } = await import('./clock.svelte')

const bank: Clock = { kind: 'bank', seconds: 600, increment: 15, banks: [120, 40], running: 0, since: 1000 }

describe('a bank', () => {
  it('runs for the seat that thinks, and for nobody else', () => {
    expect(reading(bank, 0, 1020)).toEqual({ seconds: 100, runs: true, urgent: false })
    expect(reading(bank, 1, 1020)).toEqual({ seconds: 40, runs: false, urgent: false })
  })

  it('is urgent when short, and never below nothing', () => {
    expect(reading(bank, 0, 1091)).toEqual({ seconds: 29, runs: true, urgent: true })
    expect(reading(bank, 0, 5000)).toEqual({ seconds: 0, runs: true, urgent: true })
  })

  it('is urgent later where it is small from the start', () => {
    const quick: Clock = { ...bank, seconds: 60, banks: [60, 60] }
    expect(reading(quick, 0, 1049)?.urgent).toBe(false)
    expect(reading(quick, 0, 1050)?.urgent).toBe(true)
  })

  it('does not gain time from a watch that runs behind', () => {
    expect(reading(bank, 0, 990)?.seconds).toBe(120)
  })
})

describe('a reminder', () => {
  const reminder: Clock = { kind: 'reminder', seconds: 60, increment: 0, banks: [], running: 1, since: 1000 }
  it('counts up for the seat that thinks', () => {
    expect(reading(reminder, 1, 1059)).toEqual({ seconds: 59, runs: true, urgent: false })
    expect(reading(reminder, 1, 1060)?.urgent).toBe(true)
    expect(reading(reminder, 0, 1060)).toBeNull()
  })
})

it('without a clock nothing is shown', () => {
  expect(reading({ kind: 'none', seconds: 0, increment: 0, banks: [], running: null, since: 0 }, 0, 5)).toBeNull()
})

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3723, '1:02:03'],
  [3 * 86_400 + 5, 'duration-days 3'],
])('%d seconds on a watch', (seconds, text) => {
  expect(watch(seconds)).toBe(text)
})

it.each([
  [90, 'duration-seconds 90'],
  [60, 'duration-minutes 1'],
  [900, 'duration-minutes 15'],
  [7200, 'duration-hours 2'],
  [259_200, 'duration-days 3'],
])('%d seconds in words', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
