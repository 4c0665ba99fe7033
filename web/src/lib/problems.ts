/** What went wrong, in the reader's language: the server's code names the sentence. */
import { Problem } from './connection'
import { t, words } from './words.svelte'

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) throw error
  return codeText(error.status === 0 ? 'offline' : error.code)
}

export function codeText(code: string): string {
  if (code === 'offline') return t('offline')
  const key = `problem-${code}`
  return words.has(key) ? t(key) : t('problem-unknown', { code })
}
