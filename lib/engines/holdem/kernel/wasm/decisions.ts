import { judgePair } from './judge'
import { T } from './lanes'
import {
  addI32, BET_COUNTS, BETS, FLOP_LIST, FLOP_SUMS, FLOPS, GAINS, HAND_SUMS, LEGAL, numberAt, PAIRS, SEEN, setI16, setI32, setNumber, TIED, TURN_BETS, TURN_LIST,
  TURN_SUMS, TURNS, VECTOR,
} from './memory'
import { rowAt } from './rows'
import { boardOf, cardOf, handSum, ranksOf, seeSuits, timesOf } from './seen'

/*
 * The decisions of all hands on the canonical flops and turns, once their sums are made. A pair of ranks is 16 hands: the lower card in
 * suit s, the higher in suit t.
 */

/** The bits of the hands of one suit. */
export const SUITED_BITS: i32 = 0x8421

@inline function boardAt(isTurn: bool, number: i32): usize {
  return boardOf(isTurn ? TURN_LIST : FLOP_LIST, number)
}
@inline function sumOfRanks(isTurn: bool, board: usize, pair: i32): T {
  return numberAt(rowAt(isTurn ? TURN_SUMS : FLOP_SUMS, ranksOf(board)), pair)
}

@inline function decideBoard(isTurn: bool, number: i32): void {
  const board = boardAt(isTurn, number)
  const times = timesOf(board)
  // By rank, −1 in the suits whose card does not lie on the board.
  memory.fill(LEGAL, 0xff, 13 * 16)
  for (let i = 0, count = isTurn ? 4 : 3; i < count; i++) setI32(LEGAL, cardOf(board, i), 0)
  memory.fill(SEEN, 0, 4 * VECTOR)
  for (let pair = 0; pair < PAIRS; pair++) {
    seeSuits(board, isTurn, pair)
    const bits = judgePair(pair, sumOfRanks(isTurn, board, pair), times)
    setI16(isTurn ? TURN_BETS : BETS, number * 91 + pair, bits)
    addI32(BET_COUNTS, pair, popcnt(bits & ~SUITED_BITS) * times)
    addI32(BET_COUNTS, 91 + pair, popcnt(bits & SUITED_BITS) * times)
  }
}

/**
 * Decides every board for every hand: the bets, and by class what checking gains and the ties. A tie is checked. Each street has a function of its
 * own, called for each board: browsers make code fast between calls, not within one.
 */
function decide(count: i32, decideOne: (number: i32) => void): void {
  memory.fill(GAINS, 0, 182 * 16)
  memory.fill(TIED, 0, 182 * 4)
  memory.fill(BET_COUNTS, 0, 182 * 4)
  for (let number = 0; number < count; number++) decideOne(number)
}
export function decideFlops(): void {
  decide(FLOPS, (number) => decideBoard(false, number))
}
export function decideTurns(): void {
  decide(TURNS, (number) => decideBoard(true, number))
}

/** The sums of all hands on a board, to HAND_SUMS. Equal ranks in one suit are no hand, and hold anything. */
function sumsOn(isTurn: bool, number: i32): void {
  const board = boardAt(isTurn, number)
  memory.fill(SEEN, 0, 4 * VECTOR)
  for (let pair = 0; pair < PAIRS; pair++) {
    seeSuits(board, isTurn, pair)
    for (let bit = 0; bit < 16; bit++) setNumber(HAND_SUMS, pair * 16 + bit, handSum(sumOfRanks(isTurn, board, pair), bit >> 2, bit & 3))
  }
}
export function sumsOnFlop(number: i32): void {
  sumsOn(false, number)
}
export function sumsOnTurn(number: i32): void {
  sumsOn(true, number)
}
