import { subsetsOf } from './all-run-outs'
import { SET_NUMBER } from './board-types'
import { readFlushType, type FlushVisitor } from './flush-lanes'
import { FLUSH_PLACES, THREE_LANES } from './flush-sweep'
import { gather, gatherMany, PASSED, type Gathering } from './gathering'
import { LANE_PAIR, LANES, SUITED_SUITED } from './lanes'
import { LEFT_OFF, WAYS_OFF } from './narrow-tables'
import { pairNumber } from './rank-multisets'
import { GIVES_UP, UNSURE } from './sure-decisions'
import { PER_SEGMENT, SEGMENTS } from './payoff'

/*
 * The results on flush types (`flop-results.ts`): of a lane in each, how many hands bet by the marks of the flops, and what they come to.
 *
 * Counts of a set of suited ranks are added up in 32 bits and settled when it is left. A board of three suited ranks has at most
 * 10 · 9 · 4 · 1,326 triples, of which a flush takes 45 hands each, a set 741 / 9 such boards: 1.8e9; with a flush 45 lanes of 360, with
 * 990 hands below, in 91 boards: 1.5e9; with four suited 10 · 3 · 4 · 1,326 triples with 990 hands on 13 boards: 2.05e9 < 2^31.
 */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const imul = Math.imul
const laneCount = LANES
const perSegment = PER_SEGMENT
const pairOfLane = LANE_PAIR
const suitedRow = SUITED_SUITED
const threeLanes = THREE_LANES
const flushPlaces = FLUSH_PLACES
const givesUp = GIVES_UP
const unsure = UNSURE
const leftOff = LEFT_OFF
const waysOff = WAYS_OFF
const gatherLane = gather
const gatherApart = gatherMany

const STRAIGHT_FLUSH_SEGMENT = 16

/** Where the marks of a type of three suited come from: flops that show one, two and three of the suit, and by how many ways. */
interface Places {
  a: number
  b: number
  c: number
  three: number
  rowX: number
  rowY: number
  leftX: number
  leftY: number
  ways: number
}

const places: Places = { a: 0, b: 0, c: 0, three: 0, rowX: 0, rowY: 0, leftX: 0, leftY: 0, ways: 0 }

function placeThree(set: number, x: number, y: number): void {
  const { ones, threes } = subsetsOf(set)
  const others = pairNumber(x, y) * laneCount
  places.a = ones[0]! + others
  places.b = ones[1]! + others
  places.c = ones[2]! + others
  places.three = threes[0]!
  places.rowX = x * laneCount
  places.rowY = (x === y ? 13 : y) * laneCount
  // The other of two cards of one rank is one of a copy less.
  places.leftX = (x === y ? 13 + y : y) * laneCount
  places.leftY = x * laneCount
  places.ways = others
}

/** Of the lanes without a flush on three suited, by place in their list: triples, and those that bet. */
const some = /* @__PURE__ */ new Int32Array(LANES)
const betting = /* @__PURE__ */ new Int32Array(LANES)

/** Hot: fills these. */
function countThree({ lanes, hands, suits, rows }: Gathering): void {
  const { live, plain } = lanes
  const { a, b, c, three, rowX, rowY, leftX, leftY, ways } = places
  for (let i = 0; i < plain; i++) {
    const lane = live[i]!
    const way = waysOff[ways + lane]!
    some[i] = imul(hands[lane]!, way)
    betting[i] =
      suits[a + lane]! +
      suits[b + lane]! +
      suits[c + lane]! +
      imul(suits[three + lane]!, way) +
      imul(rows[rowX + lane]!, leftOff[leftX + lane]!) +
      imul(rows[rowY + lane]!, leftOff[leftY + lane]!)
  }
}

/**
 * Hot: the lanes without a flush on three suited ranks. Where the later decision is sure, the triples stay with their ranks, and only
 * what the flush takes from their counts is taken off.
 */
function gatherPlain(into: Gathering, type: number, board: number): void {
  const { lanes, codes, taken: off } = into
  const { live, plain, suitedRank, takenAt } = lanes
  const { onThree } = lanes.shorts
  const { taken } = lanes.flushes
  const at = board * 91
  const from = type * threeLanes
  const shorts = type * 14
  countThree(into)
  for (let i = 0; i < plain; i++) {
    const place = at + pairOfLane[live[i]!]!
    const code = codes[place]!
    const bets = betting[i]!
    const both = taken[from + takenAt[i]!]!
    const z = onThree[shorts + suitedRank[i]!]!
    if (code >= unsure) move(into, place, some[i]!, bets, both, z)
    else if (code < givesUp) {
      if (bets !== 0) takeOff(off, code * 8, bets, both, z)
      takeOff(off, code * 8 + 4, some[i]! - bets, both, z)
    } else if (bets !== 0) takeOff(off, (code - givesUp) * 8, bets, both, z)
  }
}

/** Another decision than that of the ranks may be right: the hands are counted apart from them. */
function move(into: Gathering, place: number, all: number, bets: number, both: number, z: number): void {
  const { lanes, moved, betting: left, codes } = into
  if (all <= 0) return
  moved[place] = moved[place]! + all
  left[place] = left[place]! - bets
  gatherApart(
    into,
    all,
    bets,
    codes[place]! - unsure,
    lanes.ranks.below[place]! - (both & 63),
    lanes.ranks.ties[place]! - (both >> 6),
    lanes.qualifying.short[place]! - z,
  )
}

function takeOff(taken: Int32Array, at: number, weight: number, both: number, z: number): void {
  taken[at] = taken[at]! + imul(weight, both & 63)
  if (both > 63) taken[at + 1] = taken[at + 1]! + imul(weight, both >> 6)
  if (z !== 0) taken[at + 2] = taken[at + 2]! + imul(weight, z)
}

