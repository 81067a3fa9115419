import { ACE, type Card, rankOf, suitOf } from '@/lib/cards/card'

/** What the side bets pay for, weakest first. Six decks bring hands that one deck has not, and duplicates may make a flush. */
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

/** The ranks of five in a row, the royal's first; the ace is low in the last. */
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

/** How often the most and the second most frequent ranks come. */
function kindsOf(cards: readonly Card[]): readonly [number, number] {
  const counts = Array.from({ length: 13 }, (_, rank) => count(cards, (card) => rankOf(card) === rank)).sort(
    (a, b) => b - a,
  )
  return [counts[0]!, counts[1]!]
}

/** The best of SIDE_HANDS that five of these cards make, whatever their number; undefined for less than three of a kind. */
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
