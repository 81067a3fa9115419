import { boardsByPair } from './boards'
import { gainsOfRanks, hasGain } from './edge-values'
import { SUITED_BITS } from './decisions'
import { hasShorts, walk } from './flush-sweep'
import { setMask } from './flush-tables'
import { activeVs, allOf, clearResults, countHands, flushesOnThree, gather, gatherPlain, resultsRead, settle } from './gathered'
import { add, and, at, half, inRow, mulSmall, pairOf, put, splat, sub, V, VS } from './lanes'
import {
  ACTIVE_VS, addNumber, BELOW, BETS, BOARDS, BOARDS_BYTES, COUNTED, EDGE, FLOP_LIST, FLOP_SUIT_TYPES, FLOP_SUMS, FLOPS, FLOPS_OF_RANKS, HANDS_BY_PAIR, high,
  i16At, i32At, LIVE, low, MOVED, numberAt, OFF_LEFT, PAIRS, RANK_ROWS, ROW, ROW_BYTES, SEGMENT, SHORT, STEP_BYTES, SUITS, SUMS, TAKEN_FOUR, TAKEN_THREE, TIES, TO_FIVE, TO_FOUR, TURN_SUMS, TURNS_OF_RANKS, u16At, u8At, VALUE, WIDE,
} from './memory'
import { addPairRow, addRow, clearRankRows, highest, lowest, middle, numberOf, passThrees, passTwos, rowAt, rowOfOne, rowOfThree, rowOfTwo, suitRow } from './rows'
import { boardOf, ranksOf, shownOf, suitOf, suitsOf, timesOf } from './seen'

/*
 * The results of the hands that come to a flop decision. Marks of bets, counted by what flops show, are carried back to boards. EDGE
 * becomes the bets by ranks.
 *
 * On three suited a hand without a flush stays with its ranks: there W, T and N are counted too high by X, Y and Z, and that is taken
 * off. Only where the later decision is another one does it move. Hands with a flush move always.
 */

/** Adds bets to what they show: FLOP_SUMS and SUITS become marks. Bets of hands that are not counted are left out. */
function markPair(flop: usize, pair: i32, bits: i32): void {
  const times = timesOf(flop)
  const isPair = low(pair) === high(pair)
  addNumber(rowAt(FLOP_SUMS, ranksOf(flop)), pair, popcnt(bits) * times)
  for (let i = 0, count = suitsOf(flop); i < count; i++) {
    const suit = suitOf(flop, i)
    const lows = bits & (0xf << (4 * suit))
    const highs = bits & (0x1111 << suit)
    const both = popcnt(lows & highs)
    const some = popcnt(lows) - both
    const others = popcnt(highs) - both
    const row = suitRow(shownOf(flop, i))
    addNumber(row, pair * 4, (popcnt(bits) - some - others - both) * times)
    addNumber(row, pair * 4 + 1, (isPair ? some + others : some) * times)
    if (isPair) continue
    addNumber(row, pair * 4 + 2, others * times)
    addNumber(row, pair * 4 + 3, both * times)
  }
}

/** The bits of a pair's hands at COUNTED. */
@inline export function countedBits(pair: i32): i32 {
  return (i32At(COUNTED, pair) !== 0 ? 0xffff ^ SUITED_BITS : 0) | (i32At(COUNTED, 91 + pair) !== 0 ? SUITED_BITS : 0)
}

/** The (flop, hand) pairs that bet, of the hands at COUNTED, by what they show. */
export function markFlops(): void {
  memory.fill(FLOP_SUMS, 0, <usize>FLOPS_OF_RANKS * ROW_BYTES)
  memory.fill(SUITS, 0, <usize>FLOP_SUIT_TYPES * WIDE)
  for (let number = 0; number < FLOPS; number++) {
    for (let pair = 0; pair < PAIRS; pair++) {
      const bits = u16At(BETS, number * 91 + pair) & countedBits(pair)
      if (bits !== 0) markPair(boardOf(FLOP_LIST, number), pair, bits)
    }
  }
}

/** Marks by ranks of turns become marks by ranks of boards, at EDGE. */
export function spreadTurns(): void {
  memory.fill(EDGE, 0, BOARDS_BYTES)
  for (let i = 0; i < TURNS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_FOUR, i) < 4) addPairRow(rowAt(EDGE, u16At(TO_FIVE, i)), rowAt(TURN_SUMS, i / 13), i % 13, u8At(TAKEN_FOUR, i))
  }
}

/** Marks by ranks of flops become bets by ranks of boards: run-outs come in two orders. */
export function spreadFlops(): void {
  memory.fill(TURN_SUMS, 0, <usize>TURNS_OF_RANKS * ROW_BYTES)
  for (let i = 0; i < FLOPS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_THREE, i) < 4) addPairRow(rowAt(TURN_SUMS, u16At(TO_FOUR, i)), rowAt(FLOP_SUMS, i / 13), i % 13, u8At(TAKEN_THREE, i))
  }
  spreadTurns()
  for (let i: usize = 0; i < BOARDS_BYTES; i += STEP_BYTES) put(EDGE + i, half(at(EDGE + i)))
}

