import { ranksOfFlushes } from './board-counts'
import { FIVE_SUITED, FOUR_SUITED, RANK_SETS, ranksIn, SET_NUMBER, THREE_SUITED } from './board-types'
import { LANES, OFF_OFF, PAIR_HIGH, PAIR_LOW, SUITED_OFF, suitedOff, suitedSuited, SUITED_SUITED } from './lanes'
import { FULL_HOUSE_SEGMENT, rankSweep, qualifyingSweep, type QualifyingSweep, type RankSweep } from './rank-sweep'
import { strengthTables, WEAKEST_STRAIGHT_FLUSH } from './strengths'

/*
 * All starting hands on a flush type.
 *
 * A starting hand without a flush has below it what it has on the same ranks without flushes, less the opponent's hands that make
 * the flush and were below: X. These are counted along the same order of pairs, those with one certain card in a row per rank. With
 * three suited on the board they are the suited pairs; with four, all hands with a suited card.
 * A starting hand with a flush beats every opponent without one except full houses and better; what it beats among the flushes
 * depends only on the suited ranks, and is made once for all sets of them.
 */

/** One flush type, all lanes: what one hand has below it, beside it, and which do not qualify; and the segment of its strength. */
export interface Lanes {
  readonly below: Int32Array
  readonly ties: Int32Array
  readonly short: Int32Array
  readonly segment: Uint8Array
}

export interface FlushSweep extends Lanes {
  readonly ranks: RankSweep
  readonly qualifying: QualifyingSweep
  readonly flushes: FlushLanes
  /** The set of suited ranks being swept, the ranks still free in the suit (as a list and as 0 or 1 by rank), straight flushes of the opponent. */
  set: number
  free: readonly number[]
  readonly isFree: Uint8Array
  /** The lanes a starting hand can be in with this set on the board: the first `lanes` of the list. */
  readonly live: Uint16Array
  lanes: number
  /** The opponent's straight flushes made with two suited cards, those of one card in each rank, and ranks whose one card makes one. */
  straightFlushPairs: number
  readonly straightFlushRows: Int32Array
  straightFlushSingles: number
  readonly rows: Int32Array
}

/** By `[place of the set * 92 + …]`: 0 no suited card, 1 + rank one, 14 + pair two. Sets of three first (286), then four (715), five (1,287). */
interface FlushLanes {
  /** Opponents without a flush, and those with one that is below. */
  readonly below: Int16Array
  readonly ties: Int16Array
  readonly segment: Uint8Array
}

const FIRST_SET = [0, 0, 0, 0, 286, 1001]
const PLACES = 92

function makeFlushLanes(): FlushLanes {
  const size = (286 + 715 + 1287) * PLACES
  const lanes: FlushLanes = { below: new Int16Array(size), ties: new Int16Array(size), segment: new Uint8Array(size) }
  for (let k = 3; k <= 5; k++) {
    RANK_SETS[k]!.forEach((set, number) => {
      const at = (FIRST_SET[k]! + number) * PLACES
      const free = ranksIn(8191 & ~set)
      if (k === 5) fillFlushLane(lanes, at, set, 0)
      for (const a of free) {
        if (k >= 4) fillFlushLane(lanes, at + 1 + a, set, 1 << a)
        for (const b of free) if (a < b) fillFlushLane(lanes, at + 14 + (b * (b - 1)) / 2 + a, set, (1 << a) | (1 << b))
      }
    })
  }
  return lanes
}

/** One starting hand that holds the suited ranks `hole` (and other cards outside the suit) on a board with `set` suited. */
function fillFlushLane(lanes: FlushLanes, at: number, set: number, hole: number): void {
  const { flush, category } = strengthTables()
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
  lanes.below[at] = below
  lanes.ties[at] = ties
  lanes.segment[at] = 2 * category[own]! + 1
}

let flushLanes: FlushLanes | undefined

/** A place to sweep flush types in. Not shared between solves; its tables are. */
export function makeFlushSweep(qualifies: number): FlushSweep {
  return {
    below: new Int32Array(LANES),
    ties: new Int32Array(LANES),
    short: new Int32Array(LANES),
    segment: new Uint8Array(LANES),
    ranks: rankSweep(),
    qualifying: qualifyingSweep(qualifies),
    flushes: (flushLanes ??= makeFlushLanes()),
    set: 0,
    free: [],
    isFree: new Uint8Array(13),
    live: new Uint16Array(LANES),
    lanes: 0,
    straightFlushPairs: 0,
    straightFlushRows: new Int32Array(13),
    straightFlushSingles: 0,
    rows: new Int32Array(13),
  }
}

