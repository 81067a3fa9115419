import { ranksOfFlushes } from './board-counts'
import { FIVE_SUITED, FOUR_SUITED, RANK_SETS, ranksIn, SET_NUMBER, THREE_SUITED } from './board-types'
import { PAIR_HIGH, PAIR_LOW } from './lanes'
import { rankSweep, type RankSweep } from './rank-sweep'
import { strengthTables, WEAKEST_FULL_HOUSE, WEAKEST_STRAIGHT_FLUSH } from './strengths'

/*
 * All starting hands on all flush types. No rule is in it: it is swept once, kept small, and read by every solve (`flush-lanes.ts`).
 *
 * A starting hand without a flush has below it what it has on the same ranks without flushes, less X, the opponent's hands that
 * make the flush and were below. They are counted along the same order of pairs; those with one certain card in a row per rank. Y
 * is the same for hands that tied. With three suited on the board they are the suited pairs, at most 45, and X and Y share 16 bits;
 * with four, all hands with a suited card, and what is left below and tied is kept instead.
 * A starting hand with a flush beats every opponent without one except full houses and better; what it beats among the flushes
 * depends only on the suited ranks.
 */

/** Lanes without a flush on three suited: 91 off–off, then 13 for each of the ten ranks free in the suit. */
export const THREE_LANES = 91 + 10 * 13
/** Places by set of suited ranks: 0 no suited card, 1 + rank one, 14 + a + b(b − 1)/2 two. */
export const FLUSH_PLACES = 92
export const FIRST_SET = [0, 0, 0, 0, 286, 1001] as const

export interface FlushSweep {
  /** X + 64 · Y: `[type * 221 + …]` for types of three suited. */
  readonly taken: Uint16Array
  /** What off–off hands have below and beside them: `[(type − FOUR_SUITED) * 91 + pair]`. */
  readonly belowOnFour: Int16Array
  readonly tiesOnFour: Int16Array
  /** Starting hands with a flush: `[(FIRST_SET[suited] + set number) * 92 + place]`. Full houses above them are not taken off. */
  readonly flushBelow: Int16Array
  readonly flushTies: Int16Array
  /** Strength. */
  readonly flushStrength: Int16Array
}

/** The opponent's straight flushes with two suited cards; those with one certain card; ranks whose single card makes one. */
interface StraightFlushes {
  pairs: number
  readonly rows: Int32Array
  singles: number
}

function straightFlushesOn(set: number, free: readonly number[]): StraightFlushes {
  const { flush } = strengthTables()
  const single = (a: number): boolean => flush[set | (1 << a)]! >= WEAKEST_STRAIGHT_FLUSH
  const found: StraightFlushes = { pairs: 0, rows: new Int32Array(13), singles: free.filter(single).length }
  for (const a of free) {
    for (const b of free) {
      if (b >= a || single(a) || single(b) || flush[set | (1 << a) | (1 << b)]! < WEAKEST_STRAIGHT_FLUSH) continue
      found.pairs++
      found.rows[a] = found.rows[a]! + 1
      found.rows[b] = found.rows[b]! + 1
    }
  }
  return found
}

/** What a sweep of one board needs at hand. `slot` is the place of a free rank's 13 lanes, or −1 for a rank of the set. */
interface Place {
  readonly ranks: RankSweep
  readonly strengths: Int16Array
  readonly slot: Int16Array
  readonly isFree: Uint8Array
  readonly rows: Int32Array
  readonly straightFlushes: StraightFlushes
}

function placeFor(set: number, ranks: RankSweep): Place {
  const free = ranksIn(8191 & ~set)
  const slot = new Int16Array(13).fill(-1)
  const isFree = new Uint8Array(13)
  free.forEach((rank, i) => {
    slot[rank] = 91 + 13 * i
    isFree[rank] = 1
  })
  return {
    ranks,
    strengths: strengthTables().boardAndPair,
    slot,
    isFree,
    rows: new Int32Array(13),
    straightFlushes: straightFlushesOn(set, free),
  }
}

