/** What games are called: in the reader's language, or as the server calls a game that this page does not know. */
import { untrack } from 'svelte'
import { t, words } from './words.svelte'

let told = $state.raw<Record<string, string>>({})

export function hearTitles(games: readonly { id: string; title: string }[]): void {
  told = { ...untrack(() => told), ...Object.fromEntries(games.map(({ id, title }) => [id, title])) }
}

export const titleOf = (game: string): string => (words.has(`game-${game}`) ? t(`game-${game}`) : (told[game] ?? game))
