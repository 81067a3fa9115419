import {
  BELOW, BOARDS, CHOOSE, chooseOf, FIRST_STRONG, FIVE_SUITED, FLOPS_OF_RANKS, FOUR_SUITED, FULL_HOUSE, HIGH, high, i16At, i32At, LOW, low, OFF_LEFT, ORDER,
  ORDERED, PAIR_LEFT, pairNumber, PAIRS, RANKS_OF, ROW, ROWS, setCount, setI16, setI32, setNumber, sets, setU8, setVector, SEVEN_STRENGTHS, SEVENS, STARTS,
  STRENGTH, STRONG, STRONG_ROWS, TAKEN_FIVE, TAKEN_FOUR, TAKEN_THREE, TIES, TO_FIVE, TO_FOUR, TURNS_OF_RANKS, u16At, u8At,
} from './memory'
import { makeFlushes, makeSets, sevenStrength } from './strengths'

/*
 * Tables that depend on no rule: all starting hands on every rank type.
 *
 * A sweep visits the 91 pairs of ranks on a board from the weakest to the strongest and keeps C, the hands below, and row[x], those of
 * them with one certain card of rank x. A hand {x, y} then has  C − row[x] − row[y]  hands of an opponent below it, and, with the same
 * counts G and g of its own tie group,  G − g[x] − g[y] + 1  beside it (the hand itself was taken off twice).
 *
 * The order never changes, so it is made once: all multisets of seven ranks in order of strength, each handing its pairs to the boards
 * that are left of it. No board is sorted.
 */

function makePairs(): void {
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x <= y; x++) {
      setU8(LOW, pairNumber(x, y), x)
      setU8(HIGH, pairNumber(x, y), y)
    }
  }
  for (let n = 0; n < 20; n++) {
    setI32(CHOOSE, n * 8, 1)
    for (let k = 1; k < 8; k++) setI32(CHOOSE, n * 8 + k, n === 0 ? 0 : chooseOf(n - 1, k - 1) + chooseOf(n - 1, k))
  }
}

/** Multisets of k ranks in the order of their numbers, at `ranks`: the next one. */
function nextMultiset(ranks: usize, k: i32): void {
  let i = 0
  while (i < k - 1 && u8At(ranks, i) === u8At(ranks, i + 1)) setU8(ranks, i++, 0)
  setU8(ranks, i, u8At(ranks, i) + 1)
}

function numberOf(ranks: usize, k: i32): i32 {
  let number = 0
  for (let i = 0; i < k; i++) number += chooseOf(u8At(ranks, i) + i, i + 1)
  return number
}

/** The multiset at `ranks` with one more, at ROWS. */
function insert(ranks: usize, k: i32, rank: i32): void {
  let i = k
  for (; i > 0 && u8At(ranks, i - 1) > rank; i--) setU8(ROWS, i, u8At(ranks, i - 1))
  setU8(ROWS, i, rank)
  while (--i >= 0) setU8(ROWS, i, u8At(ranks, i))
}

function makeAdds(k: i32, count: i32, taken: usize, add: usize): void {
  const ranks = SEVENS
  memory.fill(ranks, 0, 8)
  for (let number = 0; number < count; number++, nextMultiset(ranks, k)) {
    for (let i = 0; i < k; i++) setU8(taken, number * 13 + u8At(ranks, i), u8At(taken, number * 13 + u8At(ranks, i)) + 1)
    if (k === 5) continue
    for (let rank = 0; rank < 13; rank++) {
      insert(ranks, k, rank)
      setI16(add, number * 13 + rank, numberOf(ROWS, k + 1))
    }
  }
}

function multisetOf(set: i32): i32 {
  let number = 0
  let i = 0
  for (let rest = set; rest !== 0; rest &= rest - 1, i++) number += chooseOf(ctz(rest) + i, i + 1)
  return number
}

