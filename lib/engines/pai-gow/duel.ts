import type { Progress } from '@/lib/game/solver'
import { choose } from '@/lib/math/combinations'
import { eachFlushAbove, eachFlushRun } from './flush-classes'
import { eachRankClass, eachRankRun } from './rank-classes'
import { type SubsetType, subsetTypes } from './subsets'
import { behindOfKey, frontOfKey, type WayTable } from './way-table'

/*
 * Plays one house way against another over every pair of hands without a card in common, some 8.25 × 10^15 pairs, by
 * inclusion–exclusion: the sum over every set S of up to seven cards, with sign (−1)^|S|, of all pairs of hands that
 * both contain S. For the hands that contain S only their settings matter, which are counted by classes; the sets S
 * fall into some 260,000 types. Our hands are kept apart by the clause that sets them, so that each clause has its own
 * wins and losses.
 */

/** Wins and losses of the hands that each of our clauses sets, in the order of the clauses. */
export interface DuelCounts {
  readonly wins: readonly bigint[]
  readonly losses: readonly bigint[]
  readonly deals: bigint
}

// ——— Settings numbered ——————————————————————————————————————————————————————————————————————————————————

/**
 * The settings of a way, each with each clause that makes it, ordered by the hand behind; and the number of each
 * class's setting.
 */
interface NumberedWay {
  readonly fronts: Uint8Array
  readonly behinds: Uint16Array
  readonly clauses: Uint8Array
  readonly ranks: Uint32Array
  readonly flushes: Uint32Array
  readonly plain: Uint32Array
}

const CLAUSE_BITS = 8

function numberSettings({
  rankSettings,
  rankClauses,
  flushSettings,
  flushClauses,
  plainSettings,
  plainClauses,
}: WayTable): NumberedWay {
  const keysOf = (settings: Uint32Array, clauses: Uint8Array): Uint32Array =>
    settings.map((key, i) => (key << CLAUSE_BITS) | clauses[i]!)
  const [ranks, flushes, plain] = [
    keysOf(rankSettings, rankClauses),
    keysOf(flushSettings, flushClauses),
    keysOf(plainSettings, plainClauses),
  ]
  const keys = Uint32Array.from(new Set([...ranks, ...flushes])).sort()
  const met = new Map(Array.from(keys, (key, i) => [key, i] as const))
  const number = (list: Uint32Array): Uint32Array => list.map((key) => met.get(key)!)
  const setting = (key: number): number => key >>> CLAUSE_BITS
  return {
    fronts: Uint8Array.from(keys, (key) => frontOfKey(setting(key))),
    behinds: Uint16Array.from(keys, (key) => behindOfKey(setting(key))),
    clauses: Uint8Array.from(keys, (key) => key & ((1 << CLAUSE_BITS) - 1)),
    ranks: number(ranks),
    flushes: number(flushes),
    plain: number(plain),
  }
}

// ——— Pairs of hands ——————————————————————————————————————————————————————————————————————————————————————

/** How many hands have each setting. Only the settings touched are visited and cleared. */
interface Heap {
  readonly way: NumberedWay
  readonly weights: Float64Array
  /** Whether a setting was touched. A weight of 0 doesn't tell, since additions can cancel out. */
  readonly isTouched: Uint8Array
  readonly touched: Uint32Array
  count: number
}

const makeHeap = (way: NumberedWay): Heap => {
  const size = way.fronts.length
  return {
    way,
    weights: new Float64Array(size),
    isTouched: new Uint8Array(size),
    touched: new Uint32Array(size),
    count: 0,
  }
}

function put(heap: Heap, at: number, weight: number): void {
  if (heap.isTouched[at] === 0) {
    heap.isTouched[at] = 1
    heap.touched[heap.count++] = at
  }
  heap.weights[at]! += weight
}

const FEW = 24

/** Sorts the touched settings: few by insertion, many by scanning all settings, others with a sort. */
function order(heap: Heap): void {
  const { touched, isTouched, count } = heap
  if (count > isTouched.length / 16) {
    let next = 0
    for (let at = 0; at < isTouched.length; at++) if (isTouched[at] === 1) touched[next++] = at
  } else if (count > FEW) touched.subarray(0, count).sort()
  else
    for (let i = 1; i < count; i++) {
      const at = touched[i]!
      let j = i - 1
      for (; j >= 0 && touched[j]! > at; j--) touched[j + 1] = touched[j]!
      touched[j + 1] = at
    }
}

