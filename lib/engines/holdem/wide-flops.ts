import { canonicalFlops, HANDS } from './canonical-flops'
import { flopEdges, sumsOnFlop, type FlopDecisions, type FlopEdges } from './flop-edges'
import type { FlushLanes } from './flush-lanes'
import { classOfHand, STARTING_HANDS } from './starting-hands'
import { type EdgeRule } from './payoff'

/*
 * Flops decided where the pays are too large for sums in doubles. Without a later decision d is linear in the pays, so every factor is
 * split as  high · 2^20 + low,  both are summed apart, and only the sums come together: their sign is that of
 * high · 2^20 + low  in doubles, for where that is rounded (2^53 and more) the low part, at most 1,081 · 990 · 3 · 2^20 < 2^42, is no
 * match for the high one.
 */

const SPLIT = 2 ** 20
/** Run-outs of a flop, how many flops one may stand for, and hands in a class: so much is added up in doubles at a time. */
const ADDED = 1081 * 24 * 12

/** Whether the sums of a rule may be beyond doubles. */
export const isWide = ({ most }: EdgeRule): boolean => most * ADDED > Number.MAX_SAFE_INTEGER

function partOf({ worth, most }: EdgeRule, lanes: FlushLanes, of: (factor: number) => number): FlopEdges {
  return flopEdges({ worth: worth.map(of), most: Math.min(most, 990 * 8 * SPLIT) }, lanes)
}

/** Decides every flop, as `decideFlops`. Throws on a rule with a later decision, and on pays of 10^13 units and more. */
export function decideWide(
  rule: EdgeRule,
  lanes: FlushLanes,
): { readonly decided: FlopDecisions; readonly edges: FlopEdges } {
  if (rule.gain || rule.most > 990 * 1e13) throw new RangeError('the pays are too large to be summed exactly')
  const high = partOf(rule, lanes, (factor) => Math.trunc(factor / SPLIT))
  const low = partOf(rule, lanes, (factor) => factor % SPLIT)
  const bets = new Uint8Array(canonicalFlops().length * HANDS)
  const gains = STARTING_HANDS.map(() => 0n)
  const ties = new Float64Array(STARTING_HANDS.length)
  const [highs, lows] = [new Float64Array(HANDS), new Float64Array(HANDS)]
  canonicalFlops().forEach((flop, i) => {
    sumsOnFlop(flop, high, highs)
    sumsOnFlop(flop, low, lows)
    const lost = decideFlop(highs, lows, flop.flops, bets.subarray(i * HANDS, (i + 1) * HANDS), ties)
    lost.forEach((amount, place) => (gains[place] = gains[place]! + amount * BigInt(flop.flops)))
  })
  return { decided: { bets, gains, ties }, edges: high }
}

/** By class, what the hands that do not bet would lose by it. Hands that share a card with the flop have NaN. */
function decideFlop(
  highs: Float64Array,
  lows: Float64Array,
  flops: number,
  bets: Uint8Array,
  ties: Float64Array,
): readonly bigint[] {
  const classes = classOfHand()
  const [high, low] = [new Float64Array(STARTING_HANDS.length), new Float64Array(STARTING_HANDS.length)]
  for (let hand = 0; hand < HANDS; hand++) {
    const place = classes[hand]!
    const sum = highs[hand]! * SPLIT + lows[hand]!
    if (sum > 0) bets[hand] = 1
    else if (sum === 0) ties[place] = ties[place]! + flops
    else if (sum < 0) {
      high[place] = high[place]! - highs[hand]!
      low[place] = low[place]! - lows[hand]!
    }
  }
  return Array.from(high, (amount, place) => BigInt(amount) * BigInt(SPLIT) + BigInt(low[place]!))
}
