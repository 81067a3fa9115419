import {
  addI32, FLUSH_BELOW, FLUSH_STRENGTH, FLUSH_TIES, FLUSHES, FREE, FREE_BELOW, FREE_KINDS, high, i16At, INFO, LIVE, low, PAIRS, SEGMENT_OF, setCount, setI16,
  setI32, sets, setU8, setVector, STRAIGHT_FLUSH, STRAIGHT_ROWS, u8At,
} from './memory'

/*
 * Starting hands with a flush: what they have below and beside them depends only on the suited ranks, but for full houses and better
 * (`flush-sweep.ts` tells more). And what is set up when a set of suited ranks comes up.
 */

/** Where the places of the sets of a size begin, in `FLUSH_BELOW` and so on. */
@inline function flushPlaces(suited: i32, number: i32): i32 {
  return ((suited === 3 ? 0 : suited === 4 ? 286 : 1001) + number) * 92
}

let below: i32 = 0
let ties: i32 = 0

function meet(own: i32, set: i32, hands: i32): void {
  const strength = i16At(FLUSHES, set)
  if (strength >= own) below -= hands
  if (strength === own) ties += hands
}

/** One starting hand that holds the suited ranks `hole` on a board with `set` suited. */
function meetFlushes(place: i32, set: i32, hole: i32): void {
  const own = i16At(FLUSHES, set | hole)
  const free = 8191 & ~set & ~hole
  const off = 45 - popcnt(free)
  below = 990
  ties = 0
  meet(own, set, (off * (off - 1)) >> 1)
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const one = set | (rest & -rest)
    meet(own, one, off)
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) meet(own, one | (others & -others), 1)
  }
  setI16(FLUSH_BELOW, place, below)
  setI16(FLUSH_TIES, place, ties)
  setI16(FLUSH_STRENGTH, place, own)
}

export function makeFlushTables(): void {
  for (let suited = 3; suited <= 5; suited++) {
    for (let n = 0, count = setCount(suited); n < count; n++) {
      const set = sets(suited, n)
      const at = flushPlaces(suited, n)
      if (suited === 5) meetFlushes(at, set, 0)
      for (let b = 0; b < 13; b++) {
        if (((set >> b) & 1) !== 0) continue
        if (suited >= 4) meetFlushes(at + 1 + b, set, 1 << b)
        for (let a = 0; a < b; a++) if (((set >> a) & 1) === 0) meetFlushes(at + 14 + ((b * (b - 1)) >> 1) + a, set, (1 << a) | (1 << b))
      }
    }
  }
}

/** The set at hand: its ranks as a mask, its first place among the flushes. */
export let setMask: i32 = 0
export let setAt: i32 = 0
/** An opponent's straight flushes with two suited cards; how many ranks make one with a single card. */
export let straightPairs: i32 = 0
export let straightSingles: i32 = 0

function isStraight(set: i32): bool {
  return i16At(FLUSHES, set) >= STRAIGHT_FLUSH
}

function countStraights(): void {
  memory.fill(STRAIGHT_ROWS, 0, 64)
  straightPairs = 0
  straightSingles = 0
  for (let a = 0; a < 13; a++) {
    const one = setMask | (1 << a)
    if (one === setMask) continue
    if (isStraight(one)) {
      straightSingles++
      continue
    }
    for (let b = 0; b < a; b++) {
      const two = one | (1 << b)
      if (two === one || isStraight(setMask | (1 << b)) || !isStraight(two)) continue
      straightPairs++
      addI32(STRAIGHT_ROWS, a, 1)
      addI32(STRAIGHT_ROWS, b, 1)
    }
  }
}

/** How many pairs of two free ranks there are. */
export let freePairs: i32 = 0

/** Where a pair of different suited ranks stands among the flushes of a set. */
@inline export function placeOfTwo(pair: i32): i32 {
  return 14 + pair - high(pair)
}
/** The segment of the flush at a place of the set at hand. */
@inline export function flushKind(place: i32): i32 {
  return u8At(SEGMENT_OF, i16At(FLUSH_STRENGTH, setAt + place))
}

/** Makes a set of suited ranks the one at hand. */
export function turnTo(suited: i32, number: i32): void {
  setMask = sets(suited, number)
  setAt = flushPlaces(suited, number)
  freePairs = 0
  countStraights()
  for (let pair = 0; pair < PAIRS; pair++) {
    const x = (setMask >> low(pair)) & 1
    const y = (setMask >> high(pair)) & 1
    const both = low(pair) !== high(pair) ? (x | y) - 1 : 0
    setI32(INFO, pair, (low(pair) << 2) | (high(pair) << 10) | ((both & 1) << 16) | ((1 - x) << 17) | ((1 - y) << 18))
    setVector(LIVE, pair, -1, x - 1, y - 1, both)
    if (both !== 0) listFree(pair)
  }
}

function listFree(pair: i32): void {
  setU8(FREE, freePairs, pair)
  setI16(FREE_BELOW, freePairs, i16At(FLUSH_BELOW, setAt + placeOfTwo(pair)))
  setU8(FREE_KINDS, freePairs++, flushKind(placeOfTwo(pair)))
}
