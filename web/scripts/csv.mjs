/** Reads a CSV file (quotes, no line breaks inside cells) into rows by column name. */
import { readFileSync } from 'node:fs'

export function readCsv(path) {
  const [head, ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/).map(cells)
  return rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])))
}

function cells(line) {
  const found = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    found.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
  }
  return found
}
