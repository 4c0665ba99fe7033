/** Ratings: one's own, if one would like one; the best of this server; those at a table. */
import { request } from './connection'
import type { Schemas } from './model'
import { words } from './words.svelte'

export type Rating = Schemas['RatingInfo']
export type OwnRatings = Schemas['OwnRatings']
export type ListedPlayer = Schemas['ListedPlayer']
export type TableRatings = Schemas['TableRatings']

export const ownRatings = (profile: string) => request<OwnRatings>('profile/rating', { body: { profile } })
export const wantRating = (profile: string, name: string) => request<OwnRatings>('profile/rating', { method: 'PUT', body: { profile, name } })
export const forgetRatings = (profile: string) => request<void>('profile/rating/forget', { body: { profile } })
export const best = (game: string) => request<ListedPlayer[]>(`games/${game}/ratings`)

/** What a game changed: `+18`, `−7`, `±0`. */
export const changeText = (change: number): string => (change === 0 ? '±0' : new Intl.NumberFormat(words.language, { signDisplay: 'always' }).format(change))