/** Turns to another set of suited ranks. Lanes whose suited rank lies on the board are cleared and stay so. */
export function turnToSet(sweep: FlushSweep, set: number): void {
  const { flush } = strengthTables()
  sweep.set = set
  sweep.free = ranksIn(8191 & ~set)
  sweep.isFree.fill(0)
  for (const lanes of [sweep.below, sweep.ties, sweep.short, sweep.segment]) lanes.fill(0)
  const { free, straightFlushRows } = sweep
  const single = (a: number): boolean => flush[set | (1 << a)]! >= WEAKEST_STRAIGHT_FLUSH
  sweep.straightFlushPairs = 0
  sweep.straightFlushSingles = 0
  straightFlushRows.fill(0)
  for (const a of free) {
    sweep.isFree[a] = 1
    if (single(a)) sweep.straightFlushSingles++
    for (const b of free) {
      if (b >= a || single(a) || single(b) || flush[set | (1 << a) | (1 << b)]! < WEAKEST_STRAIGHT_FLUSH) continue
      sweep.straightFlushPairs++
      straightFlushRows[a] = straightFlushRows[a]! + 1
      straightFlushRows[b] = straightFlushRows[b]! + 1
    }
  }
  listLive(sweep)
}

function listLive(sweep: FlushSweep): void {
  const { live, free } = sweep
  let n = 0
  for (let pair = 0; pair < 91; pair++) live[n++] = OFF_OFF + pair
  for (const a of free) for (let b = 0; b < 13; b++) live[n++] = suitedOff(a, b)
  for (const b of free) for (const a of free) if (a < b) live[n++] = suitedSuited(a, b)
  sweep.lanes = n
}

/** Sweeps the board with three suited ranks (`turnToSet`) whose ranks are `board`: the lanes of `sweep` are filled. */
export function sweepThreeSuited(sweep: FlushSweep, board: number): void {
  sweepSuitedPairs(sweep, board * 91)
  flushesOnThree(sweep, board)
  if (sweep.qualifying.allShort[board]! > 0) shortOnThree(sweep, board)
  else sweep.short.fill(0)
}

// Hot. One of the group: X for its lanes, then it is counted. More: X before the group for what is below, after it for what ties.
function sweepSuitedPairs(sweep: FlushSweep, at: number): void {
  const { below, ties, segment, isFree, rows } = sweep
  const { order, below: ranksBelow, ties: ranksTies } = sweep.ranks
  const segments = sweep.qualifying.segment
  rows.fill(0)
  let all = 0
  let first = 0
  for (; first < 91; ) {
    const pair = order[at + first]! & 127
    const kind = segments[at + pair]!
    if (kind >= FULL_HOUSE_SEGMENT) break
    let end = first + 1
    while (end < 91 && order[at + end]! >= 128) end++
    if (end === first + 1) {
      const x = PAIR_LOW[pair]!
      const y = PAIR_HIGH[pair]!
      const has = ranksBelow[at + pair]!
      const beside = ranksTies[at + pair]!
      const both = x === y ? 0 : isFree[x]! & isFree[y]!
      below[pair] = has - all
      ties[pair] = beside - both
      segment[pair] = kind
      if (isFree[x] === 1) setLane(sweep, SUITED_OFF + x * 13 + y, has - all + rows[x]!, beside, kind)
      if (isFree[y] === 1) setLane(sweep, SUITED_OFF + y * 13 + x, has - all + rows[y]!, beside, kind)
      if (both === 1) {
        all++
        rows[x] = rows[x]! + 1
        rows[y] = rows[y]! + 1
      }
    } else {
      all = sweepTiedPairs(sweep, at, first, end, all, kind)
    }
    first = end
  }
  if (first < 91) strongOnThree(sweep, at, first)
}

function setLane(sweep: FlushSweep, lane: number, below: number, ties: number, segment: number): void {
  sweep.below[lane] = below
  sweep.ties[lane] = ties
  sweep.segment[lane] = segment
}

