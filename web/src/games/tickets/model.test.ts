import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { positions, tips } from './lesson'
import { closed, joined, legal, ROUTES, sheet, wished, type View } from './model'

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

describe('legal actions', () => {
  it('are found by what they concern', () => {
    const found = legal([
      { number: 3, notation: 'take black' },
      { number: 7, notation: 'draw' },
      { number: 40, notation: 'claim dam-oude_kerk/pink joker+joker' },
      { number: 39, notation: 'claim dam-oude_kerk/pink pink+joker' },
      { number: 9, notation: 'keep both' },
    ])
    expect(found.take.get('black')?.number).toBe(3)
    expect(found.draw?.number).toBe(7)
    expect(found.contracts).toBeUndefined()
    expect(found.keep.get('both')?.number).toBe(9)
    // fewest jokers first
    expect(found.claims.get(named('dam-oude_kerk/pink'))?.map((claim) => claim.action.number)).toEqual([39, 40])
  })

  it('the claim one asks about uses what the hand has', () => {
    expect(wished(named('dam-oude_kerk/pink'), { pink: 1, joker: 3 })).toBe('claim dam-oude_kerk/pink pink+joker')
    expect(wished(named('haringpakkerstoren-nieuwe_waal/grey'), { red: 2, blue: 1 })).toBe('claim haringpakkerstoren-nieuwe_waal/grey red+red')
    expect(wished(named('dam-oude_kerk/pink'), {})).toBe('claim dam-oude_kerk/pink pink+pink')
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

  it('adds up the score sheet (TTA-8)', () => {
    // The pupil of the lesson: three routes of one space, one contract of two fulfilled, one bonus card of one.
    expect(sheet(last, 0)).toEqual({ routes: 3, contracts: 3 - 6, bonus: 8, total: 8, fulfilled: 1, failed: 1 })
    expect(sheet(last, 1).bonus).toBe(0)
  })
})

describe('the lesson', () => {
  it('says something at every decision of the pupil, in order', () => {
    const decisions = positions.flatMap(({ update }) => (update.actions.length ? [update.line] : []))
    expect(tips.filter((tip) => tip.plays).map((tip) => tip.at)).toEqual(decisions)
    expect(tips.map((tip) => tip.at)).toEqual(tips.map((tip) => tip.at).sort((a, b) => a - b))
    expect(tips.at(-1)?.at).toBe(positions.length - 1)
    expect(tips.length).toBeGreaterThanOrEqual(10)
  })
})
