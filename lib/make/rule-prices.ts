import { writeFileSync } from 'node:fs'
import { GAME_IDS } from '@/lib/games/ids'
import { loadCensus } from './games'

/*
 * Writes content/rule-prices.json: what it costs to take one action with every hand that a rule decides, under the usual rules.
 * `npm run make:rule-prices`. Run it again after a change to a game’s strategy or its solver; the file must not change by a byte otherwise.
 */

const FILE = 'content/rule-prices.json'

const games: string[] = []
for (const game of GAME_IDS) {
  const { rulePrices } = await loadCensus(game)
  // One line to a rule and a skill, so that a change shows as the lines it changes.
  const lines = rulePrices?.().map((one) => `      ${JSON.stringify(one)}`)
  if (lines) games.push(`    "${game}": [\n${lines.join(',\n')}\n    ]`)
}
writeFileSync(FILE, `{\n  "command": "npm run make:rule-prices",\n  "prices": {\n${games.join(',\n')}\n  }\n}\n`)
console.warn(FILE)
