import { type Card, cardOf, JOKER } from '@/lib/cards/card'
import { emptySeven, type Seven } from '@/lib/engines/pai-gow/hand'
import { eachFlushHand, FLUSH_CLASSES } from '@/lib/engines/pai-gow/flush-classes'
import { eachRankHand, RANK_CLASSES } from '@/lib/engines/pai-gow/rank-classes'
import { JOKER_SYMBOL } from '@/lib/engines/pai-gow/ranking'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'

/*
 * All 154,143,080 hands as 292,253 disjoint classes: the rank classes without their flushes, then the flush classes. A
 * house way sets every hand of a class alike.
 */

export const CLASSES = RANK_CLASSES + FLUSH_CLASSES

/** The number of seven-card hands. */
export const HANDS = 154_143_080

export interface HandClasses {
  /** How many hands each class has; 0 for ranks that always make a flush. */
  readonly hands: Float64Array
  /** Seven symbols for each class, highest first, and which of them are in the flush's suit, as in `Seven`. */
  readonly symbols: Uint8Array
  readonly suited: Uint16Array
}

function makeClasses(): HandClasses {
  const classes = {
    hands: new Float64Array(CLASSES),
    symbols: new Uint8Array(7 * CLASSES),
    suited: new Uint16Array(7 * CLASSES),
  }
  const put = (hand: Seven, at: number): void => {
    classes.symbols.set(hand.symbols, 7 * at)
    classes.suited.set(hand.suited, 7 * at)
  }
  eachRankHand((hand, at, ways) => {
    classes.hands[at]! += ways
    put(hand, at)
  })
  eachFlushHand((hand, at, rankClass, ways) => {
    classes.hands[RANK_CLASSES + at] = ways
    classes.hands[rankClass]! -= ways
    put(hand, RANK_CLASSES + at)
  })
  return classes
}

let made: HandClasses | undefined

/** Every class. Made once, in a tenth of a second; takes nine megabytes. */
export const handClasses = (): HandClasses => (made ??= makeClasses())

/** Fills `hand` with the class at an index. */
export function readClass({ symbols, suited }: HandClasses, at: number, hand: Seven): Seven {
  for (let i = 0; i < 7; i++) {
    hand.symbols[i] = symbols[7 * at + i]!
    hand.suited[i] = suited[7 * at + i]!
  }
  return hand
}

/** Calls back with every class that has hands, as a hand (one object, reused each time). */
export function eachClass(take: (hand: Seven, at: number, hands: number) => void): void {
  const classes = handClasses()
  const hand = emptySeven()
  for (let at = 0; at < CLASSES; at++)
    if (classes.hands[at]! > 0) take(readClass(classes, at, hand), at, classes.hands[at]!)
}

// ——— Cards of a class ————————————————————————————————————————————————————————————————————————————————————

/** The symbols of a class in the flush's suit, and the others by rank with their number. */
interface Parts {
  readonly joker: boolean
  readonly suited: readonly number[]
  readonly others: readonly (readonly [rank: number, count: number])[]
}

function partsOf(hand: Seven): Parts {
  const others = new Map<number, number>()
  const suited: number[] = []
  hand.symbols.forEach((symbol, i) => {
    if (symbol === JOKER_SYMBOL) return
    if (hand.suited[i] !== 0) suited.push(symbol)
    else others.set(symbol, (others.get(symbol) ?? 0) + 1)
  })
  return { joker: hand.symbols[0] === JOKER_SYMBOL, suited, others: [...others] }
}

const SUITS = [0, 1, 2, 3]

const hasFlush = (cards: readonly Card[]): boolean =>
  SUITS.some((suit) => cards.filter((card) => card === JOKER || (card & 3) === suit).length >= 5)

/** A random hand of a class, all equally likely. Throws on a class without hands. */
export function drawOfClass(at: number, random: Random): readonly Card[] {
  const classes = handClasses()
  if (!(classes.hands[at]! > 0)) throw new RangeError(`class ${at} holds no hand`)
  const { joker, suited, others } = partsOf(readClass(classes, at, emptySeven()))
  const suit = below(random, 4)
  const free = suited.length > 0 ? SUITS.filter((one) => one !== suit) : SUITS
  for (;;) {
    const cards = [
      ...(joker ? [JOKER] : []),
      ...suited.map((rank) => cardOf(rank, suit)),
      ...others.flatMap(([rank, count]) => draw(random, free, count).map((one) => cardOf(rank, one))),
    ]
    // Suits that make a flush belong to a flush class: draw again.
    if (suited.length > 0 || !hasFlush(cards)) return cards
  }
}

/** Every hand of a class. Meant for small classes: some have tens of thousands. */
export function* handsOfClass(at: number): Generator<readonly Card[]> {
  const { joker, suited, others } = partsOf(readClass(handClasses(), at, emptySeven()))
  for (const suit of suited.length > 0 ? SUITS : [0]) {
    const free = suited.length > 0 ? SUITS.filter((one) => one !== suit) : SUITS
    const start = [...(joker ? [JOKER] : []), ...suited.map((rank) => cardOf(rank, suit))]
    for (const rest of suitings(others, free))
      if (suited.length > 0 || !hasFlush([...start, ...rest])) yield [...start, ...rest]
  }
}

function* suitings(others: Parts['others'], free: readonly number[]): Generator<readonly Card[]> {
  const [first, ...rest] = others
  if (!first) {
    yield []
    return
  }
  const [rank, count] = first
  for (const suits of combinations(free, count)) {
    const cards = suits.map((suit) => cardOf(rank, suit))
    for (const more of suitings(rest, free)) yield [...cards, ...more]
  }
}
