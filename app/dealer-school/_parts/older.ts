import type { GameId } from '@/lib/games/ids'
import { type AskedTable, hasBefore } from '@/lib/teaching/dealer-school/table/board'

/*
 * `sides=own`: the table deals each side bet at its own stake, and no cards for side bets that nobody made. A link with
 * a seed and without it is from before, and deals as it did.
 */

const KEY = 'sides'
const OWN = 'own'

export const readOlder = (query: URLSearchParams, game: GameId): Pick<AskedTable, 'isOlder'> =>
  hasBefore(game) && query.has('seed') && query.get(KEY) !== OWN ? { isOlder: true } : {}

/** The key and its value, if the table needs them. */
export const olderParts = ({ game, isOlder }: AskedTable): readonly (readonly [string, string])[] =>
  hasBefore(game) && !isOlder ? [[KEY, OWN]] : []
