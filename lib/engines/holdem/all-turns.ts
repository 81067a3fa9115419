import { spreadOneCard, sumOneCard } from './all-run-outs'
import { ALWAYS, correct, makeCorrections, rankEdges } from './flop-edges'
import { forEachFlushType, type FlushLanes } from './flush-lanes'
import { LANES, OFF_COPIES } from './lanes'
import { pairNumber } from './rank-multisets'
import {
  RANK_SETS,
  SET_NUMBER,
  TURN_FOUR_SUITED,
  TURN_SUIT_TYPES,
  TURN_THREE_SUITED,
  TURN_TWO_SUITED,
} from './board-types'
import { type EdgeRule } from './payoff'

/*
 * From boards to turns for all starting hands at once: `incidence.ts` with a row of lanes in the place of each number. The tables are
 * large (11,531 rows of 338), so they hold 32-bit whole numbers.
 */

/** Where a set of suited ranks stands among the turn's suit types: places of rows for its subsets of two, three and four ranks. */
export interface TurnSubsets {
  readonly twos: Int32Array
  readonly threes: Int32Array
  readonly fours: Int32Array
}

export function turnSubsetsOf(set: number): TurnSubsets {
  const within = (k: number): number[] =>
    Array.from(
      RANK_SETS[k]!.filter((mask) => (mask & set) === mask),
      (mask) => SET_NUMBER[mask]!,
    )
  return {
    twos: Int32Array.from(within(2), (two) => (TURN_TWO_SUITED + two * 91) * LANES),
    threes: Int32Array.from(within(3), (three) => (TURN_THREE_SUITED + three * 13) * LANES),
    fours: Int32Array.from(within(4), (four) => (TURN_FOUR_SUITED + four) * LANES),
  }
}

const lanes = LANES
const copies = OFF_COPIES

function addRow(table: Int32Array, to: number, value: Float64Array): void {
  for (let lane = 0; lane < lanes; lane++) table[to + lane] = table[to + lane]! + value[lane]!
}

/** Adds a row times the copies of rank x outside the suit that a hand leaves, less those the turn has. */
function addRowTimes(table: Int32Array, to: number, value: Float64Array, x: number, less: number): void {
  for (let lane = 0; lane < lanes; lane++)
    table[to + lane] = table[to + lane]! + value[lane]! * (copies[x * lanes + lane]! - less)
}

/** A value per board as sums over rivers: rows of 91 pairs by multiset of the turn's ranks, rows of lanes by suit type. */
export interface TurnTable {
  readonly ranks: Float64Array
  readonly suits: Int32Array
}

/** For every turn the sum of what a bet is worth over its 46 rivers. A later decision is not for here: the rule may have none. */
export function turnEdges(rule: EdgeRule, flushLanes: FlushLanes): TurnTable {
  if (rule.gain || rule.most * 46 * 2 >= 2 ** 31)
    throw new RangeError('a turn’s bet must settle at the showdown, in small whole numbers')
  const byBoard = rankEdges({ ...rule, gain: ALWAYS }, flushLanes)
  const suits = new Int32Array(TURN_SUIT_TYPES * LANES)
  const corrections = makeCorrections(rule, flushLanes, byBoard)
  let subsets = turnSubsetsOf(0)
  forEachFlushType(flushLanes, {
    turn(_, set) {
      corrections.out.fill(0)
      subsets = turnSubsetsOf(set)
    },
    board(suited, type, board, x, y) {
      correct(corrections, suited, type, board)
      addBoard(suits, subsets, suited, x, y, corrections.out)
    },
  })
  return { ranks: sumOneCard(4, byBoard, 1), suits }
}

function addBoard(
  table: Int32Array,
  { twos, threes, fours }: TurnSubsets,
  suited: 3 | 4 | 5,
  x: number,
  y: number,
  value: Float64Array,
): void {
  if (suited === 5) for (const four of fours) addRow(table, four, value)
  else if (suited === 4) {
    for (const three of threes) addRow(table, three + x * lanes, value)
    addRowTimes(table, fours[0]!, value, x, 0)
  } else {
    const pair = pairNumber(x, y) * lanes
    for (const two of twos) addRow(table, two + pair, value)
    addRowTimes(table, threes[0]! + x * lanes, value, y, x === y ? 1 : 0)
    if (x !== y) addRowTimes(table, threes[0]! + y * lanes, value, x, 0)
  }
}

/** Marks on turns, two small counts in one 32-bit number of the suits' table: the second times 2^16. */
export interface TurnMarks {
  readonly first: Float64Array
  readonly second: Float64Array
  readonly suits: Int32Array
}

/** Hot: the marks of one flush type by lane, the first and the second kind apart. */
export function gatherTurns(
  table: Int32Array,
  subsets: TurnSubsets,
  suited: 3 | 4 | 5,
  x: number,
  y: number,
  first: Float64Array,
  second: Float64Array,
): void {
  first.fill(0)
  second.fill(0)
  const { twos, threes, fours } = subsets
  if (suited === 5) for (const four of fours) gatherRow(table, four, first, second)
  else if (suited === 4) {
    for (const three of threes) gatherRow(table, three + x * lanes, first, second)
    gatherRowTimes(table, fours[0]!, x, 0, first, second)
  } else {
    const pair = pairNumber(x, y) * lanes
    for (const two of twos) gatherRow(table, two + pair, first, second)
    gatherRowTimes(table, threes[0]! + x * lanes, y, x === y ? 1 : 0, first, second)
    if (x !== y) gatherRowTimes(table, threes[0]! + y * lanes, x, 0, first, second)
  }
}

function gatherRow(table: Int32Array, at: number, first: Float64Array, second: Float64Array): void {
  for (let lane = 0; lane < lanes; lane++) {
    const both = table[at + lane]!
    first[lane] = first[lane]! + (both & 65535)
    second[lane] = second[lane]! + (both >>> 16)
  }
}

function gatherRowTimes(
  table: Int32Array,
  at: number,
  x: number,
  less: number,
  first: Float64Array,
  second: Float64Array,
): void {
  for (let lane = 0; lane < lanes; lane++) {
    const both = table[at + lane]!
    const left = copies[x * lanes + lane]! - less
    first[lane] = first[lane]! + left * (both & 65535)
    second[lane] = second[lane]! + left * (both >>> 16)
  }
}

/** Marks by ranks of turns become marks by ranks of boards. */
export const spreadTurns = (marks: Float64Array): Float64Array => spreadOneCard(4, marks, 1)
