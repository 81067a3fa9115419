import type { FlopResults } from './flop-results'
import { kernelFor, type DecidedFlops, type Kernel } from './kernel'
import { ultimateEdge, type UltimateRules } from './ultimate-rules'

/*
 * What the pays decide, and what is kept while a pay is dragged.
 *
 * A hand that plays wins its Blind whatever was bet, so a pay matters to a decision only where somebody may fold with the hand it is
 * for: it is F that holds it, and F above 0 leaves d = P. Nobody folds a straight, a flush, a full house or better, but for quads on
 * the board. So the flops are solved as if those pays were 0, as low as they get; if F is above 0 with them throughout, which the
 * solve tells (`unsure`), it is so with any higher pay, since F = pay · W + …, and every decision and every count of results is the
 * same. If it is not, or a pay is negative, the pays are taken as they are. Dragging a flush's pay then costs next to nothing.
 */

/** Places in POKER_HANDS: straight, flush, full house, straight flush, royal flush. */
const NEVER_FOLDED = [4, 5, 6, 8, 9]

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** The same rules in the largest unit that has whole numbers, and how many of the old units it is. */
function inLargestUnit(rules: UltimateRules): { readonly rules: UltimateRules; readonly times: number } {
  const times = rules.blind.reduce(gcd, rules.unit)
  return { rules: { ...rules, unit: rules.unit / times, blind: rules.blind.map((pay) => pay / times) }, times }
}

const withoutPays = (rules: UltimateRules): UltimateRules => ({
  ...rules,
  blind: rules.blind.map((pay, hand) => (pay > 0 && NEVER_FOLDED.includes(hand) ? 0 : pay)),
})

const isSure = (blind: readonly number[], { unsure }: DecidedFlops): boolean =>
  NEVER_FOLDED.every((hand) => blind[hand]! <= 0 || (unsure[2 * hand] === 0 && unsure[2 * hand + 1] === 0))

/** The flops of some rules, decided; the same for all rules that differ only in pays which decide nothing. */
export interface UltimateFlops {
  /** In 1/unit of the rules asked for: what checking gains over raising 2x on every flop, by class. */
  readonly gains: readonly bigint[]
  /** By class: (hand, flop) pairs where both options are worth the same. */
  readonly ties: Float64Array
  /** What comes of the hands whose class is marked, from the flop on. */
  readonly results: (checks: Uint8Array) => FlopResults
}

interface Kept {
  readonly key: string
  readonly by: Kernel
  readonly flops: DecidedFlops
  /** By the classes that check. */
  readonly results: Map<string, FlopResults>
}

/** The last two solved, the newer one first. */
let kept: readonly Kept[] = []

function flopsOf(rules: UltimateRules): Kept {
  const rule = ultimateEdge(rules)
  const by = kernelFor(rule)
  const key = [rules.unit, ...rules.blind, rules.qualifies].join()
  const found = kept.find((one) => one.key === key && one.by === by)
  const newest = found ?? { key, by, flops: by.flops(rule, rules.qualifies), results: new Map<string, FlopResults>() }
  kept = [newest, ...kept.filter((one) => one !== found).slice(0, 1)]
  return newest
}

function resultsOf({ flops, results }: Kept, checks: Uint8Array): FlopResults {
  const key = checks.join('')
  const found = results.get(key) ?? flops.results(checks)
  results.clear()
  results.set(key, found)
  return found
}

/** Decides all flops, or remembers them. */
export function ultimateFlops(rules: UltimateRules): UltimateFlops {
  const lean = inLargestUnit(withoutPays(rules))
  const solved = flopsOf(lean.rules)
  if (!isSure(rules.blind, solved.flops)) return asTheyAre(rules)
  return told(solved, lean.times)
}

function asTheyAre(rules: UltimateRules): UltimateFlops {
  const { rules: reduced, times } = inLargestUnit(rules)
  return told(flopsOf(reduced), times)
}

const told = (solved: Kept, times: number): UltimateFlops => ({
  gains: solved.flops.gains.map((gain) => gain * BigInt(times)),
  ties: solved.flops.ties,
  results: (checks) => resultsOf(solved, checks),
})
