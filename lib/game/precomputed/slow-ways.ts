import type { AnyTaughtGame } from '@/lib/game/teaching'
import { isFoundList } from '@/lib/game/strategy/decision-list'

/** Whether the figures of a strategy take longer to compute than a reader waits. */
export const isSlow = (game: AnyTaughtGame, strategy: string): boolean =>
  game.strategies?.find(({ id }) => id === strategy)?.isSlow === true

/**
 * The strategies whose figures `npm run make:figures` computes beforehand: the slow ones, without the short lists that
 * a search found.
 */
export const slowWays = (game: AnyTaughtGame): readonly string[] =>
  (game.strategies ?? []).filter((way) => way.isSlow && !isFoundList(way.id)).map(({ id }) => id)
