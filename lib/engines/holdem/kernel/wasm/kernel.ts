import { setFactors as put } from './lanes'
import { factorsOf, gainFactorsOf, setHasGain } from './edge-values'
import { sumEdges } from './edges'
import { decideFlops as decideAllFlops, makeFlops } from './flops'
import { makeFlushTables } from './flush-tables'
import { END, TURN_END } from './memory'
import { playHands } from './played'
import { setQualifying } from './qualifying'
import { makeRankTables } from './ranks'
import { gatherResults } from './results'
import { gatherTurnResults } from './turn-results'
import { decideTurns as decideAllTurns, makeTurnTables, sumTurnEdges } from './turns'

/*
 * What the other side calls. Nothing is kept from one call to the next but the tables that depend on no rule, and those of the hand that
 * the dealer qualifies with.
 */

// Places in the memory, and the bytes of a number: `memory.ts`, `lanes.ts`.
export { SIZE } from './lanes'
export {
  BELOW, BET_COUNTS, BETS, COUNTED, EDGE, GAINS, HAND_SUMS, PLAYED, PLAYED_FLUSHES, READ_BELOW, READ_KINDS, READ_LIVE, READ_SHORT, READ_TIES, READ_TRIPLES,
  RESULTS, SEGMENT, SHORT, TIED, TIES, TURN_BETS, TURN_CARDS, TURN_FLOPS, TURN_NAMES, TURN_RANKS, TURN_SHOWN, TURN_TIMES, UNSURE,
} from './memory'
export { sumsOnFlop } from './flops'
export { readTypes } from './reading'
export { sumsOnTurn } from './turns'

function growTo(bytes: usize): void {
  const pages = <i32>((bytes + 65535) >> 16)
  if (memory.size() < pages) memory.grow(pages - memory.size())
}

/** Makes the memory large enough and the tables that depend on no rule. */
export function prepare(): void {
  growTo(END)
  makeRankTables()
  makeFlushTables()
  makeFlops()
}

/** Makes room for turns, whose list is then to be written. */
export function prepareTurns(): void {
  growTo(TURN_END)
  makeTurnTables()
}

/** The tables that depend on the least strength the dealer qualifies with. */
export function qualifying(strength: i32): void {
  setQualifying(strength)
}

/** The factors of a segment's worth, or of its gain. */
export function setFactors(segment: i32, ofGain: bool, own: f64, below: f64, ties: f64, short: f64): void {
  put(ofGain ? gainFactorsOf(segment) : factorsOf(segment), own, below, ties, short)
}

/** Hands played to the showdown, to PLAYED and PLAYED_FLUSHES. */
export function play(): void {
  playHands()
}

/** Sums the flops' edges; does what `play` does beside, for less than both would take apart. */
export function edges(hasGain: bool, playsToo: bool): void {
  setHasGain(hasGain)
  sumEdges(playsToo)
}

/** After `edges`. */
export function decideFlops(): void {
  decideAllFlops()
}

/** Counts the results of the hands at COUNTED with the bets at BETS. */
export function results(hasGain: bool): void {
  setHasGain(hasGain)
  gatherResults()
}

/** Sums over rivers what a bet is worth that no later gain follows. */
export function sumTurns(): void {
  setHasGain(false)
  sumTurnEdges()
}

/** After `sumTurns`: decides every turn. */
export function decideTurns(): void {
  decideAllTurns()
}

/** What comes of the hands at COUNTED by the river where one of the bets at BETS and TURN_BETS was made, or both. */
export function turnResults(both: bool): void {
  setHasGain(false)
  gatherTurnResults(both)
}
