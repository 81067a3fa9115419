import { commonDivisor } from '@/lib/math/fraction'
import { DEALERS, type EdgeRule, makeLinear, PER_SEGMENT } from '../payoff/payoff'
import type { Build } from './wasm-module'

/*
 * Which rules each build of the kernel can count with. A rule is first divided by the common divisor of its factors.
 * Then these are bounded:
 *   d, the edge of a hand on a board:  |d| <= most,
 *   its sums over the 1,081 run-outs of a flop:  |Σ d| <= 1,081 · most, summed as twice that, since
 *     run-outs come in two orders,
 *   all terms of any linear together:  reach.
 * Intermediate sums may wrap as long as the final ones fit. In 32 bits, 1,081 · most < 2^31 (twice that is summed in 64
 * bits) and reach < 2^30, and the factors of hands below and beside have 16 bits, since two such products are added at
 * once. In 64 bits, 2 · 1,081 · most < 2^63 and reach < 2^62. The total loss of all hands of a class on all flops
 * exceeds 64 bits, so its halves are summed separately, each at most 2^32 · 12 hands · 22,100 flops < 2^50 (270,725
 * turns: 2^54).
 *
 * A payoff that `checkPayoff` accepts nets at most 2 · 10^12, so most <= 990 · 4 · 10^12 if nothing is decided later,
 * and 2 · 1,081 · most < 8.6 · 10^18 < 2^63 = 9.2 · 10^18: every such rule fits.
 */

/** Turn and river after a flop: C(47, 2). */
export const RUN_OUTS = 1081

/** The greatest common divisor of a rule's factors, at least 1. */
export function commonFactor({ worth, gain = makeLinear() }: EdgeRule): number {
  return [...worth, ...gain].reduce(commonDivisor, 0) || 1
}

/** The largest value that a segment's linear can have, intermediate sums included. */
function reachOf(linear: Float64Array): number {
  let most = 0
  for (let at = 0; at < linear.length; at += PER_SEGMENT) {
    const [own = 0, ...counted] = linear.subarray(at, at + PER_SEGMENT)
    most = Math.max(most, Math.abs(own) + DEALERS * counted.reduce((sum, factor) => sum + Math.abs(factor), 0))
  }
  return most
}

/** Whether the factors for hands below and beside fit 16 bits, which the corrections for flushes need. */
const hasShortFactors = (linear: Float64Array, divisor: number): boolean =>
  linear.every((factor, i) => i % PER_SEGMENT === 0 || i % PER_SEGMENT === 3 || Math.abs(factor / divisor) < 2 ** 15)

/** Whether a build can count with a rule without overflow. */
export function fits(rule: EdgeRule, build: Build): boolean {
  const divisor = commonFactor(rule)
  const both = [rule.worth, rule.gain ?? makeLinear()]
  const [sums, reach] = build === 'simd' ? [2 ** 31, 2 ** 30] : [2 ** 62, 2 ** 62]
  return (
    (rule.most / divisor) * RUN_OUTS < sums &&
    both.every((linear) => reachOf(linear) / divisor < reach) &&
    (build === 'plain' || both.every((linear) => hasShortFactors(linear, divisor)))
  )
}

/** A rule with its factors divided by a common divisor. */
export function narrowed({ worth, gain, most }: EdgeRule, divisor: number): EdgeRule {
  const divided = (factors: Float64Array): Float64Array => factors.map((factor) => factor / divisor)
  return { worth: divided(worth), ...(gain ? { gain: divided(gain) } : {}), most: most / divisor }
}
