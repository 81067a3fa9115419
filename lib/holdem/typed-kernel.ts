import { makeSuitTable } from './all-run-outs'
import { betsByClass, decideFlops, flopEdges, type EdgeRule, type FlopDecisions, type FlopEdges } from './flop-edges'
import { flopResults } from './flop-results'
import { makeFlushLanes, type FlushLanes } from './flush-lanes'
import type { Kernel } from './kernel'
import { playedHands } from './played-hands'
import { STARTING_HANDS } from './starting-hands'
import { typedStreets } from './typed-streets'
import { decideWide, isWide } from './wide-flops'

function decide(rule: EdgeRule, lanes: FlushLanes): { readonly decided: FlopDecisions; readonly edges: FlopEdges } {
  if (isWide(rule)) return decideWide(rule, lanes)
  const edges = flopEdges(rule, lanes)
  return { edges, decided: decideFlops(rule, edges) }
}

/** The kernel in TypeScript: doubles, exact to 2^53, for any pays. */
export const typedKernel: Kernel = {
  played: (qualifies) => playedHands(makeFlushLanes(qualifies)),
  flops(rule, qualifies) {
    const { edges, decided } = decide(rule, makeFlushLanes(qualifies))
    const { gains, ties, bets } = decided
    return { gains, ties, unsure: edges.unsure, bets: betsByClass(bets), results: (plays) => flopResults(qualifies, decided, plays, edges.suits, rule.gain) }
  },
  streets: typedStreets,
  resultsOf(bets, qualifies) {
    const everyone = new Uint8Array(STARTING_HANDS.length).fill(1)
    return flopResults(qualifies, { bets, gains: [], ties: new Float64Array(0) }, everyone, makeSuitTable())
  },
}
