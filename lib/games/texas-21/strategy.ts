import type { Holding } from './holding'
import type { Texas21Rules } from './rules'
import type { Play } from './state'

const between = (low: number, high: number) => (upcard: number): boolean => upcard >= low && upcard <= high

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
  id, stage: 'play', text, says, covers: (holding, rules) => holding.allowed.includes(says) && covers(holding, rules),
})

const hits17 = (rules: Texas21Rules): boolean => rules.soft17 === 'hit'
const hard = ({ total, soft }: Holding, low: number, high = low): boolean => !soft && total >= low && total <= high
const softs = ({ total, soft }: Holding, low: number, high = low): boolean => soft && total >= low && total <= high

const SURRENDERS: readonly StrategyRule[] = [
  rule('surrender-eights', 'surrender', 'Surrender a pair of eights against an ace where the dealer hits soft seventeen.', (h, r) => h.pair === 8 && h.upcard === 1 && hits17(r)),
  rule('surrender-17', 'surrender', 'Surrender seventeen against an ace where the dealer hits soft seventeen.', (h, r) => hard(h, 17) && h.upcard === 1 && hits17(r)),
  rule('surrender-16', 'surrender', 'Surrender sixteen, but not a pair of eights, against a nine, a ten or an ace.', (h) => hard(h, 16) && h.pair === 0 && (h.upcard >= 9 || h.upcard === 1)),
  rule('surrender-15', 'surrender', 'Surrender fifteen against a ten; where the dealer hits soft seventeen against an ace too.', (h, r) => hard(h, 15) && (h.upcard === 10 || (h.upcard === 1 && hits17(r)))),
]

const SPLITS: readonly StrategyRule[] = [
  rule('split-aces-eights', 'split', 'Always split aces and eights.', (h) => h.pair === 1 || h.pair === 8),
  rule('split-nines', 'split', 'Split nines against two to nine, but not against a seven.', (h) => h.pair === 9 && h.upcard !== 7 && between(2, 9)(h.upcard)),
  rule('split-sevens', 'split', 'Split sevens against two to seven.', (h) => h.pair === 7 && between(2, 7)(h.upcard)),
  rule('split-sixes', 'split', 'Split sixes against two to six; where a split hand may not be doubled, not against a two.', (h, r) => h.pair === 6 && between(r.doubleAfterSplit ? 2 : 3, 6)(h.upcard)),
  rule('split-fours', 'split', 'Split fours against a five or a six, if the hands may be doubled.', (h, r) => h.pair === 4 && r.doubleAfterSplit && between(5, 6)(h.upcard)),
  rule('split-twos-threes', 'split', 'Split twos and threes against two to seven; where a split hand may not be doubled, against four to seven.', (h, r) => (h.pair === 2 || h.pair === 3) && between(r.doubleAfterSplit ? 2 : 4, 7)(h.upcard)),
]

const DOUBLES: readonly StrategyRule[] = [
  rule('double-11', 'double', 'Double eleven; where the dealer stands on soft seventeen, not against an ace.', (h, r) => hard(h, 11) && (h.upcard !== 1 || hits17(r))),
  rule('double-10', 'double', 'Double ten against two to nine.', (h) => hard(h, 10) && between(2, 9)(h.upcard)),
  rule('double-9', 'double', 'Double nine against three to six.', (h) => hard(h, 9) && between(3, 6)(h.upcard)),
  rule('double-soft-19', 'double', 'Double soft nineteen against a six where the dealer hits soft seventeen.', (h, r) => softs(h, 19) && h.upcard === 6 && hits17(r)),
  rule('double-soft-18', 'double', 'Double soft eighteen against three to six; where the dealer hits soft seventeen against a two as well.', (h, r) => softs(h, 18) && between(hits17(r) ? 2 : 3, 6)(h.upcard)),
  rule('double-soft-17', 'double', 'Double soft seventeen against three to six.', (h) => softs(h, 17) && between(3, 6)(h.upcard)),
  rule('double-soft-15-16', 'double', 'Double soft fifteen and sixteen against four to six.', (h) => softs(h, 15, 16) && between(4, 6)(h.upcard)),
  rule('double-soft-13-14', 'double', 'Double soft thirteen and fourteen against a five or a six.', (h) => softs(h, 13, 14) && between(5, 6)(h.upcard)),
]

const STANDS: readonly StrategyRule[] = [
  rule('stand-soft', 'stand', 'Stand on soft nineteen and more, and on soft eighteen against two to eight.', (h) => softs(h, 19, 21) || (softs(h, 18) && between(2, 8)(h.upcard))),
  rule('hit-soft', 'hit', 'Hit soft seventeen and less, and soft eighteen against a nine, a ten or an ace.', (h) => h.soft),
  rule('stand-17', 'stand', 'Stand on seventeen and more.', (h) => hard(h, 17, 21)),
  rule('stand-13-16', 'stand', 'Stand on thirteen to sixteen against two to six: let the dealer bust.', (h) => hard(h, 13, 16) && between(2, 6)(h.upcard)),
  rule('stand-12', 'stand', 'Stand on twelve against four, five and six.', (h) => hard(h, 12) && between(4, 6)(h.upcard)),
  rule('hit-stiff', 'hit', 'Hit twelve to sixteen against any other card.', (h) => hard(h, 12, 16)),
  rule('hit', 'hit', 'Hit eleven and less: one card cannot bust you.', () => true),
]

/** Basic strategy as one goes through a hand at the table: surrender, split, double, then stand or hit. The first rule that covers it decides. */
export const STRATEGY: readonly StrategyRule[] = [...SURRENDERS, ...SPLITS, ...DOUBLES, ...STANDS]

export const INSURANCE_RULE = { id: 'insurance', stage: 'insurance', text: 'Never take insurance, not even on a blackjack.', says: 'decline' } as const

export const ruleFor = (rules: Texas21Rules, holding: Holding): StrategyRule => STRATEGY.find((one) => one.covers(holding, rules))!

/** What somebody does with a hand. */
export type Adviser = (holding: Holding) => Play

const basic = (rules: Texas21Rules): Adviser => (holding) => ruleFor(rules, holding).says

const mimic = (rules: Texas21Rules): Adviser => ({ total, soft }) => (total < 17 || (total === 17 && soft && hits17(rules)) ? 'hit' : 'stand')

/** Basic strategy by one who stands on every hand that a card could bust. */
const neverBust = (rules: Texas21Rules): Adviser => (holding) => {
  const says = ruleFor(rules, holding).says
  return says === 'hit' && hard(holding, 12, 21) ? 'stand' : says
}

/** Ways to play that `whole` prices by their id, besides the best one, which looks at its own cards and the up card. */
export const STRATEGIES = [
  { id: 'total-dependent', name: 'The best by totals', about: 'The best play that looks only at the total of the hand and the up card, as charts do.' },
  { id: 'with-flop', name: 'Looking at the flop', about: 'The best play that counts the four cards of the flop too. It takes some minutes to work out.' },
  { id: 'basic-strategy', name: 'Basic strategy', about: 'The rules as they are said: surrender, split, double, then stand or hit.', adviser: basic },
  { id: 'never-bust', name: 'Never bust', about: 'Basic strategy, but stand on twelve and more whatever the dealer shows.', adviser: neverBust },
  { id: 'mimic-the-dealer', name: 'Mimic the dealer', about: 'Hit to seventeen as the dealer does; never double, split or surrender.', adviser: mimic },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly about: string; readonly adviser?: (rules: Texas21Rules) => Adviser }[]
