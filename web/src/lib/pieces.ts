/** What cards, tiles and the like do under the options of a table, as the server tells it. */
import { pieces as fetchPieces } from './connection'
import type { Piece } from './model'

const known = new Map<string, Record<string, Piece>>()
const keyOf = (game: string, options: object) => game + JSON.stringify(options)

/** Once it resolves, the pieces of a game are known under these options. */
export async function loadPieces(game: string, options: object = {}): Promise<void> {
  const key = keyOf(game, options)
  if (!known.has(key)) known.set(key, await fetchPieces(game, options))
}

export function pieceOf(game: string, piece: string, options: object = {}): Piece {
  const found = known.get(keyOf(game, options))?.[piece]
  if (!found) throw new Error(`nothing is known of ${piece} of ${game}`)
  return found
}
