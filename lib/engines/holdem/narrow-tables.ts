import { LANES, OFF_COPIES, PAIR_COPIES } from './lanes'
import { addRank, multisetRanks, MULTISETS, pairNumber } from './rank-multisets'

/* Small tables of bytes for sums in 32 bits. */

/** Copies outside the suit that a lane leaves, `[rank * 338 + lane]`; then, thirteen rows on, one less of each. */
export const LEFT_OFF: Int8Array = /* @__PURE__ */ Int8Array.from({ length: 26 * LANES }, (_, i) =>
  i < 13 * LANES ? OFF_COPIES[i]! : OFF_COPIES[i - 13 * LANES]! - 1,
)
/** Cards of each rank that a pair of ranks leaves: `[rank * 91 + pair]`. */
export const PAIR_LEFT: Int8Array = /* @__PURE__ */ Int8Array.from(PAIR_COPIES)
/** The pair of two ranks: `[x * 13 + y]`. */
export const PAIRS_WITH: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 169 }, (_, i) =>
  pairNumber(Math.floor(i / 13), i % 13),
)

// Bundlers reach exports through their module each time: hot loops use constants of their own.
const pairLeft = PAIR_LEFT
const imul = Math.imul

const takenMade: (Uint8Array | undefined)[] = []

/** Copies of each rank that a multiset of k ranks takes: `[number * 13 + rank]`. Made once, on first use. */
export function takenCopies(k: 3 | 4): Uint8Array {
  return (takenMade[k] ??= makeTakenCopies(k))
}

function makeTakenCopies(k: number): Uint8Array {
  const taken = new Uint8Array(MULTISETS[k]! * 13)
  multisetRanks(k).forEach((rank, i) => {
    const at = ((i / k) | 0) * 13 + rank
    taken[at] = taken[at]! + 1
  })
  return taken
}

/** How many ways the ranks outside the suit can be drawn: two of them by `[pairNumber * 338 + lane]`. */
export const WAYS_OFF: Int8Array = /* @__PURE__ */ (() => {
  const ways = new Int8Array(91 * LANES)
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x <= y; x++) {
      for (let lane = 0; lane < LANES; lane++) {
        const left = LEFT_OFF[y * LANES + lane]!
        ways[pairNumber(x, y) * LANES + lane] = x === y ? (left * (left - 1)) / 2 : left * LEFT_OFF[x * LANES + lane]!
      }
    }
  }
  return ways
})()

/** Hot: adds one row of pairs to another, times the copies of the drawn rank; a pair that leaves less than none adds nothing. */
export function addPairRow(
  into: Int32Array,
  to: number,
  from: Int32Array,
  at: number,
  rank: number,
  taken: number,
): void {
  const copies = rank * 91
  for (let pair = 0; pair < 91; pair++) {
    const left = pairLeft[copies + pair]! - taken
    if (left > 0) into[to + pair] = into[to + pair]! + imul(left, from[at + pair]!)
  }
}

/** Marks by ranks of flops become marks by ranks of boards: run-outs come in two orders, of which one counts. */
export function spreadRanks(marks: Int32Array, boards: Int32Array): void {
  const onTurn = new Int32Array(MULTISETS[4]! * 91)
  const [toFour, toFive] = [addRank(3), addRank(4)]
  const [takenThree, takenFour] = [takenCopies(3), takenCopies(4)]
  boards.fill(0)
  for (let i = 0; i < takenThree.length; i++) {
    if (takenThree[i]! < 4) addPairRow(onTurn, toFour[i]! * 91, marks, ((i / 13) | 0) * 91, i % 13, takenThree[i]!)
  }
  for (let i = 0; i < takenFour.length; i++) {
    if (takenFour[i]! < 4) addPairRow(boards, toFive[i]! * 91, onTurn, ((i / 13) | 0) * 91, i % 13, takenFour[i]!)
  }
  for (let i = 0; i < boards.length; i++) boards[i] = boards[i]! >> 1
}
