/** It is one's turn: how one wants to be told, each by its own switch; kept on this device. */
import { listen, serverKey, silence } from './push'
import { read, write } from './storage'

export const ALERTS = ['sound', 'vibration', 'notice', 'push'] as const
export type Alert = (typeof ALERTS)[number]

const STORE = 'koopstad.alerts'

/** What this browser can do here; notices need https or this machine itself. */
export function can(alert: Alert): boolean {
  if (alert === 'sound') return 'AudioContext' in globalThis
  if (alert === 'vibration') return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
  const notices = 'Notification' in globalThis && isSecureContext
  return alert === 'push' ? notices && alerts.server !== '' : notices
}

class Alerts {
  /** The key with which the server sends pushes; empty where it sends none. */
  server = $state('')
  #on = $state.raw<Partial<Record<Alert, boolean>>>(read(STORE, {}))

  /** Switched on here, whether it can be had now or not. */
  wanted(alert: Alert): boolean {
    return this.#on[alert] ?? false
  }

  on(alert: Alert): boolean {
    return this.wanted(alert) && can(alert)
  }

  set(alert: Alert, on: boolean): void {
    this.#on = { ...this.#on, [alert]: on }
    write(STORE, this.#on)
  }

  /** Asks the server what it can do. */
  async ask(): Promise<void> {
    if (!this.server) this.server = await serverKey()
  }

  /** Asks the browser's owner where that is needed. Whether it is on now. */
  async choose(alert: Alert, on: boolean): Promise<boolean> {
    if (alert === 'push' && !on) await silence()
    const shown = alert === 'notice' || alert === 'push'
    const allowed = on && (!shown || (await Notification.requestPermission()) === 'granted')
    const done = allowed && (alert !== 'push' || (await listen(this.server)))
    this.set(alert, done)
    return done
  }
}

export const alerts = new Alerts()

let audio: AudioContext | undefined

/** Two notes of a bell over the water. */
export function ring(): void {
  audio ??= new AudioContext()
  void audio.resume()
  const start = audio.currentTime
  for (const [number, pitch] of [659.25, 880].entries()) {
    const at = start + number * 0.16
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.22, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 1)
  }
}

/** Tells it in every way that is switched on; a notice only to who does not look. */
export function tell(title: string, text: string, table: string): void {
  if (alerts.on('sound')) ring()
  if (alerts.on('vibration')) navigator.vibrate([90, 60, 90])
  if (document.hidden && alerts.on('notice') && Notification.permission === 'granted') void notice(title, text, table)
}

async function notice(title: string, text: string, table: string): Promise<void> {
  const options = { body: text, tag: `turn-${table}`, icon: '/icon-192.png', data: { url: `/#/table/${table}` } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}

const ICON = '/icon.svg'
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#23405a"/><path d="M10 50V28l4-4v-6h4v-5h6v5h4v6l4 4v22zM32 50V24q0-12 11-12t11 12v26z" fill="#f4ead2"/><circle cx="49" cy="15" r="14" fill="#00a596" stroke="#fff" stroke-width="4"/></svg>',
)}`

/** The sign of the page, with a dot when one is to move. */
export function dot(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? DOTTED : ICON)
}
