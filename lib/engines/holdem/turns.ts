import { cardOf } from '@/lib/cards/card'
import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, RANK_SETS, ranksIn, SET_NUMBER, THREE_SUITED } from './board-types'
import { addRank, multisetRanks, MULTISETS, pairNumber } from './rank-multisets'
import type { SeenCards, SuitClass } from './seen-cards'
import { bitCount } from './strengths'

/*
 * From boards to turns (boards of four cards) and back, for one hand: `run-outs.ts` with a river only. What a turn shows of a suit
 * that the river may bring to three or more is its ranks in the suit, at least two, and its other ranks.
 */

/** Four in the suit (715), three and one other (286 · 13), two and two others (78 · 91): 11,531 cases per suit. */
export const TURN_FOUR_SUITED = 0
export const TURN_THREE_SUITED = 715
export const TURN_TWO_SUITED = TURN_THREE_SUITED + 286 * 13
export const TURN_SUIT_TYPES = TURN_TWO_SUITED + 78 * 91

/** For each turn of ranks, the sum over rivers of a value per board of ranks. Impossible turns have 0. */
export function sumRanksToTurns(copies: Int8Array, value: Float64Array): Float64Array {
  const sums = new Float64Array(MULTISETS[4]!)
  forEachRiverOfRanks(copies, (turn, board, ways) => (sums[turn] = sums[turn]! + ways * value[board]!))
  return sums
}

/** The reverse: marks counted per turn of ranks become marks per board of ranks. */
export function spreadTurnRanks(copies: Int8Array, marks: Float64Array): Float64Array {
  const boards = new Float64Array(MULTISETS[5]!)
  forEachRiverOfRanks(copies, (turn, board, ways) => (boards[board] = boards[board]! + ways * marks[turn]!))
  return boards
}

function forEachRiverOfRanks(copies: Int8Array, visit: (turn: number, board: number, ways: number) => void): void {
  const ranks = multisetRanks(4)
  const add = addRank(4)
  const left = new Int8Array(13)
  for (let turn = 0; turn < MULTISETS[4]!; turn++) {
    left.set(copies)
    let least = 0
    for (let i = turn * 4; i < turn * 4 + 4; i++) least = Math.min(least, (left[ranks[i]!] = left[ranks[i]!]! - 1))
    for (let rank = 0; least >= 0 && rank < 13; rank++)
      if (left[rank]! > 0) visit(turn, add[turn * 13 + rank]!, left[rank]!)
  }
}

/** Calls back for each flush type, each turn within it, and the ways of the river that leads from the turn to it. */
function forEachSuitedRiver(
  { unseen, others }: SuitClass,
  visit: (turn: number, type: number, ways: number) => void,
): void {
  const without = (set: number): number[] => ranksIn(set).map((rank) => SET_NUMBER[set & ~(1 << rank)]!)
  const open = (set: number): boolean => (set & unseen) === set
  RANK_SETS[3]!.forEach((set, number) => {
    if (!open(set)) return
    const [a, b, c] = without(set).map((two) => TURN_TWO_SUITED + two * 91) as [number, number, number]
    const three = TURN_THREE_SUITED + number * 13
    for (let y = 0; y < 13; y++) {
      if (others[y] === 0) continue
      for (let x = 0; x <= y; x++) {
        if (others[x]! <= (x === y ? 1 : 0)) continue
        const pair = pairNumber(x, y)
        const type = THREE_SUITED + number * 91 + pair
        visit(a + pair, type, 1)
        visit(b + pair, type, 1)
        visit(c + pair, type, 1)
        visit(three + x, type, others[y]! - (x === y ? 1 : 0))
        if (x !== y) visit(three + y, type, others[x]!)
      }
    }
  })
  RANK_SETS[4]!.forEach((set, number) => {
    if (!open(set)) return
    const threes = without(set).map((three) => TURN_THREE_SUITED + three * 13)
    for (let x = 0; x < 13; x++) {
      if (others[x] === 0) continue
      for (const three of threes) visit(three + x, FOUR_SUITED + number * 13 + x, 1)
      visit(TURN_FOUR_SUITED + number, FOUR_SUITED + number * 13 + x, others[x]!)
    }
  })
  RANK_SETS[5]!.forEach((set, number) => {
    if (open(set)) for (const four of without(set)) visit(TURN_FOUR_SUITED + four, FIVE_SUITED + number, 1)
  })
}

/** For each of the 11,531 things a turn can show of a suit, the sum over rivers of a correction per flush type. */
export function sumFlushesToTurns(suit: SuitClass, correction: Float64Array): Float64Array {
  const sums = new Float64Array(TURN_SUIT_TYPES)
  forEachSuitedRiver(suit, (turn, type, ways) => (sums[turn] = sums[turn]! + ways * correction[type]!))
  return sums
}

