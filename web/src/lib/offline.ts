/** Koopstad as an app: what it needs without the network is kept by a service worker (public/sw.js). */
import { gameInfo, games, pieces, rules } from './connection'
import { words } from './words.svelte'

export const canPack = (): boolean => 'serviceWorker' in navigator && isSecureContext

/** The worker is there only over https and on this machine itself. */
export function registerWorker(): void {
  if (!canPack() || import.meta.env.DEV) return
  navigator.serviceWorker.register('/sw.js').then(
    () => {
      // Whoever has made it an app wants to open it anywhere.
      if (matchMedia('(display-mode: standalone)').matches) void pack().catch(() => {})
      addEventListener('appinstalled', () => void pack().catch(() => {}))
    },
    () => {
      // the page works without it
    },
  )
}

/** Keeps rules and lessons for when there is no network. */
export async function pack(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const channel = new MessageChannel()
  const files = new Promise((done) => (channel.port1.onmessage = done))
  active?.postMessage({ pack: words.language }, [channel.port2])
  await minded()
  const found = await games()
  await Promise.all(found.flatMap(({ id }) => [gameInfo(id), rules(id, words.language), pieces(id, {})]))
  await files
}

/** The worker keeps answers only for pages that it minds, which one just loaded may not be yet; packing makes it so. */
async function minded(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
}
