import type { Progress } from '@/lib/games/game'
import { choose } from '@/lib/math/combinations'
import { eachFlushAbove, eachFlushRun } from './flush-classes'
import { eachRankClass, eachRankRun } from './rank-classes'
import { type SubsetType, subsetTypes } from './subsets'
import { behindOfKey, frontOfKey, type WayTable } from './way-table'

/*
 * One house way against another over every pair of hands that share no card, some 8.25 × 10^15 of them, by inclusion and exclusion:
 * the sum over every set S of up to seven cards, with the sign (−1)^|S|, of all pairs of hands that both contain S. The hands that
 * contain S matter by their settings only, and those are counted by classes; and sets S by types, of which there are some 260,000.
 */

export interface DuelCounts {
  readonly wins: bigint
  readonly losses: bigint
  readonly deals: bigint
}

// ——— Settings numbered ——————————————————————————————————————————————————————————————————————————————————

/** The settings of both ways in one order, by the hand behind and then the front, and each class's number. */
interface Numbered {
  readonly fronts: Uint8Array
  readonly behinds: Uint16Array
  readonly ours: NumberedWay
  readonly theirs: NumberedWay
}

interface NumberedWay {
  readonly ranks: Uint32Array
  readonly flushes: Uint32Array
  readonly plain: Uint32Array
}

function numberSettings(ours: WayTable, theirs: WayTable): Numbered {
  const all = [ours, theirs].flatMap(({ rankSettings, flushSettings }) => [rankSettings, flushSettings])
  const met = new Uint32Array(1 << 20)
  for (const settings of all) for (const key of settings) met[key] = 1
  const keys: number[] = []
  met.forEach((was, key) => {
    if (was === 0) return
    met[key] = keys.length
    keys.push(key)
  })
  const number = (settings: Uint32Array): Uint32Array => settings.map((key) => met[key]!)
  const way = (table: WayTable): NumberedWay => ({
    ranks: number(table.rankSettings),
    flushes: number(table.flushSettings),
    plain: number(table.plainSettings),
  })
  const first = way(ours)
  return { fronts: Uint8Array.from(keys, frontOfKey), behinds: Uint16Array.from(keys, behindOfKey), ours: first, theirs: ours === theirs ? first : way(theirs) }
}

// ——— Pairs of hands ——————————————————————————————————————————————————————————————————————————————————————

/** How many hands have each setting; only the settings touched are looked at, and wiped afterwards. */
interface Heap {
  readonly weights: Float64Array
  touched: number[]
}

const makeHeap = (size: number): Heap => ({ weights: new Float64Array(size), touched: [] })

function put(heap: Heap, at: number, weight: number): void {
  if (heap.weights[at] === 0) heap.touched.push(at)
  heap.weights[at]! += weight
}

const ascending = (numbers: number[]): Uint32Array => Uint32Array.from(numbers).sort()

/** Weights by front, as a binary indexed tree: adding and summing take seven steps. */
type FrontSums = Float64Array

const TREE = 128

function addFront(sums: FrontSums, front: number, weight: number): void {
  for (let at = front + 1; at < TREE; at += at & -at) sums[at]! += weight
}

/** The weight of all fronts below this one. */
function below(sums: FrontSums, front: number): number {
  let sum = 0
  for (let at = front; at > 0; at &= at - 1) sum += sums[at]!
  return sum
}

/** Numbers add up exactly below this; beyond, the sum goes over into a bigint. */
const SAFE = 2 ** 51

interface Tally {
  wins: bigint
  losses: bigint
}

/**
 * The pairs of one of our hands and one of theirs in which ours is higher in both halves, and in which it is higher in neither.
 * Settings come in the order of the hand behind; those with the same hand behind together.
 */
function comparePairs({ fronts, behinds }: Numbered, ours: Heap, theirs: Heap, same: boolean, tally: Tally): void {
  const ourOrder = ascending(ours.touched)
  const theirOrder = same ? ourOrder : ascending(theirs.touched)
  const ourSums = new Float64Array(TREE)
  const theirSums = same ? ourSums : new Float64Array(TREE)
  let [wins, losses] = [0, 0]
  let [i, j] = [0, 0]
  while (i < ourOrder.length || j < theirOrder.length) {
    const behind = Math.min(behinds[ourOrder[i]!] ?? Infinity, behinds[theirOrder[j]!] ?? Infinity)
    const start = j
    const ourStart = i
    for (; i < ourOrder.length && behinds[ourOrder[i]!] === behind; i++) wins += ours.weights[ourOrder[i]!]! * below(theirSums, fronts[ourOrder[i]!]!)
    for (let k = ourStart; k < i; k++) addFront(ourSums, fronts[ourOrder[k]!]!, ours.weights[ourOrder[k]!]!)
    for (; j < theirOrder.length && behinds[theirOrder[j]!] === behind; j++) losses += theirs.weights[theirOrder[j]!]! * below(ourSums, fronts[theirOrder[j]!]! + 1)
    if (!same) for (let k = start; k < j; k++) addFront(theirSums, fronts[theirOrder[k]!]!, theirs.weights[theirOrder[k]!]!)
    if (wins + losses > SAFE) {
      tally.wins += BigInt(wins)
      tally.losses += BigInt(losses)
      ;[wins, losses] = [0, 0]
    }
  }
  tally.wins += BigInt(wins)
  tally.losses += BigInt(losses)
}

