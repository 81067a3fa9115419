import { exact } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { exactDecimal, scaleToIntegers } from '@/lib/math/fraction'

/* Pay tables: pays in words, and what a bet on a table is worth. */

/** “3 to 2”, “50 to 1”: a pay as it is printed on the felt. */
export function payInWords(pay: number): string {
  const { num, den } = exactDecimal(pay)
  return `${num} to ${den}`
}

/**
 * The figures of a bet that pays its hits to 1 and loses otherwise, over `deals` equally likely deals. Hits that pay
 * nothing count as losses. Throws `TooFewCards` if there is no deal.
 */
export function figuresOf(all: SideFigures['hits'], deals: number): SideFigures {
  if (deals === 0) throw new TooFewCards()
  const hits = all.filter(({ pay }) => pay > 0)
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const lost = deals - hits.reduce((sum, { ways }) => sum + ways, 0)
  const won = hits.reduce((sum, { ways }, i) => sum + BigInt(integers[i]!) * BigInt(ways), 0n)
  return { ev: exact(won - BigInt(unit) * BigInt(lost), BigInt(unit) * BigInt(deals)), hits, deals }
}
