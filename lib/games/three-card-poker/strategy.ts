import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate3, handOfThree, LEAST_THREE_STRENGTH, leastHighCardStrengthThree } from '@/lib/cards/three'
import { dealerBySkill } from '@/lib/games/hands-by-skill'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'
import type { Drill, NamedStrategy } from '@/lib/games/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { type Messages, skills } from './messages/en'
import { stageOf, start, strengthOf, type ThreeCardAction, type ThreeCardState } from './round'
import type { ThreeCardRules } from './rules'

/** The strength of these three ranks without a pair, straight or flush. */
const highCards = (a: (typeof RANKS)[number], b: (typeof RANKS)[number], c: (typeof RANKS)[number]): number =>
  evaluate3(cardOf(rankOfLetter(a), 0), cardOf(rankOfLetter(b), 1), cardOf(rankOfLetter(c), 2))

const KING_HIGH = leastHighCardStrengthThree(rankOfLetter('K'))
const QUEEN_SIX_FOUR = highCards('Q', '6', '4')
const QUEEN_SEVEN = highCards('Q', '7', '2')
const QUEEN_HIGH = leastHighCardStrengthThree(rankOfLetter('Q'))

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: 'play'
  readonly says: ThreeCardAction
  readonly covers: (strength: number) => boolean
}

/** “Queen-six-four or better”, in the order a player checks a hand: the first rule that covers it decides. */
export const STRATEGY: readonly StrategyRule[] = [
  {
    id: 'pair',
    stage: 'play',
    says: 'play',
    covers: (strength) => strength >= LEAST_THREE_STRENGTH.pair,
  },
  {
    id: 'ace-or-king',
    stage: 'play',
    says: 'play',
    covers: (strength) => strength >= KING_HIGH,
  },
  {
    id: 'queen-six-four',
    stage: 'play',
    says: 'play',
    covers: (strength) => strength >= QUEEN_SIX_FOUR,
  },
  { id: 'fold', stage: 'play', says: 'fold', covers: () => true },
]

export function ruleFor(hand: readonly Card[]): StrategyRule {
  const strength = strengthOf(hand)
  return STRATEGY.find((rule) => rule.covers(strength))!
}

/**
 * Strategies besides best play; `whole` computes their cost. Each plays the hands whose strength is `least` or more.
 */
export const STRATEGIES: readonly (NamedStrategy & { readonly least: number })[] = [
  { id: 'queen-six-four', rules: [{ id: 'play-queen-six-four' }, { id: 'fold-rest' }], least: QUEEN_SIX_FOUR },
  { id: 'queen-seven', rules: [{ id: 'play-queen-seven' }, { id: 'fold-rest' }], least: QUEEN_SEVEN },
  { id: 'queen-high', rules: [{ id: 'play-queen-high' }, { id: 'fold-rest' }], least: QUEEN_HIGH },
  { id: 'everything', rules: [{ id: 'play-everything' }], least: 0 },
]

