import { copyVector, T } from './lanes'
import { HAND_SUMS, high, low, numberAt, SEEN, setNumber, VECTOR } from './memory'

/* What the four suits of a flop or turn add to the hands of a pair of ranks. */

/** What a suit adds to a pair, for `judgePair` and `handSum`. */
@inline export function seeSuit(suit: i32, from: usize): void {
  copyVector(SEEN + <usize>suit * VECTOR, from)
}

/** What the ranks and the suits at SEEN come to for the lower card in suit s, the higher in suit t. */
export function handSum(ranks: T, s: i32, t: i32): T {
  let sum = ranks
  for (let suit = 0; suit < 4; suit++) sum += numberAt(SEEN, suit * 4 + (suit === s ? 1 : 0) + (suit === t ? 2 : 0))
  return sum
}

/** The sums of a pair's hands, to HAND_SUMS. In a pair of equal ranks the lower card is that of the lower suit. */
export function keepSums(pair: i32, ranks: T): void {
  const isPair = low(pair) === high(pair)
  for (let s = 0; s < 4; s++) {
    for (let t = 0; t < 4; t++) setNumber(HAND_SUMS, pair * 16 + s * 4 + t, isPair ? pairSum(ranks, s, t) : handSum(ranks, s, t))
  }
}
/** A pair of equal ranks has one relation for either card. */
function pairSum(ranks: T, s: i32, t: i32): T {
  let sum = ranks
  for (let suit = 0; suit < 4; suit++) sum += numberAt(SEEN, suit * 4 + (suit === s || suit === t ? 1 : 0))
  return sum
}
