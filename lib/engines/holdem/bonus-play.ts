import { gatherTurns, spreadTurns, turnSubsetsOf, type TurnMarks } from './all-turns'
import { allHands, HANDS } from './canonical-flops'
import { canonicalTurns, renamedHands } from './canonical-turns'
import { forEachFlushType, readFlushType, type FlushLanes } from './flush-lanes'
import { LANE_PAIR, LANES } from './lanes'
import { pairNumber, MULTISETS } from './rank-multisets'
import { STARTING_HANDS } from './starting-hands'
import { TURN_SUIT_TYPES } from './board-types'
import { addCounts, PER_SEGMENT, SEGMENTS } from './payoff'

/*
 * What comes of hands that are played in Texas Hold'em Bonus, given their bets on flops and turns. The (flop, turn) pairs with one and
 * with two of these bets made are marked by what the turn shows and carried to the boards.
 *
 * Hands are told apart by their pair of ranks only, since a suit does not know whether two cards outside it are of one suit. Suited
 * hands are therefore followed by themselves. Any choice of starting hands is then a sum, and so is any way to fold before the flop.
 */

/** What betting on a turn is worth by hand, or only its sign; hands that share a card with the turn get NaN. */
export type TurnSums = (turn: number, out: Float64Array) => void

/** By pair of ranks (`pairNumber`). The first two: by segment of strength, `[(pair * 20 + segment) * 4 + …]`, a board as often as it is met. */
export interface PlayedOut {
  readonly one: Float64Array
  readonly two: Float64Array
  /** (flop, turn) pairs, each as often as it is dealt. */
  readonly flopBets: Float64Array
  readonly turnBets: Float64Array
  readonly turnTies: Float64Array
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const pairOfLane = LANE_PAIR
const segments = SEGMENTS
const add = addCounts

interface Marked extends TurnMarks, Pick<PlayedOut, 'flopBets' | 'turnBets' | 'turnTies'> {}

/** (flop, turn, hand) triples of the listed hands with one bet made, and with two, by what the turn shows. */
function markTurns(flops: Uint8Array, sumsOf: TurnSums, list: Uint16Array): Marked {
  const { count, turns } = canonicalTurns()
  const rows = (): Float64Array => new Float64Array(MULTISETS[4]! * 91)
  const pairs = (): Float64Array => new Float64Array(91)
  const marked: Marked = {
    first: rows(),
    second: rows(),
    suits: new Int32Array(TURN_SUIT_TYPES * LANES),
    flopBets: pairs(),
    turnBets: pairs(),
    turnTies: pairs(),
  }
  const sums = new Float64Array(HANDS)
  const bets = new Uint8Array(HANDS)
  for (let turn = 0; turn < count; turn++) {
    sumsOf(turn, sums)
    countFlopBets(turn, flops, list, bets)
    markTurn(turn, turns[turn]!, sums, bets, list, marked)
  }
  return marked
}

/** Hot: on how many of a turn's four flops each hand bets. */
function countFlopBets(turn: number, bets: Uint8Array, list: Uint16Array, out: Uint8Array): void {
  const { flops, renamings } = canonicalTurns()
  const renamed = renamedHands()
  out.fill(0)
  for (let i = turn * 4; i < turn * 4 + 4; i++) {
    const row = flops[i]! * HANDS
    const names = renamings[i]! * HANDS
    for (let k = 0; k < list.length; k++) {
      const hand = list[k]!
      out[hand] = out[hand]! + bets[row + renamed[names + hand]!]!
    }
  }
}

/** Hot. */
function markTurn(
  turn: number,
  turns: number,
  sums: Float64Array,
  bets: Uint8Array,
  list: Uint16Array,
  marked: Marked,
): void {
  const { ranks, suits } = canonicalTurns()
  const { pair, lane } = allHands()
  const { flopBets: betsOnFlop, turnBets, turnTies } = marked
  const row = ranks[turn]! * 91
  const [a, b] = [suits[turn * 2]!, suits[turn * 2 + 1]!]
  const [rowA, lanesA] = [(a % TURN_SUIT_TYPES) * LANES, Math.floor(a / TURN_SUIT_TYPES) * HANDS]
  const [rowB, lanesB] = [(b % TURN_SUIT_TYPES) * LANES, Math.floor(b / TURN_SUIT_TYPES) * HANDS]
  for (let k = 0; k < list.length; k++) {
    const hand = list[k]!
    const sum = sums[hand]!
    if (sum !== sum) continue
    const flopBets = bets[hand]!
    const betsTurn = sum > 0
    const of = pair[hand]!
    if (sum === 0) turnTies[of] = turnTies[of]! + 4 * turns
    if (betsTurn) turnBets[of] = turnBets[of]! + 4 * turns
    betsOnFlop[of] = betsOnFlop[of]! + flopBets * turns
    const one = (betsTurn ? 4 - flopBets : flopBets) * turns
    const two = betsTurn ? flopBets * turns : 0
    const at = row + of
    marked.first[at] = marked.first[at]! + one
    marked.second[at] = marked.second[at]! + two
    const both = one | (two << 16)
    if (a >= 0) marked.suits[rowA + lane[lanesA + hand]!] = marked.suits[rowA + lane[lanesA + hand]!]! + both
    if (b >= 0) marked.suits[rowB + lane[lanesB + hand]!] = marked.suits[rowB + lane[lanesB + hand]!]! + both
  }
}

/** Moves the marks of a rank type's flush boards to their own results. */
function gatherFlushes(into: readonly [Float64Array, Float64Array], lanes: FlushLanes, suits: Int32Array): void {
  const first = new Float64Array(LANES)
  const second = new Float64Array(LANES)
  let subsets = turnSubsetsOf(0)
  forEachFlushType(lanes, {
    turn: (_, set) => void (subsets = turnSubsetsOf(set)),
    board(suited, type, board, x, y) {
      readFlushType(lanes, suited, type, board)
      gatherTurns(suits, subsets, suited, x, y, first, second)
      moveBoard(into[0], lanes, board * 91, first)
      moveBoard(into[1], lanes, board * 91, second)
    },
  })
}

function moveBoard(into: Float64Array, lanes: FlushLanes, at: number, marks: Float64Array): void {
  const { live, below, ties, segment, ranks, qualifying } = lanes
  for (let i = 0; i < lanes.lanes; i++) {
    const lane = live[i]!
    const mark = marks[lane]!
    if (mark === 0) continue
    const pair = pairOfLane[lane]!
    const place = at + pair
    add(into, pair * segments + segment[lane]!, mark, below[lane]!, ties[lane]!, 0)
    add(into, pair * segments + qualifying.segment[place]!, -mark, ranks.below[place]!, ranks.ties[place]!, 0)
  }
}

function gatherRanks(into: Float64Array, { ranks, qualifying }: FlushLanes, marks: Float64Array): void {
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== 0)
      add(into, (i % 91) * segments + qualifying.segment[i]!, marks[i]!, ranks.below[i]!, ranks.ties[i]!, 0)
  }
}

