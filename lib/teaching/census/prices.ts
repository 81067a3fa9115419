import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import { type Fraction, fraction, reduce } from '@/lib/math/fraction'

/* Adds up, decision by decision, what each action costs against the rule. Sums stay whole numbers below 2^53. */

interface Sums {
  decisions: number
  readonly costs: Record<string, number>
}

/** By rule and skill. */
export type Sorted = Map<string, Sums>

const SEPARATOR = ' / '

/** One decision, or several with the same values. */
export interface Ruled {
  readonly rule: string
  readonly skill: string
  readonly times: number
  /** What each action loses against the action of the rule. */
  readonly costs: Readonly<Record<string, number>>
}

/** Adds a decision. Called millions of times. */
export function addDecision(sorted: Sorted, { rule, skill, times, costs }: Ruled): void {
  const key = rule + SEPARATOR + skill
  let one = sorted.get(key)
  if (!one) sorted.set(key, (one = { decisions: 0, costs: {} }))
  one.decisions += times
  for (const action in costs) one.costs[action] = (one.costs[action] ?? 0) + times * costs[action]!
}

const kept = (cost: Fraction): { num: string; den: string } => ({ num: String(cost.num), den: String(cost.den) })

const DIGITS = 8

/**
 * The sums, as the file keeps them. `decisions`: the number of equally likely decisions, of which a round holds at most
 * one; `deals`: the number of deals after each, times the parts of a base wager in which costs are counted.
 */
export const pricesOf = (sorted: Sorted, decisions: number, deals: number): readonly RulePrice[] =>
  [...sorted].map(([key, sums]) => {
    const [rule, skill] = key.split(SEPARATOR) as [string, string]
    const costs = Object.entries(sums.costs).map(([action, sum]) => [
      action,
      kept(reduce(fraction(sum, BigInt(decisions) * BigInt(deals)))),
    ])
    return {
      rule,
      skill,
      perRound: Number((sums.decisions / decisions).toPrecision(DIGITS)),
      costs: Object.fromEntries(costs) as RulePrice['costs'],
    }
  })