function sweepTiedPairs(sweep: FlushSweep, at: number, first: number, end: number, before: number, kind: number): number {
  const { below, ties, isFree, rows } = sweep
  const { order, below: ranksBelow, ties: ranksTies } = sweep.ranks
  let all = before
  for (let i = first; i < end; i++) {
    const pair = order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    const has = ranksBelow[at + pair]!
    const beside = ranksTies[at + pair]!
    setLane(sweep, pair, has - before, beside + before, kind)
    if (isFree[x] === 1) setLane(sweep, SUITED_OFF + x * 13 + y, has - before + rows[x]!, beside + before - rows[x]!, kind)
    if (isFree[y] === 1) setLane(sweep, SUITED_OFF + y * 13 + x, has - before + rows[y]!, beside + before - rows[y]!, kind)
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
    ties[pair] = ties[pair]! - all
    const xy = SUITED_OFF + x * 13 + y
    const yx = SUITED_OFF + y * 13 + x
    if (isFree[x] === 1) ties[xy] = ties[xy]! - all + rows[x]!
    if (isFree[y] === 1 && x !== y) ties[yx] = ties[yx]! - all + rows[y]!
  }
  return all
}

/** Full houses and quads: every suited pair was below, and stays there unless it makes a straight flush. */
function strongOnThree(sweep: FlushSweep, at: number, first: number): void {
  const { order, below, ties } = sweep.ranks
  const { straightFlushPairs: all, straightFlushRows: rows, isFree } = sweep
  for (let i = first; i < 91; i++) {
    const pair = order[at + i]! & 127
    const x = PAIR_LOW[pair]!
    const y = PAIR_HIGH[pair]!
    const kind = sweep.qualifying.segment[at + pair]!
    setLane(sweep, pair, below[at + pair]! - all, ties[at + pair]!, kind)
    if (isFree[x] === 1) setLane(sweep, SUITED_OFF + x * 13 + y, below[at + pair]! - all + rows[x]!, ties[at + pair]!, kind)
    if (isFree[y] === 1) setLane(sweep, SUITED_OFF + y * 13 + x, below[at + pair]! - all + rows[y]!, ties[at + pair]!, kind)
  }
}

function flushesOnThree(sweep: FlushSweep, board: number): void {
  const { fullHouses, fullHouseRows } = sweep.ranks
  const { free, flushes } = sweep
  const at = SET_NUMBER[sweep.set]! * PLACES + 14
  for (let j = 1; j < free.length; j++) {
    const b = free[j]!
    const stronger = fullHouses[board]! - fullHouseRows[board * 13 + b]!
    const row = (b * (b - 1)) / 2
    for (let i = 0; i < j; i++) {
      const a = free[i]!
      const kind = flushes.segment[at + row + a]!
      const fullHousesAbove = kind >= 16 ? 0 : stronger - fullHouseRows[board * 13 + a]!
      setLane(sweep, SUITED_SUITED + row + a, flushes.below[at + row + a]! - fullHousesAbove, 0, kind)
    }
  }
}

/** Hands that do not qualify: those of the ranks alone less suited pairs (which make a flush). */
function shortOnThree(sweep: FlushSweep, board: number): void {
  const { short: out, free, isFree, rows } = sweep
  const { short, shortRows, allShort, segment } = sweep.qualifying
  const at = board * 91
  let all = 0
  rows.fill(0)
  for (let j = 1; j < free.length; j++) {
    const b = free[j]!
    for (let i = 0; i < j; i++) {
      const a = free[i]!
      if ((segment[at + (b * (b + 1)) / 2 + a]! & 1) === 1) continue
      all++
      rows[a] = rows[a]! + 1
      rows[b] = rows[b]! + 1
    }
  }
  for (let pair = 0; pair < 91; pair++) {
    const [x, y] = [PAIR_LOW[pair]!, PAIR_HIGH[pair]!]
    out[OFF_OFF + pair] = short[at + pair]! - all
    if (isFree[x] === 1) out[SUITED_OFF + x * 13 + y] = short[at + pair]! - all + rows[x]!
    if (isFree[y] === 1) out[SUITED_OFF + y * 13 + x] = short[at + pair]! - all + rows[y]!
  }
  for (let j = 1; j < free.length; j++) {
    const b = free[j]!
    const left = allShort[board]! - all - shortRows[board * 13 + b]! + rows[b]!
    for (let i = 0; i < j; i++) {
      const a = free[i]!
      out[SUITED_SUITED + (b * (b - 1)) / 2 + a] = left - shortRows[board * 13 + a]! + rows[a]!
    }
  }
}

