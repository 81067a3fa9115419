import { writeFileSync } from 'node:fs'
import type { GameId } from '@/lib/games/ids'
import type { RulePrice } from '@/lib/games/rule-prices'
import { priceCasinoHoldem } from './rule-prices/casino-holdem'
import { pricePaiGow } from './rule-prices/pai-gow-poker'
import { priceTexasHoldemBonus } from './rule-prices/texas-holdem-bonus'

/*
 * Writes content/rule-prices.json: what it costs to take one action with every hand that a rule of a strategy decides, for the guides
 * of games whose decisions are more than their starting hands. Run it again after a change to a strategy, its skills or a solver; the file
 * must not change by a byte otherwise.
 */

const FILE = 'content/rule-prices.json'

const PRICED: Partial<Record<GameId, () => readonly RulePrice[]>> = {
  'texas-holdem-bonus': priceTexasHoldemBonus,
  'casino-holdem': priceCasinoHoldem,
  'pai-gow-poker': pricePaiGow,
}

// One line to a rule and a skill, so that a change shows as the lines it changes.
const games = Object.entries(PRICED).map(
  ([game, price]) =>
    `    "${game}": [\n${price()
      .map((one) => `      ${JSON.stringify(one)}`)
      .join(',\n')}\n    ]`,
)
writeFileSync(FILE, `{\n  "command": "npm run make:rule-prices",\n  "prices": {\n${games.join(',\n')}\n  }\n}\n`)
console.warn(FILE)
