import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { evaluate3, handOfThree, LEAST_THREE_STRENGTH, leastHighCardStrengthThree } from '@/lib/cards/three'
import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import { dealerBySkill } from '@/lib/games/hands-by-skill'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'
import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import type { Drill } from '@/lib/games/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { capital } from '@/lib/text'
import { stageOf, start, strengthOf, type ThreeCardAction, type ThreeCardState } from './round'
import type { ThreeCardRules } from './rules'

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

const isQueenHigh = (strength: number): boolean => strength >= QUEEN_HIGH && strength < KING_HIGH
const secondRank = (hand: readonly Card[]): number => ranksOf(hand)[1]!

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

const SEVEN = rankOfLetter('7')

const HIGH: SkillNames = {
  'ace-high': 'Ace high',
  'king-high': 'King high',
  'queen-high': 'Queen high with an eight or better',
  'jack-high or less': 'Jack high or less',
}

/** What three cards train: queen-high hands by their ranks from the seven down, others by what they are: where players err, the classes are fine. */
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

/** A skill in words; undefined of a text that is none. */
function nameOf(text: string): string | undefined {
  if (text !== 'high-card' && Object.hasOwn(LEAST_THREE_STRENGTH, text)) return HAND_NAMES[text as ThreeCardHand]
  if (!QUEEN.test(text) || text[1]! <= text[2]!) return nameIn(HIGH, text)
  return capital([...text].map((letter) => rankInWords(rankNamed(letter))).join('-'))
}

export const skillName = (_rules: ThreeCardRules, text: string): string => nameOf(text) ?? text

export const skillStage = (_rules: ThreeCardRules, text: string): string | undefined =>
  nameOf(text) === undefined ? undefined : 'play'

/** A hand of a skill, each as likely as the others. */
export function spotOf(rules: ThreeCardRules, text: string, random: Random): ThreeCardState | undefined {
  const hand = nameOf(text) === undefined ? undefined : dealHand(text, random)
  return hand && { ...start(rules), hand }
}

// ——— Drills —————————————————————————————————————————————————————————————————————————————————————————————

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Every hand as it comes from the deck.' },
  {
    id: 'close-calls',
    name: 'Close calls',
    about: 'Queen-five to queen-seven: the hands on both sides of the line.',
    stage: 'play',
  },
  {
    id: 'queen-high',
    name: 'Queen high',
    about: 'Every kind of queen-high hand, clear ones and close ones.',
    stage: 'play',
  },
] as const satisfies readonly [Drill, ...Drill[]]
export type ThreeCardDrill = (typeof DRILLS)[number]['id']
const FIVE = rankOfLetter('5')

/** Queen-seven-five and less: the hands on both sides of queen-six-four. */
const isClose = (hand: readonly Card[]): boolean =>
  isQueenHigh(strengthOf(hand)) && secondRank(hand) >= FIVE && secondRank(hand) <= SEVEN

/** Deals evenly among the hands that are accepted; they are found once, at the first call. */
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

/** A hand to decide, from a fresh deck. */
export function spot(rules: ThreeCardRules, drill: string, random: Random): ThreeCardState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Three Card Poker`)
  return { ...start(rules), hand: HANDS[found.id](random) }
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

/** Queens with two cards up to the seven, the best first: `Q76`. */
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

/** The weakest hand of the rungs that hold several. */
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
  ladderBy({ id: 'high-cards', name: 'High cards', stage: 'play', above: ['play'], below: ['fold'] }, RUNGS, plays),
]
