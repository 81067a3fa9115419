import { type Card, cardOf, rankNamed, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { strengthOf } from './round'

/*
 * Into which pages all 22,100 hands go: queen-high hands one by one, since the line runs through them; other hands by what one looks at
 * to decide them.
 */

const [NINE, JACK, QUEEN, KING, ACE] = [
  rankOfLetter('9'),
  rankOfLetter('J'),
  rankOfLetter('Q'),
  rankOfLetter('K'),
  rankOfLetter('A'),
]

/** What a page's hands are told apart by: nothing but their suits, the third card, the kicker, the rank they are named after. */
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

/** Which cards of a hand, high to low, are of one suit: `abc` all of three suits, `aab` the two highest of one. */
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

/** What a hand of a page differs by from the page's other hands, as a key: its suits, its third card, its kicker, its highest cards. */
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

/** Hands drawn where no rank of the slug names them. */
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

/** The third card drawn to two others: in the middle of those that make neither a pair nor a straight. */
function middleThird(a: number, b: number): number {
  const thirds = Array.from({ length: b }, (_, c) => c).filter(
    (c) => slugOf([cardOf(a, 0), cardOf(b, 1), cardOf(c, 2)]) === letters([a, b]),
  )
  return thirds[thirds.length >> 1]!
}

/** The hand of a page that is drawn, three suits where suits matter little. Throws on an unknown slug. */
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
