/** The guided first game: what is said at which position, and whether the pupil then plays. */
import type { Tip, Written } from '../../lib/scripted'
import written from './lesson.json'
import type { View } from './model'

export const positions = written as unknown as Written<View>[]

export const tips: Tip[] = [
  { at: 0, key: 'guide-welcome', plays: false },
  { at: 0, key: 'guide-table', plays: false },
  { at: 0, key: 'guide-draw', plays: true },
  { at: 1, key: 'guide-dice', plays: false },
  { at: 1, key: 'guide-advance', plays: true },
  { at: 3, key: 'guide-use', plays: true },
  { at: 4, key: 'guide-money', plays: true },
  { at: 6, key: 'guide-site', plays: true },
  { at: 8, key: 'guide-build', plays: true },
  { at: 10, key: 'guide-wall', plays: true },
  { at: 12, key: 'guide-majority', plays: false },
  { at: 12, key: 'guide-lower', plays: false },
  { at: 12, key: 'guide-end', plays: false },
]
