import { ranksOfFlushes } from './board-counts'
import { FIVE_SUITED, FOUR_SUITED, RANK_SETS, ranksIn, SET_NUMBER, THREE_SUITED } from './board-types'
import { FIRST_SET, FLUSH_PLACES, flushSweep, THREE_LANES, type FlushSweep } from './flush-sweep'
import { LANE_PAIR, LANES, OFF_OFF, PAIR_HIGH, PAIR_LOW, SUITED_OFF, SUITED_SUITED, suitedSuited } from './lanes'
import { qualifyingSweep, rankSweep, type QualifyingSweep, type RankSweep } from './rank-sweep'
import { suitedShorts, type SuitedShorts } from './suited-shorts'
import { segmentsOf } from './payoff'

/** The flush type being read, all lanes: what a hand has below it, beside it, and which do not qualify; the segment of its strength. */
export interface FlushLanes {
  readonly below: Int32Array
  readonly ties: Int32Array
  readonly short: Int32Array
  readonly segment: Uint8Array
  /** The set of suited ranks, and the ranks free in the suit. */
  set: number
  free: readonly number[]
  /** 1 for the lanes to be read; the others hold 0. */
  readonly wanted: Uint8Array
  /**
   * The wanted lanes a starting hand can be in with this set on the board, without a flush on three suited first (`plain` of them),
   * then those with two suited ranks. All other lanes hold 0.
   */
  readonly live: Uint16Array
  plain: number
  lanes: number
  /** Of each live lane without a flush: its place in `FlushSweep.taken` and its suited rank (13 for none). */
  readonly takenAt: Uint8Array
  readonly suitedRank: Uint8Array
  readonly ranks: RankSweep
  readonly flushes: FlushSweep
  readonly qualifying: QualifyingSweep
  readonly shorts: SuitedShorts
  readonly segments: Uint8Array
}

const STRAIGHT_FLUSH_SEGMENT = 16
// Bundlers reach imports through their module each time: hot loops use constants of their own.
const pairOfLane = LANE_PAIR
const low = PAIR_LOW
const high = PAIR_HIGH
const offRow = SUITED_OFF
const suitedRow = SUITED_SUITED
const threeLanes = THREE_LANES
const lanesOfTwo = suitedSuited

/** A place to read flush types into, all lanes or the wanted ones. Not shared between solves; the tables it reads are. */
export function makeFlushLanes(qualifies: number, wanted: Uint8Array = new Uint8Array(LANES).fill(1)): FlushLanes {
  return {
    below: new Int32Array(LANES),
    ties: new Int32Array(LANES),
    short: new Int32Array(LANES),
    segment: new Uint8Array(LANES),
    set: 0,
    free: [],
    wanted,
    live: new Uint16Array(LANES),
    plain: 0,
    lanes: 0,
    takenAt: new Uint8Array(LANES),
    suitedRank: new Uint8Array(LANES),
    ranks: rankSweep(),
    flushes: flushSweep(),
    qualifying: qualifyingSweep(qualifies),
    shorts: suitedShorts(qualifies),
    segments: segmentsOf(qualifies),
  }
}

function turnToSet(lanes: FlushLanes, set: number): void {
  const free = ranksIn(8191 & ~set)
  lanes.set = set
  lanes.free = free
  for (const list of [lanes.below, lanes.ties, lanes.short, lanes.segment]) list.fill(0)
  listLive(lanes, free)
}

function listLive(lanes: FlushLanes, free: readonly number[]): void {
  const { live, wanted, takenAt, suitedRank } = lanes
  let n = 0
  const list = (lane: number, at: number, rank: number): void => {
    if (wanted[lane] === 0) return
    live[n] = lane
    takenAt[n] = at
    suitedRank[n++] = rank
  }
  for (let pair = 0; pair < 91; pair++) list(pair, pair, 13)
  free.forEach((a, i) => {
    for (let b = 0; b < 13; b++) list(offRow + a * 13 + b, 91 + 13 * i + b, a)
  })
  lanes.plain = n
  for (const b of free) for (const a of free) if (a < b) list(lanesOfTwo(a, b), 0, 0)
  lanes.lanes = n
}