function wipe(heap: Heap): void {
  const { touched, isTouched, weights, count } = heap
  for (let i = 0; i < count; i++) {
    weights[touched[i]!] = 0
    isTouched[touched[i]!] = 0
  }
  heap.count = 0
}

/** Weights by front in a binary indexed tree, where adding and summing take seven steps. */
const TREE = 128

/** Sums by clause: doubles that move to bigints before they would round. */
interface Sums {
  readonly wins: Float64Array
  readonly losses: Float64Array
  readonly safeWins: bigint[]
  readonly safeLosses: bigint[]
}

const makeSums = (clauses: number): Sums => ({
  wins: new Float64Array(clauses),
  losses: new Float64Array(clauses),
  safeWins: Array<bigint>(clauses).fill(0n),
  safeLosses: Array<bigint>(clauses).fill(0n),
})

/**
 * The largest sum kept in a double. One addition is smaller than that: the hands of one setting and clause (fewer than
 * 2^21), times those of the other side (fewer than 2^28), times the sets of a type where the hands are few.
 */
const SAFE = 2 ** 52

function carry(sums: Float64Array, safe: bigint[], clause: number): void {
  safe[clause] = safe[clause]! + BigInt(sums[clause]!)
  sums[clause] = 0
}

/** What comparisons need besides the heaps. Made once. */
interface Comparing {
  readonly sums: Sums
  /** Whether we win copies. */
  readonly copiesWin: boolean
  readonly tree: Float64Array
  /** For each front, how many of their hands have a lower one. */
  readonly lower: Float64Array
}

/** Sums up how many of their hands have each front, from the lowest. */
function addFronts({ way, weights, touched, count }: Heap, lower: Float64Array): void {
  lower.fill(0)
  for (let i = 0; i < count; i++) lower[way.fronts[touched[i]!]! + 1]! += weights[touched[i]!]!
  for (let front = 1; front < lower.length; front++) lower[front]! += lower[front - 1]!
}

/**
 * The pairs of hands in which ours wins both halves and in which it wins neither, each counted `times`. Settings come
 * ordered by the hand behind: before a hand of ours is compared, the tree has all of theirs with a lower hand behind,
 * or an equal one if we win copies. We lose both halves against all of their hands except those that lose a half.
 */
function comparePairs({ sums, copiesWin, tree, lower }: Comparing, ours: Heap, theirs: Heap, times: number): void {
  const { fronts, behinds, clauses } = ours.way
  const { wins, losses } = sums
  tree.fill(0)
  addFronts(theirs, lower)
  const all = lower[lower.length - 1]!
  const extra = copiesWin ? 1 : 0
  let next = 0
  let inTree = 0
  for (let i = 0; i < ours.count; i++) {
    const at = ours.touched[i]!
    const limit = behinds[at]! + extra
    for (; next < theirs.count && theirs.way.behinds[theirs.touched[next]!]! < limit; next++) {
      const other = theirs.touched[next]!
      const weight = theirs.weights[other]!
      inTree += weight
      for (let k = theirs.way.fronts[other]! + 1; k < TREE; k += k & -k) tree[k]! += weight
    }
    const front = fronts[at]! + extra
    let both = 0
    for (let k = front; k > 0; k &= k - 1) both += tree[k]!
    const weight = times * ours.weights[at]!
    const clause = clauses[at]!
    wins[clause]! += weight * both
    losses[clause]! += weight * (all - inTree - lower[front]! + both)
    if (wins[clause]! > SAFE || wins[clause]! < -SAFE) carry(wins, sums.safeWins, clause)
    if (losses[clause]! > SAFE || losses[clause]! < -SAFE) carry(losses, sums.safeLosses, clause)
  }
}

// ——— Hands that contain a set ————————————————————————————————————————————————————————————————————————————

/** Puts all hands that contain a set of this type on the heap. If the set has the joker, so do they. */
function fill(heap: Heap, type: SubsetType, joker: boolean): void {
  const { ranks, flushes, plain } = heap.way
  const takeRank = (at: number, ways: number): void => put(heap, ranks[at]!, ways)
  const takeFlush = (at: number, ways: number): void => {
    if (flushes[at] === plain[at]) return
    put(heap, flushes[at]!, ways)
    put(heap, plain[at]!, -ways)
  }
  const left = type.counts.map((count) => 4 - count)
  for (const withJoker of joker ? [true] : [false, true]) {
    eachRankClass(left, type.counts, withJoker, takeRank)
    for (const mask of type.suits) {
      const others = type.counts.map((count, rank) => count - ((mask >> rank) & 1))
      eachFlushAbove(mask, others, withJoker, takeFlush)
    }
  }
}

