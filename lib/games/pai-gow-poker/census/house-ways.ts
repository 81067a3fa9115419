import { writeFileSync } from 'node:fs'
import { makeCards } from '@/lib/cards/card'
import { progressBar } from '@/lib/command-line/terminal'
import {
  clausesIn,
  compareWays,
  type Dealing,
  HANDS,
  houseWay,
  type Price,
  priceClauses,
  sortHand,
  studyWay,
  tableOf,
  WAY_IDS,
  type WayId,
} from '@/lib/engines/pai-gow/index'
import { endingsOfDuel } from '@/lib/games/pai-gow-poker/solve'
import { reduce } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'

/*
 * Writes figures of the house ways to content/house-ways. Run it again after a change to a house way; otherwise the
 * files must not change by a byte. Without an argument it writes all files, otherwise those named:
 * - figures: how many hands each clause sets, and each way of the player against each of the dealer, over every deal;
 * - comparisons: where each two ways differ, over every hand, with example hands;
 * - prices: what each clause costs against best play, for the player and for the house.
 */

const FOLDER = 'content/house-ways'
const COMMAND = 'npm run make:house-ways'

const dealing = (id: WayId): Dealing => ({ way: houseWay(id), wheel: 'second-highest', keepComplete: true })

function clauseHands(id: WayId): Readonly<Record<string, number>> {
  const { clauseHands: hands } = tableOf(dealing(id))
  return Object.fromEntries(clausesIn(dealing(id)).map((clause, i) => [clause.id, hands[i]!]))
}

function against(player: WayId, dealer: WayId): Readonly<Record<string, string>> {
  const bar = progressBar(process.stderr)
  const { win, push, loss } = endingsOfDuel(dealing(player), dealing(dealer), false, bar.show)
  bar.clear()
  console.warn(`${player} against ${dealer}`)
  return { wins: String(win), pushes: String(push), losses: String(loss) }
}

const deals = (counts: Readonly<Record<string, string>>): bigint =>
  Object.values(counts).reduce((sum, n) => sum + BigInt(n), 0n)

function makeFigures(): object {
  const ways = Object.fromEntries(
    WAY_IDS.map((id) => [
      id,
      { clauses: clauseHands(id), against: Object.fromEntries(WAY_IDS.map((dealer) => [dealer, against(id, dealer)])) },
    ]),
  )
  return { hands: HANDS, deals: String(deals(ways[WAY_IDS[0]]!.against[WAY_IDS[0]]!)), ways }
}

// ——— Comparisons —————————————————————————————————————————————————————————————————————————————————————————

const EXAMPLES = 3

function makeComparisons(): object {
  const studies = WAY_IDS.map((id) => studyWay(dealing(id)))
  const pairs = WAY_IDS.flatMap((a, i) =>
    WAY_IDS.slice(i + 1).map((b, j) => {
      const found = compareWays(studies[i]!, studies[i + 1 + j]!, makeRandom(`${a} ${b}`), EXAMPLES)
      return {
        a,
        b,
        differences: found.map((one) => ({
          ...one,
          examples: one.examples.map((cards) => makeCards(sortHand(cards))),
        })),
      }
    }),
  )
  return { hands: HANDS, pairs }
}

// ——— Prices ——————————————————————————————————————————————————————————————————————————————————————————————

/** Eight decimals keep two significant digits of every standard error. */
const rounded = (value: number): number => Number(value.toFixed(8))

function writePrice(price: Price): object {
  if (price.kind === 'sampled')
    return { mean: rounded(price.mean), standardError: rounded(price.standardError), hands: price.hands }
  const { num, den } = reduce(price)
  return { num: String(num), den: String(den) }
}

function pricesOf(id: WayId): object {
  const bar = progressBar(process.stderr)
  const prices = priceClauses(studyWay(dealing(id)), makeRandom(`prices ${id}`), bar.show)
  bar.clear()
  console.warn(`${id} priced`)
  return Object.fromEntries(
    clausesIn(dealing(id)).map((clause, i) => [
      clause.id,
      { player: writePrice(prices[i]!.player), house: writePrice(prices[i]!.house) },
    ]),
  )
}

const makePrices = (): object => ({ ways: Object.fromEntries(WAY_IDS.map((id) => [id, pricesOf(id)])) })

// ——— Files ———————————————————————————————————————————————————————————————————————————————————————————————

const FILES: Readonly<Record<string, () => object>> = {
  figures: makeFigures,
  comparisons: makeComparisons,
  prices: makePrices,
}

const named = process.argv.slice(2)
for (const [name, make] of Object.entries(FILES))
  if (named.length === 0 || named.includes(name))
    writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ command: COMMAND, ...make() }, undefined, 2)}\n`)
