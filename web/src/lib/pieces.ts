/** What cards, tiles and the like do under the options of a table, as the server tells it. */
import { pieces as fetchPieces, piecesAt } from './connection'
import { keyOf } from './keys'
import type { Piece } from './model'

const known = new Map<string, Record<string, Piece>>()
/** The table whose own edition they are of; none for the game's own. */
const whose = new Map<string, string>()
const memoKey = (game: string, options: object) => game + JSON.stringify(options)

/** Once it resolves, the pieces of a game are known under these options. */
export async function loadPieces(game: string, options: object = {}, table = ''): Promise<void> {
  const key = memoKey(game, options)
  if (known.has(key) && (whose.get(key) ?? '') === table) return
  known.set(key, await (table ? piecesAt(table, keyOf(table)) : fetchPieces(game, options)))
  whose.set(key, table)
}

export function pieceOf(game: string, piece: string, options: object = {}): Piece {
  const found = known.get(memoKey(game, options))?.[piece]
  if (!found) throw new Error(`nothing is known of ${piece} of ${game}`)
  return found
}
