import {
  type Adviser,
  type BlackjackAction,
  type Holding,
  holdingOf,
  type Play,
  playHands,
  valueOf,
} from '@/lib/engines/blackjack/index'
import found from '@/content/texas-21/strategies.json' with { type: 'json' }
import { foundList } from '@/lib/games/decision-list'
import type { Texas21Rules } from './rules'
import type { Texas21State } from './state'

const between =
  (low: number, high: number) =>
  (upcard: number): boolean =>
    upcard >= low && upcard <= high

export interface StrategyRule {
  readonly id: string
  readonly stage: 'play'
  readonly text: string
  readonly says: Play
  readonly covers: (holding: Holding, rules: Texas21Rules) => boolean
}

type Covers = StrategyRule['covers']

/** A rule for hands with which an action is allowed. */
const rule = (id: string, says: Play, text: string, covers: Covers): StrategyRule => ({
  id,
  stage: 'play',
  text,
  says,
  covers: (holding, rules) => holding.allowed.includes(says) && covers(holding, rules),
})

const hits17 = (rules: Texas21Rules): boolean => rules.soft17 === 'hit'
const hard = ({ total, soft }: Holding, low: number, high = low): boolean => !soft && total >= low && total <= high
const softs = ({ total, soft }: Holding, low: number, high = low): boolean => soft && total >= low && total <= high

const SURRENDERS: readonly StrategyRule[] = [
  rule(
    'surrender-eights',
    'surrender',
    'Where it is offered, surrender a pair of eights against an ace where the dealer hits soft seventeen.',
    (h, r) => h.pair === 8 && h.upcard === 1 && hits17(r),
  ),
  rule(
    'surrender-17',
    'surrender',
    'Where it is offered, surrender seventeen against an ace where the dealer hits soft seventeen.',
    (h, r) => hard(h, 17) && h.upcard === 1 && hits17(r),
  ),
  rule(
    'surrender-16',
    'surrender',
    'Where it is offered, surrender sixteen, but not a pair of eights, against a nine, a ten or an ace.',
    (h) => hard(h, 16) && h.pair === 0 && (h.upcard >= 9 || h.upcard === 1),
  ),
  rule(
    'surrender-15',
    'surrender',
    'Where it is offered, surrender fifteen against a ten; where the dealer hits soft seventeen against an ace too.',
    (h, r) => hard(h, 15) && (h.upcard === 10 || (h.upcard === 1 && hits17(r))),
  ),
]

const SPLITS: readonly StrategyRule[] = [
  rule('split-aces-eights', 'split', 'Always split aces and eights.', (h) => h.pair === 1 || h.pair === 8),
  rule(
    'split-nines',
    'split',
    'Split nines against two to nine, but not against a seven.',
    (h) => h.pair === 9 && h.upcard !== 7 && between(2, 9)(h.upcard),
  ),
  rule('split-sevens', 'split', 'Split sevens against two to seven.', (h) => h.pair === 7 && between(2, 7)(h.upcard)),
  rule(
    'split-sixes',
    'split',
    'Split sixes against two to six; where a split hand may not be doubled, not against a two.',
    (h, r) => h.pair === 6 && between(r.doubleAfterSplit ? 2 : 3, 6)(h.upcard),
  ),
  rule(
    'split-fours',
    'split',
    'Split fours against a five or a six, if the hands may be doubled.',
    (h, r) => h.pair === 4 && r.doubleAfterSplit && between(5, 6)(h.upcard),
  ),
  rule(
    'split-twos-threes',
    'split',
    'Split twos and threes against two to seven; where a split hand may not be doubled, against four to seven.',
    (h, r) => (h.pair === 2 || h.pair === 3) && between(r.doubleAfterSplit ? 2 : 4, 7)(h.upcard),
  ),
]