const bySegment = (): Float64Array => new Float64Array(91 * SEGMENTS * PER_SEGMENT)

/** Follows the listed hands (of the 1,326, in order) to the river. `flops` has 1 where the hand bets: `[canonical flop * 1326 + hand]`. */
export function playOut(flops: Uint8Array, sumsOf: TurnSums, list: Uint16Array, lanes: FlushLanes): PlayedOut {
  const { first, second, suits, ...bets } = markTurns(flops, sumsOf, list)
  const [one, two] = [bySegment(), bySegment()]
  gatherRanks(one, lanes, spreadTurns(first))
  gatherRanks(two, lanes, spreadTurns(second))
  gatherFlushes([one, two], lanes, suits)
  return { one, two, ...bets }
}

/** What comes of one class of starting hands, or of many: boards by segment, and (flop, turn) pairs. */
export interface Followed {
  readonly one: Float64Array
  readonly two: Float64Array
  readonly flopBets: number
  readonly turnBets: number
  readonly turnTies: number
}

function followedAt({ one, two, flopBets, turnBets, turnTies }: PlayedOut, pair: number): Followed {
  const row = SEGMENTS * PER_SEGMENT
  const slice = (of: Float64Array): Float64Array => of.slice(pair * row, (pair + 1) * row)
  return {
    one: slice(one),
    two: slice(two),
    flopBets: flopBets[pair]!,
    turnBets: turnBets[pair]!,
    turnTies: turnTies[pair]!,
  }
}

/** Of all 1,326 hands those that are of one suit, or not. */
function handsSuited(suited: boolean): Uint16Array {
  const { low, high } = allHands()
  return Uint16Array.from({ length: HANDS }, (_, hand) => hand).filter(
    (hand) => ((low[hand]! & 3) === (high[hand]! & 3)) === suited,
  )
}

/** What comes of each of the 169 classes if all are played. */
export function followClasses(flops: Uint8Array, sumsOf: TurnSums, lanes: FlushLanes): readonly Followed[] {
  const [offsuit, suited] = [false, true].map((of) => playOut(flops, sumsOf, handsSuited(of), lanes)) as [
    PlayedOut,
    PlayedOut,
  ]
  return STARTING_HANDS.map((start) => followedAt(start.suited ? suited : offsuit, pairNumber(start.low, start.high)))
}

/** The pairs of ranks of hands that were followed together, apart. */
export const followPairs = (played: PlayedOut): readonly Followed[] =>
  Array.from({ length: 91 }, (_, pair) => followedAt(played, pair))

/** Adds up. */
export function addFollowed(all: readonly Followed[]): Followed {
  const row = SEGMENTS * PER_SEGMENT
  const sum = { one: new Float64Array(row), two: new Float64Array(row), flopBets: 0, turnBets: 0, turnTies: 0 }
  for (const { one, two, flopBets, turnBets, turnTies } of all) {
    for (let i = 0; i < row; i++) {
      sum.one[i] = sum.one[i]! + one[i]!
      sum.two[i] = sum.two[i]! + two[i]!
    }
    sum.flopBets += flopBets
    sum.turnBets += turnBets
    sum.turnTies += turnTies
  }
  return sum
}
