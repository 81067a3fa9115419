import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import { dealStartingSkill, startingSkill, startingSkillName } from '@/lib/games/starting-hands'
import { rankOfLetter } from '@/lib/cards/card'
import type { Random } from '@/lib/math/random'
import type { Look } from './look'
import type { BonusRules } from './rules'
import { reach } from './spots'
import { type BonusStage, type BonusState, stageOf, STAGES, start } from './round'
import { adviceFor, type StrategyRule } from './strategy'

/* What is trained: starting hands one by one, later hands as the strategy sorts them, pairs and high cards a little finer. */

const NAMES: SkillNames = {
  'flop two pair or better': 'Two pair or better, on the flop',
  'flop low pocket pair': 'A pocket pair below the flop',
  'flop pocket pair': 'Any other pocket pair, on the flop',
  'flop pair on a paired flop': 'A pair of your own on a paired flop',
  'flop top pair': 'Top pair, on the flop',
  'flop second pair': 'Second pair, on the flop',
  'flop bottom pair': 'Bottom pair, on the flop',
  'flop flush draw': 'Four to a flush with an eight or higher, on the flop',
  'flop ace high': 'Ace high, on the flop',
  'flop two high cards': 'Two cards from the ten up, on the flop',
  'flop straight draw': 'An open straight draw, on the flop',
  'flop king high': 'King high with nothing else, on the flop',
  'flop nothing': 'Queen high or less with nothing else, on the flop',
  'turn two pair or better': 'Two pair or better, on the turn',
  'turn four of a suit': 'Four of a suit on the board and none of your own',
  'turn lowest pair': 'The lowest pair, on the turn',
  'turn pair': 'Any other pair of your own, on the turn',
  'turn pair on a paired board': 'A pair of your own on a paired board, on the turn',
  'turn ace high': 'Ace high on a paired board, on the turn',
  'turn flush draw': 'Four to a flush, on the turn',
  'turn ace alone': 'Ace high on an unpaired board, on the turn',
  'turn nothing': 'King high or less with nothing else, on the turn',
}

const [KING, ACE] = [rankOfLetter('K'), rankOfLetter('A')]

function pairOnFlop({ isBoardPaired, isPocketPair, board, pair }: Look): string {
  if (isBoardPaired) return 'flop pair on a paired flop'
  if (isPocketPair) return 'flop pocket pair'
  return `flop ${(['top', 'second', 'bottom'] as const)[board.indexOf(pair)]!} pair`
}

/** What a hand trains on the flop or the turn, by the rule that covers it and what is seen of it. */
export function laterSkill(rule: StrategyRule, look: Look): string {
  switch (rule.id) {
    case 'flop-pair':
      return pairOnFlop(look)
    case 'flop-rest':
      return look.high === KING ? 'flop king high' : rule.skill
    case 'turn-pair':
      return look.isBoardPaired ? 'turn pair on a paired board' : rule.skill
    case 'turn-rest':
      return look.high === ACE ? 'turn ace alone' : rule.skill
    default:
      return rule.skill
  }
}

/** `preflop K5s`, `flop top pair`, `turn nothing`. */
export function skill(rules: BonusRules, state: BonusState): string {
  if (stageOf(state) === 'preflop') return startingSkill(state.hand)
  const { rule, look } = adviceFor(rules, state)
  return laterSkill(rule, look)
}

export const skillName = (_rules: BonusRules, text: string): string =>
  startingSkillName(text) ?? nameIn(NAMES, text) ?? text

export function skillStage(_rules: BonusRules, text: string): BonusStage | undefined {
  if (startingSkillName(text)) return 'preflop'
  return nameIn(NAMES, text) === undefined ? undefined : STAGES.find((stage) => text.startsWith(stage))
}

/** Hands dealt before a skill counts as one that best play does not come to. */
const MOST_ROUNDS = 30_000

/** A starting hand of the class; later a decision that a round played by the strategy comes to. */
export function spotOf(rules: BonusRules, text: string, random: Random): BonusState | undefined {
  const hand = dealStartingSkill(text, random)
  if (hand) return { ...start(rules), hand }
  const stage = skillStage(rules, text)
  return stage === 'flop' || stage === 'turn'
    ? reach(rules, random, stage, (state) => skill(rules, state) === text, MOST_ROUNDS)
    : undefined
}
