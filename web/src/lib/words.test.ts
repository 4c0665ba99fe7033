/** Every word that the pages ask for is in the catalogue, and every word in it is asked for. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const package_ = `${root}/src/koopstad`

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => `${folder}/${path}`)
}
const read = (path: string) => readFileSync(path, 'utf8')
const keysOf = (path: string) => [...read(path).matchAll(/^([A-Za-z][\w-]*) =/gm)].map(([, key = '']) => key)

const SOURCES = files(`${root}/web/src`, /\.(svelte|ts)$/).filter((path) => !path.endsWith('.test.ts'))
const code = SOURCES.map(read).join('\n')
// A key is a text between quotes that looks like one; with ${...} in it, all that fit its pattern.
const literals = new Set([...code.matchAll(/['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"]/g)].map(([, key = '']) => key))
const patterns = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*\}([\w-]*(?:\$\{[^`]*\})?)`/g)].map(([, start = '']) => start)

const web = files(package_, /words\/web\/en\.ftl$/)
const all = new Set(files(package_, /words\/.*en\.ftl$/).flatMap(keysOf))

describe('the English catalogue', () => {
  it.each(web)('%s has no key that nothing uses', (path) => {
    const unused = keysOf(path).filter(
      (key) => !literals.has(key) && !patterns.some((start) => key.startsWith(start)) && !read(path).includes(`{ ${key} }`),
    )
    expect(unused).toEqual([])
  })

  it('has every key that the pages ask for', () => {
    const asked = [...code.matchAll(/\b(?:t|text)\(\s*'([\w-]+)'/g)].map(([, key = '']) => key)
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((key) => !all.has(key))).toEqual([])
  })

  it('is well formed', () => {
    for (const path of files(package_, /\.ftl$/)) {
      const bundle = new FluentBundle('en', { useIsolating: false })
      expect(bundle.addResource(new FluentResource(read(path))), path).toEqual([])
      // Fluent skips what it cannot read: every key must have become a message.
      for (const key of keysOf(path)) expect(bundle.hasMessage(key), `${path}: ${key}`).toBe(true)
    }
  })
})

const LANGUAGES = ['nl', 'fr', 'hu', 'de'].filter((language) => files(package_, new RegExp(`words/web/${language}\\.ftl$`)).length)

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  it.each(files(package_, /words\/.*en\.ftl$/).map((path) => path.slice(package_.length)))('has the keys of %s', (path) => {
    const english = keysOf(package_ + path)
    const other = keysOf(package_ + path.replace(/en\.ftl$/, `${language}.ftl`))
    expect({ missing: english.filter((key) => !other.includes(key)), unknown: other.filter((key) => !english.includes(key)) }).toEqual({ missing: [], unknown: [] })
  })

  it('is spoken in its own plural forms', () => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(read(`${package_}/words/web/${language}.ftl`)))
    const say = (moves: number) => bundle.formatPattern(bundle.getMessage('moves')!.value!, { moves })
    expect([say(1), say(5)].map((text) => /\d/.test(text))).toEqual([true, true])
    expect(say(5)).toContain('5')
  })
})
