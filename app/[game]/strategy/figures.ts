import type { StartingClass } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import { isAtHand } from '@/lib/game/precomputed/figures'
import { makeRules } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { onceInProcess } from '@/lib/once-in-process'
import { wholeOf } from '../_guide/figures'
import { type Priced, pricedWays } from './words'

/* The figures of a chart, computed while the site is built. */

/** The prices of strategies under these rules. Those not made before the build are computed. */
export async function pricesUnder(game: AnyTaughtGame, rules: Rules): Promise<Priced | undefined> {
  const asked = [
    undefined,
    ...(game.strategies ?? [])
      .map(({ id }) => id)
      .filter((id) => isAtHand(game, rules, id) || strategyPrice(game, rules, id)),
  ]
  const found = new Map(
    await Promise.all(
      asked.map(async (id) => [id, strategyPrice(game, rules, id) ?? (await wholeOf(game, rules, id))] as const),
    ),
  )
  return pricedWays(game, rules, (id) => found.get(id))
}

/** The cells of the map. Figures made before the build have none, so they are computed here. */
export const cellsUnder = (game: AnyTaughtGame, rules: Rules): Promise<readonly StartingClass[]> =>
  onceInProcess(
    `cells ${game.id} ${makeRules(game, rules)}`,
    async () => (await wholeOf(game, rules)).cells ?? (await loadSolver(game.id)).whole(rules).cells ?? [],
  )
