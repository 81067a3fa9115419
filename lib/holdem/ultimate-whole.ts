import { cardOf } from '@/lib/cards/card'
import { addTally, emptyTally, type Tally } from './tally'
import { ultimateOneHand, type UltimateOneHand } from './ultimate-one-hand'
import type { UltimateRules } from './ultimate-rules'

/** One of the 169 classes of starting hands: ranks from 0 (deuce) to 12 (ace), `high >= low`. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
  /** How many of the 1,326 hands it holds: 6, 4 or 12. */
  readonly hands: number
}

/** Totals are net results in 1/unit over `deals` of one hand of the class. */
export interface UltimateClass extends StartingHand {
  readonly raiseTotals: readonly bigint[]
  readonly checkTotal: bigint
}

export interface UltimateWhole {
  /** The equally likely deals of the game: the hole cards, the flop, the rest of the board, the dealer's hand. */
  readonly deals: number
  /** Net result of all deals in 1/unit: the EV is `total / (deals · unit)`. */
  readonly total: bigint
  readonly classes: readonly UltimateClass[]
  /** The deals of each class: `deals / 1326`. */
  readonly dealsPerHand: number
  /** The deals raised before the flop, in the order of `rules.raises`, on the flop, on the river, and the folded ones. They sum to `deals`. */
  readonly raised: readonly Tally[]
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
  /** Deals of hands whose best raise and check are worth the same; flops where raising and checking are; river decisions where raising and folding are (among `folded`). */
  readonly preflopTies: number
  readonly flopTies: number
  readonly riverTies: number
}

/** The 169 classes of starting hands, aces first; pairs, then suited, then offsuit with the same high rank. */
export const STARTING_HANDS: readonly StartingHand[] = Array.from({ length: 13 }, (_, i) => 12 - i).flatMap((high) => [
  { high, low: high, suited: false, hands: 6 },
  ...[true, false].flatMap((suited) => Array.from({ length: high }, (_, i) => ({ high, low: high - 1 - i, suited, hands: suited ? 4 : 12 }))),
])

/** The option a hand takes: the place of its raise, or −1 for the check, which wins ties, as does the lower raise. */
function bestOption(hand: UltimateOneHand, rules: UltimateRules): { readonly raise: number; readonly tied: boolean } {
  const order = rules.raises.map((_, i) => i).sort((a, b) => rules.raises[a]! - rules.raises[b]!)
  let raise = -1
  let best = hand.check.total
  let tied = false
  for (const i of order) {
    if (hand.raiseTotals[i] === best) tied = true
    if (hand.raiseTotals[i]! <= best) continue
    best = hand.raiseTotals[i]!
    raise = i
    tied = false
  }
  return { raise, tied }
}

/** Solves the whole game exactly: every decision of every hand, any rules. Exact ties are taken the cheaper way. */
export function ultimateWhole(rules: UltimateRules, onProgress?: (done: number) => void): UltimateWhole {
  const raised = rules.raises.map(emptyTally)
  const sums = { total: 0n, flop: emptyTally(), river: emptyTally(), folded: 0, preflopTies: 0, flopTies: 0, riverTies: 0 }
  let dealsPerHand = 0
  const classes = STARTING_HANDS.map((start, i): UltimateClass => {
    const hand = ultimateOneHand(rules, [cardOf(start.high, 0), cardOf(start.low, start.suited ? 0 : 1)])
    const { raise, tied } = bestOption(hand, rules)
    dealsPerHand = hand.deals
    if (tied) sums.preflopTies += start.hands * hand.deals
    sums.total += BigInt(start.hands) * (raise < 0 ? hand.check.total : hand.raiseTotals[raise]!)
    if (raise >= 0) addTally(raised[raise]!, hand.raised, start.hands)
    else addCheck(sums, hand, start.hands)
    onProgress?.((i + 1) / STARTING_HANDS.length)
    return { ...start, raiseTotals: hand.raiseTotals, checkTotal: hand.check.total }
  })
  return { deals: dealsPerHand * 1326, dealsPerHand, classes, raised, ...sums }
}

function addCheck(sums: { flop: Tally; river: Tally; folded: number; flopTies: number; riverTies: number }, { check }: UltimateOneHand, hands: number): void {
  addTally(sums.flop, check.flop, hands)
  addTally(sums.river, check.river, hands)
  sums.folded += check.folded * hands
  sums.flopTies += check.flopTies * hands
  sums.riverTies += check.riverTies * hands
}