/** The least strength that a strategy plays. Throws `RangeError` on an unknown id. */
export function leastOf(id: string): number {
  const found = STRATEGIES.find((strategy) => strategy.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Three Card Poker`)
  return found.least
}

/** The action that a strategy gives at the decision, none elsewhere. Throws `RangeError` on an unknown id. */
export const follows = (_rules: ThreeCardRules, strategy: string, state: ThreeCardState): readonly ThreeCardAction[] =>
  stageOf(state) === undefined ? [] : [strengthOf(state.hand) >= leastOf(strategy) ? 'play' : 'fold']

/** Ranks, high to low. */
const ranksOf = (hand: readonly Card[]): readonly number[] => hand.map(rankOf).sort((a, b) => b - a)

/** The class of a hand: its ranks, high to low, with `s` if it is suited: `Q64`, `KQJs`, `884`. */
export function classOf(hand: readonly Card[]): string {
  const letters = ranksOf(hand)
    .map((r) => RANKS[r])
    .join('')
  const suited = hand.every((card) => suitOf(card) === suitOf(hand[0]!))
  return suited ? `${letters}s` : letters
}

const isQueenHigh = (strength: number): boolean => strength >= QUEEN_HIGH && strength < KING_HIGH
const secondRank = (hand: readonly Card[]): number => ranksOf(hand)[1]!

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

const SEVEN = rankOfLetter('7')

/**
 * The skill of three cards. Players err most with queen-high hands up to queen-seven, so each combination of ranks
 * there is a skill of its own.
 */
function skillOfHand(hand: readonly Card[]): string {
  const strength = strengthOf(hand)
  const made = handOfThree(strength)
  if (made !== 'high-card') return made
  if (isQueenHigh(strength)) return secondRank(hand) <= SEVEN ? classOf(hand) : 'queen-high'
  const [top] = classOf(hand)
  return top === 'A' ? 'ace-high' : top === 'K' ? 'king-high' : 'jack-high or less'
}

export const skill = (_rules: ThreeCardRules, { hand }: ThreeCardState): string => skillOfHand(hand)

const dealHand = dealerBySkill(skillOfHand)

const QUEEN = /^Q[3-7][2-6]$/

const isSkill = (text: string): boolean => Object.hasOwn(skills, text) || (QUEEN.test(text) && text[1]! > text[2]!)

export const skillStage = (_rules: ThreeCardRules, text: string): string | undefined =>
  isSkill(text) ? 'play' : undefined

/** A hand of a skill, all equally likely; undefined if the text is no skill. */
export function spotOf(rules: ThreeCardRules, text: string, random: Random): ThreeCardState | undefined {
  const hand = isSkill(text) ? dealHand(text, random) : undefined
  return hand && { ...start(rules), hand }
}

// ——— Drills —————————————————————————————————————————————————————————————————————————————————————————————

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls', stage: 'play' },
  { id: 'queen-high', stage: 'play' },
] as const satisfies readonly [Drill, ...Drill[]]
export type ThreeCardDrill = (typeof DRILLS)[number]['id']
const FIVE = rankOfLetter('5')

/** Whether a queen-high hand's second card is a five, six or seven: the hands on both sides of queen-six-four. */
const isClose = (hand: readonly Card[]): boolean =>
  isQueenHigh(strengthOf(hand)) && secondRank(hand) >= FIVE && secondRank(hand) <= SEVEN

/** Deals one of the accepted hands, all equally likely. The hands are collected at the first call. */
function among(accept: (hand: readonly Card[]) => boolean): (random: Random) => readonly Card[] {
  let hands: readonly (readonly Card[])[] | undefined
  return (random) => {
    hands ??= Array.from(combinations(DECK, 3), (cards) => [...cards]).filter(accept)
    return draw(random, hands[below(random, hands.length)]!, 3)
  }
}

const HANDS: Readonly<Record<ThreeCardDrill, (random: Random) => readonly Card[]>> = {
  'as-dealt': (random) => draw(random, DECK, 3),
  'close-calls': among(isClose),
  'queen-high': among((hand) => isQueenHigh(strengthOf(hand))),
}

/** A hand for a drill, from a fresh deck. Throws `RangeError` on an unknown drill. */
export function spot(rules: ThreeCardRules, drill: string, random: Random): ThreeCardState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Three Card Poker`)
  return { ...start(rules), hand: HANDS[found.id](random) }
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

/** Queen-high hands whose second card is at most a seven, best first: `Q76`. */
const LOW_QUEENS: readonly string[] = RANKS.slice(1, SEVEN + 1)
  .reverse()
  .flatMap((second) =>
    RANKS.slice(0, rankOfLetter(second))
      .reverse()
      .map((third) => `Q${second}${third}`),
  )

const queenRung = (skill: string): Rung => ({ name: [...skill].join('-'), skills: [skill] })

const RUNGS: readonly Rung[] = [
  { name: 'K high', skills: ['king-high'] },
  { name: 'Q-8', skills: ['queen-high'] },
  ...LOW_QUEENS.map(queenRung),
  { name: 'J high', skills: ['jack-high or less'] },
]

/** The weakest hand of each rung that holds several. */
const WEAKEST: Readonly<Record<string, string>> = {
  'king-high': 'K32',
  'queen-high': 'Q82',
  'jack-high or less': 'J32',
}

function plays({ skills }: Rung): boolean {
  const hand = [...(WEAKEST[skills[0]!] ?? skills[0]!)].map((letter, suit) => cardOf(rankNamed(letter), suit % 3))
  return ruleFor(hand).says === 'play'
}

export const LADDERS: readonly Ladder[] = [
  ladderBy({ id: 'high-cards', stage: 'play', above: ['play'], below: ['fold'] }, RUNGS, plays),
]
