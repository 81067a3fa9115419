import { ACE } from '@/lib/cards/card'
import { LEAST_STRENGTH, STRENGTHS, flushStrength, handOf, ranksStrength } from '@/lib/cards/strength'
import type { PokerHand } from '@/lib/cards/hands'
import { bitCount } from '@/lib/math/combinations'

/*
 * The order of hands with the joker. A card's *symbol* is its rank, 0 (deuce) to 12 (ace), or 13 for the joker. A
 * five-card value is 0 to 7,462: the numbering of five cards without a joker, with straights in this game's order and
 * five aces on top. A two-card value is 0 to 90: 78 high-card values, then 13 pairs.
 */

/** The rank of A-2-3-4-5 among the straights. */
export const WHEELS = ['second-highest', 'lowest'] as const
export type Wheel = (typeof WHEELS)[number]

export const JOKER_SYMBOL = 13
const SYMBOLS = 14

export const FIVE_CARD_VALUES = STRENGTHS + 1
export const TWO_CARD_VALUES = 91
const FIVE_ACES = STRENGTHS

export type PaiGowHand = PokerHand | 'five-aces'

/** The hand a five-card value belongs to. */
export const handOfValue = (value: number): PaiGowHand => (value === FIVE_ACES ? 'five-aces' : handOf(value))

/** Straight, flush, straight flush or royal, as 1, 2 and 3; 0 for any other hand. A royal is a straight flush here. */
export function completeKind(value: number): 0 | 1 | 2 | 3 {
  if (value < LEAST_STRENGTH.straight || value === FIVE_ACES) return 0
  if (value < LEAST_STRENGTH.flush) return 1
  if (value < LEAST_STRENGTH['full-house']) return 2
  return value >= LEAST_STRENGTH['straight-flush'] ? 3 : 0
}

// ——— Straights ———————————————————————————————————————————————————————————————————————————————————————————

const STRAIGHTS = 10

/** In the plain numbering five-high is 0 and ace-high 9; here five-high may come just below ace-high. */
function straightPlace(place: number, wheel: Wheel): number {
  if (wheel === 'lowest' || place === STRAIGHTS - 1) return place
  return place === 0 ? STRAIGHTS - 2 : place - 1
}

function inOrder(strength: number, wheel: Wheel): number {
  for (const start of [LEAST_STRENGTH.straight, LEAST_STRENGTH['straight-flush']])
    if (strength >= start && strength < start + STRAIGHTS) return start + straightPlace(strength - start, wheel)
  return strength
}

/** Whether a value is an ace-high straight or a royal flush: the highest of the straights, wherever the wheel ranks. */
export const isAceHighStraight = (value: number): boolean =>
  value === LEAST_STRENGTH.straight + STRAIGHTS - 1 || value === FIVE_ACES - 1

// ——— Five cards ——————————————————————————————————————————————————————————————————————————————————————————

/** The strength of five ranks, not all of one suit. */
function plainStrength(ranks: readonly number[]): number {
  const masks = [0, 0, 0, 0]
  for (const rank of ranks) {
    const level = masks.findIndex((mask) => (mask & (1 << rank)) === 0)
    masks[level] = masks[level]! | (1 << rank)
  }
  return ranksStrength(masks[0]!, masks[1]!, masks[2]!, masks[3]!)
}

/** Four ranks and the joker, not all of one suit: the best straight they make, otherwise with the joker as an ace. */
function jokerValue(ranks: readonly number[], wheel: Wheel): number {
  if (ranks.every((rank) => rank === ACE)) return FIVE_ACES
  const asAce = plainStrength([...ranks, ACE])
  if (new Set(ranks).size < 4) return asAce
  const free = Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => !ranks.includes(rank))
  const straights = free
    .map((rank) => inOrder(plainStrength([...ranks, rank]), wheel))
    .filter((value) => completeKind(value) === 1)
  return Math.max(inOrder(asAce, wheel), ...straights)
}

/** Five cards of a suit, or four and the joker: the best straight flush they make, otherwise the highest flush. */
function suitedValue(mask: number, joker: boolean, wheel: Wheel): number {
  if (!joker) return inOrder(flushStrength(mask), wheel)
  let best = 0
  for (let rank = 0; rank < 13; rank++)
    if ((mask & (1 << rank)) === 0) best = Math.max(best, inOrder(flushStrength(mask | (1 << rank)), wheel))
  return best
}

/** `PLACES[i][symbol]` is choose(symbol + i, i + 1). For five symbols in order, they sum to an index below 8,568. */
const PLACES: readonly Int32Array[] = Array.from({ length: 5 }, (_, i) =>
  Int32Array.from({ length: SYMBOLS }, (__, symbol) => {
    let ways = 1
    for (let k = 1; k <= i + 1; k++) ways = (ways * (symbol + i - k + 1)) / k
    return ways
  }),
)
const [PLACE_0, PLACE_1, PLACE_2, PLACE_3, PLACE_4] = PLACES as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
]
const MULTISETS = 8568

