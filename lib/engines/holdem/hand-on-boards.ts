import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, RANK_SETS, THREE_SUITED, ranksIn } from './board-types'
import { countPairs, makeCounts, pairsWithin, sweepRankTypes, type Counts, type OnRanks } from './hand-on-ranks'
import { addRank } from './rank-multisets'
import { addCounts } from './payoff'
import type { SeenCards, SuitClass } from './seen-cards'
import { strengthTables, WEAKEST_FLUSH, WEAKEST_STRAIGHT_FLUSH } from './strengths'

/*
 * One hand on every board: how many of the dealer's hands it beats, ties, and how many of them do not qualify.
 *
 * Rank types are swept over the 91 rank pairs the dealer may hold. A flush type starts from the counts of the same ranks without a
 * flush, and moves the dealer's hands that make the flush: with three suited on the board his suited pairs (kept as bit masks over
 * the 78 pairs of different ranks, so counting them is a popcount), with four his hands with a suited card (kept as row sums by
 * rank, less the pairs counted twice), with five all of them.
 */

export interface HandOnBoards {
  /** The dealer's hands on any board: C(unseen − 5, 2). */
  readonly dealers: number
  /** By number of the multiset of the board's ranks, as if no suit came three times. */
  readonly ranks: Counts
  /** By flush type, for each class of suits. */
  readonly flushes: readonly Counts[]
}

