/** Every kind of line in a log names a rule, and the rule exists. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pointersOf, ruleOf } from './pointers'

const package_ = fileURLToPath(new URL('../../../src/koopstad/games', import.meta.url))
const keys = (path: string) => [...readFileSync(`${package_}/${path}`, 'utf8').matchAll(/^([\w-]+) =/gm)].map(([, key = '']) => key)

it.each(['tickets', 'amsterdam', 'hamburg'])('the log of %s', async (game) => {
  const pointers = await pointersOf(game)
  const told = keys(`${game}/words/en.ftl`).flatMap((key) => (key.startsWith('log-') ? [key.slice(4)] : []))
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((key) => !ruleOf(pointers, key))).toEqual([])
  const known = keys(`${game}/words/rules/en.ftl`).map((key) => key.replaceAll('_', '.'))
  expect(Object.values(pointers.rules).filter((rule) => !known.includes(rule))).toEqual([])
  const lines = told.map((key) => key.replace(/-secret$/, ''))
  expect(Object.keys(pointers.rules).filter((key) => !lines.includes(key))).toEqual([])
})
