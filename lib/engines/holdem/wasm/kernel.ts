import { decideFlops as decide, makeFlops } from './flops'
import { makeFlushTables } from './flush-tables'
import { setHasGain } from './edge-values'
import { sumEdges } from './edges'
import { BET_COUNTS, BETS, COUNTED, END, FACTORS, GAINS, PLAYED, PLAYED_FLUSHES, RESULTS, TIED, TURN_CARDS, TURN_END, TURN_FLOPS, TURN_NAMES, TURN_RANKS, TURN_SHOWN, TURN_TIMES, UNSURE } from './memory'
import { playHands } from './played'
import { gatherResults } from './results'
import { setQualifying } from './qualifying'
import { makeRankTables } from './ranks'
import { gatherTurnResults } from './turn-results'
import { decideTurns as decideAll, makeTurnTables } from './turns'

/* What the other side calls. All places are bytes in the memory; `memory.ts` tells what lies there. */

let made: bool = false

function growTo(bytes: usize): void {
  const pages = <i32>((bytes + 65535) >> 16)
  if (memory.size() < pages) memory.grow(pages - memory.size())
}

/** Makes the memory large enough and the tables that depend on no rule. */
export function prepare(): void {
  if (made) return
  made = true
  growTo(END)
  makeRankTables()
  makeFlushTables()
  makeFlops()
}

/** The tables that depend on the least strength the dealer qualifies with. True if it is another than before. */
export function qualifying(strength: i32): bool {
  return setQualifying(strength)
}

/** Hands played to the showdown, to `playedAt` and `playedFlushesAt`. */
export function play(): void {
  playHands()
}

/** Sums the flops' edges with the factors at `factorsAt`; does what `play` does beside, for less than both would take apart. */
export function edges(hasGain: bool, playsToo: bool): void {
  setHasGain(hasGain)
  sumEdges(playsToo)
}

export function decideFlops(): void {
  decide()
}

/** Counts the results of the hands at `countedAt`. After `edges`, whose sums it overwrites, or with bets of one's own and no gain. */
export function results(hasGain: bool): void {
  setHasGain(hasGain)
  gatherResults()
}

/** Makes room for turns, whose list is then to be written. */
export function prepareTurns(): void {
  growTo(TURN_END)
  makeTurnTables()
}

/** After `edges` without a gain and `decideFlops`: sums the same over rivers and decides every turn, in the places of the flops. */
export function decideTurns(): void {
  decideAll()
}

/** After `decideTurns`: what comes of the hands at `countedAt` by the river where one bet was made on the flop and the turn, or both. */
export function turnResults(both: bool): void {
  setHasGain(false)
  gatherTurnResults(both)
}

export function turnCardsAt(): usize {
  return TURN_CARDS
}
export function turnTimesAt(): usize {
  return TURN_TIMES
}
export function turnRanksAt(): usize {
  return TURN_RANKS
}
export function turnShownAt(): usize {
  return TURN_SHOWN
}
export function turnFlopsAt(): usize {
  return TURN_FLOPS
}
export function turnNamesAt(): usize {
  return TURN_NAMES
}
export function factorsAt(): usize {
  return FACTORS
}
export function betsAt(): usize {
  return BETS
}
export function gainsAt(): usize {
  return GAINS
}
export function tiedAt(): usize {
  return TIED
}
export function betCountsAt(): usize {
  return BET_COUNTS
}
export function countedAt(): usize {
  return COUNTED
}
export function resultsAt(): usize {
  return RESULTS
}
export function unsureAt(): usize {
  return UNSURE
}
export function playedAt(): usize {
  return PLAYED
}
export function playedFlushesAt(): usize {
  return PLAYED_FLUSHES
}