/** Hot: X and Y off what the ranks have; of hands that do not qualify, the suited pairs that would not without their flush. */
function readThreeSuited(lanes: FlushLanes, type: number, board: number): void {
  const { below, ties, short, segment, live, plain, takenAt, suitedRank } = lanes
  const { below: ranksBelow, ties: ranksTies } = lanes.ranks
  const { short: ranksShort, segment: ranksSegment } = lanes.qualifying
  const { onThree } = lanes.shorts
  const { taken } = lanes.flushes
  const at = board * 91
  const from = type * threeLanes
  for (let i = 0; i < plain; i++) {
    const lane = live[i]!
    const place = at + pairOfLane[lane]!
    const xy = taken[from + takenAt[i]!]!
    below[lane] = ranksBelow[place]! - (xy & 63)
    ties[lane] = ranksTies[place]! - (xy >> 6)
    short[lane] = ranksShort[place]! - onThree[type * 14 + suitedRank[i]!]!
    segment[lane] = ranksSegment[place]!
  }
  readFlushesOnThree(lanes, type, board)
}

/** Hot: the lanes with two suited ranks on three. */
export function readFlushesOnThree(lanes: FlushLanes, type: number, board: number): void {
  const { below, short, segment, free, segments } = lanes
  const { onThree } = lanes.shorts
  const all = onThree[type * 14 + 13]!
  const { fullHouses, fullHouseRows } = lanes.ranks
  const { allShort, shortRows } = lanes.qualifying
  const { flushBelow, flushStrength } = lanes.flushes
  const first = SET_NUMBER[lanes.set]! * FLUSH_PLACES + 14
  for (let j = 1; j < free.length; j++) {
    const b = free[j]!
    const row = (b * (b - 1)) / 2
    const strong = fullHouses[board]! - fullHouseRows[board * 13 + b]!
    const left = allShort[board]! + all - shortRows[board * 13 + b]! - onThree[type * 14 + b]!
    for (let i = 0; i < j; i++) {
      const a = free[i]!
      const kind = segments[flushStrength[first + row + a]!]!
      const lane = suitedRow + row + a
      below[lane] =
        flushBelow[first + row + a]! - (kind >= STRAIGHT_FLUSH_SEGMENT ? 0 : strong - fullHouseRows[board * 13 + a]!)
      short[lane] = left - shortRows[board * 13 + a]! - onThree[type * 14 + a]!
      segment[lane] = kind
    }
  }
}

function setLane(lanes: FlushLanes, lane: number, below: number, ties: number, segment: number): void {
  lanes.below[lane] = below
  lanes.ties[lane] = ties
  lanes.segment[lane] = segment
}

function readFourSuited(lanes: FlushLanes, type: number, board: number): void {
  const { below, ties, segment } = lanes
  const { belowOnFour, tiesOnFour } = lanes.flushes
  const ranksSegment = lanes.qualifying.segment
  const from = (type - FOUR_SUITED) * 91
  for (let pair = 0; pair < 91; pair++) {
    below[pair] = belowOnFour[from + pair]!
    ties[pair] = tiesOnFour[from + pair]!
    segment[pair] = ranksSegment[board * 91 + pair]!
  }
  readFlushesOnFour(lanes, board)
  if (lanes.qualifying.allShort[board]! > 0) readShortOnFour(lanes, type, board)
  else lanes.short.fill(0)
}

function readFlushesOnFour(lanes: FlushLanes, board: number): void {
  const { free, segments } = lanes
  const { fullHouses, fullHouseRows } = lanes.ranks
  const { flushBelow, flushTies, flushStrength } = lanes.flushes
  const first = (FIRST_SET[4] + SET_NUMBER[lanes.set]!) * FLUSH_PLACES
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    const kind = segments[flushStrength[first + 1 + a]!]!
    for (let b = 0; b < 13; b++) {
      const stronger = kind >= STRAIGHT_FLUSH_SEGMENT ? 0 : fullHouses[board]! - fullHouseRows[board * 13 + b]!
      setLane(lanes, offRow + a * 13 + b, flushBelow[first + 1 + a]! - stronger, flushTies[first + 1 + a]!, kind)
    }
    for (let i = 0; i < j; i++) {
      const place = first + 14 + (a * (a - 1)) / 2 + free[i]!
      const both = segments[flushStrength[place]!]!
      const stronger = both >= STRAIGHT_FLUSH_SEGMENT ? 0 : fullHouses[board]!
      setLane(lanes, lanesOfTwo(free[i]!, a), flushBelow[place]! - stronger, flushTies[place]!, both)
    }
  }
}

