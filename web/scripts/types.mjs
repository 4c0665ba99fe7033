/**
 * Makes the types of messages and views from the server's schema: src/lib/api.d.ts, and with them
 * src/lib/names.ts, the lists of colours, goods and the like in the order in which views number them.
 *
 *   npm run types -- http://127.0.0.1:8000/schema/openapi.json [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import openapi, { astToString } from 'openapi-typescript'

const [source = 'http://127.0.0.1:8000/schema/openapi.json'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const schema = source.startsWith('http') ? await (await fetch(source)).json() : JSON.parse(readFileSync(source, 'utf8'))

const made = '/** Made from the server\'s schema by scripts/types.mjs. */\n'
// The messages are enough: the paths are few and stand in connection.ts.
write('api.d.ts', made + astToString(await openapi({ ...schema, paths: {} })))
const lists = Object.entries(schema.components.schemas).flatMap(([name, { enum: names }]) => (names ? [`  ${name}: ${JSON.stringify(names)},\n`] : []))
write('names.ts', `${made}export const names = {\n${lists.join('')}} as const\n`)

function write(name, text) {
  const target = new URL(`../src/lib/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) throw new Error(`${name} is out of date: npm run types`)
}
