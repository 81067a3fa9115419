import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { renamed } from '@/lib/games/xx-poker/suit-classes'

/*
 * How the 22,100 hands are divided among pages: pairs by rank, three of a kind together, three suited cards by the
 * highest, all others by their two highest cards.
 */

export type XxKind = 'pair' | 'trips' | 'suited' | 'top-two'

const TRIPS = 'three-of-a-kind'

const letter = (rank: number): string => RANKS[rank]!.toLowerCase()
const ranksOf = (hand: readonly Card[]): readonly [number, number, number] =>
  hand.map(rankOf).sort((a, b) => b - a) as [number, number, number]
const isSuited = (hand: readonly Card[]): boolean => hand.every((card) => suitOf(card) === suitOf(hand[0]!))

/** The page of a hand: `pair-8`, `three-of-a-kind`, `suited-k`, `q-j`. */
export function slugOf(hand: readonly Card[]): string {
  const [a, b, c] = ranksOf(hand)
  if (a === c) return TRIPS
  if (a === b || b === c) return `pair-${letter(b)}`
  return isSuited(hand) ? `suited-${letter(a)}` : `${letter(a)}-${letter(b)}`
}

export function kindOf(slug: string): XxKind {
  if (slug === TRIPS) return 'trips'
  return slug.startsWith('pair-') ? 'pair' : slug.startsWith('suited-') ? 'suited' : 'top-two'
}

/** Which cards of a hand, high to low, share a suit. */
export const PATTERNS = ['abc', 'aab', 'aba', 'abb'] as const
export type Pattern = (typeof PATTERNS)[number]

const patternOf = (hand: readonly Card[]): string =>
  renamed(hand)
    .map((card) => 'abc'[suitOf(card)])
    .join('')

/**
 * The key that tells a hand apart from the others of its page: its kicker, its rank, its second card, or its third card
 * and suit pattern.
 */
export function memberOf(slug: string, hand: readonly Card[]): string {
  const [a, b, c] = ranksOf(hand)
  switch (kindOf(slug)) {
    case 'pair':
      return RANKS[a === b ? c : a]!
    case 'trips':
      return RANKS[a]!
    case 'suited':
      return RANKS[b]!
    case 'top-two':
      return `${RANKS[c]!} ${patternOf(hand)}`
  }
}

/** The hand that a page shows. Throws on an unknown slug. */
export function exampleOf(slug: string): readonly Card[] {
  const parts = slug.split('-')
  const hand = drawn(kindOf(slug), parts)
  if (slugOf(hand) !== slug) throw new RangeError(`“${slug}” isn’t a page of XX Poker`)
  return hand
}

/** Three of a kind is shown as eights, the middle of the ranks. */
const EIGHT = rankOfLetter('8')

function drawn(kind: XxKind, parts: readonly string[]): readonly Card[] {
  if (kind === 'trips') return [0, 1, 2].map((suit) => cardOf(EIGHT, suit))
  const [first, last] = [rankNamed(parts[0]!), rankNamed(parts[1]!)]
  if (kind === 'pair') return [cardOf(last, 0), cardOf(last, 1), cardOf(last === 7 ? 6 : 7, 2)]
  if (kind === 'suited')
    return [cardOf(last, 1), cardOf((last + 1) >> 1, 1), cardOf(((last + 1) >> 1) - 1 - Number(last === 12), 1)]
  const third = last >> 1
  return [cardOf(first, 0), cardOf(last, 1), cardOf(third, 2)]
}
