/** The guided first game: what is said at which position, and whether the pupil then plays. */
import type { Tip, Written } from '../../lib/scripted'
import written from './lesson.json'
import type { View } from './model'

export const positions = written as unknown as Written<View>[]

export const tips: Tip[] = [
  { at: 0, key: 'guide-welcome', plays: false },
  { at: 0, key: 'guide-cards', plays: true },
  { at: 2, key: 'guide-dice', plays: true },
  { at: 4, key: 'guide-activate', plays: true },
  { at: 5, key: 'guide-use', plays: true },
  { at: 6, key: 'guide-block', plays: true },
  { at: 7, key: 'guide-sale', plays: true },
  { at: 8, key: 'guide-load', plays: true },
  { at: 9, key: 'guide-sail', plays: true },
  { at: 10, key: 'guide-deliver', plays: true },
  { at: 11, key: 'guide-amstel', plays: true },
  { at: 12, key: 'guide-market', plays: true },
  { at: 13, key: 'guide-pass', plays: true },
  { at: 15, key: 'guide-keep', plays: true },
  { at: 17, key: 'guide-next-round', plays: true },
  { at: 19, key: 'guide-next-dice', plays: true },
  { at: 21, key: 'guide-block-to-sell', plays: true },
  { at: 22, key: 'guide-sell', plays: true },
  { at: 23, key: 'guide-pier', plays: true },
  { at: 24, key: 'guide-docker', plays: true },
  { at: 25, key: 'guide-to-depot', plays: true },
  { at: 26, key: 'guide-depot', plays: true },
  { at: 27, key: 'guide-home', plays: true },
  { at: 28, key: 'guide-rest', plays: true },
  { at: 29, key: 'guide-scoring', plays: false },
]