/** Sweeps the board with four suited ranks (`turnToSet`) whose ranks are `board`; `other` is the fifth card's rank. */
export function sweepFourSuited(sweep: FlushSweep, board: number, other: number): void {
  sweepSuitedHands(sweep, board * 91, other)
  flushesOnFour(sweep, board)
  if (sweep.qualifying.allShort[board]! > 0) shortOnFour(sweep, board, other)
  else sweep.short.fill(0)
}

// Rows count the hands of one certain card outside the suit with a suited one.
function addSuitedHands(sweep: FlushSweep, x: number, y: number, other: number): number {
  const { isFree, rows } = sweep
  const mx = other === x ? 2 : 3
  const my = other === y ? 2 : 3
  if (x === y) {
    rows[x] = rows[x]! + isFree[x]!
    return isFree[x]! * mx
  }
  rows[x] = rows[x]! + isFree[y]!
  rows[y] = rows[y]! + isFree[x]!
  return isFree[x]! * isFree[y]! + isFree[x]! * my + isFree[y]! * mx
}

function sweepSuitedHands(sweep: FlushSweep, at: number, other: number): void {
  const { below, ties, segment, rows } = sweep
  const { order, below: ranksBelow, ties: ranksTies } = sweep.ranks
  const segments = sweep.qualifying.segment
  rows.fill(0)
  let all = 0
  for (let first = 0, end = 0; first < 91; first = end) {
    end = first + 1
    while (end < 91 && order[at + end]! >= 128) end++
    const kind = segments[at + (order[at + first]! & 127)]!
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      segment[pair] = kind
      below[pair] = ranksBelow[at + pair]! - all + rows[PAIR_LOW[pair]!]! + rows[PAIR_HIGH[pair]!]!
    }
    if (kind >= FULL_HOUSE_SEGMENT) {
      // As with three suited; both hole cards, being outside the suit, might have stood beside a single suited card.
      const off = 45 - sweep.free.length
      const s = sweep.straightFlushSingles
      const lost = sweep.straightFlushPairs + s * off + (s * (s - 1)) / 2 + s * (sweep.free.length - s)
      for (let i = first; i < end; i++) {
        const pair = order[at + i]! & 127
        below[pair] = ranksBelow[at + pair]! - lost
        ties[pair] = ranksTies[at + pair]!
      }
      continue
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      all += addSuitedHands(sweep, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, other)
    }
    for (let i = first; i < end; i++) {
      const pair = order[at + i]! & 127
      const after = ranksBelow[at + pair]! - all + rows[PAIR_LOW[pair]!]! + rows[PAIR_HIGH[pair]!]!
      ties[pair] = ranksTies[at + pair]! - below[pair]! + after
    }
  }
}

function flushesOnFour(sweep: FlushSweep, board: number): void {
  const { fullHouses, fullHouseRows } = sweep.ranks
  const { free, flushes } = sweep
  const at = (FIRST_SET[4]! + SET_NUMBER[sweep.set]!) * PLACES
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    const kind = flushes.segment[at + 1 + a]!
    for (let b = 0; b < 13; b++) {
      const stronger = kind >= 16 ? 0 : fullHouses[board]! - fullHouseRows[board * 13 + b]!
      setLane(sweep, suitedOff(a, b), flushes.below[at + 1 + a]! - stronger, flushes.ties[at + 1 + a]!, kind)
    }
    for (let i = 0; i < j; i++) {
      const place = at + 14 + (a * (a - 1)) / 2 + free[i]!
      const above = flushes.segment[place]! >= 16 ? 0 : fullHouses[board]!
      setLane(sweep, suitedSuited(free[i]!, a), flushes.below[place]! - above, flushes.ties[place]!, flushes.segment[place]!)
    }
  }
}

