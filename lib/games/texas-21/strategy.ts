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
import { foundList } from '@/lib/games/decision-list'
import type { Texas21Rules } from './rules'
import type { Texas21State } from './round'

// ——— Short lists —————————————————————————————————————————————————————————————————————————————————————————

const upTo = (high: number) => between(2, high)

/** Rules of short lists, besides those of basic strategy: several of those in one, as one would say it. In the order in which they are asked. */
const SHORTER: readonly StrategyRule[] = [
  strategyRule(
    'short-surrender-16',
    'surrender',
    'Surrender hard sixteen against a nine, a ten or an ace.',
    (h) => hard(h, 16) && (h.upcard >= 9 || h.upcard === 1),
  ),
  strategyRule(
    'short-surrender-15-16',
    'surrender',
    'Surrender hard fifteen and sixteen against a ten or an ace.',
    (h) => hard(h, 15, 16) && h.pair !== 8 && (h.upcard === 10 || h.upcard === 1),
  ),
  strategyRule('short-split-aces', 'split', 'Always split aces.', (h) => h.pair === 1),
  strategyRule(
    'short-split-most',
    'split',
    'Split any pair but fours, fives and tens against two to six, and aces always.',
    (h) => h.pair === 1 || (h.pair > 0 && ![4, 5, 10].includes(h.pair) && upTo(6)(h.upcard)),
  ),
  strategyRule(
    'short-split-more',
    'split',
    'Split twos, threes, sixes, sevens and nines against two to six.',
    (h) => [2, 3, 6, 7, 9].includes(h.pair) && upTo(6)(h.upcard),
  ),
  strategyRule(
    'short-split-low',
    'split',
    'Split twos, threes and sevens against two to seven.',
    (h) => [2, 3, 7].includes(h.pair) && upTo(7)(h.upcard),
  ),
  strategyRule(
    'short-split-six-nine',
    'split',
    'Split sixes and nines against two to six.',
    (h) => [6, 9].includes(h.pair) && upTo(6)(h.upcard),
  ),
  strategyRule(
    'short-double-10-11',
    'double',
    'Double ten and eleven against two to nine.',
    (h) => hard(h, 10, 11) && upTo(9)(h.upcard),
  ),
  strategyRule('short-double-11', 'double', 'Double eleven.', (h) => hard(h, 11)),
  strategyRule(
    'short-double-9',
    'double',
    'Double nine to eleven against two to six.',
    (h) => hard(h, 9, 11) && upTo(6)(h.upcard),
  ),
  strategyRule(
    'short-double-soft',
    'double',
    'Double soft thirteen to eighteen against a five or a six.',
    (h) => soft(h, 13, 18) && between(5, 6)(h.upcard),
  ),
  strategyRule(
    'short-double-soft-46',
    'double',
    'Double soft thirteen to eighteen against four, five and six.',
    (h) => soft(h, 13, 18) && between(4, 6)(h.upcard),
  ),
  strategyRule(
    'short-double-soft-36',
    'double',
    'Double soft seventeen and eighteen against three to six.',
    (h) => soft(h, 17, 18) && between(3, 6)(h.upcard),
  ),
  strategyRule('short-soft-19', 'hit', 'Hit soft eighteen and less.', (h) => soft(h, 11, 18)),
  strategyRule('short-soft-18', 'hit', 'Hit soft seventeen and less.', (h) => soft(h, 11, 17)),
  strategyRule(
    'short-soft-18-high',
    'hit',
    'Hit soft eighteen against a nine, a ten or an ace.',
    (h) => soft(h, 18) && (h.upcard >= 9 || h.upcard === 1),
  ),
  strategyRule(
    'short-hit-16',
    'hit',
    'Hit sixteen and less against seven and higher.',
    (h) => h.total <= 16 && (h.upcard >= 7 || h.upcard === 1),
  ),
  strategyRule('short-hit-12', 'hit', 'Hit twelve against a two or a three.', (h) => hard(h, 12) && upTo(3)(h.upcard)),
  strategyRule('short-hit-11', 'hit', 'Hit eleven and less.', (h) => h.total <= 11),
  strategyRule('short-hit-14', 'hit', 'Hit fourteen and less.', (h) => h.total <= 14),
  strategyRule('short-hit-17', 'hit', 'Hit sixteen and less.', (h) => h.total <= 16),
  strategyRule(
    'short-stand-12',
    'stand',
    'Stand on hard twelve and more against two to six.',
    (h) => hard(h, 12, 21) && upTo(6)(h.upcard),
  ),
  strategyRule('short-stand-17', 'stand', 'Stand on seventeen and more.', (h) => h.total >= 17),
]

