import made from '@/content/pay-tables/dead-cards.json' with { type: 'json' }
import type { AnyGame } from '@/lib/games/game'
import { foundTables, type FoundTable, MAIN_BET, tableKey } from '@/lib/games/known-tables'

/* The known tables of side bets, each with a page of its own, and what known cards do to them. */

/** What cards known to be gone do to a side bet; made by `npm run make:dead-cards`. */
export interface DeadCards {
  /** What one card of each rank gone adds to the EV, in bets: deuce to ace, then the joker where the deck has one. */
  readonly effects: readonly number[]
  /** The fewest cards without which the bet loses nothing, those that help most first, and what it is worth then; absent where half of all cards would not do. */
  readonly even?: { readonly cards: string; readonly ev: number } | undefined
}

const DEAD = (made as unknown as { readonly tables: Readonly<Record<string, DeadCards>> }).tables

/** Throws on a table that was not made. */
export function deadCardsOf(game: AnyGame, table: FoundTable): DeadCards {
  const found = DEAD[tableKey(game, table)]
  if (!found) throw new Error(`${tableKey(game, table)} has no dead cards: npm run make:dead-cards`)
  return found
}

/** The last part of a table’s address: `pair-plus-40-30-6-4-1`; the bet alone where it has one table. */
export function tableSlug(game: AnyGame, { bet, payTable }: Pick<FoundTable, 'bet' | 'payTable'>): string {
  const alone = foundTables(game).filter((one) => one.bet === bet).length === 1
  return alone ? bet : `${bet}-${payTable}`
}

/** Every known table of a game’s side bets, in the order in which they are listed. */
export const sideTables = (game: AnyGame): readonly FoundTable[] =>
  foundTables(game).filter(({ bet }) => bet !== MAIN_BET)

export const findSideTable = (game: AnyGame, slug: string): FoundTable | undefined =>
  sideTables(game).find((table) => tableSlug(game, table) === slug)
