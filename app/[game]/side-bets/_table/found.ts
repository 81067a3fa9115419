import type { AnyGame, SideBet } from '@/lib/games/game'
import { movedTo } from '@/content/moved'
import { findGame, GAMES } from '@/lib/games/index'
import type { FoundTable } from '@/lib/games/known-tables'
import { findSideTable, sideTables, tableSlug } from '@/lib/games/side-tables'

/* The page of a side bet with all its known tables, and the data of each table, by their addresses. */

export interface TableParams {
  readonly game: string
  /** A bet, or one of its tables. */
  readonly table: string
}

/** A bet with the tables that are known of it, in the order in which they are listed. */
export interface FoundBet {
  readonly game: AnyGame
  readonly bet: SideBet
  readonly tables: readonly FoundTable[]
}

/** The side bets of a game of which a table is known. */
export const listedBets = (game: AnyGame): readonly FoundBet[] =>
  game.sideBets.flatMap((bet) => {
    const tables = sideTables(game).filter((table) => table.bet === bet.id)
    return tables.length > 0 ? [{ game, bet, tables }] : []
  })

/** Every page. */
export const betParams = (): TableParams[] =>
  GAMES.flatMap((game) => listedBets(game).map(({ bet }) => ({ game: game.id, table: bet.id })))

const tableParams = (): TableParams[] =>
  GAMES.flatMap((game) => sideTables(game).map((table) => ({ game: game.id, table: tableSlug(game, table) })))

/** Every file of data: of each bet, and of each of its tables where it has several. */
export const dataParams = (): TableParams[] => {
  const tables = tableParams()
  const isTable = ({ game, table }: TableParams): boolean =>
    tables.some((one) => one.game === game && one.table === table)
  return [...tables, ...betParams().filter((one) => !isTable(one))]
}

/** Within the site. */
export const betPath = (game: AnyGame, bet: string): string => `/${game.id}/side-bets/${bet}`

/** Within the site: the section of a table on the page of its bet. */
export function tablePath(game: AnyGame, table: FoundTable): string {
  const path = `/${game.id}/side-bets/${tableSlug(game, table)}`
  return movedTo(path) ?? path
}

/** The bet of an address; undefined where there is none. */
export function findBet({ game: id, table: slug }: TableParams): FoundBet | undefined {
  const game = findGame(id)
  return game && listedBets(game).find(({ bet }) => bet.id === slug)
}

/** The game and the table of an address; undefined where there is none. */
export function findTable({
  game: id,
  table: slug,
}: TableParams): { readonly game: AnyGame; readonly table: FoundTable } | undefined {
  const game = findGame(id)
  const table = game && findSideTable(game, slug)
  return game && table && { game, table }
}
