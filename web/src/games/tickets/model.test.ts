import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkLesson } from '../../lib/lessons'
import { positions, tips } from './lesson'
import { closed, joined, ROUTES, wished, type View } from './model'

const last = positions.at(-1)!.update.view
const named = (name: string) => ROUTES.findIndex((route) => route.name === name)

/** A view in which the seats own the named routes. */
function owning(view: View, owners: Record<string, number>): View {
  const routes = ROUTES.map((route) => owners[route.name] ?? null)
  return { ...view, routes }
}

describe('the map', () => {
  it('is up to date with the tables it is made of', () => {
    const web = fileURLToPath(new URL('../../..', import.meta.url))
    execFileSync(process.execPath, ['scripts/tickets-map.mjs', '--check'], { cwd: web })
  })

  it('has a space for every unit of length', () => {
    for (const route of ROUTES) expect(route.spaces, route.name).toHaveLength(route.length)
  })
})

describe('a thing that cannot be touched', () => {
  it('the claim one asks about uses what the hand has', () => {
    expect(wished('dam-oude_kerk/pink', { pink: 1, joker: 3 })).toBe('claim dam-oude_kerk/pink pink+joker')
    expect(wished('haringpakkerstoren-nieuwe_waal/grey', { red: 2, blue: 1 })).toBe('claim haringpakkerstoren-nieuwe_waal/grey red+red')
    expect(wished('dam-oude_kerk/pink', {})).toBe('claim dam-oude_kerk/pink pink+pink')
  })
})

describe('reading a view', () => {
  it('follows own routes only (TTA-6.4)', () => {
    const view = owning(last, { 'dam-jan_roodenpoortstoren/red': 0, 'jan_roodenpoortstoren-westermarkt/green': 1 })
    expect(joined(view, 0, 'dam', 'jan_roodenpoortstoren')).toBe(true)
    expect(joined(view, 0, 'dam', 'westermarkt')).toBe(false)
  })

  it('closes the second track of a double with two players only (TTA-5.8)', () => {
    const view = owning(last, { 'dam-jan_roodenpoortstoren/red': 0 })
    const twin = named('dam-jan_roodenpoortstoren/blue')
    expect(closed(view, twin)).toBe(true)
    expect(closed(view, named('dam-jan_roodenpoortstoren/red'))).toBe(false)
    expect(closed({ ...view, players: [...view.players, view.players[0]!] }, twin)).toBe(false)
  })
})

describe('the lesson', () => checkLesson(positions, tips))
