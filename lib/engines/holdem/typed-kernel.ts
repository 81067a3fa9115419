import { decideFlops, flopEdges } from './flop-edges'
import { flopResults } from './flop-results'
import { makeFlushLanes, type FlushLanes } from './flush-lanes'
import type { DecidedFlops, Kernel } from './kernel'
import { commonFactor, isNarrow, narrowed } from './narrow'
import { narrowEdges } from './narrow-edges'
import { bitsOf, countBets, decideNarrow, type Bets } from './narrow-flops'
import { playedHands } from './played-hands'
import { STARTING_HANDS } from './starting-hands'
import { typedStreets } from './typed-streets'
import { decideWide, isWide } from './wide-flops'
import { type EdgeRule } from './payoff'

type Decided = Omit<DecidedFlops, 'results'> & { readonly bits: Bets }

/** In 32 bits. */
function decideInNarrow(rule: EdgeRule, lanes: FlushLanes): Decided {
  const divisor = commonFactor(rule)
  const { unsure, ...edges } = narrowEdges(narrowed(rule, divisor), lanes)
  const { bits, gains, ties } = decideNarrow(edges)
  return { bits, gains: gains.map((gain) => gain * BigInt(divisor)), ties, unsure, bets: countBets(bits) }
}

/** In doubles, exact to 2^53, or two of them. */
function decideInDoubles(rule: EdgeRule, lanes: FlushLanes): Decided {
  const edges = isWide(rule) ? undefined : flopEdges(rule, lanes)
  const {
    decided,
    edges: { unsure },
  } = edges ? { decided: decideFlops(rule, edges), edges } : decideWide(rule, lanes)
  const bits = bitsOf(decided.bets)
  return { bits, gains: decided.gains, ties: decided.ties, unsure, bets: countBets(bits) }
}

/** The kernel in TypeScript, for any pays. */
export const typedKernel: Kernel = {
  played: (qualifies) => playedHands(makeFlushLanes(qualifies)),
  flops(rule, qualifies) {
    const lanes = makeFlushLanes(qualifies)
    const { bits, ...decided } = isNarrow(rule) ? decideInNarrow(rule, lanes) : decideInDoubles(rule, lanes)
    return { ...decided, results: (plays) => flopResults(qualifies, bits, plays, rule.gain) }
  },
  streets: typedStreets,
  resultsOf: (bets, qualifies) => flopResults(qualifies, bitsOf(bets), new Uint8Array(STARTING_HANDS.length).fill(1)),
}
