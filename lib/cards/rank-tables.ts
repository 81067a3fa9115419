import { ranksStrength } from './strength'

/** `strengths[sum + offsets[sum >>> ROW_BITS]]` is the strength of the ranks whose keys sum to `sum`. */
export interface RankTable {
  readonly offsets: Int32Array
  readonly strengths: Uint16Array
}

/**
 * Key sums are split into rows of 512: small enough to slide into each other's gaps, few enough for a short list of
 * offsets.
 */
export const ROW_BITS = 9
const COLUMNS = (1 << ROW_BITS) - 1

/** The number of choices of seven ranks, none more than four times. Five and six ranks have fewer. */
const MOST_ENTRIES = 49_205

interface Entries {
  readonly sums: Int32Array
  readonly strengths: Uint16Array
}

/** Every choice of `count` ranks, none more than four times, with its key sum and strength. */
function enumerateRanks(keys: readonly number[], count: number): Entries {
  const sums = new Int32Array(MOST_ENTRIES)
  const strengths = new Uint16Array(MOST_ENTRIES)
  let entries = 0
  const visit = (
    rank: number,
    left: number,
    sum: number,
    once: number,
    twice: number,
    thrice: number,
    all: number,
  ): void => {
    if (left === 0) {
      sums[entries] = sum
      strengths[entries++] = ranksStrength(once, twice, thrice, all)
      return
    }
    if (left > 4 * (13 - rank)) return
    const bit = 1 << rank
    const key = keys[rank]!
    visit(rank + 1, left, sum, once, twice, thrice, all)
    visit(rank + 1, left - 1, sum + key, once | bit, twice, thrice, all)
    if (left >= 2) visit(rank + 1, left - 2, sum + 2 * key, once | bit, twice | bit, thrice, all)
    if (left >= 3) visit(rank + 1, left - 3, sum + 3 * key, once | bit, twice | bit, thrice | bit, all)
    if (left >= 4) visit(rank + 1, left - 4, sum + 4 * key, once | bit, twice | bit, thrice | bit, all | bit)
  }
  visit(0, count, 0, 0, 0, 0, 0)
  return { sums: sums.subarray(0, entries), strengths: strengths.subarray(0, entries) }
}

/**
 * Sorts the entries by row (a counting sort): those of row `r` are `members` from `starts[r]` up to `starts[r + 1]`.
 */
function sortIntoRows(sums: Int32Array): { readonly starts: Int32Array; readonly members: Int32Array } {
  const rows = (sums.reduce((a, b) => Math.max(a, b), 0) >>> ROW_BITS) + 1
  const starts = new Int32Array(rows + 1)
  for (const sum of sums) starts[(sum >>> ROW_BITS) + 1]!++
  for (let row = 0; row < rows; row++) starts[row + 1]! += starts[row]!
  const next = starts.slice()
  const members = new Int32Array(sums.length)
  for (let entry = 0; entry < sums.length; entry++) members[next[sums[entry]! >>> ROW_BITS]!++] = entry
  return { starts, members }
}

/** Enough room: the rows of these keys need at most 106,023 entries. */
const PLACES = 1 << 17

function fits(taken: Uint8Array, start: number, columns: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (start + columns[i]! >= PLACES) throw new RangeError('these keys need a larger rank table')
    if (taken[start + columns[i]!] !== 0) return false
  }
  return true
}

/**
 * The table for hands of `count` cards whose ranks have these keys (all sums different). Row displacement: fullest row
 * first, each row slides up until it fits into free entries. The search continues where the last row was placed, and
 * returns to the first free entry only when rows have become half as full. That takes a few milliseconds; the tightest
 * packing would be a sixth smaller but take half a second.
 */
export function makeRankTable(keys: readonly number[], count: number): RankTable {
  const { sums, strengths } = enumerateRanks(keys, count)
  const { starts, members } = sortIntoRows(sums)
  const columns = members.map((entry) => sums[entry]! & COLUMNS)
  const sizeOf = (row: number): number => starts[row + 1]! - starts[row]!
  const offsets = new Int32Array(starts.length - 1)
  const taken = new Uint8Array(PLACES)
  const table = new Uint16Array(PLACES)
  let [end, free, start, fullness] = [0, 0, 0, Infinity]
  for (const row of offsets.map((_, row) => row).sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const [from, to] = [starts[row]!, starts[row + 1]!]
    if (from === to) break
    while (taken[free] !== 0) free++
    if (to - from <= fullness / 2) {
      fullness = to - from
      start = free - COLUMNS
    }
    start = Math.max(start, -Math.min(...columns.subarray(from, to)))
    while (!fits(taken, start, columns, from, to)) start++
    for (let i = from; i < to; i++) {
      const place = start + columns[i]!
      taken[place] = 1
      table[place] = strengths[members[i]!]!
      end = Math.max(end, place + 1)
    }
    offsets[row] = start - (row << ROW_BITS)
  }
  return { offsets, strengths: table.slice(0, end) }
}
