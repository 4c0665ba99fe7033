/** A table against bots, at once. */
import { openTable } from './connection'
import { keep } from './keys'
import type { GameInfo } from './model'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

const BOTS = 2

export async function playNow(game: GameInfo): Promise<void> {
  const bots = Math.min(BOTS, (game.seats.at(-1) ?? BOTS) - 1)
  const opened = await openTable({
    game: game.id,
    seats: [{ kind: 'person', name: settings.name || t('you-name') }, ...Array(bots).fill({ kind: 'bot', bot: game.bots[0] ?? 'random' })],
    options: {},
    public: false,
  })
  keep({ table: opened.info.id, game: game.id, key: opened.keys['0'] ?? '', host: opened.host, invitation: opened.invitation, watch: opened.watch })
  go(`table/${opened.info.id}`)
}
