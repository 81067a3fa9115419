import { cardsOfDeal, FIRST_HANDS } from './first-hands'
import { playsOfTwo } from './hands-played'
import { type Adviser, type Holding, makeHolding } from './holding'
import type { BlackjackRules, Play } from './rules'

/* Basic strategy in words, for four decks and more: rules in order, of which the first that covers a hand decides. */

export const between =
  (low: number, high: number) =>
  (upcard: number): boolean =>
    upcard >= low && upcard <= high

export interface StrategyRule {
  readonly id: string
  readonly stage: 'play'
  readonly says: Play
  readonly covers: (holding: Holding, rules: BlackjackRules) => boolean
}

type Covers = StrategyRule['covers']

/** A rule for hands that may take an action. */
export const strategyRule = (id: string, says: Play, covers: Covers): StrategyRule => ({
  id,
  stage: 'play',
  says,
  covers: (holding, rules) => holding.allowed.includes(says) && covers(holding, rules),
})

export const hits17 = (rules: BlackjackRules): boolean => rules.soft17 === 'hit'
export const hard = ({ total, soft: isSoft }: Holding, low: number, high = low): boolean =>
  !isSoft && total >= low && total <= high
export const soft = ({ total, soft: isSoft }: Holding, low: number, high = low): boolean =>
  isSoft && total >= low && total <= high

const SURRENDERS: readonly StrategyRule[] = [
  strategyRule('surrender-eights', 'surrender', (h, r) => h.pair === 8 && h.upcard === 1 && hits17(r)),
  strategyRule('surrender-17', 'surrender', (h, r) => hard(h, 17) && h.upcard === 1 && hits17(r)),
  strategyRule('surrender-16', 'surrender', (h) => hard(h, 16) && h.pair === 0 && (h.upcard >= 9 || h.upcard === 1)),
  strategyRule(
    'surrender-15',
    'surrender',
    (h, r) => hard(h, 15) && (h.upcard === 10 || (h.upcard === 1 && hits17(r))),
  ),
]

const SPLITS: readonly StrategyRule[] = [
  strategyRule('split-aces-eights', 'split', (h) => h.pair === 1 || h.pair === 8),
  strategyRule('split-nines', 'split', (h) => h.pair === 9 && h.upcard !== 7 && between(2, 9)(h.upcard)),
  strategyRule('split-sevens', 'split', (h) => h.pair === 7 && between(2, 7)(h.upcard)),
  strategyRule('split-sixes', 'split', (h, r) => h.pair === 6 && between(r.doubleAfterSplit ? 2 : 3, 6)(h.upcard)),
  strategyRule('split-fours', 'split', (h, r) => h.pair === 4 && r.doubleAfterSplit && between(5, 6)(h.upcard)),
  strategyRule(
    'split-twos-threes',
    'split',
    (h, r) => (h.pair === 2 || h.pair === 3) && between(r.doubleAfterSplit ? 2 : 4, 7)(h.upcard),
  ),
]

const DOUBLES: readonly StrategyRule[] = [
  strategyRule('double-11', 'double', (h, r) => hard(h, 11) && (h.upcard !== 1 || hits17(r))),
  strategyRule('double-10', 'double', (h) => hard(h, 10) && between(2, 9)(h.upcard)),
  strategyRule('double-9', 'double', (h) => hard(h, 9) && between(3, 6)(h.upcard)),
  strategyRule('double-soft-19', 'double', (h, r) => soft(h, 19) && h.upcard === 6 && hits17(r)),
  strategyRule('double-soft-18', 'double', (h, r) => soft(h, 18) && between(hits17(r) ? 2 : 3, 6)(h.upcard)),
  strategyRule('double-soft-17', 'double', (h) => soft(h, 17) && between(3, 6)(h.upcard)),
  strategyRule('double-soft-15-16', 'double', (h) => soft(h, 15, 16) && between(4, 6)(h.upcard)),
  strategyRule('double-soft-13-14', 'double', (h) => soft(h, 13, 14) && between(5, 6)(h.upcard)),
]

const STANDS: readonly StrategyRule[] = [
  strategyRule('stand-soft', 'stand', (h) => soft(h, 19, 21) || (soft(h, 18) && between(2, 8)(h.upcard))),
  strategyRule('hit-soft', 'hit', (h) => h.soft),
  strategyRule('stand-17', 'stand', (h) => hard(h, 17, 21)),
  strategyRule('stand-13-16', 'stand', (h) => hard(h, 13, 16) && between(2, 6)(h.upcard)),
  strategyRule('stand-12', 'stand', (h) => hard(h, 12) && between(4, 6)(h.upcard)),
  strategyRule('hit-stiff', 'hit', (h) => hard(h, 12, 16)),
  strategyRule('hit', 'hit', () => true),
]

/**
 * Basic strategy in the order of a player's thoughts: surrender, split, double, then stand or hit. The first rule that
 * covers the hand decides.
 */
export const STRATEGY: readonly StrategyRule[] = [...SURRENDERS, ...SPLITS, ...DOUBLES, ...STANDS]

export const INSURANCE_RULE = {
  id: 'insurance',
  stage: 'insurance',
  says: 'decline',
} as const

export const ruleFor = (rules: BlackjackRules, holding: Holding): StrategyRule =>
  STRATEGY.find((one) => one.covers(holding, rules))!

/**
 * Whether a rule covers any two cards under the rules of a table. A surrender rule covers none where the table offers
 * no surrender.
 */
export const canDecide = (rules: BlackjackRules, { covers }: StrategyRule): boolean =>
  FIRST_HANDS.some(({ deals, upcard }) =>
    deals.some((deal) => {
      const [a, b] = cardsOfDeal(deal)
      return covers(makeHolding([a, b], upcard, playsOfTwo(rules, a, b)), rules)
    }),
  )

/**
 * An adviser that follows a list: the first rule that covers the hand decides. Split aces that may only be split again
 * or stood stand if no rule covers them.
 */
export const adviserBy =
  (list: readonly StrategyRule[]) =>
  (rules: BlackjackRules): Adviser =>
  (holding) =>
    list.find((one) => one.covers(holding, rules))?.says ?? 'stand'

const STIFF = /^(stand-17|stand-13-16|stand-12|hit-stiff)$/
export const NEVER_BUST: readonly StrategyRule[] = [
  ...STRATEGY.slice(0, -1).filter(({ id }) => !STIFF.test(id)),
  strategyRule('stand-stiff', 'stand', (h) => hard(h, 12, 21)),
  STRATEGY.at(-1)!,
]

export const MIMIC: readonly StrategyRule[] = [
  strategyRule('mimic-hit', 'hit', (h, r) => h.total < 17 || (soft(h, 17) && hits17(r))),
  strategyRule('mimic-stand', 'stand', () => true),
]
