import { subsetsOf } from './all-run-outs'
import { allHands, HANDS } from './canonical-flops'
import { forEachFlushType, makeFlushLanes, readFlushType, type FlushLanes, type FlushVisitor } from './flush-lanes'
import { FLUSH_PLACES, THREE_LANES } from './flush-sweep'
import { LANES, LANE_PAIR, SUITED_SUITED } from './lanes'
import { SET_NUMBER } from './board-types'
import { sharedBoardTable, sharedSuitTable } from './narrow-edges'
import { markFlops, type Bets } from './narrow-flops'
import { LEFT_OFF, spreadRanks, WAYS_OFF } from './narrow-tables'
import { pairNumber } from './rank-multisets'
import { SEGMENTS } from './rank-sweep'
import { linear, PER_SEGMENT, type Linear } from './segments'
import { classOfHand } from './starting-hands'
import { GIVES_UP, sureDecisions, UNSURE } from './sure-decisions'

/*
 * The results of the hands that come to a flop decision. The decisions are carried back to boards as marks: how many of the
 * (flop, hand) pairs within the boards of a type, in a lane, bet. The rest of the pairs goes on to the later decision, if there is
 * one, where the same counts that decided it are gathered once more. Flush types are gathered with their own results, and their
 * pairs taken off the pairs of their ranks; what is left there has no flush.
 *
 * Counts of a set of suited ranks are added up in 32 bits and settled when it is left. A board of three suited ranks has at most
 * 10 · 9 · 4 · 1,326 triples, of which a flush takes 45 hands each, a set 741 / 9 such boards: 1.8e9; with a flush 45 lanes of 360, with
 * 990 hands below, in 91 boards: 1.5e9; with four suited 10 · 3 · 4 · 1,326 triples with 990 hands on 13 boards: 2.05e9 < 2^31.
 */

export interface FlopResults {
  /** (board, flop, hand) triples that bet on the flop, by segment of strength. */
  readonly bet: Float64Array
  /** Those that checked and went on later. */
  readonly passed: Float64Array
  /** The number of those that checked and gave up; without a later decision, all that did not bet. */
  readonly gaveUp: number
  /** Those of them for whom going on would have been worth the same. */
  readonly ties: number
}

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
const STRAIGHT_FLUSH_SEGMENT = 16
/** Where the sums of those that went on begin. */
const PASSED = SEGMENTS * PER_SEGMENT

interface Gathering {
  readonly lanes: FlushLanes
  readonly gain: Linear
  readonly codes: Uint8Array
  /** Ten times the hands in play that stand for each lane, of any of the four suits. */
  readonly hands: Int32Array
  /** By `[board * 91 + pair]`: triples that bet, and all that are counted apart from their ranks. */
  readonly betting: Int32Array
  readonly moved: Int32Array
  /** Marks by what flops show; rows by rank of those that show two of the set at hand, or in the first those that show three. */
  readonly suits: Int32Array
  readonly rows: Int32Array
  /** Of the set at hand: sums of bets, then of those that went on; and what flushes take from hands that stay with their ranks. */
  readonly sums: Int32Array
  readonly taken: Int32Array
  readonly all: Float64Array
  gaveUp: number
  ties: number
}

/** How many hands in play stand for each pair of ranks, and for each lane of any of the four suits. */
function playingHands(plays: Uint8Array): { readonly pairs: Int32Array; readonly lanes: Int32Array } {
  const { pair, lane } = allHands()
  const classes = classOfHand()
  const pairs = new Int32Array(91)
  const lanes = new Int32Array(LANES)
  for (let hand = 0; hand < HANDS; hand++) {
    if (plays[classes[hand]!] !== 1) continue
    pairs[pair[hand]!] = pairs[pair[hand]!]! + 1
    for (let suit = 0; suit < 4; suit++) lanes[lane[suit * HANDS + hand]!] = lanes[lane[suit * HANDS + hand]!]! + 1
  }
  return { pairs, lanes }
}

/** Hot: adds triples of one lane of a flush type that is read, `bets` of `all`, to the sums of the set at hand. */
function gather(into: Gathering, all: number, bets: number, segment: number, below: number, ties: number, short: number): void {
  const { sums, gain } = into
  const at = segment * perSegment
  if (bets !== 0) addTo(sums, at, bets, below, ties, short)
  const waiting = all - bets
  if (waiting === 0) return
  const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
  if (later > 0) addTo(sums, at + PASSED, waiting, below, ties, short)
  else {
    into.gaveUp += waiting
    if (later === 0) into.ties += waiting
  }
}

function addTo(sums: Int32Array, at: number, weight: number, below: number, ties: number, short: number): void {
  sums[at] = sums[at]! + weight
  sums[at + 1] = sums[at + 1]! + imul(weight, below)
  sums[at + 2] = sums[at + 2]! + imul(weight, ties)
  sums[at + 3] = sums[at + 3]! + imul(weight, short)
}

/** Hot: `gather` in doubles, for hands without a flush, of which there may be too many. */
function gatherMany(into: Gathering, many: number, bets: number, segment: number, below: number, ties: number, short: number): void {
  const { all, gain } = into
  const at = segment * perSegment
  if (bets !== 0) addDoubles(all, at, bets, below, ties, short)
  const waiting = many - bets
  if (waiting === 0) return
  const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
  if (later > 0) addDoubles(all, at + PASSED, waiting, below, ties, short)
  else {
    into.gaveUp += waiting
    if (later === 0) into.ties += waiting
  }
}