/** Hands that do not qualify: those of the ranks alone less all with a suited card. */
function shortOnFour(sweep: FlushSweep, board: number, other: number): void {
  const { short: out, free, rows } = sweep
  const { short, shortRows, allShort, segment } = sweep.qualifying
  const at = board * 91
  let all = 0
  rows.fill(0)
  for (let pair = 0; pair < 91; pair++) {
    if ((segment[at + pair]! & 1) === 0) all += addSuitedHands(sweep, PAIR_LOW[pair]!, PAIR_HIGH[pair]!, other)
  }
  for (let pair = 0; pair < 91; pair++) {
    out[OFF_OFF + pair] = short[at + pair]! - all + rows[PAIR_LOW[pair]!]! + rows[PAIR_HIGH[pair]!]!
  }
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    for (let b = 0; b < 13; b++) out[suitedOff(a, b)] = allShort[board]! - all - shortRows[board * 13 + b]! + rows[b]!
    for (let i = 0; i < j; i++) out[suitedSuited(free[i]!, a)] = allShort[board]! - all
  }
}

/** Sweeps the board of five suited ranks (`turnToSet`): everyone has a flush, no dealer fails to qualify. */
export function sweepFiveSuited(sweep: FlushSweep): void {
  const { flushes, free, below, ties, segment, short } = sweep
  const at = (FIRST_SET[5]! + SET_NUMBER[sweep.set]!) * PLACES
  short.fill(0)
  below.fill(flushes.below[at]!, OFF_OFF, SUITED_OFF)
  ties.fill(flushes.ties[at]!, OFF_OFF, SUITED_OFF)
  segment.fill(flushes.segment[at]!, OFF_OFF, SUITED_OFF)
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    for (let b = 0; b < 13; b++) {
      setLane(sweep, suitedOff(a, b), flushes.below[at + 1 + a]!, flushes.ties[at + 1 + a]!, flushes.segment[at + 1 + a]!)
    }
    for (let i = 0; i < j; i++) {
      const place = at + 14 + (a * (a - 1)) / 2 + free[i]!
      setLane(sweep, suitedSuited(free[i]!, a), flushes.below[place]!, flushes.ties[place]!, flushes.segment[place]!)
    }
  }
}

/** What to do with each swept flush type: `sweep` holds its lanes. A set is turned to first and left when all its boards were swept. */
export interface FlushVisitor {
  readonly turn?: (suited: 3 | 4 | 5, set: number) => void
  /** The board's ranks, its flush type, and the ranks outside the suit (−1 for none), `x <= y`. */
  readonly board: (suited: 3 | 4 | 5, board: number, type: number, x: number, y: number) => void
  readonly leave?: (suited: 3 | 4 | 5, set: number) => void
}

/** Sweeps all 36,608 flush types. */
export function forEachFlushType(sweep: FlushSweep, visitor: FlushVisitor): void {
  const ranksOf = ranksOfFlushes()
  for (const suited of [3, 4, 5] as const) {
    RANK_SETS[suited]!.forEach((set, number) => {
      turnToSet(sweep, set)
      visitor.turn?.(suited, set)
      if (suited === 3) visitThree(sweep, THREE_SUITED + number * 91, ranksOf, visitor)
      else if (suited === 4) visitFour(sweep, FOUR_SUITED + number * 13, ranksOf, visitor)
      else {
        sweepFiveSuited(sweep)
        visitor.board(5, ranksOf[FIVE_SUITED + number]!, FIVE_SUITED + number, -1, -1)
      }
      visitor.leave?.(suited, set)
    })
  }
}

function visitThree(sweep: FlushSweep, first: number, ranksOf: Uint16Array, visitor: FlushVisitor): void {
  for (let y = 0, type = first; y < 13; y++) {
    for (let x = 0; x <= y; x++, type++) {
      sweepThreeSuited(sweep, ranksOf[type]!)
      visitor.board(3, ranksOf[type]!, type, x, y)
    }
  }
}

function visitFour(sweep: FlushSweep, first: number, ranksOf: Uint16Array, visitor: FlushVisitor): void {
  for (let x = 0, type = first; x < 13; x++, type++) {
    sweepFourSuited(sweep, ranksOf[type]!, x)
    visitor.board(4, ranksOf[type]!, type, x, -1)
  }
}