/** When a set comes up: the rows of a set of three by its other rank, for flops that show two of it; for one of four or five, in one row, the flops that show three. */
export function gatherRows(suited: i32): void {
  clearRankRows(suited)
  if (suited > 3) return passThrees(RANK_ROWS, true)
  for (let x = 0; x < 13; x++) {
    const row = RANK_ROWS + <usize>x * WIDE
    for (let rest = setMask; rest !== 0; rest &= rest - 1) addRow(row, rowOfTwo(setMask & ~lowest(rest), x))
  }
}

// The rows that show bets on a board of three suited.
let showsLow: usize = 0
let showsMiddle: usize = 0
let showsHigh: usize = 0

function turnToThree(x: i32, y: i32): void {
  showsLow = rowOfOne(lowest(setMask), numberOf(x, y))
  showsMiddle = rowOfOne(middle(setMask), numberOf(x, y))
  showsHigh = rowOfOne(highest(setMask), numberOf(x, y))
}

/**
 * Hot: three suited and others y <= x: bets are gathered from the flops that show one, two and three of the suit. Products of numbers below
 * 2^15: what a flop shows stands for at most 36 flops of 9 hands each.
 */
@inline function betsOnThree(v: i32, x: i32, y: i32, three: usize): V {
  const i = inRow(v)
  const ones = add(add(at(showsLow + i), at(showsMiddle + i)), at(showsHigh + i))
  const twoX = at(RANK_ROWS + <usize>x * WIDE + i)
  const leftX = at(OFF_LEFT + <usize>x * WIDE + i)
  if (x === y) {
    const less = sub(leftX, splat(1))
    return and(add(ones, add(mulSmall(twoX, less), half(mulSmall(mulSmall(at(three + i), leftX), less)))), at(LIVE + i))
  }
  const leftY = at(OFF_LEFT + <usize>y * WIDE + i)
  const both = add(at(RANK_ROWS + <usize>y * WIDE + i), mulSmall(at(three + i), leftY))
  return and(add(ones, add(mulSmall(twoX, leftY), mulSmall(both, leftX))), at(LIVE + i))
}

/** Four suited and another x, and five. */
function betsRead(suited: i32, x: i32): void {
  if (suited === 5) return memory.copy(VALUE, RANK_ROWS, WIDE)
  const left = OFF_LEFT + <usize>x * WIDE
  for (let i: usize = 0; i < WIDE; i += STEP_BYTES) put(VALUE + i, mulSmall(at(RANK_ROWS + i), at(left + i)))
  passTwos(VALUE, x, true)
}


/** At VALUE the bets on the boards of a flush type, by lane. */
export function betsOfType(suited: i32, x: i32, y: i32): void {
  if (suited > 3) return betsRead(suited, x)
  turnToThree(x, y)
  for (let v = 0; v < VS; v++) put(VALUE + inRow(v), betsOnThree(v, x, y, rowOfThree(setMask)))
}

/** Hot. */
function gatherThree(board: i32, x: i32, y: i32): void {
  turnToThree(x, y)
  const alls = allOf(numberOf(x, y))
  const three = rowOfThree(setMask)
  const someShort = hasShorts
  for (let k = 0, count = activeVs; k < count; k++) {
    const v = u16At(ACTIVE_VS, k)
    const bets = betsOnThree(v, x, y, three)
    put(VALUE + inRow(v), bets)
    gatherPlain(board * ROW + pairOf(v), v, and(at(alls + inRow(v)), at(LIVE + inRow(v))), bets, someShort)
  }
  flushesOnThree(board, alls)
}

function gatherType(suited: i32, board: i32, x: i32, y: i32): void {
  if (suited === 3) return gatherThree(board, x, y)
  betsRead(suited, x)
  resultsRead(board, allOf(suited === 4 ? 91 + x : 104), suited === 4)
}

function gatherBoard(board: i32): void {
  boardsByPair(board)
  for (let pair = 0; pair < PAIRS; pair++) {
    const i = board * ROW + pair
    const hands = i32At(HANDS_BY_PAIR, pair)
    const boards = numberAt(SUMS, pair)
    if (hands === 0 || boards <= 0) continue
    gather(u8At(SEGMENT, i), 10 * boards * hands - numberAt(MOVED, i), numberAt(EDGE, i), i16At(BELOW, i), i16At(TIES, i), i16At(SHORT, i))
  }
}

/** Counts the results of the hands at COUNTED with the bets at BETS. */
export function gatherResults(): void {
  clearResults()
  if (hasGain) gainsOfRanks()
  countHands()
  markFlops()
  spreadFlops()
  walk(gatherRows, gatherType, settle)
  for (let board = 0; board < BOARDS; board++) gatherBoard(board)
}
