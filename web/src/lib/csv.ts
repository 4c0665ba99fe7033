/** The rows of a CSV text by column name; quoted cells may hold commas, quotes and line breaks. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [head = [], ...body] = rows
  return body.filter((row) => row.length > 1 || row[0]).map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])))
}
