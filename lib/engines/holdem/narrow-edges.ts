import { subsetsOf } from './all-run-outs'
import { FLOP_SUIT_TYPES } from './board-types'
import { forEachFlushType, readFlushType, type FlushLanes } from './flush-lanes'
import { LANES } from './lanes'
import { addFour, addThree, addToThrees, leaveThree, setFive, type Solve } from './narrow-flush-edges'
import { addPairRow, PAIR_LEFT, takenCopies } from './narrow-tables'
import { addRank, MULTISETS } from './rank-multisets'
import { GIVES_UP, marginOf, UNSURE } from './sure-decisions'
import { type EdgeRule, makeLinear, SEGMENTS } from './payoff'

/*
 * The flop edges of `flop-edges.ts` in 32 bits, for rules that fit (`narrow.ts`): half the memory, and each flush type read, corrected
 * and added in one go, without lanes that its set leaves dead. Sums on the way may wrap; the true ones fit, so they come back.
 */

/** As `FlopEdges`. */
export interface NarrowEdges {
  readonly ranks: Int32Array
  readonly suits: Int32Array
  readonly unsure: Uint8Array
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const imul = Math.imul
const pairLeft = PAIR_LEFT
const givesUp = GIVES_UP
const unsureCode = UNSURE

/** One suit table serves all solves, edges and then marks: each overwrites it. */
let suitTable: Int32Array | undefined
export const sharedSuitTable = (): Int32Array => (suitTable ??= new Int32Array(FLOP_SUIT_TYPES * LANES))

let byBoardTable: Int32Array | undefined
/** Rows of 91 pairs by board of ranks: d, and when the flops are decided the bets. */
export const sharedBoardTable = (): Int32Array => (byBoardTable ??= new Int32Array(MULTISETS[5]! * 91))

let codesTable: Uint8Array | undefined

function makeSolve({ worth, gain = noGain }: EdgeRule, lanes: FlushLanes): Solve {
  const taken = new Int32Array(UNSURE * 4)
  for (let kind = 0; kind < SEGMENTS; kind++) {
    for (let i = 0; i < 3; i++) {
      taken[kind * 4 + i] = -worth[kind * 4 + 1 + i]!
      taken[(givesUp + kind) * 4 + i] = -worth[kind * 4 + 1 + i]! - gain[kind * 4 + 1 + i]!
    }
  }
  return {
    lanes,
    taken,
    worth: Int32Array.from(worth),
    gain: Int32Array.from(gain),
    unsure: new Uint8Array(SEGMENTS),
    byBoard: sharedBoardTable(),
    codes: (codesTable ??= new Uint8Array(MULTISETS[5]! * 91)),
    suits: sharedSuitTable().fill(0),
    rows: new Int32Array(14 * LANES),
  }
}

const noGain = /* @__PURE__ */ makeLinear().map((_, i) => (i % 4 === 0 ? 1 : 0))

/** Hot: d of each board and pair as if there were no flushes, and how sure its later decision is. */
function edgesOfRanks({ lanes, worth, gain, unsure, byBoard, codes }: Solve): void {
  const { below, ties } = lanes.ranks
  const { short, segment } = lanes.qualifying
  const margins = Int32Array.from({ length: SEGMENTS }, (_, kind) => marginOf(gain, kind * 4))
  for (let i = 0; i < byBoard.length; i++) {
    const kind = segment[i]!
    const at = kind << 2
    const w = below[i]!
    const t = ties[i]!
    const n = short[i]!
    const later = (gain[at]! + imul(gain[at + 1]!, w) + imul(gain[at + 2]!, t) + imul(gain[at + 3]!, n)) | 0
    const value = (worth[at]! + imul(worth[at + 1]!, w) + imul(worth[at + 2]!, t) + imul(worth[at + 3]!, n)) | 0
    if (later <= 0) unsure[kind] = 1
    byBoard[i] = later < 0 ? value + later : value
    const margin = margins[kind]!
    codes[i] = (kind + (later > margin ? 0 : later < -margin ? givesUp : unsureCode)) << 2
  }
}

/** The turn first, then the river: every run-out comes in two orders, and both may need more than 32 bits. */
function sumRanks(byBoard: Int32Array): Int32Array {
  const onTurn = new Int32Array(MULTISETS[4]! * 91)
  const [toFour, toFive] = [addRank(3), addRank(4)]
  const [takenThree, takenFour] = [takenCopies(3), takenCopies(4)]
  for (let i = 0; i < takenFour.length; i++) {
    if (takenFour[i]! < 4) addPairRow(onTurn, ((i / 13) | 0) * 91, byBoard, toFive[i]! * 91, i % 13, takenFour[i]!)
  }
  const sums = new Float64Array(MULTISETS[3]! * 91)
  for (let i = 0; i < takenThree.length; i++) {
    if (takenThree[i]! < 4) addTurnRow(sums, ((i / 13) | 0) * 91, onTurn, toFour[i]! * 91, i % 13, takenThree[i]!)
  }
  return Int32Array.from(sums, (sum) => sum / 2)
}

/** Hot: `addPairRow` in doubles. */
function addTurnRow(into: Float64Array, to: number, from: Int32Array, at: number, rank: number, taken: number): void {
  const copies = rank * 91
  for (let pair = 0; pair < 91; pair++) {
    const left = pairLeft[copies + pair]! - taken
    if (left > 0) into[to + pair] = into[to + pair]! + left * from[at + pair]!
  }
}

/** Sums the flop edge over all run-outs of all flops; the rule must fit 32 bits. The suits are valid until the next solve. */
export function narrowEdges(rule: EdgeRule, lanes: FlushLanes): NarrowEdges {
  const solve = makeSolve(rule, lanes)
  edgesOfRanks(solve)
  forEachFlushType(lanes, {
    turn: () => void solve.rows.fill(0),
    board(suited, type, board, x, y) {
      if (suited === 3) return addThree(solve, type, board, x, y)
      if (suited === 4) return addFour(solve, type, board, x)
      readFlushType(lanes, suited, type, board)
      setFive(solve, board)
    },
    leave(suited, set) {
      if (suited === 3) leaveThree(solve, subsetsOf(set))
      else addToThrees(solve, subsetsOf(set).threes)
    },
  })
  return { ranks: sumRanks(solve.byBoard), suits: solve.suits, unsure: solve.unsure }
}
