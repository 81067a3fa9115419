import {
  type Adviser,
  adviserBy,
  between,
  type BlackjackAction,
  type BlackjackState,
  canDecide as covers,
  hard,
  hits17,
  type Holding,
  holdingOf,
  INSURANCE_RULE,
  MIMIC,
  NEVER_BUST,
  playHands,
  STRATEGY as COMMON,
  type StrategyRule,
  strategyRule,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { NamedStrategy } from '@/lib/game/teaching'
import type { BlackjackGameRules } from './rules'

/** Whether the dealer, who doesn't peek, may have a blackjack that would take a bet added now. */
const isExposed = ({ upcard }: Holding, peek: boolean | undefined): boolean =>
  peek === false && (upcard === 1 || upcard === 10)

/** Rules that differ if the dealer has no hole card. */
const OWN: readonly StrategyRule[] = [
  strategyRule(
    'split-aces-eights',
    'split',
    (h, r) => (h.pair === 1 && !(isExposed(h, r.peek) && h.upcard === 1)) || (h.pair === 8 && !isExposed(h, r.peek)),
  ),
  strategyRule('double-11', 'double', (h, r) => hard(h, 11) && (h.upcard !== 1 || hits17(r)) && !isExposed(h, r.peek)),
]

const withOwn = (list: readonly StrategyRule[]): readonly StrategyRule[] =>
  list.map((one) => OWN.find(({ id }) => id === one.id) ?? one)

/**
 * Basic strategy in the order a player checks a hand: surrender, split, double, then stand or hit. The first rule that
 * covers the hand decides.
 */
export const STRATEGY = withOwn(COMMON)

/**
 * The rule that covers a hand. If none does, it is a split ace that can't be split again, which gets the rule on aces.
 */
export const ruleFor = (rules: BlackjackGameRules, holding: Holding): StrategyRule =>
  STRATEGY.find((one) => one.covers(holding, rules)) ?? STRATEGY.find(({ id }) => id === 'split-aces-eights')!

/** A strategy. One without an adviser isn't a list of rules: its plays are computed hand by hand. */
interface PlayedWay extends NamedStrategy {
  readonly adviser?: (rules: BlackjackGameRules) => Adviser
}

const listed = (id: string, list: readonly StrategyRule[]): PlayedWay => ({
  id,
  rules: [INSURANCE_RULE, ...list].map((rule) => ({ id: rule.id })),
  adviser: adviserBy(list),
})

const without = (...plays: readonly string[]): readonly StrategyRule[] =>
  STRATEGY.filter(({ says }) => !plays.includes(says))

const SIMPLE: readonly StrategyRule[] = [
  strategyRule('simple-split', 'split', (h) => h.pair === 1 || h.pair === 8),
  strategyRule('simple-double', 'double', (h) => hard(h, 10, 11) && between(2, 9)(h.upcard)),
  strategyRule('simple-stand-17', 'stand', (h) => h.total >= (h.soft ? 18 : 17)),
  strategyRule('simple-stand-12', 'stand', (h) => hard(h, 12, 16) && between(2, 6)(h.upcard)),
  strategyRule('simple-hit', 'hit', () => true),
]

/**
 * The strategies that `whole` prices by their id. Best play isn't among them, because it looks at every card of the
 * hand.
 */
const WAYS: readonly PlayedWay[] = [
  { id: 'total-dependent', rules: [], leaves: true },
  listed('basic-strategy', STRATEGY),
  listed('no-surrender', without('surrender')),
  listed('no-doubles', without('double')),
  listed('five-rules', SIMPLE),
  listed('never-bust', withOwn(NEVER_BUST)),
  listed('mimic-the-dealer', MIMIC),
]

export const STRATEGIES: readonly NamedStrategy[] = WAYS.map(({ adviser: _, ...way }) => way)

const BY_ID: ReadonlyMap<string, StrategyRule> = new Map(
  [...STRATEGY, ...SIMPLE, ...withOwn(NEVER_BUST), ...MIMIC].map((one) => [one.id, one]),
)

/** Whether a rule, by its id, covers any hand. The one on insurance covers some under all rules. */
export function canDecide(rules: BlackjackGameRules, id: string): boolean {
  const one = BY_ID.get(id)
  return one === undefined || covers(rules, one)
}

/** The strategy with this id. Throws `RangeError` on an unknown id. */
export function findWay(id: string): PlayedWay {
  const way = WAYS.find((one) => one.id === id)
  if (!way) throw new RangeError(`“${id}” is no strategy of blackjack`)
  return way
}

/**
 * The action that a strategy gives at a decision, none if it isn't a list of rules. Strategies decline insurance.
 * Throws `RangeError` on an unknown id.
 */
export function follows(
  rules: BlackjackGameRules,
  strategy: string,
  state: BlackjackState,
): readonly BlackjackAction[] {
  const { adviser } = findWay(strategy)
  if (!adviser) return []
  if (state.upcard.length > 0 && valueOf(state.upcard[0]!) === 1 && state.insurance === null) return ['decline']
  return playHands(state, rules).waits === 'action' ? [adviser(rules)(holdingOf(rules, state))] : []
}
