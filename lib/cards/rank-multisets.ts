/*
 * Multisets of ranks, numbered.
 *
 * A multiset of k ranks a1 <= a2 <= … <= ak has the number  C(a1, 1) + C(a2 + 1, 2) + … + C(ak + k − 1, k),  which runs without a gap
 * from 0 to C(12 + k, k) − 1: 13, 91, 455, 1820, 6188, 18564, 50388 of one to seven ranks. Multisets with a rank five times or
 * more have numbers too; no deck deals them and every count of ways makes them zero.
 * `addRank(k)[number * 13 + rank]` is the number of the multiset with that rank added, so no hot loop ever sorts ranks.
 */

/** How many multisets of k ranks there are, by k. */
export const MULTISETS: readonly number[] = [1, 13, 91, 455, 1820, 6188, 18564, 50388]

/** The number of the pair of ranks {x, y}, in either order: 0 to 90. */
export const pairNumber = (x: number, y: number): number => (x <= y ? x + (y * (y + 1)) / 2 : y + (x * (x + 1)) / 2)

/** C(n, k) for n up to 19 and k up to 7, at `[n * 8 + k]`. */
const CHOOSE = /* @__PURE__ */ (() => {
  const table = new Int32Array(20 * 8)
  for (let n = 0; n < 20; n++) {
    table[n * 8] = 1
    for (let k = 1; k <= Math.min(n, 7); k++)
      table[n * 8 + k] = table[(n - 1) * 8 + k - 1]! + (k <= n - 1 ? table[(n - 1) * 8 + k]! : 0)
  }
  return table
})()

/** The ranks of every multiset of k ranks, ascending within each: `ranks[number * k + i]`. Made on first use. */
export function multisetRanks(k: number): Uint8Array {
  return (ranksMade[k] ??= makeMultisetRanks(k))
}

const ranksMade: (Uint8Array | undefined)[] = []

function makeMultisetRanks(k: number): Uint8Array {
  const ranks = new Uint8Array(MULTISETS[k]! * k)
  const current = new Uint8Array(k)
  for (let number = 0; number < MULTISETS[k]!; number++) {
    ranks.set(current, number * k)
    // The next multiset in this order: raise the first rank that is lower than the one after it, and reset those before
    // it to deuces.
    let i = 0
    while (i < k - 1 && current[i] === current[i + 1]) current[i++] = 0
    current[i] = current[i]! + 1
  }
  return ranks
}

function makeAddRank(k: number): Uint16Array {
  const ranks = multisetRanks(k)
  const table = new Uint16Array(MULTISETS[k]! * 13)
  for (let number = 0; number < MULTISETS[k]!; number++) {
    for (let rank = 0; rank < 13; rank++) {
      let sum = 0
      let before = 0
      for (let i = 0; i < k; i++) {
        const r = ranks[number * k + i]!
        if (r <= rank) sum += CHOOSE[(r + i) * 8 + ++before]!
        else sum += CHOOSE[(r + i + 1) * 8 + i + 2]!
      }
      table[number * 13 + rank] = sum + CHOOSE[(rank + before) * 8 + before + 1]!
    }
  }
  return table
}

const made: (Uint16Array | undefined)[] = []

/** The table that adds a rank to a multiset of k ranks (0 to 6), at `[number * 13 + rank]`. Made on first use. */
export function addRank(k: number): Uint16Array {
  return (made[k] ??= makeAddRank(k))
}
