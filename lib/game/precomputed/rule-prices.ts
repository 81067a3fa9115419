import type { GameId } from '@/lib/games/ids'
import { data } from '@/lib/games/registry/made/data/rule-prices'
import { add, type Fraction, fraction, toNumber } from '@/lib/math/fraction'

/*
 * What it costs to take one action with every hand that a rule of a game's strategy decides, computed beforehand by
 * `npm run make:rule-prices` under the usual rules. All other decisions follow the strategy.
 */

/** The hands of one skill that one rule decides. */
export interface RulePrice {
  readonly rule: string
  readonly skill: string
  /** The number of such decisions in an average round. */
  readonly perRound: number
  /** For each action: what it costs a round compared with the rule's action, in base wagers; negative if it gains. */
  readonly costs: Readonly<Record<string, { readonly num: string; readonly den: string }>>
}

/** Every price that the file holds of a game; empty if it holds none. */
export const rulePricesOf = (game: GameId): readonly RulePrice[] =>
  (data[game] as { readonly prices: readonly RulePrice[] } | undefined)?.prices ?? []

/** A rule by its id, or a skill. */
export type Decided = { readonly rule: string } | { readonly skill: string }

/** The prices of a rule or a skill. Throws `RangeError` if the file has none. */
function found(game: GameId, decided: Decided): readonly RulePrice[] {
  const some = rulePricesOf(game).filter((one) =>
    'rule' in decided ? one.rule === decided.rule : one.skill === decided.skill,
  )
  if (some.length === 0) throw new RangeError(`no prices of “${Object.values(decided).join()}” at “${game}”`)
  return some
}

/**
 * The number of decisions of a rule or a skill in an average round. Throws `RangeError` if the file has no prices of
 * it.
 */
export const decisionsPerRound = (game: GameId, decided: Decided): number =>
  found(game, decided).reduce((sum, { perRound }) => sum + perRound, 0)

/**
 * What it costs a round to take, with all hands of a rule, the cheapest action that isn't the rule's own, in base wagers.
 * `says` is the action that the rule takes most. Null if the file has no prices of the rule, or if that costs nothing.
 */
export function priceOfNextBest(game: GameId, rule: string, says: string | null): Fraction | null {
  const actions = rulePricesOf(game).find((one) => one.rule === rule)?.costs ?? {}
  const others = Object.keys(actions).filter((action) => action !== says)
  const prices = others.map((action) => priceOfAlways(game, { rule }, action))
  const [cheapest] = prices.sort((a, b) => toNumber(a) - toNumber(b))
  return cheapest !== undefined && cheapest.num > 0n ? cheapest : null
}

/**
 * What it costs a round to take an action with all hands of a rule or a skill, compared with following the rules, in
 * base wagers. Throws `RangeError` on an action that isn't offered there.
 */
export function priceOfAlways(game: GameId, decided: Decided, action: string): Fraction {
  return found(game, decided).reduce((sum, { costs }) => {
    const cost = costs[action]
    if (!cost) throw new RangeError(`no price of “${action}” there`)
    return add(sum, fraction(BigInt(cost.num), BigInt(cost.den)))
  }, fraction(0))
}