/** The index of five symbols, highest first, in the table of values. */
const placeOf = (a: number, b: number, c: number, d: number, e: number): number =>
  PLACE_4[a]! + PLACE_3[b]! + PLACE_2[c]! + PLACE_1[d]! + PLACE_0[e]!

/** The values of all five-card hands under one order of the straights. */
export interface Ranking {
  readonly wheel: Wheel
  /** By the index of the five symbols. */
  readonly mixed: Uint16Array
  /** By the ranks of a suit, plus 8,192 if the joker is the fifth card. */
  readonly suited: Uint16Array
}

const MASKS = 1 << 13

function makeRanking(wheel: Wheel): Ranking {
  const mixed = new Uint16Array(MULTISETS)
  const visit = (symbols: readonly number[]): void => {
    if (symbols.length === 5) {
      const naturals = symbols.filter((symbol) => symbol !== JOKER_SYMBOL)
      const [a, b, c, d, e] = symbols as [number, number, number, number, number]
      mixed[placeOf(a, b, c, d, e)] =
        naturals.length === 5 ? inOrder(plainStrength(symbols), wheel) : jokerValue(naturals, wheel)
      return
    }
    for (let next = symbols.at(-1) ?? JOKER_SYMBOL; next >= 0; next--) {
      const most = next === JOKER_SYMBOL ? 1 : 4
      if (symbols.filter((symbol) => symbol === next).length < most) visit([...symbols, next])
    }
  }
  visit([])
  const suited = Uint16Array.from({ length: 2 * MASKS }, (_, at) => {
    const joker = at >= MASKS
    const mask = at & (MASKS - 1)
    return bitCount(mask) === (joker ? 4 : 5) ? suitedValue(mask, joker, wheel) : 0
  })
  return { wheel, mixed, suited }
}

const RANKINGS: Partial<Record<Wheel, Ranking>> = {}

/** The order of hands. Made once for each rank of the wheel. */
export const rankingOf = (wheel: Wheel): Ranking => (RANKINGS[wheel] ??= makeRanking(wheel))

/**
 * The value of five cards by their symbols, highest first. `suit` is the mask of their ranks if they are of one suit,
 * otherwise 0.
 */
export function fiveCardValue(
  { mixed, suited }: Ranking,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  suit: number,
): number {
  if (suit !== 0) return suited[a === JOKER_SYMBOL ? suit | MASKS : suit]!
  return mixed[placeOf(a, b, c, d, e)]!
}

// ——— Two cards ———————————————————————————————————————————————————————————————————————————————————————————

const HIGH_CARDS = 78

/** Pairs rank above high cards, and the joker is an ace in front. At `symbol * 14 + symbol`, in either order. */
const TWO_CARDS: Uint8Array = Uint8Array.from({ length: SYMBOLS * SYMBOLS }, (_, at) => {
  const [x, y] = [Math.min(ACE, Math.floor(at / SYMBOLS)), Math.min(ACE, at % SYMBOLS)]
  if (x === y) return HIGH_CARDS + x
  const [high, low] = [Math.max(x, y), Math.min(x, y)]
  return (high * (high - 1)) / 2 + low
})

/** The value of two cards in front, given their symbols in either order. */
export const twoCardValue = (a: number, b: number): number => TWO_CARDS[a * SYMBOLS + b]!

/** The ranks of a two-card value, the higher first. */
export function ranksOfTwo(value: number): readonly [number, number] {
  if (value >= HIGH_CARDS) return [value - HIGH_CARDS, value - HIGH_CARDS]
  let high = 1
  while (((high + 1) * high) / 2 <= value) high++
  return [high, value - (high * (high - 1)) / 2]
}

// ——— Foul ————————————————————————————————————————————————————————————————————————————————————————————————

/** The top two ranks of every five-card high-card value, against which a front of high cards is compared. */
function highCardTops(): readonly (readonly [number, number])[] {
  const tops: [number, number][] = []
  for (let mask = 0; mask < MASKS; mask++) {
    if (bitCount(mask) !== 5) continue
    const ranks = Array.from({ length: 13 }, (_, rank) => 12 - rank).filter((rank) => (mask & (1 << rank)) !== 0)
    const strength = plainStrength(ranks)
    if (strength < LEAST_STRENGTH.pair) tops[strength] = [ranks[0]!, ranks[1]!]
  }
  return tops
}

const PAIR_VALUES = 220

/**
 * For each two-card value, the lowest five-card value that may be behind it. Compares hands first, then ranks from the
 * top, with a missing card below every card. So the same pair or the same two high cards behind is legal.
 */
const LEAST_BEHIND: Uint16Array = (() => {
  const tops = highCardTops()
  return Uint16Array.from({ length: TWO_CARD_VALUES }, (_, front) => {
    const [high, low] = ranksOfTwo(front)
    if (high === low) return LEAST_STRENGTH.pair + high * PAIR_VALUES
    const found = tops.findIndex(([first, second]) => first > high || (first === high && second >= low))
    return found < 0 ? LEAST_STRENGTH.pair : found
  })
})()

/** Whether the two cards in front outrank the five behind. */
export const isFoul = (front: number, behind: number): boolean => behind < LEAST_BEHIND[front]!
