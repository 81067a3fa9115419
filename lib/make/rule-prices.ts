import { writeFileSync } from 'node:fs'
import kept from '@/content/rule-prices.json'
import { GAME_IDS } from '@/lib/games/ids'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/rule-prices.json: the cost of taking a single action with every hand that a rule decides, under the
 * usual rules. `npm run make:rule-prices -- casino-holdem` computes one game. Run it again after a change to a game's
 * strategy or its solver; otherwise the file must not change by a byte.
 */

const FILE = 'content/rule-prices.json'

const before: Readonly<Record<string, readonly object[]>> = kept.prices
const asked = namedGames()
const games: string[] = []
for (const game of GAME_IDS) {
  const prices = asked.includes(game) ? (await loadCensus(game)).rulePrices?.() : before[game]
  // One line for each rule and skill, so that a diff shows only the lines that change.
  const lines = prices?.map((one) => `      ${JSON.stringify(one)}`)
  if (lines) games.push(`    "${game}": [\n${lines.join(',\n')}\n    ]`)
}
writeFileSync(FILE, `{\n  "command": "npm run make:rule-prices",\n  "prices": {\n${games.join(',\n')}\n  }\n}\n`)
console.warn(FILE)
