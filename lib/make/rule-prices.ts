import { writeFileSync } from 'node:fs'
import kept from '@/content/rule-prices.json'
import { GAME_IDS } from '@/lib/games/ids'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/rule-prices.json: what it costs to take one action with every hand that a rule decides, under the usual rules.
 * `npm run make:rule-prices -- casino-holdem` works out those of one game anew. Run it again after a change to a game’s strategy or its
 * solver; the file must not change by a byte otherwise.
 */

const FILE = 'content/rule-prices.json'

const before: Readonly<Record<string, readonly object[]>> = kept.prices
const asked = namedGames()
const games: string[] = []
for (const game of GAME_IDS) {
  const prices = asked.includes(game) ? (await loadCensus(game)).rulePrices?.() : before[game]
  // One line to a rule and a skill, so that a change shows as the lines it changes.
  const lines = prices?.map((one) => `      ${JSON.stringify(one)}`)
  if (lines) games.push(`    "${game}": [\n${lines.join(',\n')}\n    ]`)
}
writeFileSync(FILE, `{\n  "command": "npm run make:rule-prices",\n  "prices": {\n${games.join(',\n')}\n  }\n}\n`)
console.warn(FILE)