/** Hot. X of each lane before its group is counted, Y what the group adds. Full houses lose only to straight flushes. */
function sweepThreeSuited(place: Place, board: number, taken: Uint16Array, base: number): void {
  const { isFree, rows, slot, strengths } = place
  const order = place.ranks.order
  const at = board * 91
  rows.fill(0)
  let all = 0
  for (let first = 0, end = 0; first < 91; first = end) {
    const pair = order[at + first]! & 127
    if (strengths[at + pair]! >= WEAKEST_FULL_HOUSE) return strongOnThree(place, at, first, taken, base)
    end = first + 1
    while (end < 91 && order[at + end]! >= 128) end++
    if (end > first + 1) {
      all = sweepTiedPairs(place, at, first, end, all, taken, base)
      continue
    }
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    const both = x === y ? 0 : isFree[x]! & isFree[y]!
    taken[base + pair] = all | (both << 6)
    if (isFree[x] === 1) taken[base + slot[x]! + y] = all - rows[x]!
    if (isFree[y] === 1) taken[base + slot[y]! + x] = all - rows[y]!
    if (both === 1) {
      all++
      rows[x] = rows[x]! + 1
      rows[y] = rows[y]! + 1
    }
  }
}

function sweepTiedPairs(
  place: Place,
  at: number,
  first: number,
  end: number,
  before: number,
  taken: Uint16Array,
  base: number,
): number {
  const { isFree, rows, slot } = place
  const order = place.ranks.order
  let all = before
  for (let i = first; i < end; i++) {
    const pair = order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    taken[base + pair] = before
    if (isFree[x] === 1) taken[base + slot[x]! + y] = before - rows[x]!
    if (isFree[y] === 1) taken[base + slot[y]! + x] = before - rows[y]!
  }
  for (let i = first; i < end; i++) {
    const pair = order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    if (x === y || (isFree[x]! & isFree[y]!) === 0) continue
    all++
    rows[x] = rows[x]! + 1
    rows[y] = rows[y]! + 1
  }
  for (let i = first; i < end; i++) {
    const pair = order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    addTies(taken, base + pair, all)
    if (isFree[x] === 1) addTies(taken, base + slot[x]! + y, all - rows[x]!)
    if (isFree[y] === 1 && x !== y) addTies(taken, base + slot[y]! + x, all - rows[y]!)
  }
  return all
}

function addTies(taken: Uint16Array, at: number, after: number): void {
  const before = taken[at]!
  taken[at] = before | ((after - before) << 6)
}

/** Full houses and quads: every suited pair was below, and stays there unless it makes a straight flush. */
function strongOnThree(
  { ranks, isFree, slot, straightFlushes }: Place,
  at: number,
  first: number,
  taken: Uint16Array,
  base: number,
): void {
  const { pairs, rows } = straightFlushes
  for (let i = first; i < 91; i++) {
    const pair = ranks.order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    taken[base + pair] = pairs
    if (isFree[x] === 1) taken[base + slot[x]! + y] = pairs - rows[x]!
    if (isFree[y] === 1) taken[base + slot[y]! + x] = pairs - rows[y]!
  }
}

/**
 * The hands of ranks x and y with a suited card, counted in `rows` by each certain card outside the suit. `other` is the rank of
 * the board's fifth card.
 */
export function addSuitedHands(isFree: Uint8Array, rows: Int32Array, x: number, y: number, other: number): number {
  const offX = other === x ? 2 : 3
  const offY = other === y ? 2 : 3
  if (x === y) {
    rows[x] = rows[x]! + isFree[x]!
    return isFree[x]! * offX
  }
  rows[x] = rows[x]! + isFree[y]!
  rows[y] = rows[y]! + isFree[x]!
  return isFree[x]! * isFree[y]! + isFree[x]! * offY + isFree[y]! * offX
}

function sweepFourSuited(place: Place, board: number, other: number, sweep: FlushSweep, base: number): void {
  const { isFree, rows, strengths } = place
  const { order, below: ranksBelow, ties: ranksTies } = place.ranks
  const { belowOnFour: below, tiesOnFour: ties } = sweep
  const at = board * 91
  rows.fill(0)
  let all = 0
  for (let first = 0, end = 0; first < 91; first = end) {
    if (strengths[at + (order[at + first]! & 127)]! >= WEAKEST_FULL_HOUSE)
      return strongOnFour(place, at, first, sweep, base)
    end = first + 1
    while (end < 91 && order[at + end]! >= 128) end++
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      below[base + pair] = ranksBelow[at + pair]! - all + rows[PAIR_LOW[pair]!]! + rows[PAIR_HIGH[pair]!]!
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      all += addSuitedHands(isFree, rows, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, other)
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      const after = ranksBelow[at + pair]! - all + rows[PAIR_LOW[pair]!]! + rows[PAIR_HIGH[pair]!]!
      ties[base + pair] = ranksTies[at + pair]! - below[base + pair]! + after
    }
  }
}

