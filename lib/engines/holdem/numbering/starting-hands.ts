import { pairNumber } from '@/lib/cards/rank-multisets'

/** The 1,326 hands of two cards: the cards, the pair of ranks, and the hand's bit among the sixteen of that pair. */
export interface Hands {
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly pair: Uint8Array
  /** Four times the suit of the lower card, plus the suit of the higher. */
  readonly bit: Uint8Array
  /** The hands that hold each card. */
  readonly holding: readonly Uint16Array[]
}

export const HANDS = 1326

function makeHands(): Hands {
  const [low, high] = [new Uint8Array(HANDS), new Uint8Array(HANDS)]
  const pair = new Uint8Array(HANDS)
  const bit = new Uint8Array(HANDS)
  const holding: number[][] = Array.from({ length: 52 }, () => [])
  let hand = 0
  for (let b = 1; b < 52; b++) {
    for (let a = 0; a < b; a++, hand++) {
      low[hand] = a
      high[hand] = b
      pair[hand] = pairNumber(a >> 2, b >> 2)
      bit[hand] = (a & 3) * 4 + (b & 3)
      holding[a]!.push(hand)
      holding[b]!.push(hand)
    }
  }
  return { low, high, pair, bit, holding: holding.map((list) => Uint16Array.from(list)) }
}

let handsMade: Hands | undefined
/** The 1,326 hands, ordered by the higher card and then the lower. Made on first use. */
export const allHands = (): Hands => (handsMade ??= makeHands())

/** One of the 169 classes of starting hands: ranks from 0 (deuce) to 12 (ace), `high >= low`. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
  /** How many of the 1,326 hands belong to it: 6, 4 or 12. */
  readonly hands: number
}

/** The 169 classes of starting hands, aces first: the pair, then the suited, then the offsuit hands with that high rank. */
export const STARTING_HANDS: readonly StartingHand[] = Array.from({ length: 13 }, (_, i) => 12 - i).flatMap((high) => [
  { high, low: high, suited: false, hands: 6 },
  ...[true, false].flatMap((suited) =>
    Array.from({ length: high }, (_, i) => ({ high, low: high - 1 - i, suited, hands: suited ? 4 : 12 })),
  ),
])

/** The index in STARTING_HANDS of each pair of ranks: offsuit hands and pairs from 0, suited hands from 91. */
export const CLASS_OF_PAIR: Uint8Array = /* @__PURE__ */ (() => {
  const places = new Uint8Array(182)
  STARTING_HANDS.forEach(({ high, low, suited }, place) => (places[pairNumber(low, high) + (suited ? 91 : 0)] = place))
  return places
})()

let made: Uint8Array | undefined

/** The index in STARTING_HANDS of each of the 1,326 hands, in the order of `allHands`. */
export function classOfHand(): Uint8Array {
  if (made) return made
  const { low, high, pair } = allHands()
  made = new Uint8Array(HANDS)
  for (let hand = 0; hand < HANDS; hand++) {
    const suited = (low[hand]! & 3) === (high[hand]! & 3)
    made[hand] = CLASS_OF_PAIR[pair[hand]! + (suited ? 91 : 0)]!
  }
  return made
}
