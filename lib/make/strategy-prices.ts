import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/game/teaching'
import { findGame } from '@/lib/games/index'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { madeKey } from '@/lib/game/rules'
import { isSlow } from '@/lib/game/precomputed/slow-ways'
import { loadSolver } from '@/lib/games/solvers'
import { keepPrice } from '@/lib/game/precomputed/strategy-prices'
import { progressBar } from '@/lib/command-line/terminal'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/strategy-prices.json: the cost of every strategy under every variant of its game, for the
 * strategy pages. `npm run make:strategy-prices -- casino-holdem` makes one game's file. Run it again after
 * `make:strategies` and after a change to a game; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:strategy-prices'

type Prices = Record<string, ReturnType<typeof keepPrice>>

/**
 * A slow list of rules is priced under the usual rules only. A strategy that isn't a list of rules is priced from the
 * figures already made of it.
 */
function isAsked(game: AnyTaughtGame, rules: Rules, way: NamedStrategy): boolean {
  if (!isSlow(game, way.id) || madeFigures(game, rules, way.id) !== undefined) return true
  return way.rules.length > 0 && rules === game.variants[0].rules
}

async function pricesOf(game: AnyTaughtGame): Promise<Prices> {
  const solver = await loadSolver(game.id)
  const prices: Prices = {}
  for (const { rules } of game.variants) {
    const asked = (game.strategies ?? []).filter((way) => isAsked(game, rules as Rules, way))
    for (const strategy of [undefined, ...asked.map(({ id }) => id)]) {
      const key = madeKey(game, rules as Rules, strategy)
      const bar = progressBar(process.stderr)
      const figures =
        madeFigures(game, rules as Rules, strategy) ??
        solver.whole(rules, strategy === undefined ? {} : { strategy }, bar.show)
      bar.clear()
      console.warn(key)
      prices[key] = keepPrice(figures)
    }
  }
  return prices
}

for (const id of namedGames())
  writeData(id, 'strategy-prices', { command: COMMAND }, ['prices', await pricesOf(findGame(id)!)])
