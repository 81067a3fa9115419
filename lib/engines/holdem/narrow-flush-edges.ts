import { subsetsOf } from './all-run-outs'
import { FOUR_SUITED, SET_NUMBER } from './board-types'
import type { FlushLanes } from './flush-lanes'
import { FIRST_SET, FLUSH_PLACES, THREE_LANES } from './flush-sweep'
import { LANE_PAIR, LANES, PAIR_HIGH, PAIR_LOW, SUITED_OFF, SUITED_SUITED } from './lanes'
import { LEFT_OFF, PAIRS_WITH } from './narrow-tables'

/* What flush types add to the flop edges of `narrow-edges.ts`: d less d of the ranks, to the flops that show one, two and three of the suit. */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const imul = Math.imul
const laneCount = LANES
const pairOfLane = LANE_PAIR
const lowOf = PAIR_LOW
const highOf = PAIR_HIGH
const leftOff = LEFT_OFF
const pairsWith = PAIRS_WITH
const suitedOffRow = SUITED_OFF
const suitedRow = SUITED_SUITED
const threeLanes = THREE_LANES
const flushPlaces = FLUSH_PLACES
const STRAIGHT_FLUSH_SEGMENT = 16
/** Four times the segment of a plain flush; a flush of two suited cards on three suited is that or a straight flush. */
const FLUSH = 44
const identity = /* @__PURE__ */ Uint8Array.from({ length: 91 }, (_, pair) => pair)

/** What the sums are made from. */
export interface Solve {
  readonly lanes: FlushLanes
  readonly worth: Int32Array
  readonly gain: Int32Array
  readonly unsure: Uint8Array
  /** d of the ranks, `[board * 91 + pair]`. */
  readonly byBoard: Int32Array
  /** Four times the code of `sure-decisions.ts`. */
  readonly codes: Uint8Array
  /** What one hand taken from W, T and N adds to d, by sure decision: four to each. */
  readonly taken: Int32Array
  readonly suits: Int32Array
  /** Rows of lanes by rank outside the suit, for the set at hand; the row after the last is for nothing. */
  readonly rows: Int32Array
}

/** Where a type of three suited and others x <= y goes: rows of the flops that show one of it, rows of its set and the copies left. */
interface Places {
  a: number
  b: number
  c: number
  rowX: number
  rowY: number
  leftX: number
  leftY: number
}

const places: Places = { a: 0, b: 0, c: 0, rowX: 0, rowY: 0, leftX: 0, leftY: 0 }

function placeThree({ ones }: { readonly ones: Int32Array }, x: number, y: number): void {
  const others = pairsWith[x * 13 + y]! * laneCount
  places.a = ones[0]! + others
  places.b = ones[1]! + others
  places.c = ones[2]! + others
  places.rowX = x * laneCount
  places.rowY = (x === y ? 13 : y) * laneCount
  // The other of two cards of one rank is one of a copy less.
  places.leftX = (x === y ? 13 + y : y) * laneCount
  places.leftY = x * laneCount
}

/** Hot: lanes in a row without a flush on three suited, whose pairs of ranks stand in a list; `z` hands are short only without their flush. */
function addPlainRow(
  solve: Solve,
  from: number,
  at: number,
  pairs: Uint8Array,
  first: number,
  count: number,
  lane: number,
  z: number,
): void {
  const { lanes, codes, taken: factors, suits, rows } = solve
  const { taken } = lanes.flushes
  const { a, b, c, rowX, rowY, leftX, leftY } = places
  for (let i = 0; i < count; i++) {
    const both = taken[from + i]!
    const place = at + pairs[first + i]!
    const code = codes[place]!
    const value =
      code < 160
        ? (imul(factors[code]!, both & 63) + imul(factors[code + 1]!, both >> 6) + imul(factors[code + 2]!, z)) | 0
        : unsureEdge(solve, code - 160, place, both, z)
    const to = lane + i
    suits[a + to] = suits[a + to]! + value
    suits[b + to] = suits[b + to]! + value
    suits[c + to] = suits[c + to]! + value
    rows[rowX + to] = rows[rowX + to]! + imul(value, leftOff[leftX + to]!)
    rows[rowY + to] = rows[rowY + to]! + imul(value, leftOff[leftY + to]!)
  }
}

