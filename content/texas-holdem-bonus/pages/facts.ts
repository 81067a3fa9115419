import made from '@/content/texas-holdem-bonus/hands.json' with { type: 'json' }
import { bestOf } from '@/lib/games/ev'
import { type MadeStartingHand, readTally } from '@/lib/games/made-starting-hands'
import type { Solution } from '@/lib/games/solution'
import { BONUS_STAKES, dealsIn } from '@/lib/engines/holdem/index'
import { makeLedger, optionOf, recordFold, recordTally, TALLY } from '@/lib/games/texas-holdem-bonus/ledger'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { actionsAt, type BonusAction } from '@/lib/games/texas-holdem-bonus/round'

/* The 169 starting hands as `npm run make:hands` keeps them, under the usual rules. */

const BY_SLUG: ReadonlyMap<string, MadeStartingHand> = new Map(
  (made.pages as unknown as readonly MadeStartingHand[]).map((one) => [one.slug, one]),
)

/** Throws on a slug that is none. */
export function madeHand(slug: string): MadeStartingHand {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” is no starting hand`)
  return found
}

const kept = new Map<string, Solution<BonusAction>>()

function solve(slug: string): Solution<BonusAction> {
  const tallies = madeHand(slug).tallies.map(readTally)
  const deals = tallies.reduce((sum, tally) => sum + dealsIn(tally), 0)
  const [bet, folded] = [makeLedger(), makeLedger()]
  tallies.forEach((tally, i) => recordTally(bet, BONUS_STAKES[i]!, tally))
  recordFold(folded, deals)
  const [first, last] = actionsAt(STANDARD, 'preflop') as readonly [BonusAction, BonusAction]
  const options = [optionOf(STANDARD, first, bet, deals), optionOf(STANDARD, last, folded, deals)]
  return { options, best: bestOf(options), deals }
}

/** The decision before the flop, exactly as the solver has it. */
export function solutionOf(slug: string): Solution<BonusAction> {
  const known = kept.get(slug) ?? solve(slug)
  kept.set(slug, known)
  return known
}

/** What becomes of the deals that are bet: nothing more, one more bet, both. Parts of one. */
export function afterBet(slug: string): { readonly none: number; readonly one: number; readonly both: number } {
  const deals = madeHand(slug).tallies.map((tally) => dealsIn(readTally(tally)))
  const all = deals.reduce((sum, some) => sum + some, 0)
  const [none, one, both] = deals.map((some) => some / all) as [number, number, number]
  return { none, one, both }
}

/** How many of the deals that are bet are won with the ante paid. */
export function antePaid(slug: string): number {
  const { options, deals = 1 } = solutionOf(slug)
  return (options[0]!.tally?.find(({ name }) => name === TALLY.paid)?.ways ?? 0) / deals
}

/** Whether the deals bet on end better where more is bet: wins in the share of deals bet nothing, once and twice more. */
export function winsByBets(slug: string): readonly [number, number, number] {
  const shares = madeHand(slug).tallies.map((kept) => {
    const tally = readTally(kept)
    const deals = dealsIn(tally)
    return deals === 0 ? 0 : tally.winsQualified.reduce((sum, ways) => sum + ways, 0) / deals
  })
  return shares as unknown as readonly [number, number, number]
}
