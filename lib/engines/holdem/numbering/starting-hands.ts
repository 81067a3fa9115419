import { HANDS, allHands } from './canonical-flops'
import { pairNumber } from './rank-multisets'

/** One of the 169 classes of starting hands: ranks from 0 (deuce) to 12 (ace), `high >= low`. */
export interface StartingHand {
  readonly high: number
  readonly low: number
  readonly suited: boolean
  /** How many of the 1,326 hands it holds: 6, 4 or 12. */
  readonly hands: number
}

/** The 169 classes of starting hands, aces first: the pair, then the suited, then the offsuit hands with that high rank. */
export const STARTING_HANDS: readonly StartingHand[] = Array.from({ length: 13 }, (_, i) => 12 - i).flatMap((high) => [
  { high, low: high, suited: false, hands: 6 },
  ...[true, false].flatMap((suited) =>
    Array.from({ length: high }, (_, i) => ({ high, low: high - 1 - i, suited, hands: suited ? 4 : 12 })),
  ),
])

/** The place in STARTING_HANDS of each pair of ranks: offsuit (and pairs) from 0, suited from 91. */
export const CLASS_OF_PAIR: Uint8Array = /* @__PURE__ */ (() => {
  const places = new Uint8Array(182)
  STARTING_HANDS.forEach(({ high, low, suited }, place) => (places[pairNumber(low, high) + (suited ? 91 : 0)] = place))
  return places
})()

let made: Uint8Array | undefined

/** The place in STARTING_HANDS of each of the 1,326 hands, in the order of `allHands`. */
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
