import type { RulePrice } from '@/lib/games/rule-prices'
import { type Fraction, fraction, reduce } from '@/lib/math/fraction'

/* What actions cost against the rules, added up decision by decision. Sums stay whole numbers below 2^53. */

interface Sums {
  decisions: number
  readonly costs: Record<string, number>
}

/** By rule and skill. */
export type Sorted = Map<string, Sums>

const SEPARATOR = ' / '

/** One decision, or as many as are worth the same. */
export interface Ruled {
  readonly rule: string
  readonly skill: string
  readonly times: number
  /** What every action offered loses against what the rule says. */
  readonly costs: Readonly<Record<string, number>>
}

/** Hot. */
export function addDecision(sorted: Sorted, { rule, skill, times, costs }: Ruled): void {
  const key = rule + SEPARATOR + skill
  let one = sorted.get(key)
  if (!one) sorted.set(key, (one = { decisions: 0, costs: {} }))
  one.decisions += times
  for (const action in costs) one.costs[action] = (one.costs[action] ?? 0) + times * costs[action]!
}

const kept = (cost: Fraction): { num: string; den: string } => ({ num: String(cost.num), den: String(cost.den) })

const DIGITS = 8

/** The sums as the file keeps them. `decisions`: equally likely ones of which a round holds one, if it comes so far; `deals`: what follows each, in parts of a base wager. */
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