const WHOLE_SUIT = 0x1fff

/**
 * Sets of seven cards are single hands: each hand pairs with itself, as each way sets it. Subtracted, because seven is
 * odd.
 */
function takeOffSame(ours: NumberedWay, theirs: NumberedWay, { sums, copiesWin }: Comparing): void {
  const higher = (a: number, b: number): boolean => a > b || (copiesWin && a === b)
  const count = (a: number, b: number, ways: number): void => {
    const front = higher(ours.fronts[a]!, theirs.fronts[b]!)
    const behind = higher(ours.behinds[a]!, theirs.behinds[b]!)
    if (front && behind) sums.wins[ours.clauses[a]!]! -= ways
    else if (!front && !behind) sums.losses[ours.clauses[a]!]! -= ways
  }
  eachRankRun(new Uint8Array(13).fill(4), true, (at, scale, ways) =>
    ways.forEach((n, i) => count(ours.ranks[at + i]!, theirs.ranks[at + i]!, scale * n)),
  )
  eachFlushRun([WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT], true, (at, ways) => {
    for (let i = 0; i < ways.length; i++) {
      count(ours.flushes[at + i]!, theirs.flushes[at + i]!, ways[i]!)
      count(ours.plain[at + i]!, theirs.plain[at + i]!, -ways[i]!)
    }
  })
}

// ——— The sum —————————————————————————————————————————————————————————————————————————————————————————————

const HAND = 7

/** Pairs of hands without a card in common: 8,250,459,031,214,400. */
export const DEALS = BigInt(choose(53, HAND)) * BigInt(choose(46, HAND))

/**
 * Sets by size and by whether they contain the joker, with their share of the time, from which progress is reported.
 */
const PARTS = [
  { size: 0, joker: false, share: 2 },
  { size: 0, joker: true, share: 1 },
  { size: 1, joker: false, share: 2 },
  { size: 1, joker: true, share: 1 },
  { size: 2, joker: false, share: 4 },
  { size: 2, joker: true, share: 2 },
  { size: 3, joker: false, share: 11 },
  { size: 3, joker: true, share: 5 },
  { size: 4, joker: false, share: 23 },
  { size: 4, joker: true, share: 7 },
  { size: 5, joker: false, share: 18 },
  { size: 5, joker: true, share: 8 },
  { size: 6, joker: false, share: 18 },
] as const
const ALL_SHARES = PARTS.reduce((sum, { share }) => sum + share, 0)

/**
 * In how many of all deals a hand set by our way beats one set by theirs in both halves, and in how many in neither, by
 * our clauses. Copies go to them, or to us with `copiesWin`. Exact.
 */
export function duel(ourTable: WayTable, theirTable: WayTable, copiesWin = false, onProgress?: Progress): DuelCounts {
  const ours = makeHeap(numberSettings(ourTable))
  const same = ourTable === theirTable
  const theirs = same ? ours : makeHeap(numberSettings(theirTable))
  const comparing: Comparing = {
    sums: makeSums(ourTable.clauseHands.length),
    copiesWin,
    tree: new Float64Array(TREE),
    lower: new Float64Array(TREE),
  }
  takeOffSame(ours.way, theirs.way, comparing)
  let done = 0
  let types: readonly SubsetType[] = []
  for (const { size, joker, share } of PARTS) {
    const sign = (size + Number(joker)) % 2 === 0 ? 1 : -1
    // With the joker the other cards are of the same types.
    if (!joker) types = subsetTypes(size)
    for (const [k, type] of types.entries()) {
      if (k % 256 === 0) onProgress?.((done + (share * k) / types.length) / ALL_SHARES)
      fill(ours, type, joker)
      order(ours)
      if (!same) {
        fill(theirs, type, joker)
        order(theirs)
      }
      comparePairs(comparing, ours, theirs, sign * type.sets)
      wipe(ours)
      if (!same) wipe(theirs)
    }
    done += share
  }
  onProgress?.(1)
  return countsOf(comparing.sums)
}

function countsOf({ wins, losses, safeWins, safeLosses }: Sums): DuelCounts {
  wins.forEach((_, clause) => {
    carry(wins, safeWins, clause)
    carry(losses, safeLosses, clause)
  })
  return { wins: safeWins, losses: safeLosses, deals: DEALS }
}
