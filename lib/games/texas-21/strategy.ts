import {
  type Adviser,
  adviserBy,
  between,
  type BlackjackAction,
  canDecide as covers,
  hard,
  holdingOf,
  INSURANCE_RULE,
  MIMIC,
  NEVER_BUST,
  playHands,
  soft,
  STRATEGY,
  type StrategyRule,
  strategyRule,
  valueOf,
} from '@/lib/engines/blackjack/index'
import found from '@/content/texas-21/strategies.json' with { type: 'json' }
import { foundId } from '@/lib/game/strategy/decision-list'
import type { NamedStrategy } from '@/lib/game/teaching'
import type { Texas21Rules } from './rules'
import type { Texas21State } from './round'

// ——— Short lists —————————————————————————————————————————————————————————————————————————————————————————

const upTo = (high: number) => between(2, high)

/**
 * Rules of short lists besides those of basic strategy. Each puts several of those into one, as a player would say it.
 * Of two that cover a hand, the earlier one decides.
 */
const SHORTER: readonly StrategyRule[] = [
  strategyRule('short-surrender-16', 'surrender', (h) => hard(h, 16) && (h.upcard >= 9 || h.upcard === 1)),
  strategyRule(
    'short-surrender-15-16',
    'surrender',
    (h) => hard(h, 15, 16) && h.pair !== 8 && (h.upcard === 10 || h.upcard === 1),
  ),
  strategyRule('short-split-aces', 'split', (h) => h.pair === 1),
  strategyRule(
    'short-split-most',
    'split',
    (h) => h.pair === 1 || (h.pair > 0 && ![4, 5, 10].includes(h.pair) && upTo(6)(h.upcard)),
  ),
  strategyRule('short-split-more', 'split', (h) => [2, 3, 6, 7, 9].includes(h.pair) && upTo(6)(h.upcard)),
  strategyRule('short-split-low', 'split', (h) => [2, 3, 7].includes(h.pair) && upTo(7)(h.upcard)),
  strategyRule('short-split-six-nine', 'split', (h) => [6, 9].includes(h.pair) && upTo(6)(h.upcard)),
  strategyRule('short-double-10-11', 'double', (h) => hard(h, 10, 11) && upTo(9)(h.upcard)),
  strategyRule('short-double-11', 'double', (h) => hard(h, 11)),
  strategyRule('short-double-9', 'double', (h) => hard(h, 9, 11) && upTo(6)(h.upcard)),
  strategyRule('short-double-soft', 'double', (h) => soft(h, 13, 18) && between(5, 6)(h.upcard)),
  strategyRule('short-double-soft-46', 'double', (h) => soft(h, 13, 18) && between(4, 6)(h.upcard)),
  strategyRule('short-double-soft-36', 'double', (h) => soft(h, 17, 18) && between(3, 6)(h.upcard)),
  strategyRule('short-soft-19', 'hit', (h) => soft(h, 11, 18)),
  strategyRule('short-soft-18', 'hit', (h) => soft(h, 11, 17)),
  strategyRule('short-soft-18-high', 'hit', (h) => soft(h, 18) && (h.upcard >= 9 || h.upcard === 1)),
  strategyRule('short-hit-16', 'hit', (h) => h.total <= 16 && (h.upcard >= 7 || h.upcard === 1)),
  strategyRule('short-hit-12', 'hit', (h) => hard(h, 12) && upTo(3)(h.upcard)),
  strategyRule('short-hit-11', 'hit', (h) => h.total <= 11),
  strategyRule('short-hit-14', 'hit', (h) => h.total <= 14),
  strategyRule('short-hit-17', 'hit', (h) => h.total <= 16),
  strategyRule('short-stand-12', 'stand', (h) => hard(h, 12, 21) && upTo(6)(h.upcard)),
  strategyRule('short-stand-17', 'stand', (h) => h.total >= 17),
]

/** The order of rules in a short list. One of the `rest` rules comes last and covers everything else. */
const RANK = { surrender: 0, split: 1, double: 2, hit: 3, stand: 3 } as const
export const SHORT_RULES: readonly StrategyRule[] = [...SHORTER, ...STRATEGY.filter(({ id }) => id !== 'hit')].sort(
  (a, b) => RANK[a.says] - RANK[b.says],
)
export const REST_RULES: readonly StrategyRule[] = [
  strategyRule('rest-stand', 'stand', () => true),
  strategyRule('rest-hit', 'hit', () => true),
]

/** A rule of short lists by its id. Throws `RangeError` on an unknown id. */
export function shortRule(id: string): StrategyRule {
  const one = [...SHORT_RULES, ...REST_RULES].find((candidate) => candidate.id === id)
  if (!one) throw new RangeError(`“${id}” is no rule of a short list`)
  return one
}

/** Plays by the short list with these rules. */
export const shortAdviser = (ids: readonly string[], rules: Texas21Rules): Adviser =>
  adviserBy(ids.map(shortRule))(rules)

/** A strategy. One without an adviser isn't a list of rules: its plays are computed hand by hand. */
interface PlayedWay extends NamedStrategy {
  readonly adviser?: (rules: Texas21Rules) => Adviser
}

const listed = (id: string, list: readonly StrategyRule[]): PlayedWay => ({
  id,
  rules: [INSURANCE_RULE, ...list].map((rule) => ({ id: rule.id })),
  adviser: adviserBy(list),
})

/** Best play that looks at the flop too, as `solve` does. */
export const WITH_FLOP = 'with-flop'

/**
 * The strategies that `whole` prices by their id. Best play isn't among them; it looks at the player's own cards and
 * the up card.
 */
export const STRATEGIES: readonly PlayedWay[] = [
  { id: 'total-dependent', rules: [], leaves: true },
  { id: WITH_FLOP, rules: [], leaves: true, isSlow: true },
  listed('basic-strategy', STRATEGY),
  listed('never-bust', NEVER_BUST),
  listed('mimic-the-dealer', MIMIC),
  ...(found.lists as readonly (readonly string[])[]).map((ids) => listed(foundId(ids.length + 1), ids.map(shortRule))),
]

const BY_ID: ReadonlyMap<string, StrategyRule> = new Map(
  [...SHORT_RULES, ...REST_RULES, ...STRATEGY, ...NEVER_BUST, ...MIMIC].map((one) => [one.id, one]),
)

/** Whether a rule, by its id, covers any hand. The one on insurance covers some under all rules. */
export function canDecide(rules: Texas21Rules, id: string): boolean {
  const one = BY_ID.get(id)
  return one === undefined || covers(rules, one)
}

/** The strategy with this id. Throws `RangeError` on an unknown id. */
export function findWay(id: string): PlayedWay {
  const way = STRATEGIES.find((one) => one.id === id)
  if (!way) throw new RangeError(`“${id}” is no strategy of Texas 21`)
  return way
}

/**
 * The action that a strategy gives at a decision, none if it isn't a list of rules. Strategies decline insurance.
 * Throws `RangeError` on an unknown id.
 */
export function follows(rules: Texas21Rules, strategy: string, state: Texas21State): readonly BlackjackAction[] {
  const { adviser } = findWay(strategy)
  if (!adviser) return []
  if (state.upcard.length > 0 && valueOf(state.upcard[0]!) === 1 && state.insurance === null) return ['decline']
  return playHands(state).waits === 'action' ? [adviser(rules)(holdingOf(rules, state))] : []
}
