import { writeFileSync } from 'node:fs'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import {
  countDeals,
  dealsKey,
  keepDeals,
  type KeptDeals,
} from '@/lib/games/ultimate-texas-holdem/strategies/kept-deals'
import { strategiesWith } from '@/lib/games/ultimate-texas-holdem/strategies/strategies'
import { searchCasinoHoldem } from './strategy-search/casino-holdem'
import { searchPaiGowPoker } from './strategy-search/pai-gow-poker'
import { searchTexas21 } from './strategy-search/texas-21'
import { searchTexasHoldemBonus } from './strategy-search/texas-holdem-bonus'
import { searchUltimateTexasHoldem } from './strategy-search/ultimate-texas-holdem'
import { searchXxPoker } from './strategy-search/xx-poker'
import { progressBar } from './terminal'

/*
 * Writes content/<game>/strategies.json: short ways to play, found by search (`strategy-search`), and beside it what takes long to work
 * out of them. `npm run make:strategies -- ultimate-texas-holdem` makes those of one game. Run it again after a change to a game, its
 * signs or its rules; the files must not change by a byte otherwise.
 */

const COMMAND = 'npm run make:strategies'

type Show = (done: number) => void

/** The most rules of a list, the last one, which covers everything else, among them. */
const MOST = 13
const BEAM = 40

/** One line to a list, or to a key, so that a change shows as the lines it changes. */
const linesOf = (name: string, lists: readonly unknown[]): string =>
  `  "${name}": [\n${lines(lists.map((list) => JSON.stringify(list)))}\n  ]`
const lines = (texts: readonly string[]): string => texts.map((text) => `    ${text}`).join(',\n')

const write = (file: string, parts: readonly string[]): void =>
  writeFileSync(file, `{\n  "command": "${COMMAND}",\n${parts.join(',\n')}\n}\n`)

function makeUltimateTexasHoldem(show: Show): void {
  const found = searchUltimateTexasHoldem({ most: MOST - 1, beam: BEAM }, (done) => show(0.7 * done))
  write('content/ultimate-texas-holdem/strategies.json', [
    linesOf('lists', found.lists),
    linesOf('uncounted', found.uncounted),
  ])
  const deals = new Map<string, KeptDeals>()
  const strategies = strategiesWith(found)
  strategies.forEach(({ raises }, i) => {
    if (!deals.has(dealsKey(raises))) deals.set(dealsKey(raises), keepDeals(countDeals(STANDARD, raises)))
    show(0.7 + (0.3 * (i + 1)) / strategies.length)
  })
  const kept = [...deals].map(([key, some]) => `${JSON.stringify(key)}: ${JSON.stringify(some)}`)
  write('content/ultimate-texas-holdem/strategy-deals.json', [
    `  "qualifies": "${STANDARD.qualifies}"`,
    `  "deals": {\n${lines(kept)}\n  }`,
  ])
}

/** A game whose lists are all there is to write. */
const makeLists = (game: string, search: () => readonly unknown[]) => (): void =>
  write(`content/${game}/strategies.json`, [linesOf('lists', search())])

const MAKERS: Readonly<Record<string, (show: Show) => void>> = {
  'casino-holdem': makeLists('casino-holdem', searchCasinoHoldem),
  'pai-gow-poker': makeLists('pai-gow-poker', searchPaiGowPoker),
  'texas-21': makeLists('texas-21', searchTexas21),
  'texas-holdem-bonus': makeLists('texas-holdem-bonus', searchTexasHoldemBonus),
  'xx-poker': makeLists('xx-poker', searchXxPoker),
  'ultimate-texas-holdem': makeUltimateTexasHoldem,
}

const asked = process.argv.slice(2)
const unknown = asked.find((id) => !(id in MAKERS))
if (unknown !== undefined) throw new RangeError(`“${unknown}” is none of ${Object.keys(MAKERS).join(', ')}`)
for (const [id, make] of Object.entries(MAKERS)) {
  if (asked.length > 0 && !asked.includes(id)) continue
  const bar = progressBar(process.stderr)
  make(bar.show)
  bar.clear()
  console.warn(id)
}
