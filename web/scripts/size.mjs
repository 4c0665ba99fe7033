/** Fails when the first load, or any page after it, has grown beyond its bar (in bytes of gzipped JavaScript). */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const FIRST_LOAD = 150_000
const GAME = 150_000

const folder = new URL('../../src/koopstad/server/web/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
const weight = (file) => gzipSync(readFileSync(new URL(file, folder))).length

/** A chunk and all that it needs at once. */
function needs(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of manifest[name].imports ?? []) needs(other, seen)
  }
  return seen
}
const load = (name) => [...needs(name)].reduce((sum, chunk) => sum + weight(manifest[chunk].file), 0)

const rows = [['first load', load('index.html'), FIRST_LOAD]]
for (const name of Object.keys(manifest)) {
  if (/^src\/games\/[a-z]+\/index\.ts$/.test(name)) rows.push([name.split('/')[2], load(name), GAME])
}
let failed = false
for (const [what, bytes, bar] of rows) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of JavaScript gzipped (at most ${bar / 1000})`)
  failed ||= bytes > bar
}
process.exit(failed ? 1 : 0)
