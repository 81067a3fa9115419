import type { AnyTaughtGame } from '@/lib/games/teaching'
import { isFoundList } from '@/lib/games/decision-list'

/** Whether the whole game, played in this way, takes longer to work out than a person waits. */
export const isSlow = (game: AnyTaughtGame, strategy: string): boolean =>
  game.strategies?.find(({ id }) => id === strategy)?.isSlow === true

/** The ways to play whose whole games `npm run make:figures` works out beforehand: the slow ones but for the short lists that were found. */
export const slowWays = (game: AnyTaughtGame): readonly string[] =>
  (game.strategies ?? []).filter((way) => way.isSlow && !isFoundList(way.id)).map(({ id }) => id)
