/** What is printed on board and cards: tables of rows, each with its basis and the reason for it. */
export const BASES = ['stated', 'inferred', 'reconstructed'] as const

export type Row = Record<string, string | number | boolean>
export type Rows = Record<string, Row>
export type Printed = Record<string, Rows>

const ORIGIN = ['basis', 'why']

/** The columns of values; those that tell where a value comes from stand apart. */
export const columns = (rows: Rows): string[] => Object.keys(Object.values(rows)[0] ?? {}).filter((name) => !ORIGIN.includes(name))
