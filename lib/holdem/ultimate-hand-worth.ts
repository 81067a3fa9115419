import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { boardsOfFlushes, boardsOfRanks, ranksOfFlushes } from './board-counts'
import { handOnBoards } from './hand-on-boards'
import type { Counts } from './hand-on-ranks'
import { flopSums, sumFlushesToFlops, sumRanksToFlops, unseenFlops } from './run-outs'
import { seenCards, type SeenCards, type SuitClass } from './seen-cards'
import { strengthTables } from './strengths'
import { checkUltimateRules, FLOP_RAISE, netOfFolds, riverGain, RIVER_RAISE, type UltimateRules } from './ultimate-rules'

/*
 * What each option of a pre-flop decision of Ultimate Texas Hold'em is worth, and no more: `ultimate-one-hand.ts` without its counts of
 * how rounds end, in half the time.
 *
 * With F and P as there, a play bet of m antes nets F − 2·D + (m − 1)·P on a board (D: the dealer's hands). To check is to raise 2x on
 * every flop but those where that loses against waiting:
 *   check = raise 2x + Σ over flops of max(0, −Σ d over its run-outs)
 * so sums of F, of P and of the flops are all it takes.
 */

export interface UltimateHandWorth {
  /** The equally likely deals, as in `UltimateOneHand`. */
  readonly deals: number
  /** Net results of all deals in 1/unit: raising, in the order of `rules.raises`, and checking. */
  readonly raiseTotals: readonly bigint[]
  readonly checkTotal: bigint
}

/** Boards are at most C(50, 5), each in ten flops against 990 hands; a board's F is at most (largest pay + 4 units) to each. */
const MOST_DEALS = 2_118_760 * 10 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = ({ unit, blind }: UltimateRules): boolean => MOST_DEALS * (Math.max(...blind.map(Math.abs)) + 8 * unit) < Number.MAX_SAFE_INTEGER

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const gainOf = riverGain

/** Σ F and Σ P over boards, in 1/unit and in hands of the dealer. */
interface Sums {
  gain: number
  lead: number
}

/** Rank types: what raising on the flop gains over waiting, F and P. */
interface RankValues {
  readonly edge: Float64Array
  readonly gain: Float64Array
  readonly lead: Float64Array
}

function valueRanks(counts: Counts, boards: Float64Array, dealers: number, rules: UltimateRules, sums: Sums): RankValues {
  const { category } = strengthTables()
  const [edge, gain, lead] = [new Float64Array(boards.length), new Float64Array(boards.length), new Float64Array(boards.length)]
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const own = counts.strength[type]!
    const f = gainOf(own, counts.below[type]!, counts.ties[type]!, counts.short[type]!, dealers, rules.blind[category[own]!]!, rules)
    const p = 2 * counts.below[type]! + counts.ties[type]! - dealers
    edge[type] = edgeOf(f, p, rules.unit)
    gain[type] = f
    lead[type] = p
    sums.gain += boards[type]! * f
    sums.lead += boards[type]! * p
  }
  return { edge, gain, lead }
}

const edgeOf = (gain: number, lead: number, unit: number): number => (FLOP_RAISE - RIVER_RAISE) * unit * lead + (gain < 0 ? gain : 0)

/** What a class of flush types has above its ranks: told by the edge of each type, added to the sums. */
function correctFlushes(suit: SuitClass, counts: Counts, ranks: RankValues, dealers: number, rules: UltimateRules, sums: Sums): Float64Array {
  const { category } = strengthTables()
  const ranksOf = ranksOfFlushes()
  const boards = boardsOfFlushes(suit)
  const corrections = new Float64Array(boards.length)
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const weight = boards[type]! * suit.suits.length
    const own = counts.strength[type]!
    const f = gainOf(own, counts.below[type]!, counts.ties[type]!, counts.short[type]!, dealers, rules.blind[category[own]!]!, rules)
    const p = 2 * counts.below[type]! + counts.ties[type]! - dealers
    const plain = ranksOf[type]!
    corrections[type] = edgeOf(f, p, rules.unit) - ranks.edge[plain]!
    sums.gain += weight * (f - ranks.gain[plain]!)
    sums.lead += weight * (p - ranks.lead[plain]!)
  }
  return corrections
}

/** Σ over flops of what waiting is worth more than raising there, where it is. */
function gainOfWaiting(seen: SeenCards, edge: Float64Array, corrections: readonly Float64Array[]): number {
  const sums = flopSums(seen, sumRanksToFlops(seen.copies, edge), seen.classes.map((suit, c) => sumFlushesToFlops(suit, corrections[c]!)))
  const open = unseenFlops(seen)
  let gain = 0
  for (let flop = 0; flop < open.length; flop++) if (open[flop] === 1 && sums[flop]! < 0) gain -= sums[flop]!
  return gain
}

/**
 * What the options of a pre-flop decision are worth, exactly; undefined where the pays are so large that only `ultimateOneHand` counts
 * them exactly. Throws as it does.
 */
export function ultimateHandWorth(rules: UltimateRules, hand: readonly Card[], dead: readonly Card[] = []): UltimateHandWorth | undefined {
  checkUltimateRules(rules)
  if (!isCountable(rules)) return undefined
  const seen = seenCards(hand, dead)
  const { dealers, ranks: onRanks, flushes } = handOnBoards(seen, rules.qualifies)
  const sums: Sums = { gain: 0, lead: 0 }
  const ranks = valueRanks(onRanks, boardsOfRanks(seen.copies), dealers, rules, sums)
  const corrections = seen.classes.map((suit, c) => correctFlushes(suit, flushes[c]!, ranks, dealers, rules, sums))
  const deals = choose(seen.cards, 3) * choose(seen.cards - 3, 2) * dealers
  const raise = (bet: number): bigint => 10n * (BigInt(sums.gain) + BigInt((bet - 1) * rules.unit) * BigInt(sums.lead)) + netOfFolds(deals, rules)
  return { deals, raiseTotals: rules.raises.map(raise), checkTotal: raise(FLOP_RAISE) + BigInt(gainOfWaiting(seen, ranks.edge, corrections)) }
}
