import { ACE, type Card, rankOf, suitOf } from '@/lib/cards/card'

/**
 * The hands that the side bets pay, weakest first. Six decks make hands that one deck can't, and a flush may hold
 * duplicates.
 */
export const SIDE_HANDS = [
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'five-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind-suited',
] as const
export type SideHand = (typeof SIDE_HANDS)[number]

/** The player's two cards, the up card and the four of the flop. */
export const SIDE_CARDS = 7

const count = <T>(list: readonly T[], test: (item: T) => boolean): number =>
  list.reduce((n, item) => n + (test(item) ? 1 : 0), 0)

/** The ranks of each straight, the royal flush's first. In the last one the ace is low. */
export const STRAIGHTS: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, down) =>
  Array.from({ length: 5 }, (_, i) => (down === 9 && i === 4 ? ACE : ACE - down - i)),
)

const straightIn = (ranks: ReadonlySet<number>): readonly number[] | undefined =>
  STRAIGHTS.find((straight) => straight.every((rank) => ranks.has(rank)))

function straightFlushOf(cards: readonly Card[]): SideHand | undefined {
  const found = [0, 1, 2, 3].map((suit) =>
    straightIn(new Set(cards.filter((card) => suitOf(card) === suit).map(rankOf))),
  )
  if (found.includes(STRAIGHTS[0])) return 'royal-flush'
  return found.some((straight) => straight !== undefined) ? 'straight-flush' : undefined
}

/** How many cards the most frequent rank has, and the second most frequent. */
function kindsOf(cards: readonly Card[]): readonly [number, number] {
  const counts = Array.from({ length: 13 }, (_, rank) => count(cards, (card) => rankOf(card) === rank)).sort(
    (a, b) => b - a,
  )
  return [counts[0]!, counts[1]!]
}

/** The best of SIDE_HANDS that five of these cards make; undefined below three of a kind. Takes any number of cards. */
export function sideHandOf(cards: readonly Card[]): SideHand | undefined {
  const [most, second] = kindsOf(cards)
  if (cards.some((card) => count(cards, (other) => other === card) >= 5)) return 'five-of-a-kind-suited'
  const straightFlush = straightFlushOf(cards)
  if (straightFlush) return straightFlush
  if (most >= 5) return 'five-of-a-kind'
  if (most === 4) return 'four-of-a-kind'
  if (most === 3 && second >= 2) return 'full-house'
  if ([0, 1, 2, 3].some((suit) => count(cards, (card) => suitOf(card) === suit) >= 5)) return 'flush'
  if (straightIn(new Set(cards.map(rankOf)))) return 'straight'
  return most === 3 ? 'three-of-a-kind' : undefined
}
