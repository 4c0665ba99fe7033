/** Links to give away carry an address that others can reach, whatever address this page was opened at. */
import { request } from './connection'
import type { Schemas } from './model'

const LOOPBACK = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

export const onlyHere = (host: string): boolean => LOOPBACK.test(host)

/** Where others find the page that stands at this place, by what the server says; empty: nowhere. */
export function siteFor(place: { origin: string; hostname: string }, reach: Schemas['Reach'] | undefined): string {
  if (reach?.given) return reach.address
  return onlyHere(place.hostname) ? (reach?.address ?? '') : place.origin
}

class Reachable {
  #reach = $state.raw<Schemas['Reach']>()
  #asked = false

  /** The address of this server for others; empty where only this machine can reach it. */
  get site(): string {
    this.#ask()
    return siteFor(location, this.#reach)
  }

  /** The server has said where it is found, so that `site` can be trusted. */
  get known(): boolean {
    this.#ask()
    return this.#reach !== undefined
  }

  #ask(): void {
    if (this.#asked) return
    this.#asked = true
    request<Schemas['Reach']>('reach').then(
      (reach) => (this.#reach = reach),
      () => (this.#asked = false),
    )
  }
}

export const reachable = new Reachable()

/** An invitation shows its game where it is pasted, so it has a path; its key stays behind the #. */
export const inviting = (wish: 'join' | 'watch', table: string, key: string): string => `${reachable.site || location.origin}/${wish}/${table}#${key}`

/** The whole address of a page, to be given away. */
export const address = (path: string): string => `${reachable.site || location.origin}/#/${path}`
