import { type Card, cardOf, rankNamed, RANKS } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import { twoCardClass } from '@/lib/game/strategy/maps'
import { draw, type Random } from '@/lib/math/random'
import { choose } from '@/lib/math/combinations'
import { DECK } from '@/lib/cards/deck'

/* The 169 starting hands of two cards. */

/** A starting hand by its ranks (0 to 12, higher first) and suitedness. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)

/** In reading order: pairs, then each high card with its kickers, suited before offsuit. */
export const STARTING_HANDS: readonly StartingHand[] = [
  ...HIGH_FIRST.map((rank) => ({ high: rank, low: rank, suited: false })),
  ...HIGH_FIRST.flatMap((high) =>
    [true, false].flatMap((suited) => HIGH_FIRST.filter((low) => low < high).map((low) => ({ high, low, suited }))),
  ),
]

/** The class of a hand: `K5o`. */
export const classIdOf = ({ high, low, suited }: StartingHand): string => twoCardClass(high, low, suited)

export const slugOf = (hand: StartingHand): string => classIdOf(hand).toLowerCase()

const BY_SLUG: ReadonlyMap<string, StartingHand> = new Map(STARTING_HANDS.map((hand) => [slugOf(hand), hand]))

/** The hand with this slug. Throws `RangeError` on an unknown slug. */
export function startingHand(slug: string): StartingHand {
  const hand = BY_SLUG.get(slug)
  if (!hand) throw new RangeError(`“${slug}” is no starting hand`)
  return hand
}

/** Two cards of the hand: hearts, and a diamond if it isn't suited. */
export const cardsOf = ({ high, low, suited }: StartingHand): readonly [Card, Card] => [
  cardOf(high, 1),
  cardOf(low, suited ? 1 : 2),
]

/** How many of the 1,326 deals are this hand. */
export const waysOf = ({ high, low, suited }: StartingHand): number => (high === low ? 6 : suited ? 4 : 12)

/** The share of deals that are this hand. */
export const shareOf = (hand: StartingHand): number => waysOf(hand) / choose(DECK.length, 2)

// ——— Skills: `preflop K5s` ——————————————————————————————————————————————————————————————————————————————————————

const SUITS = [0, 1, 2, 3] as const

export const startingSkill = (hand: readonly Card[], stage = 'preflop'): string => `${stage} ${startingClass(hand)}`

const SKILL = /^([a-z]+) ([2-9TJQKA])([2-9TJQKA])([so]?)$/

/** The hand that a starting skill names; undefined if the text isn't a starting skill. */
export function readStartingSkill(skill: string, stage = 'preflop'): StartingHand | undefined {
  const match = SKILL.exec(skill)
  if (match?.[1] !== stage) return undefined
  const [high, low] = [rankNamed(match[2]!), rankNamed(match[3]!)]
  const suits = match[4]!
  return (suits === '' ? high === low : high > low) ? { high, low, suited: suits === 's' } : undefined
}

/**
 * Two cards of a starting skill, all equally likely and in either order; undefined if the text isn't a starting skill.
 */
export function dealStartingSkill(skill: string, random: Random, stage = 'preflop'): readonly Card[] | undefined {
  const read = readStartingSkill(skill, stage)
  if (!read) return undefined
  const [a, b] = draw(random, SUITS, 2) as [number, number]
  return draw(random, [cardOf(read.high, a), cardOf(read.low, read.suited ? a : b)], 2)
}
