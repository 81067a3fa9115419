import found from '@/content/pai-gow-poker/strategies.json' with { type: 'json' }
import { type HouseWay, houseWay, isWayId, parseHouseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/index'
import { foundId } from '@/lib/game/strategy/decision-list'
import type { NamedStrategy } from '@/lib/game/teaching'
import { must } from '@/lib/result'
import { ruleIdOf } from './ids'
import { actionOf, type PaiGowAction, type PaiGowState } from './round'
import { dealingOf, type PaiGowRules } from './rules'

/*
 * The player's strategy in rules is the house way: `explain` cites the clause that covers a hand, beside exact play.
 * The id of a clause of the usual house way is its own; in any other way it begins with the way's id.
 */

export const STRATEGY: readonly { readonly id: string; readonly stage: 'set' }[] = WAY_IDS.flatMap((way) =>
  houseWay(way).clauses.map(({ id }) => ({ id: ruleIdOf(way, id), stage: 'set' as const })),
)

/** The strategy that finds the best setting of each hand. */
export const OPTIMAL = 'optimal'

/** Short ways to set, house ways of a few clauses, found by `npm run make:strategies`. */
const SHORT_WAYS: readonly HouseWay[] = (found.lists as readonly unknown[]).map((clauses) => {
  const id = foundId((clauses as readonly unknown[]).length)
  return must(parseHouseWay({ id, name: id, note: id, source: found.command, clauses }))
})

/** All are slow: a way sets every hand against every hand of the dealer, and best play searches a sample of them. */
const WAYS: readonly NamedStrategy[] = [
  ...WAY_IDS.map((way) => ({ id: way, rules: houseWay(way).clauses.map(({ id }) => ({ id: ruleIdOf(way, id) })) })),
  ...SHORT_WAYS.map(({ id, clauses }) => ({ id, rules: clauses.map((clause) => ({ id: `short-${clause.id}` })) })),
  { id: OPTIMAL, rules: [], leaves: true },
]

export const STRATEGIES: readonly NamedStrategy[] = WAYS.map((way) => ({ ...way, isSlow: true }))

/** The house way of a strategy other than `optimal`. Throws `RangeError` on an unknown id. */
export function wayOf(strategy: string): HouseWay {
  const way = isWayId(strategy) ? houseWay(strategy) : SHORT_WAYS.find(({ id }) => id === strategy)
  if (!way) throw new RangeError(`“${strategy}” is no strategy of Pai Gow Poker`)
  return way
}

/**
 * The action that a strategy gives for a hand that isn't set yet; none for `optimal`. Throws `RangeError` on an unknown
 * id.
 */
export function follows(rules: PaiGowRules, strategy: string, { hand, low }: PaiGowState): readonly PaiGowAction[] {
  if (strategy === OPTIMAL || hand.length === 0 || low.length > 0) return []
  const set = setByWay({ ...dealingOf(rules), way: wayOf(strategy) }, hand)
  return set ? [actionOf(set.low)] : []
}

// ——— Manners ————————————————————————————————————————————————————————————————————————————————————————————

/* Ways to set hands, used as actions in figures of many hands instead of the cards in front. */

export const FOLLOW = 'house-way'
export const OTHER_SETTING = 'other-setting'
export const BEST_SETTING = 'best-setting'
