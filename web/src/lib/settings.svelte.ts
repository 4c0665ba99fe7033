/** What a person chose on this device. It stays in the browser. */
export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'off'
export type Shortcuts = 'on' | 'off'
/** After one's own turn: bots wait for a word while it can be taken back, or go on. */
export type Turns = 'ask' | 'on'
/** How long a move of somebody else is looked at. */
export type Pace = 'slow' | 'steady' | 'quick' | 'none'

interface Stored {
  theme: Theme
  motion: Motion
  shortcuts: Shortcuts
  turns: Turns
  pace: Pace
  language: string
  name: string
}

const KEY = 'koopstad.settings'

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
  } catch {
    return {}
  }
}

class Settings {
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  shortcuts = $state<Shortcuts>('on')
  turns = $state<Turns>('ask')
  pace = $state<Pace>('steady')
  language = $state('')
  name = $state('')

  constructor() {
    Object.assign(this, stored())
    $effect.root(() => {
      $effect(() => {
        const { theme, motion, shortcuts, turns, pace, language, name } = this
        localStorage.setItem(KEY, JSON.stringify({ theme, motion, shortcuts, turns, pace, language, name } satisfies Stored))
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
