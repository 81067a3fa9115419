import type { AnyGame, SideBet } from '@/lib/game/game'
import { movedTo } from '@/content/moved'
import { findGame, GAMES } from '@/lib/games/index'
import type { FoundTable } from '@/lib/game/precomputed/known-tables'
import { findSideTable, sideTables, tableSlug } from '@/lib/game/precomputed/side-tables'

/* Finds the page of a side bet and the data of its known tables by their addresses. */

export interface TableParams {
  readonly game: string
  /** The id of a bet, or the slug of one of its tables. */
  readonly table: string
}

/** A side bet with its known tables, in the order of the list. */
export interface FoundBet {
  readonly game: AnyGame
  readonly bet: SideBet
  readonly tables: readonly FoundTable[]
}

/** The side bets of a game that have a known table. */
export const listedBets = (game: AnyGame): readonly FoundBet[] =>
  game.sideBets.flatMap((bet) => {
    const tables = sideTables(game).filter((table) => table.bet === bet.id)
    return tables.length > 0 ? [{ game, bet, tables }] : []
  })

/** The parameters of all pages. */
export const betParams = (): TableParams[] =>
  GAMES.flatMap((game) => listedBets(game).map(({ bet }) => ({ game: game.id, table: bet.id })))

const tableParams = (): TableParams[] =>
  GAMES.flatMap((game) => sideTables(game).map((table) => ({ game: game.id, table: tableSlug(game, table) })))

/** The parameters of all data files: one for each bet, and one for each of its tables if it has several. */
export const dataParams = (): TableParams[] => {
  const tables = tableParams()
  const isTable = ({ game, table }: TableParams): boolean =>
    tables.some((one) => one.game === game && one.table === table)
  return [...tables, ...betParams().filter((one) => !isTable(one))]
}

/** The path of a bet's page. */
export const betPath = (game: AnyGame, bet: string): string => `/${game.id}/side-bets/${bet}`

/** The path of a table's section on the page of its bet. */
export function tablePath(game: AnyGame, table: FoundTable): string {
  const path = `/${game.id}/side-bets/${tableSlug(game, table)}`
  return movedTo(path) ?? path
}

/** The bet at an address; undefined if there is none. */
export function findBet({ game: id, table: slug }: TableParams): FoundBet | undefined {
  const game = findGame(id)
  return game && listedBets(game).find(({ bet }) => bet.id === slug)
}

/** The game and the table at an address; undefined if there is none. */
export function findTable({
  game: id,
  table: slug,
}: TableParams): { readonly game: AnyGame; readonly table: FoundTable } | undefined {
  const game = findGame(id)
  const table = game && findSideTable(game, slug)
  return game && table && { game, table }
}