/** Every rule that a short list may have, in the order in which it is asked; `rest` rules, last, cover everything else. */
const RANK = { surrender: 0, split: 1, double: 2, hit: 3, stand: 3 } as const
export const SHORT_RULES: readonly StrategyRule[] = [...SHORTER, ...STRATEGY.filter(({ id }) => id !== 'hit')].sort(
  (a, b) => RANK[a.says] - RANK[b.says],
)
export const REST_RULES: readonly StrategyRule[] = [
  strategyRule('rest-stand', 'stand', 'Stand on everything else.', () => true),
  strategyRule('rest-hit', 'hit', 'Hit everything else.', () => true),
]

/** A rule of short lists by its id. Throws on an unknown one. */
export function shortRule(id: string): StrategyRule {
  const one = [...SHORT_RULES, ...REST_RULES].find((candidate) => candidate.id === id)
  if (!one) throw new RangeError(`“${id}” is no rule of a short list`)
  return one
}

/** Who plays by such a list. */
export const shortAdviser = (ids: readonly string[], rules: Texas21Rules): Adviser =>
  adviserBy(ids.map(shortRule))(rules)

/** A way to play. One without an adviser is no list of rules: it is worked out hand by hand. */
interface PlayedWay {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: readonly string[]
  readonly leaves?: string
  readonly isSlow?: true
  readonly adviser?: (rules: Texas21Rules) => Adviser
}

const listed = (id: string, name: string, about: string, list: readonly StrategyRule[]): PlayedWay => ({
  id,
  name,
  about,
  rules: [INSURANCE_RULE.text, ...list.map(({ text }) => text)],
  adviser: adviserBy(list),
})

/** The best play that looks at the flop as well: what an answer of `solve` is worth. */
export const WITH_FLOP = 'with-flop'

/** Ways to play that `whole` prices by their id, besides the best one, which looks at its own cards and the up card. */
export const STRATEGIES: readonly PlayedWay[] = [
  {
    id: 'total-dependent',
    name: 'The best by totals',
    about: 'The best play that looks only at the total of the hand and the up card, as charts do.',
    rules: [],
    leaves: 'every decision',
  },
  {
    id: WITH_FLOP,
    name: 'Looking at the flop',
    about: 'The best play that counts the four cards of the flop too.',
    rules: [],
    leaves: 'every decision',
    isSlow: true,
  },
  listed(
    'basic-strategy',
    'Basic strategy',
    'The rules as they are said: surrender, split, double, then stand or hit.',
    STRATEGY,
  ),
  listed(
    'never-bust',
    'Never bust',
    'Basic strategy, but stand on twelve and more whatever the dealer shows.',
    NEVER_BUST,
  ),
  listed(
    'mimic-the-dealer',
    'Mimic the dealer',
    'Hit to seventeen as the dealer does; never double, split or surrender.',
    MIMIC,
  ),
  ...(found.lists as readonly (readonly string[])[]).map((ids) => {
    const { id, name, about } = foundList(ids.length + 1)
    return listed(id, name, about, ids.map(shortRule))
  }),
]

const SAID: ReadonlyMap<string, StrategyRule> = new Map(
  [...SHORT_RULES, ...REST_RULES, ...STRATEGY, ...NEVER_BUST, ...MIMIC].map((one) => [one.text, one]),
)

/** Whether a rule, by its text, covers any hand. The one on insurance does under all rules. */
export function canDecide(rules: Texas21Rules, text: string): boolean {
  const one = SAID.get(text)
  return one === undefined || covers(rules, one)
}

/** A way to play by its id. Throws on an unknown one. */
export function findWay(id: string): PlayedWay {
  const way = STRATEGIES.find((one) => one.id === id)
  if (!way) throw new RangeError(`“${id}” is no strategy of Texas 21`)
  return way
}

/** What a way to play says at a decision; it takes no insurance. */
export function follows(rules: Texas21Rules, strategy: string, state: Texas21State): readonly BlackjackAction[] {
  const { adviser } = findWay(strategy)
  if (!adviser) return []
  if (state.upcard.length > 0 && valueOf(state.upcard[0]!) === 1 && state.insurance === null) return ['decline']
  return playHands(state).waits === 'action' ? [adviser(rules)(holdingOf(rules, state))] : []
}
