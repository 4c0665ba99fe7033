/** Words that are on their way at the same time. */
import { expect, it, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.stubGlobal('navigator', { languages: ['en'] })
const { settings } = await import('./settings.svelte')
const { words } = await import('./words.svelte')

it('none of them pushes the other out', async () => {
  await Promise.all([words.load('tickets'), words.load('hamburg')])
  expect(['tickets', 'hamburg'].map((game) => words.has('option-first', game))).toEqual([true, true])
})

it('the language that was chosen last is spoken, whichever came first', async () => {
  settings.language = 'nl'
  const first = words.load('amsterdam')
  settings.language = 'en'
  await Promise.all([words.load(), first])
  expect(words.language).toBe('en')
  expect(words.has('option-rounds', 'amsterdam')).toBe(true)
})