function makeRanksOf(): void {
  for (let n = 0; n < setCount(3); n++) {
    for (let y = 0, three = multisetOf(sets(3, n)), type = n * 91; y < 13; y++) {
      for (let x = 0; x <= y; x++) setI16(RANKS_OF, type++, u16At(TO_FIVE, u16At(TO_FOUR, three * 13 + y) * 13 + x))
    }
  }
  for (let n = 0; n < setCount(4); n++) {
    for (let x = 0, four = multisetOf(sets(4, n)); x < 13; x++) setI16(RANKS_OF, FOUR_SUITED + n * 13 + x, u16At(TO_FIVE, four * 13 + x))
  }
  for (let n = 0; n < setCount(5); n++) setI16(RANKS_OF, FIVE_SUITED + n, multisetOf(sets(5, n)))
}

/** What the hole cards leave of each rank, in all and outside a suit. */
function makeLeft(): void {
  for (let rank = 0; rank < 13; rank++) {
    for (let pair = 0; pair < PAIRS; pair++) {
      const isLow = low(pair) === rank ? 1 : 0
      const isHigh = high(pair) === rank ? 1 : 0
      setNumber(PAIR_LEFT, rank * ROW + pair, 4 - isLow - isHigh)
      const one = low(pair) === high(pair) ? 3 - isLow : 3 - isHigh
      const other = low(pair) === high(pair) ? one : 3 - isLow
      setVector(OFF_LEFT, rank * PAIRS + pair, 3 - isLow - isHigh, one, other, 3)
    }
  }
}

/** All multisets of seven ranks that a deck makes, counted and then listed from the weakest. */
function listSevens(): i32 {
  const ranks = ROWS
  memory.fill(ranks, 0, 8)
  memory.fill(STARTS, 0, 7470 * 4)
  for (let number = 0; number < 50388; number++, nextMultiset(ranks, 7)) {
    const strength = sevenStrength(ranks)
    setI16(SEVEN_STRENGTHS, number, strength)
    if (strength >= 0) setI32(STARTS, strength + 1, i32At(STARTS, strength + 1) + 1)
  }
  for (let i = 1; i < 7463; i++) setI32(STARTS, i, i32At(STARTS, i) + i32At(STARTS, i - 1))
  const count = i32At(STARTS, 7462)
  for (let number = 0; number < 50388; number++) {
    const strength = i16At(SEVEN_STRENGTHS, number)
    if (strength < 0) continue
    const at = i32At(STARTS, strength)
    setI32(STARTS, strength, at + 1)
    setI16(SEVENS, at, number)
  }
  return count
}

/** The ranks of a multiset of seven from its number, at ROWS. */
function ranksOfSeven(number: i32): void {
  let rest = number
  let from = 12
  for (let i = 6; i >= 0; i--) {
    while (chooseOf(from + i, i + 1) > rest) from--
    setU8(ROWS, i, from)
    rest -= chooseOf(from + i, i + 1)
  }
}

/** Sums of the terms of a number if its ranks stand where they are, one place lower and two, up to each place: STARTS, 8 apart. */
function sumTerms(): void {
  for (let shift = 0; shift < 3; shift++) {
    let sum = 0
    setI32(STARTS, shift * 8, 0)
    for (let i = 0; i < 7; i++) {
      sum += i < shift ? 0 : chooseOf(u8At(ROWS, i) + i - shift, i - shift + 1)
      setI32(STARTS, shift * 8 + i + 1, sum)
    }
  }
}

/** Each multiset of seven hands its pairs of ranks to the boards that are left of it. */
function makeOrder(): void {
  const count = listSevens()
  memory.fill(STRONG, 0xff, BOARDS * 2)
  for (let s = 0; s < count; s++) {
    const number = u16At(SEVENS, s)
    const strength = i16At(SEVEN_STRENGTHS, number)
    ranksOfSeven(number)
    sumTerms()
    for (let j = 1; j < 7; j++) {
      const y = u8At(ROWS, j)
      if (j < 6 && y === u8At(ROWS, j + 1)) continue
      for (let i = 0; i < j; i++) {
        const x = u8At(ROWS, i)
        if (i < j - 1 && x === u8At(ROWS, i + 1)) continue
        const between = i32At(STARTS, 8 + j) - i32At(STARTS, 8 + i + 1)
        give(i32At(STARTS, i) + between + i32At(STARTS, 16 + 7) - i32At(STARTS, 16 + j + 1), x + ((y * (y + 1)) >> 1), strength)
      }
    }
  }
}

