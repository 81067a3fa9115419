import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { boardsOfFlushes, boardsOfRanks, ranksOfFlushes } from './board-counts'
import { BONUS_STAKES, checkBonusRules, type BonusRules } from './bonus-rules'
import { handOnBoards } from './hand-on-boards'
import type { Counts } from './hand-on-ranks'
import { flopSums, sumFlushesToFlops, sumRanksToFlops, unseenFlops } from './run-outs'
import { seenCards, type SeenCards, type SuitClass } from './seen-cards'
import { strengthTables } from './strengths'
import { gainOfTurns } from './turn-table'
import { sumFlushesToTurns, sumRanksToTurns } from './turns'

/*
 * What betting and folding are worth before the flop of Texas Hold'em Bonus, and no more: `bonus-one-hand.ts` without its counts of how
 * rounds end, in a fraction of the time. A bet on the flop or the turn wins or loses itself alone (`bonus-rules.ts`), so
 *   bet = two antes bet and nothing more + 2 · Σ over flops of max(0, Σ e) + 4 · Σ over turns of max(0, Σ e)
 * with e = W − L on a board (W − T − L where ties lose), summed over the boards that may come. A flop's run-outs come in two orders, and
 * the four cards of a turn make four pairs of flop and turn.
 */

export interface BonusHandWorth {
  /** The equally likely deals, as in `BonusOneHand`. */
  readonly deals: number
  /** Net results of all deals in 1/unit. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
}

/** A board is met in twenty orders, each against 990 hands; its net is at most (largest pay + 5 units) to each. */
const MOST_DEALS = 2_118_760 * 20 * 990

/** Whether every sum stays a whole number below 2^53. */
const isCountable = ({ unit, ante }: BonusRules): boolean => MOST_DEALS * (Math.max(...ante.map(Math.abs)) + 8 * unit) < Number.MAX_SAFE_INTEGER

/** The net result on a board with two antes bet, and e, both over the dealer's hands. */
interface RankValues {
  readonly net: Float64Array
  readonly edge: Float64Array
}

/** What is counted along the way: Σ net over boards. */
interface Sums {
  net: number
}

function netOnBoard(below: number, ties: number, dealers: number, pay: number, { unit, tiesLose }: BonusRules): number {
  const lost = dealers - below - (tiesLose ? 0 : ties)
  return below * (pay + BONUS_STAKES[0] * unit) - lost * (1 + BONUS_STAKES[0]) * unit
}

const edgeOnBoard = (below: number, ties: number, dealers: number, tiesLose: boolean): number => 2 * below + (tiesLose ? 0 : ties) - dealers

function valueRanks(counts: Counts, boards: Float64Array, dealers: number, rules: BonusRules, sums: Sums): RankValues {
  const { category } = strengthTables()
  const [net, edge] = [new Float64Array(boards.length), new Float64Array(boards.length)]
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const [below, ties] = [counts.below[type]!, counts.ties[type]!]
    net[type] = netOnBoard(below, ties, dealers, rules.ante[category[counts.strength[type]!]!]!, rules)
    edge[type] = edgeOnBoard(below, ties, dealers, rules.tiesLose)
    sums.net += boards[type]! * net[type]!
  }
  return { net, edge }
}

/** What a class of flush types has above its ranks: told by the edge of each type, added to the sum. */
function correctFlushes(suit: SuitClass, counts: Counts, ranks: RankValues, dealers: number, rules: BonusRules, sums: Sums): Float64Array {
  const { category } = strengthTables()
  const ranksOf = ranksOfFlushes()
  const boards = boardsOfFlushes(suit)
  const corrections = new Float64Array(boards.length)
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const [below, ties, plain] = [counts.below[type]!, counts.ties[type]!, ranksOf[type]!]
    corrections[type] = edgeOnBoard(below, ties, dealers, rules.tiesLose) - ranks.edge[plain]!
    const net = netOnBoard(below, ties, dealers, rules.ante[category[counts.strength[type]!]!]!, rules)
    sums.net += boards[type]! * suit.suits.length * (net - ranks.net[plain]!)
  }
  return corrections
}

function gainOfFlops(seen: SeenCards, edge: Float64Array, corrections: readonly Float64Array[]): number {
  const sums = flopSums(seen, sumRanksToFlops(seen.copies, edge), seen.classes.map((suit, c) => sumFlushesToFlops(suit, corrections[c]!)))
  const open = unseenFlops(seen)
  let gain = 0
  for (let flop = 0; flop < open.length; flop++) if (open[flop] === 1 && sums[flop]! > 0) gain += sums[flop]!
  return gain
}

/**
 * What betting and folding are worth, exactly; undefined where the pays are so large that only `bonusOneHand` counts them exactly.
 * Throws as it does.
 */
export function bonusHandWorth(rules: BonusRules, hand: readonly Card[], dead: readonly Card[] = []): BonusHandWorth | undefined {
  checkBonusRules(rules)
  if (!isCountable(rules)) return undefined
  const seen = seenCards(hand, dead)
  const { dealers, ranks: onRanks, flushes } = handOnBoards(seen, 0)
  const sums: Sums = { net: 0 }
  const ranks = valueRanks(onRanks, boardsOfRanks(seen.copies), dealers, rules, sums)
  const corrections = seen.classes.map((suit, c) => correctFlushes(suit, flushes[c]!, ranks, dealers, rules, sums))
  const turns = gainOfTurns(seen, sumRanksToTurns(seen.copies, ranks.edge), seen.classes.map((suit, c) => sumFlushesToTurns(suit, corrections[c]!)))
  const later = 2 * gainOfFlops(seen, ranks.edge, corrections) + 4 * turns
  const n = seen.cards
  const deals = choose(n, 3) * (n - 3) * (n - 4) * dealers
  return { deals, foldTotal: -BigInt(deals) * BigInt(rules.unit), betTotal: 20n * BigInt(sums.net) + BigInt(later) * BigInt(rules.unit) }
}
