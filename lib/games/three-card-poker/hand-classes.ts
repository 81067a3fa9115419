import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { strengthOf } from './round'

/*
 * How the 22,100 hands are divided among pages. Each combination of ranks with a queen high has its own page, because
 * the line between play and fold runs through these hands. Other hands share a page if the same ranks decide them.
 */

const [NINE, JACK, QUEEN, KING, ACE] = [
  rankOfLetter('9'),
  rankOfLetter('J'),
  rankOfLetter('Q'),
  rankOfLetter('K'),
  rankOfLetter('A'),
]

/** The kinds of pages, which differ in how `memberOf` tells a page's hands apart. */
export type ThreeCardKind = 'queen' | 'top-two' | 'top' | 'pair' | ThreeCardHand

const descending = (hand: readonly Card[]): readonly [number, number, number] =>
  hand.map(rankOf).sort((a, b) => b - a) as [number, number, number]

const HIGH_WORDS = ['nine-high-or-less', 'ten-high', 'jack-high'] as const

const letters = (ranks: readonly number[]): string => ranks.map((one) => RANKS[one]!.toLowerCase()).join('-')

/** The page of a hand: `q-6-4`, `k-9`, `jack-high`, `pair-4`, `flush`. */
export function slugOf(hand: readonly Card[]): string {
  const made = handOfThree(strengthOf(hand))
  const [a, b, c] = descending(hand)
  if (made === 'pair') return `pair-${letters([b])}`
  if (made !== 'high-card') return made
  if (a === QUEEN) return letters([a, b, c])
  if (a === ACE || a === KING) return letters([a, b])
  return HIGH_WORDS[Math.max(NINE, Math.min(JACK, a)) - NINE]!
}

export function kindOf(slug: string): ThreeCardKind {
  if (slug.startsWith('q-')) return 'queen'
  if (slug.startsWith('pair-')) return 'pair'
  if (/^[ak]-/.test(slug)) return 'top-two'
  return slug.includes('-high') ? 'top' : (slug as ThreeCardHand)
}

/** Which cards of a hand, high to low, share a suit: `abc` for three suits, `aab` if the two highest share one. */
export const suitPattern = (hand: readonly Card[]): string => {
  const suits: number[] = []
  return [...hand]
    .sort((x, y) => y - x)
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card))
      return 'abc'[suits.indexOf(suitOf(card))]
    })
    .join('')
}

/** The key that tells a hand apart from the others of its page: its suit pattern, third card, kicker or ranks. */
export function memberOf(slug: string, hand: readonly Card[]): string {
  const [a, b, c] = descending(hand)
  switch (kindOf(slug)) {
    case 'queen':
      return suitPattern(hand)
    case 'top-two':
      return RANKS[c]!
    case 'pair':
      return RANKS[a === b ? c : a]!
    case 'top':
      return RANKS[slug === 'nine-high-or-less' ? a : b]!
    case 'three-of-a-kind':
      return RANKS[a]!
    case 'flush':
      return RANKS[a]!
    default:
      return [a, b, c].map((one) => RANKS[one]).join('')
  }
}

/** The hands shown on pages whose slug doesn't name their ranks. */
const DRAWN: Readonly<Record<string, readonly (readonly [letter: (typeof RANKS)[number], suit: number])[]>> = {
  'nine-high-or-less': [
    ['9', 0],
    ['6', 1],
    ['4', 2],
  ],
  'ten-high': [
    ['T', 0],
    ['7', 1],
    ['4', 2],
  ],
  'jack-high': [
    ['J', 0],
    ['8', 1],
    ['5', 2],
  ],
  flush: [
    ['Q', 0],
    ['9', 0],
    ['6', 0],
  ],
  straight: [
    ['9', 0],
    ['8', 1],
    ['7', 2],
  ],
  'three-of-a-kind': [
    ['8', 0],
    ['8', 1],
    ['8', 2],
  ],
  'straight-flush': [
    ['8', 0],
    ['7', 0],
    ['6', 0],
  ],
  'mini-royal': [
    ['A', 0],
    ['K', 0],
    ['Q', 0],
  ],
}

/** The third card shown beside two others: the median of those that make neither a pair nor a straight. */
function middleThird(a: number, b: number): number {
  const thirds = Array.from({ length: b }, (_, c) => c).filter(
    (c) => slugOf([cardOf(a, 0), cardOf(b, 1), cardOf(c, 2)]) === letters([a, b]),
  )
  return thirds[thirds.length >> 1]!
}

/** The hand that a page shows, in three suits unless the page is about suited hands. Throws on an unknown slug. */
export function exampleOf(slug: string): readonly Card[] {
  const drawn = DRAWN[slug]
  if (drawn) return drawn.map(([letter, suit]) => cardOf(rankNamed(letter), suit))
  const parts = slug.split('-')
  const ranks =
    parts[0] === 'pair'
      ? [rankNamed(parts[1]!), rankNamed(parts[1]!), rankNamed(parts[1]!) === NINE ? NINE - 1 : NINE]
      : parts.map(rankNamed)
  const [a, b, c = middleThird(ranks[0]!, ranks[1]!)] = ranks as [number, number, number?]
  const hand = [cardOf(a, 0), cardOf(b, 1), cardOf(c, 2)]
  if (slugOf(hand) !== slug) throw new RangeError(`“${slug}” isn’t a page of Three Card Poker`)
  return hand
}
