import type { AnyGame } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import type { FoundTable } from '@/lib/games/known-tables'
import { findSideTable, sideTables, tableSlug } from '@/lib/games/side-tables'

/* A page of one known table of a side bet, by its address. */

export interface TableParams {
  readonly game: string
  readonly table: string
}

export const tableParams = (): TableParams[] =>
  GAMES.flatMap((game) => sideTables(game).map((table) => ({ game: game.id, table: tableSlug(game, table) })))

/** Within the site. */
export const tablePath = (game: AnyGame, table: FoundTable): string => `/${game.id}/side-bets/${tableSlug(game, table)}`

/** The game and the table of an address; undefined where there is none. */
export function findTable({
  game: id,
  table: slug,
}: TableParams): { readonly game: AnyGame; readonly table: FoundTable } | undefined {
  const game = findGame(id)
  const table = game && findSideTable(game, slug)
  return game && table && { game, table }
}