function unsureEdge(
  { lanes, worth, gain, unsure, byBoard }: Solve,
  at: number,
  place: number,
  both: number,
  z: number,
): number {
  const below = lanes.ranks.below[place]! - (both & 63)
  const ties = lanes.ranks.ties[place]! - (both >> 6)
  return (edgeOf(worth, gain, unsure, at, below, ties, lanes.qualifying.short[place]! - z) - byBoard[place]!) | 0
}

/** d, by four times the segment; and where the gain is not above 0, `unsure` is told. */
function edgeOf(
  worth: Int32Array,
  gain: Int32Array,
  unsure: Uint8Array,
  at: number,
  below: number,
  ties: number,
  short: number,
): number {
  const value =
    (worth[at]! + imul(worth[at + 1]!, below) + imul(worth[at + 2]!, ties) + imul(worth[at + 3]!, short)) | 0
  const later = (gain[at]! + imul(gain[at + 1]!, below) + imul(gain[at + 2]!, ties) + imul(gain[at + 3]!, short)) | 0
  if (later > 0) return value
  unsure[at >> 2] = 1
  return (value + later) | 0
}

/** Hot: the lanes with two suited ranks on three. */
function addFlushesOnThree(solve: Solve, type: number, board: number): void {
  const { lanes, worth, gain, unsure, byBoard, suits, rows } = solve
  const { free, segments } = lanes
  const { onThree } = lanes.shorts
  const { fullHouses, fullHouseRows } = lanes.ranks
  const { allShort, shortRows } = lanes.qualifying
  const { flushBelow, flushStrength } = lanes.flushes
  const { a, b, c, rowX, rowY, leftX, leftY } = places
  const [w0, w1, w3] = [worth[FLUSH]!, worth[FLUSH + 1]!, worth[FLUSH + 3]!]
  const [g0, g1, g3] = [gain[FLUSH]!, gain[FLUSH + 1]!, gain[FLUSH + 3]!]
  const all = allShort[board]! + onThree[type * 14 + 13]!
  const strong = fullHouses[board]!
  const first = SET_NUMBER[lanes.set]! * flushPlaces + 14
  const at = board * 91
  const row = board * 13
  const shorts = type * 14
  for (let j = 1; j < free.length; j++) {
    const high = free[j]!
    const place = (high * (high - 1)) >> 1
    const strongLeft = strong - fullHouseRows[row + high]!
    const shortLeft = all - shortRows[row + high]! - onThree[shorts + high]!
    for (let i = 0; i < j; i++) {
      const low = free[i]!
      const kind = segments[flushStrength[first + place + low]!]!
      const short = shortLeft - shortRows[row + low]! - onThree[shorts + low]!
      let value = -byBoard[at + place + high + low]!
      if (kind === FLUSH >> 2) {
        const below = flushBelow[first + place + low]! - strongLeft + fullHouseRows[row + low]!
        const later = (g0 + imul(g1, below) + imul(g3, short)) | 0
        value = (value + w0 + imul(w1, below) + imul(w3, short)) | 0
        if (later <= 0) {
          unsure[kind] = 1
          value = (value + later) | 0
        }
      } else value = (value + edgeOf(worth, gain, unsure, kind << 2, flushBelow[first + place + low]!, 0, short)) | 0
      const to = suitedRow + place + low
      suits[a + to] = suits[a + to]! + value
      suits[b + to] = suits[b + to]! + value
      suits[c + to] = suits[c + to]! + value
      rows[rowX + to] = rows[rowX + to]! + imul(value, leftOff[leftX + to]!)
      rows[rowY + to] = rows[rowY + to]! + imul(value, leftOff[leftY + to]!)
    }
  }
}

