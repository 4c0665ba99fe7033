/** The guided first game: what is said at which position, and whether the pupil then plays. */
import type { Tip, Written } from '../../lib/scripted'
import written from './lesson.json'
import type { View } from './model'

export const positions = written as unknown as Written<View>[]

export const tips: Tip[] = [
  { at: 0, key: 'guide-welcome', plays: false },
  { at: 0, key: 'guide-keep', plays: true },
  { at: 2, key: 'guide-claim', plays: true },
  { at: 5, key: 'guide-take', plays: true },
  { at: 6, key: 'guide-second', plays: true },
  { at: 8, key: 'guide-double', plays: false },
  { at: 8, key: 'guide-claim-next', plays: true },
  { at: 11, key: 'guide-cart', plays: true },
  { at: 13, key: 'guide-fulfilled', plays: false },
  { at: 13, key: 'guide-contracts', plays: true },
  { at: 14, key: 'guide-keep-again', plays: true },
  { at: 17, key: 'guide-joker', plays: true },
  { at: 20, key: 'guide-end', plays: false },
  { at: 20, key: 'guide-scoring', plays: false },
]
