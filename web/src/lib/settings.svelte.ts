/** What a person chose on this device. It stays in the browser. */
import { read, write } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'off'
export type Shortcuts = 'on' | 'off'

interface Stored {
  theme: Theme
  motion: Motion
  shortcuts: Shortcuts
  language: string
  name: string
}

const KEY = 'koopstad.settings'

class Settings {
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  shortcuts = $state<Shortcuts>('on')
  language = $state('')
  name = $state('')

  constructor() {
    Object.assign(this, read<Partial<Stored>>(KEY, {}))
    $effect.root(() => {
      $effect(() => {
        const { theme, motion, shortcuts, language, name } = this
        write(KEY, { theme, motion, shortcuts, language, name } satisfies Stored)
      })
      $effect(() => {
        const night = matchMedia('(prefers-color-scheme: dark)')
        const apply = () => {
          const dark = this.theme === 'dark' || (this.theme === 'auto' && night.matches)
          document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
        }
        apply()
        night.addEventListener('change', apply)
        return () => night.removeEventListener('change', apply)
      })
      $effect(() => {
        document.documentElement.dataset['motion'] = this.motion
      })
    })
  }
}

export const settings = new Settings()
