import frequencies from '@/content/dealer-school/frequencies.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import { betKind, type Board } from './board'
import type { Due } from './chips'

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

/** In what share of all seats a result comes; undefined for one that none of the sampled seats had. */
export function shareOfResult(game: GameId, due: Due): number | undefined {
  const count = KNOWN.games[game]?.[resultOf(due)]
  return count === undefined ? undefined : count / KNOWN.seats
}

/** How rarely the rarest result of a board comes. */
export const rarestShare = (board: Board): number =>
  Math.min(1, ...board.seats.flatMap(({ due }) => due.map((one) => shareOfResult(board.game, one) ?? 1 / KNOWN.seats)))