/** A type of three suited and others x <= y, to the flops that show one of the suit and to the rows of its set. */
export function addThree(solve: Solve, type: number, board: number, x: number, y: number): void {
  const {
    free,
    shorts: { onThree },
    set,
  } = solve.lanes
  const at = board * 91
  const from = type * threeLanes
  placeThree(subsetsOf(set), x, y)
  addPlainRow(solve, from, at, identity, 0, 91, 0, onThree[type * 14 + 13]!)
  for (let i = 0; i < free.length; i++) {
    const a = free[i]!
    addPlainRow(solve, from + 91 + 13 * i, at, pairsWith, a * 13, 13, suitedOffRow + a * 13, onThree[type * 14 + a]!)
  }
  addFlushesOnThree(solve, type, board)
}

const both = /* @__PURE__ */ new Float64Array(LANES)

/** When all boards of one set of three were added: the flops that show two or three of it, these by both orders of two cards. */
export function leaveThree(
  { suits, rows }: Solve,
  { twos, threes }: { readonly twos: Int32Array; readonly threes: Int32Array },
): void {
  both.fill(0)
  for (let x = 0; x < 13; x++) leaveRow(suits, rows, x * laneCount, twos)
  const three = threes[0]!
  for (let lane = 0; lane < laneCount; lane++) suits[three + lane] = suits[three + lane]! + both[lane]! / 2
}

/** Hot. */
function leaveRow(suits: Int32Array, rows: Int32Array, at: number, twos: Int32Array): void {
  const a = twos[0]! + at
  const b = twos[1]! + at
  const c = twos[2]! + at
  for (let lane = 0; lane < laneCount; lane++) {
    const value = rows[at + lane]!
    suits[a + lane] = suits[a + lane]! + value
    suits[b + lane] = suits[b + lane]! + value
    suits[c + lane] = suits[c + lane]! + value
    both[lane] = both[lane]! + value * leftOff[at + lane]!
  }
}

/** What a type of four suited changes, by lane. */
const values = /* @__PURE__ */ new Int32Array(LANES)

/** Hot: hands without a flush on four suited. */
function valuePlainOnFour({ lanes, worth, gain, unsure, byBoard }: Solve, type: number, board: number): void {
  const { belowOnFour, tiesOnFour } = lanes.flushes
  const { segment, short, allShort } = lanes.qualifying
  const { onFour } = lanes.shorts
  const from = (type - FOUR_SUITED) * 91
  const shorts = (type - FOUR_SUITED) * 14
  const at = board * 91
  const hasShorts = allShort[board]! > 0
  const all = onFour[shorts + 13]!
  for (let pair = 0; pair < 91; pair++) {
    const n = hasShorts ? short[at + pair]! + all - onFour[shorts + lowOf[pair]!]! - onFour[shorts + highOf[pair]!]! : 0
    values[pair] =
      edgeOf(worth, gain, unsure, segment[at + pair]! << 2, belowOnFour[from + pair]!, tiesOnFour[from + pair]!, n) -
      byBoard[at + pair]!
  }
}

/** Hot: hands with one suited card of rank a, and one of rank b outside the suit, on four suited. */
function valueRowOnFour(
  { lanes, worth, gain, unsure, byBoard }: Solve,
  type: number,
  board: number,
  a: number,
  place: number,
): void {
  const { fullHouses, fullHouseRows } = lanes.ranks
  const { allShort, shortRows } = lanes.qualifying
  const { onFour } = lanes.shorts
  const kind = lanes.segments[lanes.flushes.flushStrength[place]!]!
  const isPlain = kind < STRAIGHT_FLUSH_SEGMENT
  const at = kind << 2
  const [w1, w3, g1, g3] = [worth[at + 1]!, worth[at + 3]!, gain[at + 1]!, gain[at + 3]!]
  const hasShorts = allShort[board]! > 0
  const most = lanes.flushes.flushBelow[place]! - (isPlain ? fullHouses[board]! : 0)
  const own = linearOf(worth, at, most, lanes.flushes.flushTies[place]!, allShort[board]!)
  const later = linearOf(gain, at, most, lanes.flushes.flushTies[place]!, allShort[board]!)
  const shorts = (type - FOUR_SUITED) * 14
  for (let b = 0; b < 13; b++) {
    const strong = isPlain ? fullHouseRows[board * 13 + b]! : 0
    const less = hasShorts ? shortRows[board * 13 + b]! + onFour[shorts + b]! : 0
    const gained = (later + imul(g1, strong) - imul(g3, less)) | 0
    const value = (own + imul(w1, strong) - imul(w3, less) - byBoard[board * 91 + pairsWith[a * 13 + b]!]!) | 0
    if (gained <= 0) unsure[kind] = 1
    values[suitedOffRow + a * 13 + b] = gained < 0 ? value + gained : value
  }
}