const DOUBLES: readonly StrategyRule[] = [
  rule(
    'double-11',
    'double',
    'Double eleven; where the dealer stands on soft seventeen, not against an ace.',
    (h, r) => hard(h, 11) && (h.upcard !== 1 || hits17(r)),
  ),
  rule('double-10', 'double', 'Double ten against two to nine.', (h) => hard(h, 10) && between(2, 9)(h.upcard)),
  rule('double-9', 'double', 'Double nine against three to six.', (h) => hard(h, 9) && between(3, 6)(h.upcard)),
  rule(
    'double-soft-19',
    'double',
    'Double soft nineteen against a six where the dealer hits soft seventeen.',
    (h, r) => softs(h, 19) && h.upcard === 6 && hits17(r),
  ),
  rule(
    'double-soft-18',
    'double',
    'Double soft eighteen against three to six; where the dealer hits soft seventeen against a two as well.',
    (h, r) => softs(h, 18) && between(hits17(r) ? 2 : 3, 6)(h.upcard),
  ),
  rule(
    'double-soft-17',
    'double',
    'Double soft seventeen against three to six.',
    (h) => softs(h, 17) && between(3, 6)(h.upcard),
  ),
  rule(
    'double-soft-15-16',
    'double',
    'Double soft fifteen and sixteen against four to six.',
    (h) => softs(h, 15, 16) && between(4, 6)(h.upcard),
  ),
  rule(
    'double-soft-13-14',
    'double',
    'Double soft thirteen and fourteen against a five or a six.',
    (h) => softs(h, 13, 14) && between(5, 6)(h.upcard),
  ),
]

const STANDS: readonly StrategyRule[] = [
  rule(
    'stand-soft',
    'stand',
    'Stand on soft nineteen and more, and on soft eighteen against two to eight.',
    (h) => softs(h, 19, 21) || (softs(h, 18) && between(2, 8)(h.upcard)),
  ),
  rule(
    'hit-soft',
    'hit',
    'Hit soft seventeen and less, and soft eighteen against a nine, a ten or an ace.',
    (h) => h.soft,
  ),
  rule('stand-17', 'stand', 'Stand on seventeen and more.', (h) => hard(h, 17, 21)),
  rule(
    'stand-13-16',
    'stand',
    'Stand on thirteen to sixteen against two to six: let the dealer bust.',
    (h) => hard(h, 13, 16) && between(2, 6)(h.upcard),
  ),
  rule(
    'stand-12',
    'stand',
    'Stand on twelve against four, five and six.',
    (h) => hard(h, 12) && between(4, 6)(h.upcard),
  ),
  rule('hit-stiff', 'hit', 'Hit twelve to sixteen against any other card.', (h) => hard(h, 12, 16)),
  rule('hit', 'hit', 'Hit eleven and less: one card cannot bust you.', () => true),
]

/** Basic strategy as one goes through a hand at the table: surrender, split, double, then stand or hit. The first rule that covers it decides. */
export const STRATEGY: readonly StrategyRule[] = [...SURRENDERS, ...SPLITS, ...DOUBLES, ...STANDS]

// ——— Short lists —————————————————————————————————————————————————————————————————————————————————————————

const upTo = (high: number) => between(2, high)

