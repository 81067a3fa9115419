import { type Card, rankOf, rankOfLetter, suitOf } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { ranksOf } from '@/lib/cards/hole-cards'
import { handOf, LEAST_STRENGTH } from '@/lib/cards/strength'
import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import { dealStartingSkill, startingSkill, startingSkillName } from '@/lib/games/starting-hands'
import { emptySight, looker } from '@/lib/engines/holdem/index'
import type { Random } from '@/lib/math/random'
import type { UltimateRules } from './rules'
import { reach } from './spots'
import { STAGES, start, type UltimateStage, type UltimateState } from './round'
import { hiddenPairRank, ruleFor } from './strategy'

/* What is trained: starting hands one by one, later hands by what a person sees in them. Where people err the classes are fine. */

const NAMES: SkillNames = {
  'flop two pair or better': 'Two pair or better, on the flop',
  'flop pocket deuces': 'Pocket deuces that did not improve, on the flop',
  'flop pocket pair': 'A pocket pair, on the flop',
  'flop top pair': 'Top pair, on the flop',
  'flop second pair': 'Second pair, on the flop',
  'flop bottom pair': 'Bottom pair, on the flop',
  'flop pair on one suit': 'A hidden pair on a flop of one suit',
  'flop flush draw ten or higher': 'Four to a flush with a ten or higher, on the flop',
  'flop flush draw nine or lower': 'Four to a flush with a nine or lower, on the flop',
  'flop paired with a queen or higher': 'A queen or higher on a paired flop',
  'flop paired': 'Jack high or less on a paired flop',
  'flop straight draw': 'An open straight draw, on the flop',
  'flop nothing': 'Neither pair nor draw, on the flop',
  'river two pair or better': 'Two pair or better with your own cards, on the river',
  'river hidden pair': 'A hidden pair, on the river',
  'river pair on four of a suit': 'A hidden pair on a board with four of a suit',
  'river board plays': 'Nothing of your own in the five cards, on the river',
  'river two pair on board': 'A kicker with two pair or better on the board',
  'river pair on board with an ace': 'An ace with a pair on the board, on the river',
  'river pair on board with a king': 'A king with a pair on the board, on the river',
  'river pair on board with a queen': 'A queen with a pair on the board, on the river',
  'river pair on board with a jack': 'A jack with a pair on the board, on the river',
  'river pair on board with a ten or less': 'A ten or less with a pair on the board, on the river',
  'river no pair with an ace': 'An ace and no pair, on the river',
  'river no pair with a king': 'A king and no pair, on the river',
  'river no pair with a queen': 'A queen and no pair, on the river',
  'river no pair with a jack': 'A jack and no pair, on the river',
  'river no pair with a ten or less': 'A ten or less and no pair, on the river',
}

const mostOfASuit = (cards: readonly Card[]): number =>
  Math.max(...[0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length))

function hiddenPair({ hand, board }: UltimateState): string {
  const [low, high] = ranksOf(hand)
  if (mostOfASuit(board) === 3) return 'flop pair on one suit'
  if (low === high) return 'flop pocket pair'
  const above = board.filter((card) => rankOf(card) > hiddenPairRank({ hand, board })).length
  return `flop ${(['top', 'second', 'bottom'] as const)[above]!} pair`
}

function flopSkill(state: UltimateState): string {
  const { hand, board } = state
  const sight = looker(board, emptySight())(hand[0]!, hand[1]!)
  switch (ruleFor(state).id) {
    case 'flop-two-pair':
      return 'flop two pair or better'
    case 'flop-deuces':
      return 'flop pocket deuces'
    case 'flop-hidden-pair':
      return hiddenPair(state)
    case 'flop-four-flush':
      return `flop flush draw ${sight.flushDraw >= rankOfLetter('T') ? 'ten or higher' : 'nine or lower'}`
    case 'flop-board-pair':
      return sight.high >= rankOfLetter('Q') ? 'flop paired with a queen or higher' : 'flop paired'
    default:
      return sight.straightRanks >= 2 ? 'flop straight draw' : 'flop nothing'
  }
}

const HIGH_CARDS: Readonly<Record<number, string>> = {
  [rankOfLetter('A')]: 'an ace',
  [rankOfLetter('K')]: 'a king',
  [rankOfLetter('Q')]: 'a queen',
  [rankOfLetter('J')]: 'a jack',
}

function riverSkill(state: UltimateState): string {
  const { hand, board } = state
  const [own, shown] = [strengthOfCards([...hand, ...board]), strengthOfCards(board)]
  if (ruleFor(state).id === 'river-hidden-pair') {
    if (handOf(own) !== 'pair') return 'river two pair or better'
    return mostOfASuit(board) === 4 ? 'river pair on four of a suit' : 'river hidden pair'
  }
  if (own === shown) return 'river board plays'
  if (shown >= LEAST_STRENGTH['two-pair']) return 'river two pair on board'
  const high = HIGH_CARDS[ranksOf(hand)[1]] ?? 'a ten or less'
  return `river ${shown >= LEAST_STRENGTH.pair ? 'pair on board' : 'no pair'} with ${high}`
}

/** `preflop K5s`, `flop top pair`, `river no pair with a king`. */
export function skill(_rules: UltimateRules, state: UltimateState): string {
  const { stage } = ruleFor(state)
  if (stage === 'preflop') return startingSkill(state.hand)
  return stage === 'flop' ? flopSkill(state) : riverSkill(state)
}

export const skillName = (_rules: UltimateRules, text: string): string =>
  startingSkillName(text) ?? nameIn(NAMES, text) ?? text

export function skillStage(_rules: UltimateRules, text: string): UltimateStage | undefined {
  if (startingSkillName(text)) return 'preflop'
  return nameIn(NAMES, text) === undefined ? undefined : STAGES.find((stage) => text.startsWith(stage))
}

/** A starting hand of the class; later a decision that a round played by the strategy comes to. */
export function spotOf(rules: UltimateRules, text: string, random: Random): UltimateState | undefined {
  const hand = dealStartingSkill(text, random)
  if (hand) return { ...start(rules), hand }
  const stage = skillStage(rules, text)
  return stage === 'flop' || stage === 'river'
    ? reach(rules, random, stage, (state) => skill(rules, state) === text, MOST_ROUNDS)
    : undefined
}

/** Hands dealt before a skill counts as one that best play does not come to. */
const MOST_ROUNDS = 30_000