/** The reverse: marks counted per thing shown become marks per flush type. */
export function spreadTurnFlushes(suit: SuitClass, marks: Float64Array): Float64Array {
  const boards = new Float64Array(FLUSH_TYPES)
  forEachSuitedRiver(suit, (turn, type, ways) => (boards[type] = boards[type]! + ways * marks[turn]!))
  return boards
}

/** A turn of cards a < b < c < d: its ranks, and what up to two suits show (`suit · 11,531 + type`; −1 for none). */
export interface ConcreteTurn {
  ranks: number
  first: number
  second: number
  /** The places of its four flops among the 22,100 (`unseenFlops`). */
  readonly flops: Int32Array
}

const flopPlace = (a: number, b: number, c: number): number => a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6

/** Calls back for every turn of unseen cards. The record handed out is reused. */
export function forEachTurn(seen: Pick<SeenCards, 'unseen'>, visit: (turn: ConcreteTurn) => void): void {
  const cards: number[] = []
  seen.unseen.forEach((mask, suit) => ranksIn(mask).forEach((rank) => cards.push(cardOf(rank, suit))))
  cards.sort((a, b) => a - b)
  const [one, two, three] = [addRank(1), addRank(2), addRank(3)]
  const turn: ConcreteTurn = { ranks: 0, first: -1, second: -1, flops: new Int32Array(4) }
  const n = cards.length
  for (let l = 3; l < n; l++) {
    const d = cards[l]!
    for (let k = 2; k < l; k++) {
      const c = cards[k]!
      for (let j = 1; j < k; j++) {
        const b = cards[j]!
        for (let i = 0; i < j; i++) {
          const a = cards[i]!
          turn.ranks = three[two[one[(a >> 2) * 13 + (b >> 2)]! * 13 + (c >> 2)]! * 13 + (d >> 2)]!
          turn.flops[0] = flopPlace(a, b, c)
          turn.flops[1] = flopPlace(a, b, d)
          turn.flops[2] = flopPlace(a, c, d)
          turn.flops[3] = flopPlace(b, c, d)
          showSuits(turn, a, b, c, d)
          visit(turn)
        }
      }
    }
  }
}

/** The suits of four cards, as one number of eight bits, to the suits of at least two of them: `suit << 4 | which cards`, or 0. */
const SUITS_OF_TWO = /* @__PURE__ */ Array.from({ length: 256 }, (_, key) => {
  const suits = [key & 3, (key >> 2) & 3, (key >> 4) & 3, key >> 6]
  const found = [0, 1, 2, 3].map(
    (suit) => (suit << 4) | suits.reduce((which, s, i) => (s === suit ? which | (1 << i) : which), 0),
  )
  return found.filter((entry) => bitCount(entry & 15) >= 2)
})
const FIRST_OF_TWO = /* @__PURE__ */ Uint8Array.from(SUITS_OF_TWO, (found) => found[0] ?? 0)
const SECOND_OF_TWO = /* @__PURE__ */ Uint8Array.from(SUITS_OF_TWO, (found) => found[1] ?? 0)

function showSuits(turn: ConcreteTurn, a: number, b: number, c: number, d: number): void {
  const key = (a & 3) | ((b & 3) << 2) | ((c & 3) << 4) | ((d & 3) << 6)
  turn.first = placeShown(FIRST_OF_TWO[key]!, a, b, c, d)
  turn.second = placeShown(SECOND_OF_TWO[key]!, a, b, c, d)
}

/** Hot: where a suit's table has what it shows of a turn, the cards in `entry & 15` being of the suit. */
function placeShown(entry: number, a: number, b: number, c: number, d: number): number {
  if (entry === 0) return -1
  let mask = 0
  let x = -1
  let y = -1
  if (entry & 1) mask = 1 << (a >> 2)
  else x = a >> 2
  if (entry & 2) mask |= 1 << (b >> 2)
  else if (x < 0) x = b >> 2
  else y = b >> 2
  if (entry & 4) mask |= 1 << (c >> 2)
  else if (x < 0) x = c >> 2
  else y = c >> 2
  if (entry & 8) mask |= 1 << (d >> 2)
  else if (x < 0) x = d >> 2
  else y = d >> 2
  const suited = y >= 0 ? 2 : x >= 0 ? 3 : 4
  return (entry >> 4) * TURN_SUIT_TYPES + turnType(SET_NUMBER[mask]!, suited, x, y)
}

/** The type a turn shows of a suit with `count` ranks in it, by the number of their set and its other ranks. */
export function turnType(set: number, count: number, x: number, y: number): number {
  if (count === 4) return TURN_FOUR_SUITED + set
  return count === 3 ? TURN_THREE_SUITED + set * 13 + x : TURN_TWO_SUITED + set * 91 + pairNumber(x, y)
}
