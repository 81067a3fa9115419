import { type Card, cardOf, RANKS, type RankLetter } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import { holeCardsInWords } from '@/lib/cards/words'
import { capital } from '@/lib/games/skill-names'
import { draw, type Random } from '@/lib/math/random'

/* The skills before the flop of games that begin with two cards: the 169 starting hands, `preflop K5s`. */

const SUITS = [0, 1, 2, 3] as const

export const startingSkill = (hand: readonly Card[]): string => `preflop ${startingClass(hand)}`

const SKILL = /^preflop ([2-9TJQKA])([2-9TJQKA])([so]?)$/

/** Its ranks and suits; undefined where the text is no starting hand. */
function readStartingSkill(
  skill: string,
): { readonly high: number; readonly low: number; readonly suits: 's' | 'o' | '' } | undefined {
  const match = SKILL.exec(skill)
  if (!match) return undefined
  const [high, low] = [RANKS.indexOf(match[1] as RankLetter), RANKS.indexOf(match[2] as RankLetter)]
  const suits = match[3] as 's' | 'o' | ''
  return (suits === '' ? high === low : high > low) ? { high, low, suits } : undefined
}

/** One of the hands of a starting skill, each as likely as the others, in either order; undefined where the text is none. */
export function dealStartingSkill(skill: string, random: Random): readonly Card[] | undefined {
  const read = readStartingSkill(skill)
  if (!read) return undefined
  const [a, b] = draw(random, SUITS, 2) as [number, number]
  return draw(random, [cardOf(read.high, a), cardOf(read.low, read.suits === 's' ? a : b)], 2)
}

/** `King-five suited, before the flop`; undefined where the text is no starting skill. */
export function startingSkillName(skill: string): string | undefined {
  const read = readStartingSkill(skill)
  return (
    read &&
    `${capital(holeCardsInWords([cardOf(read.high, 0), cardOf(read.low, read.suits === 's' ? 0 : 1)]))}, before the flop`
  )
}
