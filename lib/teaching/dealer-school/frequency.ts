import { gameOf } from './games'
import frequencies from '@/content/dealer-school/frequencies.json' with { type: 'json' }
import rarity from '@/content/dealer-school/rarity.json' with { type: 'json' }
import { makeRules } from '@/lib/games/rules'
import { type Board, type Table, usualTable } from './board'
import { betKind, type Due } from './chips'

/* How often a result comes at a table, by `npm run make:dealer-school`: seats dealt and played as the school's players play. */

/** What became of a bet, without its size: `blind pay 1.5`, `ante push`. Odds are to the stake; a bonus without one pays. */
export function resultOf({ bet, stake, does, cents, commission }: Due): string {
  const won = commission ? stake : cents
  return `${betKind(bet)} ${does === 'pay' ? `pay${stake > 0 ? ` ${Number((won / stake).toFixed(4))}` : ''}` : does}`
}

interface Frequencies {
  readonly seats: number
  readonly games: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const KNOWN: Frequencies = frequencies

/** How many seats were dealt to count by. */
export const SAMPLED_SEATS = KNOWN.seats

/** Whether seats were counted by the rules of a table: by the usual ones of each game. By others results come about as often. */
export const isCounted = ({ game, rules }: Table): boolean =>
  makeRules(gameOf(game), rules) === makeRules(gameOf(game), usualTable(game).rules)

/** In what share of all seats a result comes by the usual rules; undefined for one that none of the sampled seats had. */
export function shareOfResult({ game }: Pick<Table, 'game'>, due: Due): number | undefined {
  const count = KNOWN.games[game]?.[resultOf(due)]
  return count === undefined ? undefined : count / KNOWN.seats
}

/**
 * What boards are drawn by. A seed's board depends on these counts, and a code is marked by dealing its boards again: so they are those of
 * November 2026 for good, and are not made anew. Where the usual rules are not the game's first variant they have counts of their own.
 */
const RARITY: Readonly<Record<string, Readonly<Record<string, number>>>> = rarity.tables

const rarityOf = (table: Table): Readonly<Record<string, number>> => {
  const isFirst = makeRules(gameOf(table.game), table.rules) === ''
  return RARITY[isCounted(table) && !isFirst ? `${table.game} usual` : table.game] ?? KNOWN.games[table.game] ?? {}
}

/** How rarely the rarest result of a board comes. */
export function rarestShare(board: Board): number {
  const counts = rarityOf(board)
  return Math.min(1, ...board.seats.flatMap(({ due }) => due.map((one) => (counts[resultOf(one)] ?? 1) / rarity.seats)))
}
