import { high, i32At, LEGAL, low, tell } from './memory'
import { handSum } from './seen'

/* `simd/judge.ts`, one hand after the other. */

@inline function isLegal(rank: i32, suit: i32): bool {
  return i32At(LEGAL, rank * 4 + suit) !== 0
}

/** Hot: judges the hands of a pair from the sum of the ranks and what each suit adds (SEEN), `times` over; bit 4s + t where s, t bets. */
export function judgePair(pair: i32, ranks: i64, times: i32): i32 {
  let bits = 0
  const isPair = low(pair) === high(pair)
  for (let s = 0; s < 4; s++) {
    if (!isLegal(low(pair), s)) continue
    for (let t = isPair ? s + 1 : 0; t < 4; t++) {
      if (!isLegal(high(pair), t)) continue
      const sum = handSum(ranks, s, t)
      if (sum > 0) bits |= 1 << (4 * s + t)
      // A sum of one hand has 63 bits, of all of them more: its halves are summed apart.
      else tell(s === t ? 91 + pair : pair, (-sum & 0xffffffff) * times, (-sum >> 32) * times, sum === 0 ? times : 0)
    }
  }
  return bits
}
