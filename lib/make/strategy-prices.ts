import { writeFileSync } from 'node:fs'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/games/teaching'
import { findGame, GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/games/made'
import { madeKey } from '@/lib/games/rules'
import { isSlow } from '@/lib/games/slow-ways'
import { loadSolver } from '@/lib/games/solvers'
import { keepPrice, storedPrices } from '@/lib/games/strategy-prices'
import { progressBar } from '@/lib/command-line/terminal'

/*
 * Writes content/strategy-prices.json: the cost of every strategy under every variant of its game, for the strategy
 * pages. `npm run make:strategy-prices -- casino-holdem` computes one game. Run it again after `make:strategies` and
 * after a change to a game; otherwise the file must not change by a byte.
 */

const FILE = 'content/strategy-prices.json'

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

const asked = process.argv.slice(2)
const unknown = asked.find((id) => !findGame(id))
if (unknown !== undefined) throw new RangeError(`“${unknown}” is no game`)
const kept = Object.entries(storedPrices()).filter(([key]) => asked.length > 0 && !asked.includes(key.split(' ')[0]!))
const prices: Prices = Object.fromEntries(kept)
for (const game of GAMES) if (asked.length === 0 || asked.includes(game.id)) Object.assign(prices, await pricesOf(game))
// In the order of the games, whichever were asked for.
const placeOf = (key: string): number => GAMES.findIndex(({ id }) => id === key.split(' ')[0])
const lines = Object.entries(prices)
  .sort(([a], [b]) => placeOf(a) - placeOf(b))
  .map(([key, price]) => `    ${JSON.stringify(key)}: ${JSON.stringify(price)}`)
writeFileSync(FILE, `{\n  "command": "npm run make:strategy-prices",\n  "prices": {\n${lines.join(',\n')}\n  }\n}\n`)
