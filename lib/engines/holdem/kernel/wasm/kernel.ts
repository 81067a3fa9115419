import { setFactors as put } from './lanes'
import { factorsOf, gainFactorsOf } from './edge-values'
import { makeFlushTables } from './flush-tables'
import { END, TURN_END } from './memory'
import { makeRankTables } from './ranks'
import { makeTurnTables } from './turns'

/*
 * What the other side calls. Nothing is kept from one call to the next but the tables that depend on no rule, and those of the hand that
 * the dealer qualifies with.
 */

// Places in the memory: `memory.ts`.
export {
  BELOW, BET_COUNTS, BETS, COUNTED, EDGE, FLOP_LIST, GAINS, HAND_SUMS, PLAYED, PLAYED_FLUSHES, READ_BELOW, READ_KINDS, READ_LIVE, READ_SHORT, READ_TIES,
  READ_TRIPLES, RESULTS, SEGMENT, SHORT, TIED, TIES, TURN_BETS, TURN_FLOPS, TURN_LIST, TURN_NAMES, UNSURE,
} from './memory'
export { decideFlops, decideTurns, sumsOnFlop, sumsOnTurn } from './decisions'
export { setHasGain } from './edge-values'
export { sumEdges } from './edges'
export { playHands } from './played'
export { setQualifying } from './qualifying'
export { readTypes } from './reading'
export { gatherResults } from './results'
export { gatherTurnResults } from './turn-results'
export { sumTurnEdges } from './turns'

function growTo(bytes: usize): void {
  const pages = <i32>((bytes + 65535) >> 16)
  if (memory.size() < pages) memory.grow(pages - memory.size())
}

/** Makes the memory large enough and the tables that depend on no rule; the list of flops is then to be written. */
export function prepare(): void {
  growTo(END)
  makeRankTables()
  makeFlushTables()
}

/** Makes room for turns, whose list is then to be written. */
export function prepareTurns(): void {
  growTo(TURN_END)
  makeTurnTables()
}

/** The factors of a segment's worth, or of its gain. */
export function setFactors(segment: i32, ofGain: bool, own: f64, below: f64, ties: f64, short: f64): void {
  put(ofGain ? gainFactorsOf(segment) : factorsOf(segment), own, below, ties, short)
}
