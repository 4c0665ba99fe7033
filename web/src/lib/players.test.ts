import { describe, expect, it, vi } from 'vitest'

const CATALOGUE: Record<string, string> = { 'bot-master': 'Master', 'bot-greedy': 'Merchant' }
vi.mock('./words.svelte', () => ({
  words: { has: (key: string) => key in CATALOGUE },
  t: (key: string, args: Record<string, string | number> = {}) => (key === 'bot-thinks' ? `${args.bot}, ${(args.seconds as number).toLocaleString('de')} s` : (CATALOGUE[key] ?? key)),
}))
const { botName, listedName } = await import('./players')

describe('a bot', () => {
  it('is called by its kind', () => {
    expect(botName('greedy')).toBe('Merchant')
    expect(listedName('Greedy', 0)).toBe('Merchant')
    expect(botName('collector')).toBe('collector')
  })

  it('that was given a time is called by its kind and that time', () => {
    expect(botName('master@0.1')).toBe('Master, 0,1 s')
    expect(listedName('Master@5', 0)).toBe('Master, 5 s')
    expect(listedName('anna@5', 0)).toBe('anna@5')
  })
})