/** Rules of short lists, besides those of basic strategy: several of those in one, as one would say it. In the order in which they are asked. */
const SHORTER: readonly StrategyRule[] = [
  rule(
    'short-surrender-16',
    'surrender',
    'Surrender hard sixteen against a nine, a ten or an ace.',
    (h) => hard(h, 16) && (h.upcard >= 9 || h.upcard === 1),
  ),
  rule(
    'short-surrender-15-16',
    'surrender',
    'Surrender hard fifteen and sixteen against a ten or an ace.',
    (h) => hard(h, 15, 16) && h.pair !== 8 && (h.upcard === 10 || h.upcard === 1),
  ),
  rule('short-split-aces', 'split', 'Always split aces.', (h) => h.pair === 1),
  rule(
    'short-split-most',
    'split',
    'Split any pair but fours, fives and tens against two to six, and aces always.',
    (h) => h.pair === 1 || (h.pair > 0 && ![4, 5, 10].includes(h.pair) && upTo(6)(h.upcard)),
  ),
  rule(
    'short-split-more',
    'split',
    'Split twos, threes, sixes, sevens and nines against two to six.',
    (h) => [2, 3, 6, 7, 9].includes(h.pair) && upTo(6)(h.upcard),
  ),
  rule(
    'short-split-low',
    'split',
    'Split twos, threes and sevens against two to seven.',
    (h) => [2, 3, 7].includes(h.pair) && upTo(7)(h.upcard),
  ),
  rule(
    'short-split-six-nine',
    'split',
    'Split sixes and nines against two to six.',
    (h) => [6, 9].includes(h.pair) && upTo(6)(h.upcard),
  ),
  rule(
    'short-double-10-11',
    'double',
    'Double ten and eleven against two to nine.',
    (h) => hard(h, 10, 11) && upTo(9)(h.upcard),
  ),
  rule('short-double-11', 'double', 'Double eleven.', (h) => hard(h, 11)),
  rule(
    'short-double-9',
    'double',
    'Double nine to eleven against two to six.',
    (h) => hard(h, 9, 11) && upTo(6)(h.upcard),
  ),
  rule(
    'short-double-soft',
    'double',
    'Double soft thirteen to eighteen against a five or a six.',
    (h) => softs(h, 13, 18) && between(5, 6)(h.upcard),
  ),
  rule(
    'short-double-soft-46',
    'double',
    'Double soft thirteen to eighteen against four, five and six.',
    (h) => softs(h, 13, 18) && between(4, 6)(h.upcard),
  ),
  rule(
    'short-double-soft-36',
    'double',
    'Double soft seventeen and eighteen against three to six.',
    (h) => softs(h, 17, 18) && between(3, 6)(h.upcard),
  ),
  rule('short-soft-19', 'hit', 'Hit soft eighteen and less.', (h) => softs(h, 11, 18)),
  rule('short-soft-18', 'hit', 'Hit soft seventeen and less.', (h) => softs(h, 11, 17)),
  rule(
    'short-soft-18-high',
    'hit',
    'Hit soft eighteen against a nine, a ten or an ace.',
    (h) => softs(h, 18) && (h.upcard >= 9 || h.upcard === 1),
  ),
  rule(
    'short-hit-16',
    'hit',
    'Hit sixteen and less against seven and higher.',
    (h) => h.total <= 16 && (h.upcard >= 7 || h.upcard === 1),
  ),
  rule('short-hit-12', 'hit', 'Hit twelve against a two or a three.', (h) => hard(h, 12) && upTo(3)(h.upcard)),
  rule('short-hit-11', 'hit', 'Hit eleven and less.', (h) => h.total <= 11),
  rule('short-hit-14', 'hit', 'Hit fourteen and less.', (h) => h.total <= 14),
  rule('short-hit-17', 'hit', 'Hit sixteen and less.', (h) => h.total <= 16),
  rule(
    'short-stand-12',
    'stand',
    'Stand on hard twelve and more against two to six.',
    (h) => hard(h, 12, 21) && upTo(6)(h.upcard),
  ),
  rule('short-stand-17', 'stand', 'Stand on seventeen and more.', (h) => h.total >= 17),
]

/** Every rule that a short list may have, in the order in which it is asked; `rest` rules, last, cover everything else. */
const RANK = { surrender: 0, split: 1, double: 2, hit: 3, stand: 3 } as const
export const SHORT_RULES: readonly StrategyRule[] = [...SHORTER, ...STRATEGY.filter(({ id }) => id !== 'hit')].sort(
  (a, b) => RANK[a.says] - RANK[b.says],
)
export const REST_RULES: readonly StrategyRule[] = [
  rule('rest-stand', 'stand', 'Stand on everything else.', () => true),
  rule('rest-hit', 'hit', 'Hit everything else.', () => true),
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

export const INSURANCE_RULE = {
  id: 'insurance',
  stage: 'insurance',
  text: 'Never take insurance, not even on a blackjack.',
  says: 'decline',
} as const

export const ruleFor = (rules: Texas21Rules, holding: Holding): StrategyRule =>
  STRATEGY.find((one) => one.covers(holding, rules))!

/** Somebody who goes by a list: the first rule that covers a hand. */
const adviserBy =
  (list: readonly StrategyRule[]) =>
  (rules: Texas21Rules): Adviser =>
  (holding) =>
    list.find((one) => one.covers(holding, rules))!.says

const STIFF = /^(stand-17|stand-13-16|stand-12|hit-stiff)$/
const NEVER_BUST: readonly StrategyRule[] = [
  ...STRATEGY.slice(0, -1).filter(({ id }) => !STIFF.test(id)),
  rule('stand-stiff', 'stand', 'Stand on hard twelve and more.', (h) => hard(h, 12, 21)),
  STRATEGY.at(-1)!,
]

const MIMIC: readonly StrategyRule[] = [
  rule(
    'mimic-hit',
    'hit',
    'Hit sixteen and less; where the dealer hits soft seventeen, that too.',
    (h, r) => h.total < 17 || (softs(h, 17) && hits17(r)),
  ),
  rule('mimic-stand', 'stand', 'Stand on everything else; never double, split or surrender.', () => true),
]

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
