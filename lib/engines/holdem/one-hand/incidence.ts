import { suitType, suitTypes } from '../numbering/board-types'
import { addRank, multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'
import type { SuitClass } from '../numbering/seen-cards'

/*
 * Which boards follow a turn and which turns follow a flop, for one hand: sums of a value over the boards to come, and
 * the reverse.
 *
 * One more card leads from the type of one street to the type of the next. That is a sparse matrix: a row for each type
 * of the earlier street, a column for each type of the later one, and an entry for the card that leads there, which is
 * a given card of the suit or any unseen card of a rank outside it. How many cards those are depends on the hand; the
 * matrix doesn't, so it is made once. There are four: from boards to turns and from turns to flops (two cards to come
 * are met in both orders), each by ranks alone, as if there were no flushes, and for one suit. Suits add up
 * independently, because no two suits can come three times together. `sum` follows the rows and `spread` the columns:
 * each is the transpose of the other.
 */

interface Incidence {
  readonly rows: number
  readonly columns: number
  /** Entries by row: those of row r are `start[r]` to `start[r + 1]`. */
  readonly start: Uint32Array
  readonly column: Uint16Array
  readonly way: Uint8Array
}

/**
 * How many unseen cards each entry stands for: at `[x * 5 + a]` cards of rank x outside the suit when a of them are
 * shown, and the suit's own card of rank x.
 */
export type Ways = Float64Array
const IN_SUIT = 13 * 5

function waysOf(copies: Int8Array, unseen: number): Ways {
  const ways = new Float64Array(IN_SUIT + 13)
  for (let rank = 0; rank < 13; rank++) {
    for (let shown = 0; shown < 5; shown++) ways[rank * 5 + shown] = Math.max(0, copies[rank]! - shown)
    ways[IN_SUIT + rank] = (unseen >> rank) & 1
  }
  return ways
}

/** The cards of each rank, whatever their suits. */
export const rankWays = (copies: Int8Array): Ways => waysOf(copies, 0)
/** The cards of one suit of a class, and of the others together. */
export const suitWays = ({ others, unseen }: SuitClass): Ways => waysOf(others, unseen)

/** A matrix with room for 26 entries a row, still empty. */
const emptyIncidence = (rows: number, columns: number): Incidence => ({
  rows,
  columns,
  start: new Uint32Array(rows + 1),
  column: new Uint16Array(rows * 26),
  way: new Uint8Array(rows * 26),
})

/** From multisets of k ranks to multisets of k + 1. */
function rankIncidence(k: number): Incidence {
  const ranks = multisetRanks(k)
  const add = addRank(k)
  const matrix = emptyIncidence(MULTISETS[k]!, MULTISETS[k + 1]!)
  const { rows, start, column, way } = matrix
  let at = 0
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < 13; x++, at++) {
      let shown = 0
      for (let i = row * k; i < row * k + k; i++) if (ranks[i] === x) shown++
      column[at] = add[row * 13 + x]!
      way[at] = x * 5 + shown
    }
    start[row + 1] = at
  }
  return matrix
}

/** From what a street of k cards shows of a suit to what the next street shows of it. */
function suitIncidence(k: number): Incidence {
  const from = suitTypes(k)
  const matrix = emptyIncidence(from.set.length, suitTypes(k + 1).set.length)
  const { rows, start, column, way } = matrix
  for (let row = 0, at = 0; row < rows; row++) {
    const set = from.set[row]!
    const x = from.x[row]!
    const y = from.y[row]!
    for (let rank = 0; rank < 13; rank++) {
      if ((set & (1 << rank)) !== 0) continue
      column[at] = suitType(k + 1, set | (1 << rank), x, y)
      way[at++] = IN_SUIT + rank
    }
    // A third card outside the suit leaves too few in it for a flush.
    for (let rank = 0; rank < 13 && y < 0; rank++) {
      column[at] = suitType(k + 1, set, x < 0 ? rank : Math.min(x, rank), x < 0 ? -1 : Math.max(x, rank))
      way[at++] = rank * 5 + (x === rank ? 1 : 0)
    }
    start[row + 1] = at
  }
  return matrix
}

let made: { readonly ranks: readonly Incidence[]; readonly suits: readonly Incidence[] } | undefined

/** Made on first use: 0.8 MB. */
const incidence = (kind: 'ranks' | 'suits', k: 3 | 4): Incidence =>
  (made ??= { ranks: [3, 4].map(rankIncidence), suits: [3, 4].map(suitIncidence) })[kind][k - 3]!

/** Sums along the rows. Inner loop. */
function sum({ rows, start, column, way }: Incidence, ways: Ways, values: Float64Array, times: number): Float64Array {
  const sums = new Float64Array(rows)
  for (let row = 0, at = 0; row < rows; row++) {
    let all = 0
    for (const end = start[row + 1]!; at < end; at++) all += values[column[at]!]! * ways[way[at]!]!
    sums[row] = all * times
  }
  return sums
}

/** Spreads marks along the columns. Inner loop. */
function spread(matrix: Incidence, ways: Ways, marks: Float64Array, times: number): Float64Array {
  const { rows, columns, start, column, way } = matrix
  const boards = new Float64Array(columns)
  for (let row = 0; row < rows; row++) {
    const mark = marks[row]! * times
    if (mark === 0) continue
    for (let at = start[row]!, end = start[row + 1]!; at < end; at++) {
      const to = column[at]!
      boards[to] = boards[to]! + mark * ways[way[at]!]!
    }
  }
  return boards
}

/** For each turn type, the sum over rivers of a value by board type. */
export const sumToTurns = (kind: 'ranks' | 'suits', ways: Ways, boards: Float64Array): Float64Array =>
  sum(incidence(kind, 4), ways, boards, 1)

/**
 * For each flop type, the sum over its run-outs (turn and river, each pair of cards once) of the result of
 * `sumToTurns`.
 */
export const sumToFlops = (kind: 'ranks' | 'suits', ways: Ways, turns: Float64Array): Float64Array =>
  sum(incidence(kind, 3), ways, turns, 0.5)

/** Turns marks counted by turn type into marks by board type. */
export const spreadTurns = (kind: 'ranks' | 'suits', ways: Ways, turns: Float64Array): Float64Array =>
  spread(incidence(kind, 4), ways, turns, 1)

/** Turns marks counted by flop type into marks by board type: how many of a board's ten flops are marked. */
export const spreadFlops = (kind: 'ranks' | 'suits', ways: Ways, flops: Float64Array): Float64Array =>
  spreadTurns(kind, ways, spread(incidence(kind, 3), ways, flops, 0.5))
