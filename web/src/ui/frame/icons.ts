import type { IconName } from '../Icon.svelte'
import type { Sheet } from './tabs.svelte'

export const TAB_ICONS: Record<Sheet, IconName> = { choices: 'list', log: 'log', chat: 'chat', end: 'bonus', players: 'players' }
