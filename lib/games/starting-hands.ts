import { type Card, cardOf, rankNamed, RANKS } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import { holeCardsInWords } from '@/lib/cards/words'
import { twoCardClass } from '@/lib/games/maps'
import { capital } from '@/lib/text'
import { draw, type Random } from '@/lib/math/random'
import { choose } from '@/lib/math/combinations'
import { DECK } from '@/lib/cards/deck'

/* The 169 starting hands of two cards. */

/** A starting hand by its ranks (0 to 12, the higher first) and suits. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)

/** As one leafs through them: pairs, then each high card with its kickers, suited and offsuit. */
export const STARTING_HANDS: readonly StartingHand[] = [
  ...HIGH_FIRST.map((rank) => ({ high: rank, low: rank, suited: false })),
  ...HIGH_FIRST.flatMap((high) =>
    [true, false].flatMap((suited) => HIGH_FIRST.filter((low) => low < high).map((low) => ({ high, low, suited }))),
  ),
]

/** `K5o`. */
export const classIdOf = ({ high, low, suited }: StartingHand): string => twoCardClass(high, low, suited)

export const slugOf = (hand: StartingHand): string => classIdOf(hand).toLowerCase()

const BY_SLUG: ReadonlyMap<string, StartingHand> = new Map(STARTING_HANDS.map((hand) => [slugOf(hand), hand]))

/** Throws on a slug that is no starting hand. */
export function startingHand(slug: string): StartingHand {
  const hand = BY_SLUG.get(slug)
  if (!hand) throw new RangeError(`“${slug}” is no starting hand`)
  return hand
}

/** Two cards of it: hearts, and diamonds where there are two suits. */
export const cardsOf = ({ high, low, suited }: StartingHand): readonly [Card, Card] => [
  cardOf(high, 1),
  cardOf(low, suited ? 1 : 2),
]

/** How many of the 1,326 deals it has. */
export const waysOf = ({ high, low, suited }: StartingHand): number => (high === low ? 6 : suited ? 4 : 12)

/** The share of deals that bring it. */
export const shareOf = (hand: StartingHand): number => waysOf(hand) / choose(DECK.length, 2)

// ——— Skills: `preflop K5s` ——————————————————————————————————————————————————————————————————————————————————————

const SUITS = [0, 1, 2, 3] as const

/** The stage at which a game decides its starting hands, and how a skill’s name says when. */
export interface StartingStage {
  readonly stage: string
  readonly when: string
}

const PREFLOP: StartingStage = { stage: 'preflop', when: 'before the flop' }

export const startingSkill = (hand: readonly Card[], { stage } = PREFLOP): string => `${stage} ${startingClass(hand)}`

const SKILL = /^([a-z]+) ([2-9TJQKA])([2-9TJQKA])([so]?)$/

/** Its ranks and suits; undefined where the text is no starting hand. */
function readStartingSkill(
  skill: string,
  { stage }: StartingStage,
): { readonly high: number; readonly low: number; readonly suits: 's' | 'o' | '' } | undefined {
  const match = SKILL.exec(skill)
  if (match?.[1] !== stage) return undefined
  const [high, low] = [rankNamed(match[2]!), rankNamed(match[3]!)]
  const suits = match[4] as 's' | 'o' | ''
  return (suits === '' ? high === low : high > low) ? { high, low, suits } : undefined
}

/** One of the hands of a starting skill, each as likely as the others, in either order; undefined where the text is none. */
export function dealStartingSkill(skill: string, random: Random, at = PREFLOP): readonly Card[] | undefined {
  const read = readStartingSkill(skill, at)
  if (!read) return undefined
  const [a, b] = draw(random, SUITS, 2) as [number, number]
  return draw(random, [cardOf(read.high, a), cardOf(read.low, read.suits === 's' ? a : b)], 2)
}

/** `King-five suited, before the flop`; undefined where the text is no starting skill. */
export function startingSkillName(skill: string, at = PREFLOP): string | undefined {
  const read = readStartingSkill(skill, at)
  return (
    read &&
    `${capital(holeCardsInWords([cardOf(read.high, 0), cardOf(read.low, read.suits === 's' ? 0 : 1)]))}, ${at.when}`
  )
}
