import { ranksStrength } from './strength'

/** `strengths[sum + offsets[sum >>> 9]]` is the strength of the ranks whose keys add up to `sum`. */
export interface RankTable {
  readonly offsets: Int32Array
  readonly strengths: Uint16Array
}

const ROW_BITS = 9

interface Entries {
  readonly sums: Int32Array
  readonly strengths: Uint16Array
}

/** Every choice of `count` ranks, none more than four times: its key sum and its strength. */
function enumerateRanks(keys: readonly number[], count: number): Entries {
  const sums: number[] = []
  const strengths: number[] = []
  const visit = (rank: number, left: number, sum: number, once: number, twice: number, thrice: number, all: number): void => {
    if (left === 0) {
      sums.push(sum)
      strengths.push(ranksStrength(once, twice, thrice, all))
      return
    }
    if (rank > 12) return
    const bit = 1 << rank
    const key = keys[rank]!
    visit(rank + 1, left, sum, once, twice, thrice, all)
    visit(rank + 1, left - 1, sum + key, once | bit, twice, thrice, all)
    if (left >= 2) visit(rank + 1, left - 2, sum + 2 * key, once | bit, twice | bit, thrice, all)
    if (left >= 3) visit(rank + 1, left - 3, sum + 3 * key, once | bit, twice | bit, thrice | bit, all)
    if (left >= 4) visit(rank + 1, left - 4, sum + 4 * key, once | bit, twice | bit, thrice | bit, all | bit)
  }
  visit(0, count, 0, 0, 0, 0, 0)
  return { sums: Int32Array.from(sums), strengths: Uint16Array.from(strengths) }
}

/** The table for hands of `count` cards: rows of sums slid into each other's gaps, the fullest row first. */
export function makeRankTable(keys: readonly number[], count: number): RankTable {
  const { sums, strengths } = enumerateRanks(keys, count)
  const rows: number[][] = []
  sums.forEach((sum, i) => (rows[sum >> ROW_BITS] ??= []).push(i))
  const offsets = new Int32Array(rows.length)
  const table = new Uint16Array(1 << 17)
  const taken = new Uint8Array(1 << 17)
  const order = [...rows.keys()].filter((row) => rows[row]).sort((a, b) => rows[b]!.length - rows[a]!.length)
  let end = 0
  for (const row of order) {
    const entries = rows[row]!
    const columns = entries.map((i) => sums[i]! & ((1 << ROW_BITS) - 1))
    let start = -Math.min(...columns)
    for (let i = 0; i < columns.length; ) {
      if (taken[start + columns[i]!] === 0) i++
      else {
        start++
        i = 0
      }
    }
    offsets[row] = start - (row << ROW_BITS)
    entries.forEach((entry, i) => {
      const at = start + columns[i]!
      taken[at] = 1
      table[at] = strengths[entry]!
      if (at >= end) end = at + 1
    })
  }
  return { offsets, strengths: table.slice(0, end) }
}
