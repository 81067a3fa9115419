import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { betEdge, BONUS_STAKES } from './bonus-whole'
import { gainOfFlops, makeHandEdges, type Valuation } from './hand-edges'
import { checkPayoff, linearOf, type Payoff, segmentsOf } from './payoff'
import { makeRecent } from './recent'
import { gainOfTurns } from './turns'

/*
 * What betting and folding are worth before the flop of Texas Hold'em Bonus, and no more: `bonus-one-hand.ts` without its counts of how
 * rounds end, in a fraction of the time. A bet on the flop or the turn wins or loses itself alone, so
 *   bet = two antes bet and nothing more + 2 · Σ over flops of max(0, Σ e) + 4 · Σ over turns of max(0, Σ e)
 * with e what one ante more brings on a board, summed over the boards that may come. A flop's run-outs come in two orders, and
 * the four cards of a turn make four pairs of flop and turn.
 */

export interface BonusHandWorth {
  /** The equally likely deals, as in `BonusOneHand`. */
  readonly deals: number
  /** Net results of all deals in 1/unit. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
}

/** A board is met in twenty orders, each against 990 hands. */
const MOST_DEALS = 2_118_760 * 20 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = ({ nets, unit }: Payoff): boolean =>
  MOST_DEALS * (Math.max(...nets[BONUS_STAKES[0]]!.map(Math.abs)) + unit) < Number.MAX_SAFE_INTEGER

/** The edge is e; the first total is Σ of the net results with two antes bet and nothing more. */
function valuationOf(payoff: Payoff): Valuation {
  const segments = segmentsOf(payoff.qualifies)
  const { worth: more } = betEdge(payoff, 1)
  const least = linearOf(payoff.nets[BONUS_STAKES[0]]!, 1)
  return {
    qualifies: payoff.qualifies,
    value: (into, counts, type, dealers) => {
      const [below, ties] = [counts.below[type]!, counts.ties[type]!]
      const at = segments[counts.strength[type]!]! * 4
      into[0] = more[at]! * dealers + more[at + 1]! * below + more[at + 2]! * ties
      into[1] = least[at]! * dealers + least[at + 1]! * below + least[at + 2]! * ties
    },
  }
}

// A browser compiles for the function it met: the same rules keep the same one.
const recentValuation = makeRecent(valuationOf)
const edgesOf = makeRecent((payoff: Payoff, hand: readonly Card[], dead: readonly Card[]) =>
  makeHandEdges(hand, dead, recentValuation(payoff)),
)

/**
 * What betting and folding are worth, exactly; undefined where the pays are so large that only `bonusOneHand` counts them exactly.
 * Asked again with another last dead card it takes a fraction of the time. Throws as `bonusOneHand` does.
 */
export function bonusHandWorth(
  payoff: Payoff,
  hand: readonly Card[],
  dead: readonly Card[] = [],
): BonusHandWorth | undefined {
  checkPayoff(payoff)
  if (!isCountable(payoff)) return undefined
  const edges = edgesOf(payoff, hand, dead.slice(0, -1))(dead.at(-1))
  const { seen, dealers, totals, turns } = edges
  const later = 2 * gainOfFlops(edges) + 4 * gainOfTurns(seen, turns.ranks, turns.suits)
  const n = seen.cards
  const deals = choose(n, 3) * (n - 3) * (n - 4) * dealers
  return {
    deals,
    foldTotal: BigInt(deals) * BigInt(payoff.fold),
    betTotal: 20n * BigInt(totals[0]) + BigInt(later) * BigInt(payoff.unit),
  }
}
