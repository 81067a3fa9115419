import { CATEGORY, FLUSH, FLUSHES, FULL_HOUSE, i16At, i32At, SET_NUMBER, setI16, setI32, SETS, setU8, SEVENS, STRAIGHT_FLUSH, u16At, u8At } from './memory'

/* Strengths of seven ranks (`strengths.ts` of the other side), by formula, and the sets of ranks by number. */

/** The sets of up to five ranks, numbered within their size in the order of their masks. */
export function makeSets(): void {
  const next = SEVENS
  memory.fill(next, 0, 64)
  for (let mask = 0; mask < 8192; mask++) {
    const size = popcnt(mask)
    if (size > 5) continue
    const number = i32At(next, size)
    setI32(next, size, number + 1)
    setI16(SET_NUMBER, mask, number)
    setI16(SETS, size * 1287 + number, mask)
  }
}

/** The highest rank of the straight in a set of ranks, or −1. The wheel's is 3. */
function straightTop(mask: i32): i32 {
  const ranks = (mask << 1) | (mask >> 12)
  const runs = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)
  return runs === 0 ? -1 : 34 - clz(runs)
}

@inline function highest(mask: i32): i32 {
  return 31 - clz(mask)
}

/** The `count` highest ranks of a mask. */
function top(mask: i32, count: i32): i32 {
  let rest = mask
  while (popcnt(rest) > count) rest &= rest - 1
  return rest
}

/** Kickers beside a rank: the rank taken out of the mask and those above moved down. */
@inline function without(mask: i32, rank: i32): i32 {
  return (mask & ((1 << rank) - 1)) | ((mask >> 1) & ~((1 << rank) - 1))
}

function categoryOf(strength: i32): i32 {
  if (strength < 4995) return strength < 1277 ? 0 : strength < 4137 ? 1 : 2
  if (strength < FULL_HOUSE) return strength < 5853 ? 3 : strength < FLUSH ? 4 : 5
  return strength < 7296 ? 6 : strength < STRAIGHT_FLUSH ? 7 : strength < 7461 ? 8 : 9
}

/** The strength of each set of ranks in one suit, −1 for fewer than five; and the category of each strength. */
export function makeFlushes(): void {
  let flush = FLUSH
  for (let mask = 0; mask < 8192; mask++) {
    const size = popcnt(mask)
    const straight = straightTop(mask)
    let best = size === 5 ? (straight < 0 ? flush++ : STRAIGHT_FLUSH + straight - 3) : -1
    if (size > 5) for (let rest = mask; rest !== 0; rest &= rest - 1) best = max(best, i16At(FLUSHES, mask & ~(rest & -rest)))
    setI16(FLUSHES, mask, best)
  }
  for (let strength = 0; strength < 7462; strength++) setU8(CATEGORY, strength, categoryOf(strength))
}

/**
 * The strength of seven ranks without a flush, by the masks of ranks that come once, twice, three and four times or more. Kickers
 * are numbered among the ranks left over: pairs 220 to a rank, two pairs and trips 11 and 66, full houses and quads 12.
 */
function strengthOf(one: i32, two: i32, three: i32, four: i32): i32 {
  if (four !== 0) {
    const quad = highest(four)
    return 7296 + quad * 12 + highest(without(one & ~(1 << quad), quad))
  }
  if (three !== 0) {
    const trip = highest(three)
    const pairs = two & ~(1 << trip)
    if (pairs !== 0) return 7140 + trip * 12 + highest(without(pairs, trip))
  }
  const straight = straightTop(one)
  if (straight >= 0) return 5853 + straight - 3
  if (three !== 0) {
    const trip = highest(three)
    return 4995 + trip * 66 + u16At(SET_NUMBER, top(without(one & ~(1 << trip), trip), 2))
  }
  if (two === 0) return i16At(FLUSHES, top(one, 5)) - FLUSH
  const pair = highest(two)
  const second = two & ~(1 << pair)
  if (second === 0) return 1277 + pair * 220 + u16At(SET_NUMBER, top(without(one & ~(1 << pair), pair), 3))
  const other = highest(second)
  const kicker = highest(without(without(one & ~(1 << pair) & ~(1 << other), pair), other))
  return 4137 + (((pair * (pair - 1)) >> 1) + other) * 11 + kicker
}

/** −1 for more than four of a rank. */
export function sevenStrength(ranks: usize): i32 {
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  for (let i = 0; i < 7; i++) {
    const bit = 1 << u8At(ranks, i)
    if ((four & bit) !== 0) return -1
    four |= three & bit
    three |= two & bit
    two |= one & bit
    one |= bit
  }
  return strengthOf(one, two, three, four)
}
