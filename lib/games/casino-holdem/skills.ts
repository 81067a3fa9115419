import { rankOf, rankOfLetter } from '@/lib/cards/card'
import { ranksOf } from '@/lib/cards/hole-cards'
import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import type { Random } from '@/lib/math/random'
import type { CasinoRules } from './rules'
import { dealFlop } from './spots'
import { handAt, type CasinoState } from './round'
import { adviceFor } from './strategy'

/* What is trained: hands as the strategy sorts them, its high cards by the card beside them, since there the line runs. */

const NAMES: SkillNames = {
  'pair or better': 'A pair or better of your own',
  'flush draw': 'Four to a flush',
  'open straight draw': 'A straight draw that two ranks fill',
  'inside straight draw': 'An inside straight draw',
  'inside straight draw below the flop': 'An inside straight draw with both cards below the flop',
  'ace high': 'Ace high',
  'king high': 'King high',
  'flop of one suit': 'Nothing on a flop of one suit',
  'low flop': 'A flop with two twos or threes',
  'queen high with a four or higher': 'Queen high with a four or higher',
  'queen high with a two or three': 'Queen high with a two or three',
  'jack high with a four or higher': 'Jack high with a four or higher',
  'jack high with a two or three': 'Jack high with a two or three',
  'ten high with a six or higher': 'Ten high with a six or higher',
  'ten high with a five or lower': 'Ten high with a five or lower',
  'nine-eight': 'Nine-eight',
  'nine high suited': 'Nine high, two cards of one suit that the flop has too',
  'nine high': 'Nine high, nothing beside it',
  'eight high': 'Eight high',
  'seven high or less': 'Seven high or less',
}

/** Some rules cover hands on both sides of the line: those are told apart by what the rule looks at. */
export function skill(_rules: CasinoRules, state: CasinoState): string {
  const flop = state.board.slice(0, 3)
  const { rule, look } = adviceFor(handAt(state), flop)
  const [low, high] = ranksOf(handAt(state))
  switch (rule.id) {
    case 'ace-king':
      return high === rankOfLetter('A') ? 'ace high' : 'king high'
    case 'inside-straight':
      return flop.every((card) => rankOf(card) > high) ? `${rule.skill} below the flop` : rule.skill
    case 'queen':
    case 'jack':
      return `${rule.skill} with a ${low <= rankOfLetter('3') ? 'two or three' : 'four or higher'}`
    case 'ten':
      return `${rule.skill} with a ${low >= rankOfLetter('6') ? 'six or higher' : 'five or lower'}`
    case 'nine':
      return low === rankOfLetter('8') ? 'nine-eight' : look.hasBackdoorFlush ? 'nine high suited' : 'nine high'
    case 'rest':
      return high === rankOfLetter('8') ? 'eight high' : 'seven high or less'
    default:
      return rule.skill
  }
}

export const skillName = (_rules: CasinoRules, text: string): string => nameIn(NAMES, text) ?? text

export const skillStage = (_rules: CasinoRules, text: string): string | undefined =>
  nameIn(NAMES, text) === undefined ? undefined : 'flop'

/** Hands dealt before a skill counts as one that there is not. */
const MOST_HANDS = 100_000

/** Two cards and a flop of a skill, one box. */
export function spotOf(rules: CasinoRules, text: string, random: Random): CasinoState | undefined {
  if (skillStage(rules, text) === undefined) return undefined
  for (let i = 0; i < MOST_HANDS; i++) {
    const state = dealFlop(rules, random, 1)
    if (skill(rules, state) === text) return state
  }
  return undefined
}
