import { type Card, rankNamed, rankOfLetter } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree, LEAST_THREE_STRENGTH } from '@/lib/cards/three'
import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import { dealerBySkill } from '@/lib/games/hands-by-skill'
import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import type { Random } from '@/lib/math/random'
import { capital } from '@/lib/text'
import type { ThreeCardRules } from './rules'
import { start, strengthOf, type ThreeCardState } from './round'
import { classOf, isQueenHigh, secondRank } from './strategy'

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
