import { allHands, canonicalFlops, HANDS } from './canonical-flops'
import { makeFlopMarks, markHand, resultsOfMarks } from './flop-marks'
import { makeLinearValue, sumsOnFlop, sumToFlops, type LinearValue } from './flop-sums'
import { makeFlushLanes } from './flush-lanes'
import { SEGMENTS } from './rank-sweep'
import { PER_SEGMENT } from './segments'

/*
 * The whole of Casino Hold'em, exactly, with any rules: what a call is worth on every flop, summed over run-outs, decides the flops;
 * marks carry the calls back to boards, where their results are counted.
 */

/** Net results of a called hand in 1/unit of the ante, by the player's hand (its place in POKER_HANDS); whole numbers. */
export interface CasinoRules {
  readonly unit: number
  /** The least strength with which the dealer qualifies (0 to 7461); at most the weakest flush. */
  readonly qualifies: number
  /** The dealer qualifies and is lower. */
  readonly win: readonly number[]
  readonly tie: number
  readonly loss: number
  /** The dealer does not qualify: the player's hand is higher, equal or lower. */
  readonly higher: readonly number[]
  readonly equal: readonly number[]
  readonly lower: readonly number[]
  readonly fold: number
}

/** Deals by how they end, those by the player's hand in the order of POKER_HANDS. */
export interface CasinoTally {
  readonly win: Float64Array
  tie: number
  loss: number
  readonly higher: Float64Array
  readonly equal: Float64Array
  readonly lower: Float64Array
}

export interface CasinoWhole {
  readonly deals: number
  readonly called: CasinoTally
  readonly calls: number
  readonly folds: number
  /** Deals on flops where calling and folding are worth the same; they are among the folds. */
  readonly ties: number
}

/** C(52, 2) · C(50, 3) · C(47, 2) · C(45, 2). */
const RUN_OUTS = 1081 * 990
const DEALS = 1326 * 19600 * RUN_OUTS

/** What a call is worth on a board over 990 opponents. Odd segments are of hands that qualify: all who do not are below them. */
function callValue(rules: CasinoRules): LinearValue {
  const factors = makeLinearValue()
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const hand = segment >> 1
    const [win, higher, equal, lower] = [rules.win[hand]!, rules.higher[hand]!, rules.equal[hand]!, rules.lower[hand]!]
    const { tie, loss } = rules
    const row = segment % 2 === 1 ? [990 * loss, win - loss, tie - loss, higher - win] : [990 * loss, higher - lower, equal - lower, lower - loss]
    factors.set(row, segment * PER_SEGMENT)
  }
  return factors
}

function tallyOf(segments: Float64Array): CasinoTally {
  const by = (): Float64Array => new Float64Array(10)
  const tally: CasinoTally = { win: by(), tie: 0, loss: 0, higher: by(), equal: by(), lower: by() }
  const add = (list: Float64Array, hand: number, n: number): void => void (list[hand] = list[hand]! + n)
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const [boards = 0, below = 0, ties = 0, short = 0] = segments.subarray(segment * PER_SEGMENT, (segment + 1) * PER_SEGMENT)
    const hand = segment >> 1
    if (segment % 2 === 1) {
      add(tally.higher, hand, short)
      add(tally.win, hand, below - short)
      tally.tie += ties
      tally.loss += 990 * boards - below - ties
    } else {
      add(tally.higher, hand, below)
      add(tally.equal, hand, ties)
      add(tally.lower, hand, short - below - ties)
      tally.loss += 990 * boards - short
    }
  }
  return tally
}

/** Says whether a hand (two cards) calls on a flop (three), whatever the suits are named. */
export type Caller = (hand: readonly [number, number], flop: readonly [number, number, number]) => boolean

/**
 * Solves the whole game: every hand on every flop, called where that is worth more than folding; or called as `calls` says.
 */
export function casinoWhole(rules: CasinoRules, calls?: Caller, onProgress?: (done: number) => void): CasinoWhole {
  const lanes = makeFlushLanes(rules.qualifies)
  const table = sumToFlops(lanes, callValue(rules))
  onProgress?.(0.4)
  const { low, high } = allHands()
  const marks = makeFlopMarks()
  const sums = new Float64Array(HANDS)
  const folding = rules.fold * RUN_OUTS
  const flops = canonicalFlops()
  let [called, tied] = [0, 0]
  flops.forEach((flop, i) => {
    sumsOnFlop(flop, table, sums)
    for (let hand = 0; hand < HANDS; hand++) {
      const sum = sums[hand]!
      if (sum === folding) tied += flop.flops
      if (Number.isNaN(sum) || !(calls ? calls([low[hand]!, high[hand]!], flop.cards) : sum > folding)) continue
      called += flop.flops
      markHand(marks, flop, hand)
    }
    if (i % 50 === 0) onProgress?.(0.4 + (0.3 * i) / flops.length)
  })
  const tally = tallyOf(resultsOfMarks(lanes, marks))
  onProgress?.(1)
  return { deals: DEALS, called: tally, calls: called * RUN_OUTS, folds: DEALS - called * RUN_OUTS, ties: tied * RUN_OUTS }
}