interface Base extends OnRanks {
  readonly cards: number
  readonly dealers: number
  readonly flush: Int16Array
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const weakestFlush = WEAKEST_FLUSH
const weakestStraightFlush = WEAKEST_STRAIGHT_FLUSH
const pairsOfBoth = countPairs

/** The dealer's hands whose flush on these suited ranks is below, and equal to, a strength; single suited cards come with `off` others. */
function flushesAgainst(
  own: number,
  set: number,
  free: readonly number[],
  off: number,
  flush: Int16Array,
): { below: number; ties: number } {
  const none = (off * (off - 1)) / 2
  let below = handsIf(flush[set]!, own, none)
  let ties = flush[set] === own ? none : 0
  for (let i = 0; i < free.length; i++) {
    const one = set | (1 << free[i]!)
    below += handsIf(flush[one]!, own, off)
    if (flush[one] === own) ties += off
    for (let j = 0; j < i; j++) {
      const strength = flush[one | (1 << free[j]!)]!
      if (strength === own) ties++
      else if (strength >= 0 && strength < own) below++
    }
  }
  return { below, ties }
}

const handsIf = (strength: number, own: number, hands: number): number => (strength >= 0 && strength < own ? hands : 0)

/** The dealer's hands with at least `need` suited cards. Three on the board need two, four need one, five need none. */
function flushHands(need: number, suited: number, off: number): number {
  const two = (suited * (suited - 1)) / 2
  return need === 2 ? two : need === 1 ? two + suited * off : two + suited * off + (off * (off - 1)) / 2
}

/** One flush type: `set` in the suit with `need` cards missing to a flush, and the board's ranks as a whole. */
interface SuitedBoard {
  readonly need: number
  /** The dealer's suited ranks, and pairs of them. */
  readonly free: readonly number[]
  readonly words: Int32Array
  /** The player's own flush, or −1. */
  readonly own: number
  /** Dealer's hands that make a flush, those below the player's flush and equal to it; straight flushes among them. */
  readonly flushes: number
  readonly below: number
  readonly ties: number
  readonly straightFlushes: number
}

function suitedBoard(set: number, need: number, suit: SuitClass, base: Base, words: Int32Array): SuitedBoard {
  const free = ranksIn(suit.unseen & ~set)
  const off = base.cards - 5 - free.length
  const own = base.flush[set | suit.hole]!
  const { below, ties } = flushesAgainst(own, set, free, off, base.flush)
  const flushes = flushHands(need, free.length, off)
  const straightFlushes = flushes - flushesAgainst(weakestStraightFlush, set, free, off, base.flush).below
  pairsWithin(suit.unseen & ~set, words)
  return { need, free, words, own, flushes, below, ties, straightFlushes }
}

/** The dealer's flush hands among those that a table of rank-only hands counts. */
function suitedAmong(rows: Int16Array, pairs: Int32Array, ranks: number, board: SuitedBoard): number {
  const { free, need, words } = board
  const both = pairsOfBoth(pairs, ranks, words)
  if (need === 2) return both
  let rowSum = 0
  for (let i = 0; i < free.length; i++) rowSum += rows[ranks * 13 + free[i]!]!
  return rowSum - both
}

/** Fills one flush type with fewer than five suited from the counts of its ranks. */
function correct(type: number, ranks: number, board: SuitedBoard, base: Base, out: Counts): void {
  const { counts, detail } = base
  const short = counts.short[ranks]!
  out.short[type] = short === 0 ? 0 : short - suitedAmong(detail.rowShort, detail.pairsShort, ranks, board)
  const rankOnly = counts.strength[ranks]!
  if (board.own >= 0) {
    const stronger = board.own < weakestStraightFlush ? detail.fullHouses[ranks]! : 0
    out.strength[type] = board.own
    out.below[type] = base.dealers - board.flushes - stronger + board.below
    out.ties[type] = board.ties
  } else if (rankOnly < weakestFlush) {
    const ties = counts.ties[ranks]!
    out.strength[type] = rankOnly
    out.below[type] = counts.below[ranks]! - suitedAmong(detail.rowBelow, detail.pairsBelow, ranks, board)
    out.ties[type] = ties === 0 ? 0 : ties - suitedAmong(detail.rowTies, detail.pairsTied, ranks, board)
  } else {
    // A full house or quads: without flushes every suited hand of the dealer is below, with them only a straight flush is not.
    out.strength[type] = rankOnly
    out.below[type] = counts.below[ranks]! - board.straightFlushes
    out.ties[type] = counts.ties[ranks]!
  }
}

/** One class of suits, from the hand on every board of ranks: the counts of each flush type. */
export function sweepFlushTypes(suit: SuitClass, cards: number, onRanks: OnRanks): Counts {
  const base: Base = { ...onRanks, cards, dealers: dealersHands(cards), flush: strengthTables().flush }
  const out = makeCounts(FLUSH_TYPES)
  const words = new Int32Array(3)
  const { others, unseen } = suit
  const add = [addRank(0), addRank(1), addRank(2), addRank(3), addRank(4)] as const
  const multiset = (set: number): number =>
    ranksIn(set).reduce((number, rank, i) => add[i as 0]![number * 13 + rank]!, 0)
  RANK_SETS[3]!.forEach((set, number) => {
    if ((set & unseen) !== set) return
    const board = suitedBoard(set, 2, suit, base, words)
    const three = multiset(set)
    let type = THREE_SUITED + number * 91
    for (let y = 0; y < 13; y++) {
      const four = add[3][three * 13 + y]! * 13
      for (let x = 0; x <= y; x++, type++) {
        if (others[y]! > (x === y ? 1 : 0) && others[x]! > 0) correct(type, add[4][four + x]!, board, base, out)
      }
    }
  })
  RANK_SETS[4]!.forEach((set, number) => {
    if ((set & unseen) !== set) return
    const board = suitedBoard(set, 1, suit, base, words)
    const four = multiset(set)
    for (let x = 0; x < 13; x++) {
      if (others[x]! > 0) correct(FOUR_SUITED + number * 13 + x, add[4][four * 13 + x]!, board, base, out)
    }
  })
  RANK_SETS[5]!.forEach((set, number) => {
    if ((set & unseen) !== set) return
    const board = suitedBoard(set, 0, suit, base, words)
    out.strength[FIVE_SUITED + number] = board.own
    out.below[FIVE_SUITED + number] = board.below
    out.ties[FIVE_SUITED + number] = board.ties
  })
  return out
}

/** The dealer's hands on any board: two of the cards that the board leaves unseen. */
export const dealersHands = (cards: number): number => ((cards - 5) * (cards - 6)) / 2

/** Throws on a qualifying strength beyond a straight, and where no board and hand of the dealer can be dealt any more. */
export function checkOnBoards({ cards }: SeenCards, qualifies: number): void {
  if (!(qualifies >= 0 && qualifies <= WEAKEST_FLUSH))
    throw new RangeError(`a qualifying strength of ${qualifies} is beyond a straight`)
  if (cards < 7) throw new RangeError(`${cards} unseen cards are too few for a board and a dealer’s hand`)
}

/**
 * One hand on every board type. The dealer qualifies with strength `qualifies` or more; it may be at most the weakest flush (every
 * flush qualifies), and is 0 where he needs nothing.
 */
export function handOnBoards(seen: SeenCards, qualifies: number): HandOnBoards {
  checkOnBoards(seen, qualifies)
  const onRanks = sweepRankTypes(seen, qualifies)
  return {
    dealers: dealersHands(seen.cards),
    ranks: onRanks.counts,
    flushes: seen.classes.map((suit) => sweepFlushTypes(suit, seen.cards, onRanks)),
  }
}

/** Adds boards of each type, each as often as `weights` says, to what the hand has on them by segment. */
export function gatherBoards(into: Float64Array, counts: Counts, segments: Uint8Array, weights: Float64Array): void {
  const { strength, below, ties, short } = counts
  for (let type = 0; type < weights.length; type++) {
    if (weights[type] !== 0)
      addCounts(into, segments[strength[type]!]!, weights[type]!, below[type]!, ties[type]!, short[type]!)
  }
}
