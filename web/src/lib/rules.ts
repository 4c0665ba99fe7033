/** The numbered rules of a game, from the same Fluent catalogues as every other word. */
import { FluentResource } from '@fluent/bundle'
import { request } from './connection'

const sources = import.meta.glob<string>('../../../src/koopstad/games/*/words/rules/*.ftl', { query: '?raw', import: 'default' })

/** Every rule by its number (`AMS-8.14`); null where nobody knows the game. */
export async function rulesOf(game: string, language: string): Promise<Record<string, string> | null> {
  const load = sources[`../../../src/koopstad/games/${game}/words/rules/${language}.ftl`]
  // A game that somebody added to the server has its rules there.
  if (!load) return request<Record<string, string>>(`games/${encodeURIComponent(game)}/rules/${language}`).catch(() => null)
  const { body } = new FluentResource(await load())
  // Fluent allows no point in a name.
  return Object.fromEntries(body.map(({ id, value }) => [id.replaceAll('_', '.'), String(value ?? '')]))
}
