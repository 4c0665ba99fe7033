/**
 * Which files the service worker (public/sw.js) keeps: `first`, what the lobby loads; `shared` and `words` by
 * language, what rules and lessons need; `all`, everything there is. Its digest stands at the end of sw.js.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../../src/koopstad/server/web/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
const names = Object.keys(manifest)

/** A chunk and all that it needs at once, with their styles. */
function files(roots) {
  const seen = new Set()
  const found = new Set()
  const walk = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = manifest[name]
    for (const path of [file, ...css]) found.add(`/${path}`)
    imports.forEach(walk)
  }
  roots.forEach(walk)
  return [...found]
}

const languageOf = (name) => /^_words-[a-z]+-([a-z]{2})-.*\.js$/.exec(name)?.[1]
const offline = /^src\/(pages\/(Help|Learn|Me|About)\.svelte|games\/[a-z]+\/(index|lesson|pointers)\.ts|games\/[a-z]+\/Reference\.svelte|lib\/qr\.ts)$/
const fonts = names.filter((name) => /(fraunces|inter)-latin(-ext)?-wght-normal/.test(name)).map((name) => `/${manifest[name].file}`)
const first = files(['index.html'])
const shared = [...new Set([...first, ...files(names.filter((name) => offline.test(name))), ...fonts, '/icon.svg'])]
const languages = [...new Set(names.map(languageOf).filter(Boolean))]
const words = Object.fromEntries(languages.map((each) => [each, files(names.filter((name) => languageOf(name) === each))]))
const all = [...new Set(names.flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? []), ...(manifest[name].assets ?? [])]))].map((path) => `/${path}`)
const text = JSON.stringify({ first, shared, words, all })
writeFileSync(new URL('offline.json', folder), text)
appendFileSync(new URL('sw.js', folder), `// ${createHash('sha256').update(text).digest('hex').slice(0, 16)}\n`)
