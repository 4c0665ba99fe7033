/** A table against bots, at once. */
import { openTable } from './connection'
import { opening } from './keys'
import type { GameInfo } from './model'
import { sitDown } from './profile'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

const BOTS = 2

/** Who plays where nobody else was chosen. */
export const usualBot = (game: GameInfo): string => game.bots[0]?.name ?? 'random'

export async function playNow(game: GameInfo): Promise<void> {
  const bots = Math.min(BOTS, (game.seats.at(-1) ?? BOTS) - 1)
  const opened = await openTable({
    game: game.id,
    seats: [{ kind: 'person', name: settings.name || t('you-name') }, ...Array(bots).fill({ kind: 'bot', bot: usualBot(game) })],
    options: {},
    public: false,
  })
  sitDown(opening(opened, '0'))
  go(`table/${opened.info.id}`)
}
