/**
 * Writes the types of the server's messages into src/lib/api.d.ts, from its OpenAPI schema.
 *
 *   node scripts/types.mjs http://127.0.0.1:8000/schema/openapi.json [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import openapi, { astToString } from 'openapi-typescript'

const [source = 'http://127.0.0.1:8000/schema/openapi.json'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const target = new URL('../src/lib/api.d.ts', import.meta.url)

const schema = source.startsWith('http') ? await (await fetch(source)).json() : JSON.parse(readFileSync(source, 'utf8'))
// The messages are enough: the paths are few and stand in connection.ts.
const text = '/** Made from the server\'s schema by scripts/types.mjs. */\n' + astToString(await openapi({ ...schema, paths: {} }))
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) throw new Error('api.d.ts is out of date: npm run types')
} else {
  writeFileSync(target, text)
}
