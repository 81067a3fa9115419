import found from '@/content/pai-gow-poker/strategies.json' with { type: 'json' }
import { type HouseWay, houseWay, isWayId, parseHouseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/index'
import { foundId } from '@/lib/games/decision-list'
import type { NamedStrategy } from '@/lib/games/teaching'
import { must } from '@/lib/result'
import { ruleIdOf } from './ids'
import { actionOf, type PaiGowAction, type PaiGowState } from './round'
import { dealingOf, type PaiGowRules } from './rules'

/*
 * The house way is the player's strategy in rules: the clause that covers a hand is cited, and the exact play beside it. A clause
 * of the usual house way is named by its own id, one of another way by that and the way's.
 */

export const STRATEGY: readonly { readonly id: string; readonly stage: 'set' }[] = WAY_IDS.flatMap((way) =>
  houseWay(way).clauses.map(({ id }) => ({ id: ruleIdOf(way, id), stage: 'set' as const })),
)

/** The best of all settings, found for each hand. */
export const OPTIMAL = 'optimal'

/** Short ways of setting, as `npm run make:strategies` found them: house ways of a few clauses. */
const SHORT_WAYS: readonly HouseWay[] = (found.lists as readonly unknown[]).map((clauses) => {
  const id = foundId((clauses as readonly unknown[]).length)
  return must(parseHouseWay({ id, name: id, note: id, source: found.command, clauses }))
})

/** Each is slow: it sets every hand there is against every hand of the dealer's, and the best play searches a sample of them. */
const WAYS: readonly NamedStrategy[] = [
  ...WAY_IDS.map((way) => ({ id: way, rules: houseWay(way).clauses.map(({ id }) => ({ id: ruleIdOf(way, id) })) })),
  ...SHORT_WAYS.map(({ id, clauses }) => ({ id, rules: clauses.map((clause) => ({ id: `short-${clause.id}` })) })),
  { id: OPTIMAL, rules: [], leaves: true },
]

export const STRATEGIES: readonly NamedStrategy[] = WAYS.map((way) => ({ ...way, isSlow: true }))

/** The way of setting that a strategy is, but for the best one. Throws on an unknown one. */
export function wayOf(strategy: string): HouseWay {
  const way = isWayId(strategy) ? houseWay(strategy) : SHORT_WAYS.find(({ id }) => id === strategy)
  if (!way) throw new RangeError(`“${strategy}” is no strategy of Pai Gow Poker`)
  return way
}

/** How a strategy sets a hand that is not set yet. */
export function follows(rules: PaiGowRules, strategy: string, { hand, low }: PaiGowState): readonly PaiGowAction[] {
  if (strategy === OPTIMAL || hand.length === 0 || low.length > 0) return []
  const set = setByWay({ ...dealingOf(rules), way: wayOf(strategy) }, hand)
  return set ? [actionOf(set.low)] : []
}

// ——— Manners ————————————————————————————————————————————————————————————————————————————————————————————

/* How hands are set, where figures speak of many of them: actions instead of the cards in front. */

export const FOLLOW = 'house-way'
export const OTHER_SETTING = 'other-setting'
export const BEST_SETTING = 'best-setting'