/** As with three suited. Of 45 cards 9 are suited; both hole cards, being outside the suit, are none that a single card could stand beside. */
function strongOnFour(
  { ranks, straightFlushes }: Place,
  at: number,
  first: number,
  sweep: FlushSweep,
  base: number,
): void {
  const { pairs, singles } = straightFlushes
  const lost = pairs + singles * 36 + (singles * (singles - 1)) / 2 + singles * (9 - singles)
  for (let i = first; i < 91; i++) {
    const pair = ranks.order[at + i]! & 127
    sweep.belowOnFour[base + pair] = ranks.below[at + pair]! - lost
    sweep.tiesOnFour[base + pair] = ranks.ties[at + pair]!
  }
}

/** One starting hand that holds the suited ranks `hole` (and other cards outside the suit) on a board with `set` suited. */
function meetFlushes(sweep: FlushSweep, at: number, set: number, hole: number): void {
  const { flush } = strengthTables()
  const own = flush[set | hole]!
  const free = ranksIn(8191 & ~set & ~hole)
  const off = 45 - free.length
  let below = 990
  let ties = 0
  const meet = (suited: number, hands: number): void => {
    const strength = flush[set | suited]!
    if (strength >= own) below -= hands
    if (strength === own) ties += hands
  }
  meet(0, (off * (off - 1)) / 2)
  for (let i = 0; i < free.length; i++) {
    meet(1 << free[i]!, off)
    for (let j = 0; j < i; j++) meet((1 << free[i]!) | (1 << free[j]!), 1)
  }
  sweep.flushBelow[at] = below
  sweep.flushTies[at] = ties
  sweep.flushStrength[at] = own
}

function sweepFlushes(sweep: FlushSweep, suited: 3 | 4 | 5): void {
  RANK_SETS[suited]!.forEach((set, number) => {
    const at = (FIRST_SET[suited] + number) * FLUSH_PLACES
    const free = ranksIn(8191 & ~set)
    if (suited === 5) meetFlushes(sweep, at, set, 0)
    for (const a of free) {
      if (suited >= 4) meetFlushes(sweep, at + 1 + a, set, 1 << a)
      for (const b of free) if (a < b) meetFlushes(sweep, at + 14 + (b * (b - 1)) / 2 + a, set, (1 << a) | (1 << b))
    }
  })
}

function makeFlushSweep(): FlushSweep {
  const places = (FIRST_SET[5] + RANK_SETS[5]!.length) * FLUSH_PLACES
  const onFour = (FIVE_SUITED - FOUR_SUITED) * 91
  const sweep: FlushSweep = {
    taken: new Uint16Array((FOUR_SUITED - THREE_SUITED) * THREE_LANES),
    belowOnFour: new Int16Array(onFour),
    tiesOnFour: new Int16Array(onFour),
    flushBelow: new Int16Array(places),
    flushTies: new Int16Array(places),
    flushStrength: new Int16Array(places),
  }
  const ranks = rankSweep()
  const ranksOf = ranksOfFlushes()
  for (const set of RANK_SETS[3]!) {
    const place = placeFor(set, ranks)
    const first = THREE_SUITED + SET_NUMBER[set]! * 91
    for (let type = first; type < first + 91; type++)
      sweepThreeSuited(place, ranksOf[type]!, sweep.taken, type * THREE_LANES)
  }
  for (const set of RANK_SETS[4]!) {
    const place = placeFor(set, ranks)
    const first = FOUR_SUITED + SET_NUMBER[set]! * 13
    for (let x = 0; x < 13; x++) sweepFourSuited(place, ranksOf[first + x]!, x, sweep, (first + x - FOUR_SUITED) * 91)
  }
  for (const suited of [3, 4, 5] as const) sweepFlushes(sweep, suited)
  return sweep
}

let made: FlushSweep | undefined

/** Made once, on first use (some 17 MB). */
export const flushSweep = (): FlushSweep => (made ??= makeFlushSweep())
