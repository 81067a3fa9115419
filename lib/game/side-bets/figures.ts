import type { Card } from '@/lib/cards/card'
import { countStrengths, countThrees } from '@/lib/cards/counts'
import { POKER_HANDS, THREE_CARD_HANDS } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { rowOfStrength, type SettlementTable, type SideLine, sidePay } from '@/lib/engines/settlement/index'
import { exact, tidyNet } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import { figuresOf } from '@/lib/game/side-bets/pays'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'

/**
 * The figures of a side bet of a settlement table over every choice of its cards from the stub. `payOf` has what a row of
 * its table pays, if a meter pays some; `countRows` counts hands that aren't
 * read as poker. Throws `RangeError` on an unknown bet, and `TooFewCards` if no choice is left.
 */
export function sideFigures(
  { sides = {} }: SettlementTable,
  rules: Rules,
  bet: string,
  stub: readonly Card[],
  payOf: (row: string) => number = (row) => sidePay(rules, bet, row),
  countRows: CountRows = countPokerRows,
): SideFigures {
  const line = Object.hasOwn(sides, bet) ? sides[bet] : undefined
  if (line?.cards === undefined) throw new RangeError(`“${bet}” is no side bet of this game`)
  const count = Object.values(line.cards).reduce((sum, cards) => sum + cards, 0)
  const ways = countRows(line, count, stub)
  const hits = [...ways].map(([id, n]) => ({ id, pay: payOf(id), ways: n }))
  return (line.prizes ? figuresOfPrizes : figuresOf)(hits, choose(stub.length, count))
}

/** How often each row of a side bet comes up over every choice of so many cards of the stub. */
type CountRows = (line: SideLine, count: number, stub: readonly Card[]) => ReadonlyMap<string, number>

/** Every hand of poker, whether or not the table lists it. */
const countPokerRows: CountRows = (line, count, stub) => {
  const rows: readonly string[] = count === 3 ? THREE_CARD_HANDS : [...POKER_HANDS, ...Object.keys(line.pairs ?? {})]
  const ways = new Map(rows.map((row) => [row, 0]))
  const counts = count === 3 ? countThrees(stub) : countStrengths(stub, count)
  counts.forEach((n, strength) => {
    if (n === 0) return
    const row = count === 3 ? handOfThree(strength) : rowOfStrength(line, strength)
    if (row !== undefined) ways.set(row, ways.get(row)! + n)
  })
  return ways
}

/** The figures of a bet whose stake is gone, and that wins prizes: a small one may be less than the stake. */
function figuresOfPrizes(all: SideFigures['hits'], deals: number): SideFigures {
  if (deals === 0) throw new TooFewCards()
  const hits = all.filter(({ pay }) => pay > 0)
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const won = hits.reduce((sum, { ways }, i) => sum + BigInt(integers[i]!) * BigInt(ways), 0n)
  const staked = BigInt(unit) * BigInt(deals)
  return { ev: exact(won - staked, staked), hits: hits.map((hit) => ({ ...hit, pay: tidyNet(hit.pay - 1) })), deals }
}
