import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { gainOfFlops, makeHandEdges, type Valuation } from './hand-edges'
import { makeRecent } from './recent'
import { strengthTables } from './strengths'
import {
  checkUltimateRules,
  FLOP_RAISE,
  netOfFolds,
  riverGain,
  RIVER_RAISE,
  type UltimateRules,
} from './ultimate-rules'

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
  /** Net results of all deals in 1/unit: raising, in the order of `rules.raises`, and checking. */
  readonly raiseTotals: readonly bigint[]
  readonly checkTotal: bigint
}

/** Boards are at most C(50, 5), each in ten flops against 990 hands; a board's F is at most (largest pay + 4 units) to each. */
const MOST_DEALS = 2_118_760 * 10 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = ({ unit, blind }: UltimateRules): boolean =>
  MOST_DEALS * (Math.max(...blind.map(Math.abs)) + 8 * unit) < Number.MAX_SAFE_INTEGER

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const gainOf = riverGain

/** The edge −d of waiting over raising on the flop; the totals are Σ F, in 1/unit, and Σ P, in hands of the dealer. */
function valuationOf(rules: UltimateRules): Valuation {
  const { category } = strengthTables()
  const pays = rules.blind
  const raise = (FLOP_RAISE - RIVER_RAISE) * rules.unit
  return {
    qualifies: rules.qualifies,
    turns: false,
    value: (into, counts, type, dealers) => {
      const [own, below, ties] = [counts.strength[type]!, counts.below[type]!, counts.ties[type]!]
      const gain = gainOf(own, below, ties, counts.short[type]!, dealers, pays[category[own]!]!, rules)
      const lead = 2 * below + ties - dealers
      into[0] = (gain < 0 ? -gain : 0) - raise * lead
      into[1] = gain
      into[2] = lead
    },
  }
}

// A browser compiles for the function it met: the same rules keep the same one.
const recentValuation = makeRecent(valuationOf)
const edgesOf = makeRecent((rules: UltimateRules, hand: readonly Card[], dead: readonly Card[]) =>
  makeHandEdges(hand, dead, recentValuation(rules)),
)

/**
 * What the options of a pre-flop decision are worth, exactly; undefined where the pays are so large that only `ultimateOneHand` counts
 * them exactly. Asked again with another last dead card it takes a fraction of the time. Throws as `ultimateOneHand` does.
 */
export function ultimateHandWorth(
  rules: UltimateRules,
  hand: readonly Card[],
  dead: readonly Card[] = [],
): UltimateHandWorth | undefined {
  checkUltimateRules(rules)
  if (!isCountable(rules)) return undefined
  const edges = edgesOf(rules, hand, dead.slice(0, -1))(dead.at(-1))
  const { seen, dealers, totals } = edges
  const deals = choose(seen.cards, 3) * choose(seen.cards - 3, 2) * dealers
  const raise = (bet: number): bigint =>
    10n * (BigInt(totals[0]) + BigInt((bet - 1) * rules.unit) * BigInt(totals[1])) + netOfFolds(deals, rules)
  return { deals, raiseTotals: rules.raises.map(raise), checkTotal: raise(FLOP_RAISE) + BigInt(gainOfFlops(edges)) }
}