const linearOf = (factors: Int32Array, at: number, below: number, ties: number, short: number): number =>
  (factors[at]! + imul(factors[at + 1]!, below) + imul(factors[at + 2]!, ties) + imul(factors[at + 3]!, short)) | 0

/** Hot: hands with two suited cards, the higher of rank a, on four suited. */
function valueTwoOnFour(
  { lanes, worth, gain, unsure, byBoard }: Solve,
  board: number,
  j: number,
  first: number,
  short: number,
): void {
  const { free, segments } = lanes
  const { flushBelow, flushTies, flushStrength } = lanes.flushes
  const strong = lanes.ranks.fullHouses[board]!
  const a = free[j]!
  const row = (a * (a - 1)) >> 1
  for (let i = 0; i < j; i++) {
    const low = free[i]!
    const place = first + 14 + row + low
    const kind = segments[flushStrength[place]!]!
    const below = flushBelow[place]! - (kind < STRAIGHT_FLUSH_SEGMENT ? strong : 0)
    values[suitedRow + row + low] =
      edgeOf(worth, gain, unsure, kind << 2, below, flushTies[place]!, short) - byBoard[board * 91 + row + a + low]!
  }
}

/** A type of four suited and another x, to the flops that show two of the suit and to the first row. */
export function addFour(solve: Solve, type: number, board: number, x: number): void {
  const { lanes } = solve
  const first = (FIRST_SET[4] + SET_NUMBER[lanes.set]!) * flushPlaces
  const all = lanes.qualifying.allShort[board]!
  const short = all > 0 ? all - lanes.shorts.onFour[(type - FOUR_SUITED) * 14 + 13]! : 0
  valuePlainOnFour(solve, type, board)
  for (let j = 0; j < lanes.free.length; j++) {
    valueRowOnFour(solve, type, board, lanes.free[j]!, first + 1 + lanes.free[j]!)
    valueTwoOnFour(solve, board, j, first, short)
  }
  addValues(solve, subsetsOf(lanes.set).twos, x * laneCount)
}

/** Hot: to the flops of two suited and the rank outside; the first row gathers what flops of three suited see of it. */
function addValues({ lanes: { live, lanes: count }, suits, rows }: Solve, twos: Int32Array, row: number): void {
  const [a, b, c, d, e, f] = [
    twos[0]! + row,
    twos[1]! + row,
    twos[2]! + row,
    twos[3]! + row,
    twos[4]! + row,
    twos[5]! + row,
  ]
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const value = values[lane]!
    suits[a + lane] = suits[a + lane]! + value
    suits[b + lane] = suits[b + lane]! + value
    suits[c + lane] = suits[c + lane]! + value
    suits[d + lane] = suits[d + lane]! + value
    suits[e + lane] = suits[e + lane]! + value
    suits[f + lane] = suits[f + lane]! + value
    rows[lane] = rows[lane]! + imul(value, leftOff[row + lane]!)
  }
}

/** Hot: five suited, into the first row. */
export function setFive({ lanes, worth, gain, unsure, byBoard, rows }: Solve, board: number): void {
  const { below, ties, short, segment, live, lanes: count } = lanes
  const at = board * 91
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    rows[lane] =
      edgeOf(worth, gain, unsure, segment[lane]! << 2, below[lane]!, ties[lane]!, short[lane]!) -
      byBoard[at + pairOfLane[lane]!]!
  }
}

/** Hot: the first row to every flop of three suited ranks of the set. */
export function addToThrees({ suits, rows }: Solve, threes: Int32Array): void {
  for (let i = 0; i < threes.length; i++) {
    const three = threes[i]!
    for (let lane = 0; lane < laneCount; lane++) suits[three + lane] = suits[three + lane]! + rows[lane]!
  }
}
