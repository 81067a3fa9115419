import { pairNumber } from './rank-multisets'

/*
 * Lanes: all starting hands at once, as one suit sees them.
 *
 * To a board with a flush possible in a suit, a starting hand is two ranks, each in that suit or not:
 *   off–off        the pair of ranks x <= y                       91 lanes, from 0
 *   suited–off     the suited rank a, then the other rank b      169 lanes, from 91
 *   suited–suited  two ranks a < b                                78 lanes, from 260
 * A table over lanes is 338 numbers in a row, and every sum over run-outs adds such rows. Lanes that a board makes impossible
 * (a suited rank that lies on it) hold 0; those that want more copies of a rank than are left hold what they will and are always
 * multiplied by 0 ways.
 */

export const OFF_OFF = 0
export const SUITED_OFF = 91
export const SUITED_SUITED = 260
export const LANES = 338

export const suitedOff = (suited: number, off: number): number => SUITED_OFF + suited * 13 + off
export const suitedSuited = (a: number, b: number): number =>
  SUITED_SUITED + (a < b ? (b * (b - 1)) / 2 + a : (a * (a - 1)) / 2 + b)

/** The lower and the higher rank of the pair of each number. */
export const PAIR_LOW: Uint8Array = /* @__PURE__ */ new Uint8Array(91)
export const PAIR_HIGH: Uint8Array = /* @__PURE__ */ new Uint8Array(91)
/** The number of the pair of ranks in each lane. */
export const LANE_PAIR: Uint8Array = /* @__PURE__ */ new Uint8Array(LANES)
/**
 * Cards of each rank outside the suit that a starting hand leaves: 3 less those it holds. `[rank * 338 + lane]`, doubles because
 * they are factors in sums of doubles.
 */
export const OFF_COPIES: Float64Array = /* @__PURE__ */ new Float64Array(13 * LANES).fill(3)
/** Cards of each rank that a pair of ranks leaves of four: `[rank * 91 + pair]`. */
export const PAIR_COPIES: Float64Array = /* @__PURE__ */ new Float64Array(13 * 91).fill(4)

const hold = (table: Float64Array, at: number): void => void (table[at] = table[at]! - 1)

for (let high = 0; high < 13; high++) {
  for (let low = 0; low <= high; low++) {
    const pair = pairNumber(low, high)
    PAIR_LOW[pair] = low
    PAIR_HIGH[pair] = high
    LANE_PAIR[pair] = pair
    LANE_PAIR[suitedOff(low, high)] = pair
    LANE_PAIR[suitedOff(high, low)] = pair
    if (low < high) LANE_PAIR[suitedSuited(low, high)] = pair
    for (const rank of [low, high]) {
      hold(PAIR_COPIES, rank * 91 + pair)
      hold(OFF_COPIES, rank * LANES + pair)
    }
    hold(OFF_COPIES, high * LANES + suitedOff(low, high))
    if (low < high) hold(OFF_COPIES, low * LANES + suitedOff(high, low))
  }
}
