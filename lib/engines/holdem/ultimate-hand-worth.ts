import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { gainOfFlops, makeHandEdges, type Valuation } from './hand-edges'
import { makeRecent } from './recent'
import { checkPayoff, edgeBefore, linearOf, overFold, type Payoff, segmentsOf } from './payoff'
import { FLOP_RAISE, RIVER_RAISE } from './ultimate-flops'

/*
 * What each option of a pre-flop decision of Ultimate Texas Hold'em is worth, and no more: `ultimate-one-hand.ts` without its counts of
 * how rounds end, in a fraction of the time.
 *
 * With F and P as there, a play bet of m antes nets F − 2·D + (m − 1)·P on a board (D: the dealer's hands). To check is to raise 2x on
 * every flop but those where that loses against waiting:
 *   check = raise 2x + Σ over flops of max(0, −Σ d over its run-outs)
 * so sums of F, of P and of the flops are all it takes.
 */

export interface UltimateHandWorth {
  /** The equally likely deals, as in `UltimateOneHand`. */
  readonly deals: number
  /** Net results of all deals in 1/unit: raising so many antes, and checking. */
  readonly raiseTotal: (bet: number) => bigint
  readonly checkTotal: bigint
}

/** Boards are at most C(50, 5), each in ten flops against 990 hands. */
const MOST_DEALS = 2_118_760 * 10 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = (payoff: Payoff): boolean =>
  MOST_DEALS * (Math.max(...overFold(payoff, RIVER_RAISE).map(Math.abs)) + 2 * payoff.unit) < Number.MAX_SAFE_INTEGER

/** The edge −d of waiting over raising on the flop; the totals are Σ F and Σ P, in 1/unit. */
function valuationOf(payoff: Payoff): Valuation {
  const segments = segmentsOf(payoff.qualifies)
  const { worth } = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE, 1)
  const gain = linearOf(overFold(payoff, RIVER_RAISE), 1)
  return {
    qualifies: payoff.qualifies,
    value: (into, counts, type, dealers) => {
      const [below, ties, short] = [counts.below[type]!, counts.ties[type]!, counts.short[type]!]
      const at = segments[counts.strength[type]!]! * 4
      const later = gain[at]! * dealers + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
      const lead = worth[at]! * dealers + worth[at + 1]! * below + worth[at + 2]! * ties + worth[at + 3]! * short
      into[0] = (later < 0 ? -later : 0) - lead
      into[1] = later
      into[2] = lead
    },
  }
}

// A browser compiles for the function it met: the same rules keep the same one.
const recentValuation = makeRecent(valuationOf)
const edgesOf = makeRecent((payoff: Payoff, hand: readonly Card[], dead: readonly Card[]) =>
  makeHandEdges(hand, dead, recentValuation(payoff)),
)

/**
 * What the options of a pre-flop decision are worth, exactly; undefined where the pays are so large that only `ultimateOneHand` counts
 * them exactly. Asked again with another last dead card it takes a fraction of the time. Throws as `ultimateOneHand` does.
 */
export function ultimateHandWorth(
  payoff: Payoff,
  hand: readonly Card[],
  dead: readonly Card[] = [],
): UltimateHandWorth | undefined {
  checkPayoff(payoff)
  if (!isCountable(payoff)) return undefined
  const edges = edgesOf(payoff, hand, dead.slice(0, -1))(dead.at(-1))
  const { seen, dealers, totals } = edges
  const deals = choose(seen.cards, 3) * choose(seen.cards - 3, 2) * dealers
  const raiseTotal = (bet: number): bigint =>
    10n * (BigInt(totals[0]) + BigInt(bet - RIVER_RAISE) * BigInt(totals[1])) + BigInt(deals) * BigInt(payoff.fold)
  return { deals, raiseTotal, checkTotal: raiseTotal(FLOP_RAISE) + BigInt(gainOfFlops(edges)) }
}
