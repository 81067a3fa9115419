import { type EdgeRule, makeLinear, PER_SEGMENT } from './payoff'

/*
 * Rules that can be counted with in 32 bits. A rule is first divided by what its factors have in common; then everything must fit:
 *   1,081 · |d| < 2^31 for the true sums (on the way they may wrap), every linear's terms together < 2^30, and the factors of hands
 *   below and beside < 2^15, since WebAssembly adds two such products at once.
 */

/** Opponents of a hand on a board. */
const OPPONENTS = 990
const RUN_OUTS = 1081

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** What a rule's factors have in common, at least 1. */
export function commonFactor({ worth, gain = makeLinear() }: EdgeRule): number {
  return [...worth, ...gain].reduce(gcd, 0) || 1
}

/** What a segment's linear can be at the most, on the way to its value too. */
function reachOf(linear: Float64Array): number {
  let most = 0
  for (let at = 0; at < linear.length; at += PER_SEGMENT) {
    const [own, below, ties, short] = linear.subarray(at, at + PER_SEGMENT) as unknown as [
      number,
      number,
      number,
      number,
    ]
    most = Math.max(most, Math.abs(own) + OPPONENTS * (Math.abs(below) + Math.abs(ties) + Math.abs(short)))
  }
  return most
}

/** Factors of what flushes take from hands below and beside have 16 bits. */
const hasShortFactors = (linear: Float64Array, divisor: number): boolean =>
  linear.every((factor, i) => i % PER_SEGMENT === 0 || i % PER_SEGMENT === 3 || Math.abs(factor / divisor) < 2 ** 15)

/** Whether a rule can be counted with in 32 bits. */
export function isNarrow(rule: EdgeRule): boolean {
  const divisor = commonFactor(rule)
  const both = [rule.worth, rule.gain ?? makeLinear()]
  return (
    (rule.most / divisor) * RUN_OUTS < 2 ** 31 &&
    both.every((linear) => reachOf(linear) / divisor < 2 ** 30 && hasShortFactors(linear, divisor))
  )
}

/** A rule divided by what its factors have in common. */
export function narrowed({ worth, gain, most }: EdgeRule, divisor: number): EdgeRule {
  const divided = (factors: Float64Array): Float64Array => factors.map((factor) => factor / divisor)
  return { worth: divided(worth), ...(gain ? { gain: divided(gain) } : {}), most: most / divisor }
}
