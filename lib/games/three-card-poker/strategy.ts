import { type Card, cardOf, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { evaluate3, LEAST_THREE_STRENGTH, leastHighCardStrengthThree } from '@/lib/cards/three'
import type { ThreeCardRules } from './rules'
import { stageOf, type ThreeCardAction, type ThreeCardState, strengthOf } from './round'

/** The least strength with these three ranks and no pair, straight or flush. */
const highCards = (a: (typeof RANKS)[number], b: (typeof RANKS)[number], c: (typeof RANKS)[number]): number =>
  evaluate3(cardOf(rankOfLetter(a), 0), cardOf(rankOfLetter(b), 1), cardOf(rankOfLetter(c), 2))

const KING_HIGH = leastHighCardStrengthThree(rankOfLetter('K'))
const QUEEN_SIX_FOUR = highCards('Q', '6', '4')
const QUEEN_SEVEN = highCards('Q', '7', '2')
const QUEEN_HIGH = leastHighCardStrengthThree(rankOfLetter('Q'))

export interface StrategyRule {
  readonly id: string
  readonly stage: 'play'
  readonly text: string
  readonly says: ThreeCardAction
  readonly covers: (strength: number) => boolean
}

/** Queen-six-four or better, as one goes through a hand at the table: the first rule that covers it decides. */
export const STRATEGY: readonly StrategyRule[] = [
  {
    id: 'pair',
    stage: 'play',
    text: 'Play a pair or anything better.',
    says: 'play',
    covers: (strength) => strength >= LEAST_THREE_STRENGTH.pair,
  },
  {
    id: 'ace-or-king',
    stage: 'play',
    text: 'Play every hand with an ace or a king.',
    says: 'play',
    covers: (strength) => strength >= KING_HIGH,
  },
  {
    id: 'queen-six-four',
    stage: 'play',
    text: 'With a queen, play queen-six-four or better.',
    says: 'play',
    covers: (strength) => strength >= QUEEN_SIX_FOUR,
  },
  { id: 'fold', stage: 'play', text: 'Fold everything less than queen-six-four.', says: 'fold', covers: () => true },
]

export function ruleFor(hand: readonly Card[]): StrategyRule {
  const strength = strengthOf(hand)
  return STRATEGY.find((rule) => rule.covers(strength))!
}

/** Ways to play besides the best one: what each costs is worked out, not told. A hand is played from its `least` strength on. */
export const STRATEGIES = [
  {
    id: 'queen-six-four',
    name: 'Queen-six-four or better',
    about: 'Play queen-six-four or better and fold everything less.',
    rules: ['Play queen-six-four or better.', 'Fold everything else.'],
    least: QUEEN_SIX_FOUR,
  },
  {
    id: 'queen-seven',
    name: 'Queen-seven or better',
    about: 'Play a queen with a seven or better and fold everything less.',
    rules: ['Play queen-seven or better.', 'Fold everything else.'],
    least: QUEEN_SEVEN,
  },
  {
    id: 'queen-high',
    name: 'Queen high or better',
    about: 'Play whatever would qualify as the dealer’s hand: mimic the dealer.',
    rules: ['Play queen high or better.', 'Fold everything else.'],
    least: QUEEN_HIGH,
  },
  {
    id: 'everything',
    name: 'Play everything',
    about: 'Play without looking at your cards.',
    rules: ['Play every hand.'],
    least: 0,
  },
] as const

/** From which strength on a way to play plays. Throws on an unknown one. */
export function leastOf(id: string): number {
  const found = STRATEGIES.find((strategy) => strategy.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Three Card Poker`)
  return found.least
}

/** What a way to play says of a hand not decided yet. */
export const follows = (_rules: ThreeCardRules, strategy: string, state: ThreeCardState): readonly ThreeCardAction[] =>
  stageOf(state) === undefined ? [] : [strengthOf(state.hand) >= leastOf(strategy) ? 'play' : 'fold']

/** High to low. */
const ranksOf = (hand: readonly Card[]): readonly number[] => hand.map(rankOf).sort((a, b) => b - a)

/** Ranks high to low, with `s` for one suit: `Q64`, `KQJs`, `884`. */
export function classOf(hand: readonly Card[]): string {
  const letters = ranksOf(hand)
    .map((r) => RANKS[r])
    .join('')
  const suited = hand.every((card) => suitOf(card) === suitOf(hand[0]!))
  return suited ? `${letters}s` : letters
}

export const isQueenHigh = (strength: number): boolean => strength >= QUEEN_HIGH && strength < KING_HIGH
export const secondRank = (hand: readonly Card[]): number => ranksOf(hand)[1]!
