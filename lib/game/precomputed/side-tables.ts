import { entriesUnder } from '@/lib/game/precomputed/data'
import type { AnyGame } from '@/lib/game/game'
import { foundTables, type FoundTable, MAIN_BET, tableKey } from '@/lib/game/precomputed/known-tables'
import { data } from '@/lib/games/registry/made/data/dead-cards'

/* The known tables of side bets, each with a page of its own, and how dead cards change them. */

/** How dead cards change a side bet, made by `npm run make:dead-cards`. */
export interface DeadCards {
  /** What one dead card of each rank adds to the EV, in bets: two to ace, then the joker if the deck has one. */
  readonly effects: readonly number[]
  /**
   * The fewest dead cards with which the bet loses nothing, most helpful first, and its EV then; absent if half of all
   * cards aren't enough.
   */
  readonly even?: { readonly cards: string; readonly ev: number } | undefined
}

const DEAD = entriesUnder<DeadCards>(data, 'tables')

/** The effect of dead cards on a table. Throws if it hasn't been made. */
export function deadCardsOf(game: AnyGame, table: FoundTable): DeadCards {
  const found = DEAD[tableKey(game, table)]
  if (!found) throw new Error(`${tableKey(game, table)} has no dead cards: npm run make:dead-cards`)
  return found
}

/** The last part of the path of a table's page: `pair-plus-40-30-6-4-1`, or only the bet if that has one table. */
export function tableSlug(game: AnyGame, { bet, payTable }: Pick<FoundTable, 'bet' | 'payTable'>): string {
  const alone = foundTables(game).filter((one) => one.bet === bet).length === 1
  return alone ? bet : `${bet}-${payTable}`
}

/** Every known table of a game's side bets, in the order in which they are listed. */
export const sideTables = (game: AnyGame): readonly FoundTable[] =>
  foundTables(game).filter(({ bet }) => bet !== MAIN_BET)

export const findSideTable = (game: AnyGame, slug: string): FoundTable | undefined =>
  sideTables(game).find((table) => tableSlug(game, table) === slug)