/** Hands that do not qualify: those of the ranks alone less all with a suited card, by what the hole cards leave of these. */
function readShortOnFour(lanes: FlushLanes, type: number, board: number): void {
  const { short: out, free } = lanes
  const { short, shortRows, allShort } = lanes.qualifying
  const { onFour } = lanes.shorts
  const at = board * 91
  const from = (type - FOUR_SUITED) * 14
  const all = onFour[from + 13]!
  for (let pair = 0; pair < 91; pair++)
    out[pair] = short[at + pair]! + all - onFour[from + low[pair]!]! - onFour[from + high[pair]!]!
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    for (let b = 0; b < 13; b++)
      out[offRow + a * 13 + b] = allShort[board]! - shortRows[board * 13 + b]! - onFour[from + b]!
    for (let i = 0; i < j; i++) out[lanesOfTwo(free[i]!, a)] = allShort[board]! - all
  }
}

/** Everyone has a flush, no dealer fails to qualify. */
function readFiveSuited(lanes: FlushLanes): void {
  const { free, below, ties, segment, segments } = lanes
  const { flushBelow, flushTies, flushStrength } = lanes.flushes
  const first = (FIRST_SET[5] + SET_NUMBER[lanes.set]!) * FLUSH_PLACES
  below.fill(flushBelow[first]!, OFF_OFF, SUITED_OFF)
  ties.fill(flushTies[first]!, OFF_OFF, SUITED_OFF)
  segment.fill(segments[flushStrength[first]!]!, OFF_OFF, SUITED_OFF)
  for (let j = 0; j < free.length; j++) {
    const a = free[j]!
    const one = first + 1 + a
    for (let b = 0; b < 13; b++)
      setLane(lanes, offRow + a * 13 + b, flushBelow[one]!, flushTies[one]!, segments[flushStrength[one]!]!)
    for (let i = 0; i < j; i++) {
      const two = first + 14 + (a * (a - 1)) / 2 + free[i]!
      setLane(lanes, lanesOfTwo(free[i]!, a), flushBelow[two]!, flushTies[two]!, segments[flushStrength[two]!]!)
    }
  }
}

/** What to do with each flush type: `lanes` holds it. A set is turned to first and left when all its boards were read. */
export interface FlushVisitor {
  readonly turn?: (suited: 3 | 4 | 5, set: number) => void
  /** The flush type, the number of the board's five ranks, and the ranks outside the suit (−1 for none), `x <= y`. Not read yet. */
  readonly board: (suited: 3 | 4 | 5, type: number, board: number, x: number, y: number) => void
  readonly leave?: (suited: 3 | 4 | 5, set: number) => void
}

/** Fills the lanes with the flush type at hand. */
export function readFlushType(lanes: FlushLanes, suited: 3 | 4 | 5, type: number, board: number): void {
  if (suited === 3) readThreeSuited(lanes, type, board)
  else if (suited === 4) readFourSuited(lanes, type, board)
  else readFiveSuited(lanes)
}

/** Visits all 36,608 flush types, by set of suited ranks. */
export function forEachFlushType(lanes: FlushLanes, visitor: FlushVisitor): void {
  for (const suited of [3, 4, 5] as const) {
    for (const set of RANK_SETS[suited]!) {
      turnToSet(lanes, set)
      visitor.turn?.(suited, set)
      if (suited === 3) visitThree(lanes, visitor)
      else if (suited === 4) visitFour(lanes, visitor)
      else visitor.board(5, FIVE_SUITED + SET_NUMBER[set]!, ranksOfFlushes()[FIVE_SUITED + SET_NUMBER[set]!]!, -1, -1)
      visitor.leave?.(suited, set)
    }
  }
}

function visitThree(lanes: FlushLanes, visitor: FlushVisitor): void {
  const ranksOf = ranksOfFlushes()
  let type = THREE_SUITED + SET_NUMBER[lanes.set]! * 91
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x <= y; x++, type++) {
      visitor.board(3, type, ranksOf[type]!, x, y)
    }
  }
}

function visitFour(lanes: FlushLanes, visitor: FlushVisitor): void {
  const ranksOf = ranksOfFlushes()
  let type = FOUR_SUITED + SET_NUMBER[lanes.set]! * 13
  for (let x = 0; x < 13; x++, type++) {
    visitor.board(4, type, ranksOf[type]!, x, -1)
  }
}
