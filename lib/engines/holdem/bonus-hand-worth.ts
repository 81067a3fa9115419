import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { BONUS_STAKES, checkBonusRules, type BonusRules } from './bonus-rules'
import { gainOfFlops, makeHandEdges, type Valuation } from './hand-edges'
import { makeRecent } from './recent'
import { strengthTables } from './strengths'
import { gainOfTurns } from './turn-table'

/*
 * What betting and folding are worth before the flop of Texas Hold'em Bonus, and no more: `bonus-one-hand.ts` without its counts of how
 * rounds end, in a fraction of the time. A bet on the flop or the turn wins or loses itself alone (`bonus-rules.ts`), so
 *   bet = two antes bet and nothing more + 2 · Σ over flops of max(0, Σ e) + 4 · Σ over turns of max(0, Σ e)
 * with e = W − L on a board (W − T − L where ties lose), summed over the boards that may come. A flop's run-outs come in two orders, and
 * the four cards of a turn make four pairs of flop and turn.
 */

export interface BonusHandWorth {
  /** The equally likely deals, as in `BonusOneHand`. */
  readonly deals: number
  /** Net results of all deals in 1/unit. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
}

/** A board is met in twenty orders, each against 990 hands; its net is at most (largest pay + 5 units) to each. */
const MOST_DEALS = 2_118_760 * 20 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = ({ unit, ante }: BonusRules): boolean =>
  MOST_DEALS * (Math.max(...ante.map(Math.abs)) + 8 * unit) < Number.MAX_SAFE_INTEGER

/** The edge is e; the first total is Σ of the net results with two antes bet and nothing more. */
function valuationOf({ unit, ante, tiesLose }: BonusRules): Valuation {
  const { category } = strengthTables()
  const [bet] = BONUS_STAKES
  return {
    qualifies: 0,
    turns: true,
    value: (into, counts, type, dealers) => {
      const [own, below, ties] = [counts.strength[type]!, counts.below[type]!, counts.ties[type]!]
      const kept = tiesLose ? 0 : ties
      into[0] = 2 * below + kept - dealers
      into[1] = below * (ante[category[own]!]! + bet * unit) - (dealers - below - kept) * (1 + bet) * unit
    },
  }
}

// A browser compiles for the function it met: the same rules keep the same one.
const recentValuation = makeRecent(valuationOf)
const edgesOf = makeRecent((rules: BonusRules, hand: readonly Card[], dead: readonly Card[]) =>
  makeHandEdges(hand, dead, recentValuation(rules)),
)

/**
 * What betting and folding are worth, exactly; undefined where the pays are so large that only `bonusOneHand` counts them exactly.
 * Asked again with another last dead card it takes a fraction of the time. Throws as `bonusOneHand` does.
 */
export function bonusHandWorth(
  rules: BonusRules,
  hand: readonly Card[],
  dead: readonly Card[] = [],
): BonusHandWorth | undefined {
  checkBonusRules(rules)
  if (!isCountable(rules)) return undefined
  const edges = edgesOf(rules, hand, dead.slice(0, -1))(dead.at(-1))
  const { seen, dealers, totals, turns } = edges
  const later = 2 * gainOfFlops(edges) + 4 * gainOfTurns(seen, turns.ranks, turns.suits)
  const n = seen.cards
  const deals = choose(n, 3) * (n - 3) * (n - 4) * dealers
  return {
    deals,
    foldTotal: -BigInt(deals) * BigInt(rules.unit),
    betTotal: 20n * BigInt(totals[0]) + BigInt(later) * BigInt(rules.unit),
  }
}
