/** Turns that the browser's push service brings to this device, also when no page is open. */
import { request } from './connection'
import { keysOf, placeKeys } from './keys'
import type { Schemas } from './model'
import { words } from './words.svelte'

const possible = (): boolean => isSecureContext && 'PushManager' in globalThis && 'serviceWorker' in navigator

/** The key of the server; empty where it sends no pushes, or this browser can have none. */
export async function serverKey(): Promise<string> {
  if (!possible()) return ''
  return request<Schemas['PushKey']>('push').then(
    ({ key }) => key,
    () => '',
  )
}

const manager = async (): Promise<PushManager | undefined> => (possible() ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined)

/** From now on this device listens. Whether it does. */
export async function listen(key: string): Promise<boolean> {
  try {
    const pushes = await manager()
    // A server that was set up anew has another key.
    await (await pushes?.getSubscription())?.unsubscribe()
    return (await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey: key })) !== undefined
  } catch {
    return false
  }
}

/** The push service says at the next turn that nobody listens any more, and the server forgets this device. */
export async function silence(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe()
}

/** This device is told of the turns of its seats at a table. */
export async function followTable(table: string): Promise<void> {
  const found = (await (await manager())?.getSubscription())?.toJSON()
  const [keys, { endpoint, keys: own }] = [keysOf(table), found ?? {}]
  if (!keys || !endpoint || !own?.['p256dh'] || !own['auth']) return
  const body = { endpoint, p256dh: own['p256dh'], auth: own['auth'], language: words.language }
  for (const key of placeKeys([keys]).filter((each) => each !== keys.watch)) await request(`tables/${table}/push`, { method: 'PUT', body, key })
}
