import stored from '@/content/rule-prices.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import { add, type Fraction, fraction } from '@/lib/math/fraction'

/*
 * What it costs to take one action with every hand that a rule of a game's strategy decides, worked out beforehand by
 * `npm run make:rule-prices` under the usual rules. Everything else is played as the strategy says.
 */

/** Hands that one rule decides and that are one skill. */
export interface RulePrice {
  readonly rule: string
  readonly skill: string
  /** How many such decisions a round holds on average. */
  readonly perRound: number
  /** By action: what it costs a round against doing what the rule says, in base wagers; below 0 where it would gain. */
  readonly costs: Readonly<Record<string, { readonly num: string; readonly den: string }>>
}

const PRICES = stored.prices as Partial<Record<string, readonly RulePrice[]>>

/** Every price that the file holds of a game; none where a game has no such file. */
export const rulePricesOf = (game: GameId): readonly RulePrice[] => PRICES[game] ?? []

/** A rule by its id, or some of its hands by their skill. */
export type Decided = { readonly rule: string } | { readonly skill: string }

/** Throws on a rule or a skill that the file has not. */
function found(game: GameId, decided: Decided): readonly RulePrice[] {
  const some = rulePricesOf(game).filter((one) =>
    'rule' in decided ? one.rule === decided.rule : one.skill === decided.skill,
  )
  if (some.length === 0) throw new RangeError(`no prices of “${Object.values(decided).join()}” at “${game}”`)
  return some
}

/** How many decisions of a rule, or of a skill, a round holds on average. */
export const decisionsPerRound = (game: GameId, decided: Decided): number =>
  found(game, decided).reduce((sum, { perRound }) => sum + perRound, 0)

/** What taking an action with all of them costs a round, in base wagers, against following the rules. Throws on an action that is not offered there. */
export function priceOfAlways(game: GameId, decided: Decided, action: string): Fraction {
  return found(game, decided).reduce((sum, { costs }) => {
    const cost = costs[action]
    if (!cost) throw new RangeError(`no price of “${action}” there`)
    return add(sum, fraction(BigInt(cost.num), BigInt(cost.den)))
  }, fraction(0))
}