/** Hot: the lanes with two suited ranks on three. */
function gatherFlushesOnThree(into: Gathering, type: number, board: number): void {
  const { lanes, hands, suits, rows, moved, betting } = into
  const { free, segments } = lanes
  const { onThree } = lanes.shorts
  const { fullHouses, fullHouseRows } = lanes.ranks
  const { allShort, shortRows } = lanes.qualifying
  const { flushBelow, flushStrength } = lanes.flushes
  const { a, b, c, three, rowX, rowY, leftX, leftY, ways } = places
  const all = allShort[board]! + onThree[type * 14 + 13]!
  const first = SET_NUMBER[lanes.set]! * flushPlaces + 14
  const at = board * 91
  const ranks = board * 13
  const shorts = type * 14
  for (let j = 1; j < free.length; j++) {
    const high = free[j]!
    const row = (high * (high - 1)) >> 1
    const strong = fullHouses[board]! - fullHouseRows[ranks + high]!
    const left = all - shortRows[ranks + high]! - onThree[shorts + high]!
    for (let i = 0; i < j; i++) {
      const low = free[i]!
      const lane = suitedRow + row + low
      const way = waysOff[ways + lane]!
      const some = imul(hands[lane]!, way)
      if (some <= 0) continue
      const bets =
        (suits[a + lane]! +
          suits[b + lane]! +
          suits[c + lane]! +
          imul(rows[rowX + lane]!, leftOff[leftX + lane]!) +
          imul(rows[rowY + lane]!, leftOff[leftY + lane]!) +
          imul(suits[three + lane]!, way)) |
        0
      const place = at + row + low + high
      moved[place] = moved[place]! + some
      betting[place] = betting[place]! - bets
      const kind = segments[flushStrength[first + row + low]!]!
      const below =
        flushBelow[first + row + low]! - (kind >= STRAIGHT_FLUSH_SEGMENT ? 0 : strong - fullHouseRows[ranks + low]!)
      gatherLane(into, some, bets, kind, below, 0, left - shortRows[ranks + low]! - onThree[shorts + low]!)
    }
  }
}

/** Hot: the lanes read of a type of four suited ranks and another x. */
function gatherFour(into: Gathering, twos: Int32Array, board: number, x: number): void {
  const { lanes, hands, suits, rows, moved, betting } = into
  const { live, below, ties, short, segment, lanes: count } = lanes
  const row = x * laneCount
  const [a, b, c, d, e, f] = [
    twos[0]! + row,
    twos[1]! + row,
    twos[2]! + row,
    twos[3]! + row,
    twos[4]! + row,
    twos[5]! + row,
  ]
  const at = board * 91
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const left = leftOff[row + lane]!
    const some = imul(hands[lane]!, left)
    if (some <= 0) continue
    const two =
      suits[a + lane]! + suits[b + lane]! + suits[c + lane]! + suits[d + lane]! + suits[e + lane]! + suits[f + lane]!
    const bets = (two + imul(rows[lane]!, left)) | 0
    const place = at + pairOfLane[lane]!
    moved[place] = moved[place]! + some
    betting[place] = betting[place]! - bets
    gatherLane(into, some, bets, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!)
  }
}

/** Hot: the lanes read of five suited ranks. */
function gatherFive(into: Gathering, board: number): void {
  const { lanes, hands, rows, moved, betting } = into
  const { live, below, ties, short, segment, lanes: count } = lanes
  const at = board * 91
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const some = hands[lane]!
    const bets = rows[lane]!
    const place = at + pairOfLane[lane]!
    moved[place] = moved[place]! + some
    betting[place] = betting[place]! - bets
    gatherLane(into, some, bets, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!)
  }
}

/** Turning to a set of three: rows by rank x of the flops that show two of it. To four or five: those that show three, in the first row. */
function gatherRows(into: Gathering, set: number, suited: 3 | 4 | 5): void {
  const { twos, threes } = subsetsOf(set)
  if (suited === 3) addTwos(into, twos[0]!, twos[1]!, twos[2]!)
  else addThrees(into, threes)
}

/** Hot. */
function addTwos({ suits, rows }: Gathering, a: number, b: number, c: number): void {
  for (let i = 0; i < 13 * laneCount; i++) rows[i] = suits[a + i]! + suits[b + i]! + suits[c + i]!
}

/** Hot. */
function addThrees({ lanes: { live, lanes: count }, suits, rows }: Gathering, threes: Int32Array): void {
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    let sum = 0
    for (let k = 0; k < threes.length; k++) sum += suits[threes[k]! + lane]!
    rows[lane] = sum
  }
}

/** When a set is left. */
function settle({ sums, taken, all }: Gathering): void {
  for (let i = 0; i < all.length; i++) all[i] = all[i]! + sums[i]!
  for (let segment = 0; segment < SEGMENTS; segment++) {
    for (let i = 0; i < 3; i++) {
      const at = segment * perSegment + 1 + i
      all[at] = all[at]! - taken[segment * 8 + i]!
      all[PASSED + at] = all[PASSED + at]! - taken[segment * 8 + 4 + i]!
    }
  }
  sums.fill(0)
  taken.fill(0)
}

/** Adds all flush types, one after another. */
export const flushesGathered = (into: Gathering): FlushVisitor => ({
  turn: (suited, set) => gatherRows(into, set, suited),
  board(suited, type, board, x, y) {
    if (suited === 3) {
      placeThree(into.lanes.set, x, y)
      gatherPlain(into, type, board)
      gatherFlushesOnThree(into, type, board)
      return
    }
    readFlushType(into.lanes, suited, type, board)
    if (suited === 4) gatherFour(into, subsetsOf(into.lanes.set).twos, board, x)
    else gatherFive(into, board)
  },
  leave: () => settle(into),
})
