import { loadCensus, namedGames, writeData } from './games'

/*
 * Writes content/<game>/rule-prices.json: the cost of taking a single action with every hand that a rule decides, under
 * the usual rules. `npm run make:rule-prices -- casino-holdem` makes one game's file. Run it again after a change to a
 * game's strategy or its solver; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:rule-prices'

for (const game of namedGames()) {
  const prices = (await loadCensus(game)).rulePrices?.()
  if (prices) writeData(game, 'rule-prices', { command: COMMAND }, ['prices', prices])
}
