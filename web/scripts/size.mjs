/** Fails when the first load, or a table opened from nothing, has grown beyond its bar (in bytes of gzipped JavaScript). */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const FIRST_LOAD = 150_000
const TABLE = 180_000

const folder = new URL('../../src/koopstad/server/web/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
const weight = (file) => gzipSync(readFileSync(new URL(file, folder))).length

/** Chunks and all that they need at once, each once. */
function needs(names, seen = new Set()) {
  for (const name of names.filter((each) => !seen.has(each))) {
    seen.add(name)
    needs(manifest[name].imports ?? [], seen)
  }
  return seen
}
const load = (...names) => [...needs(names)].reduce((sum, chunk) => sum + weight(manifest[chunk].file), 0)

const rows = [['first load', load('index.html'), FIRST_LOAD]]
for (const name of Object.keys(manifest)) {
  const game = /^src\/games\/([a-z]+)\/index\.ts$/.exec(name)?.[1]
  if (game) rows.push([`a table of ${game}`, load('index.html', 'src/pages/Table.svelte', name), TABLE])
}
let failed = false
for (const [what, bytes, bar] of rows) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of JavaScript gzipped (at most ${bar / 1000})`)
  failed ||= bytes > bar
}
process.exit(failed ? 1 : 0)
