import { type Card, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { fiveCardValue, isFoul, JOKER_SYMBOL, type Ranking, twoCardValue } from './ranking'

/*
 * Seven cards in the order of this game: the joker, then ranks from the highest down, with spades, hearts, diamonds and
 * clubs within a rank. A *split* is one of the 21 pairs of positions that go to the front, numbered in lexicographic
 * order.
 */

export const SPLITS = 21

const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: 7 }, (_, i) =>
  Array.from({ length: 6 - i }, (__, j): [number, number] => [i, i + 1 + j]),
).flat()

/** The two positions in front of each split, the higher card first. */
export const FRONT_1: Uint8Array = Uint8Array.from(PAIRS, ([i]) => i)
export const FRONT_2: Uint8Array = Uint8Array.from(PAIRS, ([, j]) => j)

/** The five positions behind split `s`, from index `5 * s`. */
export const BEHIND: Uint8Array = Uint8Array.from(
  PAIRS.flatMap(([i, j]) => [0, 1, 2, 3, 4, 5, 6].filter((at) => at !== i && at !== j)),
)

/** Seven cards as house ways and solvers read them. Loops over all classes reuse one object. */
export interface Seven {
  /** Highest first: 13 for the joker, 12 to 0 for the ranks. */
  readonly symbols: Uint8Array
  /** The bit of the rank for a card in the suit with five or more (the joker has `JOKER_BIT`), otherwise 0. */
  readonly suited: Uint16Array
}

/** The joker's bit in `Seven.suited`, above those of the 13 ranks. */
export const JOKER_BIT = 1 << 13

export const emptySeven = (): Seven => ({ symbols: new Uint8Array(7), suited: new Uint16Array(7) })

const symbolOf = (card: Card): number => (card === JOKER ? JOKER_SYMBOL : rankOf(card))

/** Seven cards in the game's order. */
export const sortHand = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => symbolOf(b) - symbolOf(a) || (a === JOKER ? 0 : suitOf(a) - suitOf(b)))

/** The suit with five or more of the cards, counting the joker; undefined if there is none. */
function flushSuit(cards: readonly Card[]): number | undefined {
  const joker = cards.includes(JOKER) ? 1 : 0
  return [0, 1, 2, 3].find(
    (suit) => cards.filter((card) => card !== JOKER && suitOf(card) === suit).length + joker >= 5,
  )
}

export function readSeven(sorted: readonly Card[]): Seven {
  const suit = flushSuit(sorted)
  const bit = (card: Card): number => {
    if (suit === undefined) return 0
    if (card === JOKER) return JOKER_BIT
    return suitOf(card) === suit ? 1 << rankOf(card) : 0
  }
  return { symbols: Uint8Array.from(sorted, symbolOf), suited: Uint16Array.from(sorted, bit) }
}

/** The two-card value of the front of a split. */
export const frontValue = ({ symbols }: Seven, split: number): number =>
  twoCardValue(symbols[FRONT_1[split]!]!, symbols[FRONT_2[split]!]!)

/** The five-card value of the hand behind a split. */
export function behindValue(ranking: Ranking, { symbols, suited }: Seven, split: number): number {
  const at = 5 * split
  const [p, q, r, s, t] = [BEHIND[at]!, BEHIND[at + 1]!, BEHIND[at + 2]!, BEHIND[at + 3]!, BEHIND[at + 4]!]
  const [u, v, w, x, y] = [suited[p]!, suited[q]!, suited[r]!, suited[s]!, suited[t]!]
  const flush = u !== 0 && v !== 0 && w !== 0 && x !== 0 && y !== 0 ? (u | v | w | x | y) & (JOKER_BIT - 1) : 0
  return fiveCardValue(ranking, symbols[p]!, symbols[q]!, symbols[r]!, symbols[s]!, symbols[t]!, flush)
}

/** A hand that is set: the split, and the values in front and behind. */
export interface Setting {
  readonly split: number
  readonly front: number
  readonly behind: number
}

/** Every split that isn't foul, in order: 15 to 21 splits. */
export function legalSettings(ranking: Ranking, hand: Seven): readonly Setting[] {
  const all = Array.from({ length: SPLITS }, (_, split) => ({
    split,
    front: frontValue(hand, split),
    behind: behindValue(ranking, hand, split),
  }))
  return all.filter(({ front, behind }) => !isFoul(front, behind))
}

/** The cards that a split puts in front and those it leaves behind, from sorted cards. */
export function cardsOf(
  sorted: readonly Card[],
  split: number,
): { readonly low: readonly [Card, Card]; readonly high: readonly Card[] } {
  const [i, j] = PAIRS[split]!
  return { low: [sorted[i]!, sorted[j]!], high: sorted.filter((_, at) => at !== i && at !== j) }
}

/** The split that puts these two cards in front; undefined if they aren't two of the sorted cards. */
export function splitOf(sorted: readonly Card[], low: readonly Card[]): number | undefined {
  const places = low.map((card) => sorted.indexOf(card)).sort((a, b) => a - b)
  const found = PAIRS.findIndex(([i, j]) => places.length === 2 && i === places[0] && j === places[1])
  return found < 0 ? undefined : found
}

/** The value of five cards in any order. */
export function valueOfFive(ranking: Ranking, cards: readonly Card[]): number {
  const sorted = sortHand(cards)
  const suit = flushSuit(sorted)
  const mask =
    suit === undefined ? 0 : sorted.reduce((all, card) => (card === JOKER ? all : all | (1 << rankOf(card))), 0)
  const [a, b, c, d, e] = sorted.map(symbolOf) as [number, number, number, number, number]
  return fiveCardValue(ranking, a, b, c, d, e, mask)
}
