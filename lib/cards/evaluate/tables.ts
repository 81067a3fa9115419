import { eachRanks } from '../strength'
import { SUIT_KEYS, SUIT_MASK } from './keys'

/** `strengths[sum + offsets[sum >>> ROW_BITS]]` is the strength of the ranks whose keys sum to `sum`. */
interface RankTable {
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
function enumerateRanks(count: number): Entries {
  const sums = new Int32Array(MOST_ENTRIES)
  const strengths = new Uint16Array(MOST_ENTRIES)
  let entries = 0
  eachRanks(new Uint8Array(13).fill(4), count, 0, (strength, _, sum) => {
    sums[entries] = sum
    strengths[entries++] = strength
  })
  return { sums: sums.subarray(0, entries), strengths: strengths.subarray(0, entries) }
}

/** A counting sort: what has the number `n` is `members` from `starts[n]` up to `starts[n + 1]`. */
function sortByNumber(
  numbers: Int32Array,
  most: number,
): { readonly starts: Int32Array; readonly members: Int32Array } {
  const starts = new Int32Array(most + 2)
  for (let i = 0; i < numbers.length; i++) starts[numbers[i]! + 1]!++
  for (let n = 0; n <= most; n++) starts[n + 1]! += starts[n]!
  const next = starts.slice()
  const members = new Int32Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) members[next[numbers[i]!]!++] = i
  return { starts, members }
}

/** Enough room: the rows of these keys need at most 106,023 entries. */
const PLACES = 1 << 17

function fits(taken: Uint8Array, start: number, columns: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (taken[start + columns[i]!] !== 0) return false
  return true
}

/**
 * The table for hands of `count` cards. Row displacement: fullest row first, each row slides up until it fits into free
 * entries. The search continues where the last row was placed, and returns to the first free entry only when rows have
 * become half as full. That takes a few milliseconds; the tightest packing would be a sixth smaller but take half a
 * second. It runs once, and a decision waits for it: loops rather than callbacks, which are slow until they are compiled.
 */
function makeRankTable(count: number): RankTable {
  const { sums, strengths } = enumerateRanks(count)
  const rowOf = sums.map((sum) => sum >>> ROW_BITS)
  const lastRow = rowOf.reduce((a, b) => Math.max(a, b), 0)
  const { starts, members } = sortByNumber(rowOf, lastRow)
  const columns = members.map((entry) => sums[entry]! & COLUMNS)
  const gaps = Int32Array.from({ length: lastRow + 1 }, (_, row) => COLUMNS + 1 - (starts[row + 1]! - starts[row]!))
  const fullestFirst = sortByNumber(gaps, COLUMNS + 1).members
  const offsets = new Int32Array(lastRow + 1)
  const taken = new Uint8Array(PLACES)
  const table = new Uint16Array(PLACES)
  let [end, free, start, fullness] = [0, 0, 0, Infinity]
  for (const row of fullestFirst) {
    const [from, to] = [starts[row]!, starts[row + 1]!]
    if (from === to) break
    while (taken[free] !== 0) free++
    if (to - from <= fullness / 2) {
      fullness = to - from
      start = free - COLUMNS
    }
    let least = COLUMNS
    for (let i = from; i < to; i++) if (columns[i]! < least) least = columns[i]!
    if (start < -least) start = -least
    while (!fits(taken, start, columns, from, to)) start++
    for (let i = from; i < to; i++) {
      const place = start + columns[i]!
      taken[place] = 1
      table[place] = strengths[members[i]!]!
      if (place >= end) end = place + 1
    }
    offsets[row] = start - (row << ROW_BITS)
  }
  return { offsets, strengths: table.slice(0, end) }
}

function makeFlushTable(count: number): Uint8Array {
  const table = new Uint8Array(SUIT_MASK + 1)
  for (let s = 0; s <= count; s++)
    for (let h = 0; h + s <= count; h++)
      for (let d = 0; d + h + s <= count; d++) {
        const counts = [s, h, d, count - s - h - d]
        const sum = counts.reduce((total, n, suit) => total + n * SUIT_KEYS[suit]!, 0)
        table[sum] = counts.findIndex((n) => n >= 5) + 1
      }
  return table
}

export interface EvaluatorTables extends RankTable {
  /** For each sum of suit keys: 1 plus the suit with five or more cards; 0 if there is none. */
  readonly flushSuits: Uint8Array
}

/** What hands of so many cards, five to seven, are looked up in. */
export const makeTables = (count: number): EvaluatorTables => ({
  flushSuits: makeFlushTable(count),
  ...makeRankTable(count),
})