function wipe(heap: Heap): void {
  for (const at of heap.touched) heap.weights[at] = 0
  heap.touched = []
}

// ——— Hands that contain a set ————————————————————————————————————————————————————————————————————————————

/** Calls `take` with the class numbers and ways of all hands that contain a set of this type, and the joker if it is in the set. */
function eachAbove(type: SubsetType, joker: boolean, takeRank: (at: number, ways: number) => void, takeFlush: (at: number, ways: number) => void): void {
  const left = type.counts.map((count) => 4 - count)
  for (const withJoker of joker ? [true] : [false, true]) {
    eachRankClass(left, type.counts, withJoker, takeRank)
    for (const mask of type.suits) {
      const others = type.counts.map((count, rank) => count - ((mask >> rank) & 1))
      eachFlushAbove(mask, others, withJoker, takeFlush)
    }
  }
}

function fill(heap: Heap, way: NumberedWay, type: SubsetType, joker: boolean): void {
  eachAbove(
    type,
    joker,
    (at, ways) => put(heap, way.ranks[at]!, ways),
    (at, ways) => {
      if (way.flushes[at] === way.plain[at]) return
      put(heap, way.flushes[at]!, ways)
      put(heap, way.plain[at]!, -ways)
    },
  )
}

const WHOLE_SUIT = 0x1fff

/** Sets of seven cards are single hands: the pairs of a hand with itself, as each way sets it. */
function compareSame({ fronts, behinds, ours, theirs }: Numbered): Tally {
  let [wins, losses] = [0, 0]
  const count = (a: number, b: number, ways: number): void => {
    if (fronts[a]! > fronts[b]! && behinds[a]! > behinds[b]!) wins += ways
    else if (fronts[a]! <= fronts[b]! && behinds[a]! <= behinds[b]!) losses += ways
  }
  eachRankRun(new Uint8Array(13).fill(4), true, (at, scale, ways) => ways.forEach((n, i) => count(ours.ranks[at + i]!, theirs.ranks[at + i]!, scale * n)))
  eachFlushRun([WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT, WHOLE_SUIT], true, (at, ways) => {
    for (let i = 0; i < ways.length; i++) {
      count(ours.flushes[at + i]!, theirs.flushes[at + i]!, ways[i]!)
      count(ours.plain[at + i]!, theirs.plain[at + i]!, -ways[i]!)
    }
  })
  return { wins: BigInt(wins), losses: BigInt(losses) }
}

// ——— The sum —————————————————————————————————————————————————————————————————————————————————————————————

const HAND = 7

/**
 * In how many of all deals a hand set by our way beats one set by theirs in both halves, and in how many in neither (copies are
 * theirs). Exact.
 */
export function duel(ourTable: WayTable, theirTable: WayTable, onProgress?: Progress): DuelCounts {
  const numbered = numberSettings(ourTable, theirTable)
  const same = ourTable === theirTable
  const ours = makeHeap(numbered.fronts.length)
  const theirs = same ? ours : makeHeap(numbered.fronts.length)
  const single = compareSame(numbered)
  const total: Tally = { wins: -single.wins, losses: -single.losses }
  const parts = [0, 1, 2, 3, 4, 5, 6].flatMap((size) => [false, true].filter((joker) => size + Number(joker) < HAND).map((joker) => ({ size, joker })))
  for (const [i, { size, joker }] of parts.entries()) {
    const sign = (size + Number(joker)) % 2 === 0 ? 1n : -1n
    const types = subsetTypes(size)
    for (const [k, type] of types.entries()) {
      if (k % 512 === 0) onProgress?.((i + k / types.length) / parts.length)
      fill(ours, numbered.ours, type, joker)
      if (!same) fill(theirs, numbered.theirs, type, joker)
      const pairs: Tally = { wins: 0n, losses: 0n }
      comparePairs(numbered, ours, theirs, same, pairs)
      total.wins += sign * pairs.wins * BigInt(type.sets)
      total.losses += sign * pairs.losses * BigInt(type.sets)
      wipe(ours)
      if (!same) wipe(theirs)
    }
  }
  onProgress?.(1)
  return { ...total, deals: BigInt(choose(53, HAND)) * BigInt(choose(46, HAND)) }
}
