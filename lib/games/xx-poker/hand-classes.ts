import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { renamed } from '@/lib/cards/suit-classes'

/*
 * Into which pages all 22,100 hands go: pairs by their rank, three of a kind all together, three of one suit by
 * the highest card, the others by their two highest cards.
 */

export type XxKind = 'pair' | 'trips' | 'suited' | 'top-two'

const TRIPS = 'three-of-a-kind'

const letter = (rank: number): string => RANKS[rank]!.toLowerCase()
const ranksOf = (hand: readonly Card[]): readonly [number, number, number] =>
  hand.map(rankOf).sort((a, b) => b - a) as [number, number, number]
const isSuited = (hand: readonly Card[]): boolean => hand.every((card) => suitOf(card) === suitOf(hand[0]!))

/** `pair-8`, `three-of-a-kind`, `suited-k`, `q-j`. */
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

/** Which cards, high to low, are of one suit: `abc`, `aab`, `aba`, `abb`. */
export const PATTERNS = ['abc', 'aab', 'aba', 'abb'] as const
export type Pattern = (typeof PATTERNS)[number]

const patternOf = (hand: readonly Card[]): string =>
  renamed(hand)
    .map((card) => 'abc'[suitOf(card)])
    .join('')

/** What a hand of a page differs by from its others: the kicker, the rank of three, the second card, the third card and the suits. */
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

/** The hand of a page that is drawn. Throws on an unknown slug. */
export function exampleOf(slug: string): readonly Card[] {
  const parts = slug.split('-')
  const hand = drawn(kindOf(slug), parts)
  if (slugOf(hand) !== slug) throw new RangeError(`“${slug}” isn’t a page of XX Poker`)
  return hand
}

/** Three of a kind are drawn as eights, in the middle of the ranks. */
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