function give(board: i32, pair: i32, strength: i32): void {
  const place = u8At(ORDERED, board)
  setU8(ORDERED, board, place + 1)
  setU8(ORDER, board * ROW + place, strength === i16At(STRONG, board) ? pair | 128 : pair)
  setI16(STRENGTH, board * ROW + pair, strength)
  setI16(STRONG, board, strength)
  if (strength < FULL_HOUSE) setU8(FIRST_STRONG, board, place + 1)
}

/** Copies left of a rank when the board lies. */
@inline function leftOf(board: i32, rank: i32): i32 {
  return 4 - u8At(TAKEN_FIVE, board * 13 + rank)
}

/** Adds the hands of a pair to a count by rank, and returns how many they are. */
export function addHands(rows: usize, board: i32, pair: i32): i32 {
  const x = low(pair)
  const y = high(pair)
  const leftX = leftOf(board, x)
  if (x === y) {
    setI32(rows, x, i32At(rows, x) + leftX - 1)
    return (leftX * (leftX - 1)) >> 1
  }
  const leftY = leftOf(board, y)
  setI32(rows, x, i32At(rows, x) + leftY)
  setI32(rows, y, i32At(rows, y) + leftX)
  return leftX * leftY
}

/** The hands counted that hold neither card of a pair. */
@inline export function handsWithout(all: i32, rows: usize, pair: i32): i32 {
  return all - i32At(rows, low(pair)) - i32At(rows, high(pair))
}

function sweepBoard(board: i32): void {
  const order = ORDER + <usize>(board * ROW)
  const at = board * ROW
  const count = u8At(ORDERED, board)
  memory.fill(ROWS, 0, 64)
  let all = 0
  for (let first = 0, end = 0; first < count; first = end) {
    end = first + 1
    while (u8At(order, end) >= 128) end++
    for (let i = first; i < end; i++) {
      const pair = u8At(order, i) & 127
      setI16(BELOW, at + pair, handsWithout(all, ROWS, pair))
    }
    for (let i = first; i < end; i++) all += addHands(ROWS, board, u8At(order, i) & 127)
    for (let i = first; i < end; i++) {
      const pair = u8At(order, i) & 127
      setI16(TIES, at + pair, handsWithout(all, ROWS, pair) + 1 - i16At(BELOW, at + pair))
    }
  }
}

function countStrong(board: i32): void {
  const count = u8At(ORDERED, board)
  let all = 0
  memory.fill(ROWS, 0, 64)
  for (let i = u8At(FIRST_STRONG, board); i < count; i++) all += addHands(ROWS, board, u8At(ORDER, board * ROW + i) & 127)
  setI16(STRONG, board, all)
  for (let rank = 0; rank < 13; rank++) setI16(STRONG_ROWS, board * 13 + rank, i32At(ROWS, rank))
}

/** All of this file. */
export function makeRankTables(): void {
  makePairs()
  makeSets()
  makeFlushes()
  makeAdds(3, FLOPS_OF_RANKS, TAKEN_THREE, TO_FOUR)
  makeAdds(4, TURNS_OF_RANKS, TAKEN_FOUR, TO_FIVE)
  makeAdds(5, BOARDS, TAKEN_FIVE, 0)
  makeRanksOf()
  makeLeft()
  makeOrder()
  for (let board = 0; board < BOARDS; board++) {
    sweepBoard(board)
    countStrong(board)
  }
}