/** Hot: what stayed with its ranks. */
function gatherRanks(into: Gathering, hands: Int32Array): void {
  const { lanes, betting, moved } = into
  const { below, ties, boards } = lanes.ranks
  const { short, segment } = lanes.qualifying
  for (let first = 0; first < boards.length; first += 91) {
    for (let pair = 0; pair < 91; pair++) {
      const i = first + pair
      const many = 10 * boards[i]! * hands[pair]! - moved[i]!
      if (many > 0) gatherMany(into, many, betting[i]!, segment[i]!, below[i]!, ties[i]!, short[i]!)
    }
  }
}

function addDoubles(sums: Float64Array, at: number, weight: number, below: number, ties: number, short: number): void {
  sums[at] = sums[at]! + weight
  sums[at + 1] = sums[at + 1]! + weight * below
  sums[at + 2] = sums[at + 2]! + weight * ties
  sums[at + 3] = sums[at + 3]! + weight * short
}

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
    betting[i] = suits[a + lane]! + suits[b + lane]! + suits[c + lane]! + imul(suits[three + lane]!, way)
      + imul(rows[rowX + lane]!, leftOff[leftX + lane]!) + imul(rows[rowY + lane]!, leftOff[leftY + lane]!)
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
  gatherMany(into, all, bets, codes[place]! - unsure, lanes.ranks.below[place]! - (both & 63), lanes.ranks.ties[place]! - (both >> 6), lanes.qualifying.short[place]! - z)
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
      const bets = (suits[a + lane]! + suits[b + lane]! + suits[c + lane]! + imul(rows[rowX + lane]!, leftOff[leftX + lane]!)
        + imul(rows[rowY + lane]!, leftOff[leftY + lane]!) + imul(suits[three + lane]!, way)) | 0
      const place = at + row + low + high
      moved[place] = moved[place]! + some
      betting[place] = betting[place]! - bets
      const kind = segments[flushStrength[first + row + low]!]!
      const below = flushBelow[first + row + low]! - (kind >= STRAIGHT_FLUSH_SEGMENT ? 0 : strong - fullHouseRows[ranks + low]!)
      gather(into, some, bets, kind, below, 0, left - shortRows[ranks + low]! - onThree[shorts + low]!)
    }
  }
}

/** Hot: the lanes read of a type of four suited ranks and another x. */
function gatherFour(into: Gathering, twos: Int32Array, board: number, x: number): void {
  const { lanes, hands, suits, rows, moved, betting } = into
  const { live, below, ties, short, segment, lanes: count } = lanes
  const row = x * laneCount
  const [a, b, c, d, e, f] = [twos[0]! + row, twos[1]! + row, twos[2]! + row, twos[3]! + row, twos[4]! + row, twos[5]! + row]
  const at = board * 91
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const left = leftOff[row + lane]!
    const some = imul(hands[lane]!, left)
    if (some <= 0) continue
    const two = suits[a + lane]! + suits[b + lane]! + suits[c + lane]! + suits[d + lane]! + suits[e + lane]! + suits[f + lane]!
    const bets = (two + imul(rows[lane]!, left)) | 0
    const place = at + pairOfLane[lane]!
    moved[place] = moved[place]! + some
    betting[place] = betting[place]! - bets
    gather(into, some, bets, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!)
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
    gather(into, some, bets, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!)
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

const flushesGathered = (into: Gathering): FlushVisitor => ({
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

/** A gain that is never positive: nothing is decided later. */
const NO_GAIN = linear(() => [-1, 0, 0, 0])

let codesTable: Uint8Array | undefined
let movedTable: Int32Array | undefined

/**
 * Counts the (board, flop, hand) triples of all hands whose class is marked in `plays`, each with 990 opponents. `gain` is what
 * going on gains later over giving up.
 */
export function flopResults(qualifies: number, bets: Bets, plays: Uint8Array, gain: Linear = NO_GAIN): FlopResults {
  const hands = playingHands(plays)
  const lanes = makeFlushLanes(qualifies, Uint8Array.from(hands.lanes, (n) => Math.min(n, 1)))
  const suits = sharedSuitTable()
  const betting = sharedBoardTable()
  spreadRanks(markFlops(bets, plays, suits), betting)
  const into: Gathering = {
    lanes, gain, codes: (codesTable = sureDecisions(gain, lanes, codesTable)), hands: hands.lanes.map((n) => 10 * n),
    betting, moved: (movedTable ??= new Int32Array(betting.length)).fill(0), suits, rows: new Int32Array(14 * LANES),
    sums: new Int32Array(2 * PASSED), taken: new Int32Array(SEGMENTS * 8), all: new Float64Array(2 * PASSED), gaveUp: 0, ties: 0,
  }
  forEachFlushType(lanes, flushesGathered(into))
  gatherRanks(into, hands.pairs)
  return { bet: into.all.slice(0, PASSED), passed: into.all.slice(PASSED), gaveUp: into.gaveUp, ties: into.ties }
}
