import { rankOf, type Card } from '@/lib/cards/card'
import { boardsOfFlushes, boardsOfRanks, ranksOfFlushes } from './board-counts'
import { checkOnBoards, dealersHands, sweepFlushTypes } from './hand-on-boards'
import { sweepRankTypes, type Counts, type OnRanks } from './hand-on-ranks'
import { withoutCard } from './one-card-less'
import { flopSums, unseenFlops } from './flops'
import { rankWays, suitWays, sumToFlops, sumToTurns, type Ways } from './incidence'
import { seenCards, type SeenCards, type SuitClass } from './seen-cards'

/*
 * What a decision before the flop needs of the boards: by what a flop (or a turn) shows, the sum of an edge over the boards that may
 * come, and two totals over all boards.
 *
 * Who asks what a dead card changes asks for one hand again and again, each time with another last dead card. What does not depend on
 * that card is counted once, and what depends on its rank alone once for all its suits.
 */

/** How a game values a board. */
export interface Valuation {
  /** The dealer's qualifying strength, as in `handOnBoards`. */
  readonly qualifies: number
  /** Writes into `into` the edge of a board type and what such a board adds to either total, over the dealer's hands. */
  readonly value: (into: Float64Array, counts: Counts, type: number, dealers: number) => void
}

/** Sums of the edge by what a street shows: its ranks, and each class of suits (`sumToFlops`, `sumToTurns`). */
export interface StreetSums {
  readonly ranks: Float64Array
  readonly suits: readonly Float64Array[]
}

export interface HandEdges {
  readonly seen: SeenCards
  readonly dealers: number
  readonly totals: readonly [number, number]
  readonly flops: StreetSums
  readonly turns: StreetSums
}

/** A part of the boards: their sums, and what they add to the totals. */
interface Part {
  readonly totals: readonly [number, number]
  readonly flops: Float64Array
  readonly turns: Float64Array
}

interface Values {
  readonly edge: Float64Array
  readonly first: Float64Array
  readonly second: Float64Array
}

interface RankPart extends Part {
  readonly onRanks: OnRanks
  readonly values: Values
}

function streetSums(kind: 'ranks' | 'suits', ways: Ways, edge: Float64Array): Pick<Part, 'flops' | 'turns'> {
  const turns = sumToTurns(kind, ways, edge)
  return { turns, flops: sumToFlops(kind, ways, turns) }
}

function valueRanks(
  counts: Counts,
  boards: Float64Array,
  dealers: number,
  { value }: Valuation,
): { values: Values; totals: [number, number] } {
  const [edge, first, second] = [
    new Float64Array(boards.length),
    new Float64Array(boards.length),
    new Float64Array(boards.length),
  ]
  const into = new Float64Array(3)
  let one = 0
  let two = 0
  for (let type = 0; type < boards.length; type++) {
    const ways = boards[type]!
    if (ways === 0) continue
    value(into, counts, type, dealers)
    edge[type] = into[0]!
    first[type] = into[1]!
    second[type] = into[2]!
    one += ways * into[1]!
    two += ways * into[2]!
  }
  return { values: { edge, first, second }, totals: [one, two] }
}

function rankPart(seen: SeenCards, onRanks: OnRanks, valuation: Valuation): RankPart {
  const { values, totals } = valueRanks(onRanks.counts, boardsOfRanks(seen.copies), dealersHands(seen.cards), valuation)
  return { onRanks, values, totals, ...streetSums('ranks', rankWays(seen.copies), values.edge) }
}

/** What one suit of a class has above its ranks. */
function suitPart(seen: SeenCards, suit: SuitClass, { onRanks, values }: RankPart, { value }: Valuation): Part {
  const counts = sweepFlushTypes(suit, seen.cards, onRanks)
  const dealers = dealersHands(seen.cards)
  const ranksOf = ranksOfFlushes()
  const boards = boardsOfFlushes(suit)
  const corrections = new Float64Array(boards.length)
  const { edge, first, second } = values
  const into = new Float64Array(3)
  let one = 0
  let two = 0
  for (let type = 0; type < boards.length; type++) {
    const ways = boards[type]!
    if (ways === 0) continue
    value(into, counts, type, dealers)
    const plain = ranksOf[type]!
    corrections[type] = into[0]! - edge[plain]!
    one += ways * (into[1]! - first[plain]!)
    two += ways * (into[2]! - second[plain]!)
  }
  return {
    totals: [one, two],
    ...streetSums('suits', suitWays(suit), corrections),
  }
}

function together(seen: SeenCards, ranks: RankPart, suits: readonly Part[]): HandEdges {
  const total = (i: 0 | 1): number =>
    suits.reduce((sum, part, c) => sum + part.totals[i] * seen.classes[c]!.suits.length, ranks.totals[i])
  return {
    seen,
    dealers: dealersHands(seen.cards),
    totals: [total(0), total(1)],
    flops: { ranks: ranks.flops, suits: suits.map(({ flops }) => flops) },
    turns: { ranks: ranks.turns, suits: suits.map(({ turns }) => turns) },
  }
}

/** Parts of the boards while the rank of the last dead card stays: classes of suits by what is unseen and held in them. */
interface Known {
  readonly ranks: RankPart
  readonly suits: Map<number, Part>
}

/**
 * A hand's edges for any last dead card, or none. Remembers what the dead cards of one rank have in common (some three megabytes), so
 * that asking rank by rank is quickest. Throws as `handOnBoards` does.
 */
export function makeHandEdges(
  hand: readonly Card[],
  dead: readonly Card[],
  valuation: Valuation,
): (last?: Card) => HandEdges {
  const before = seenCards(hand, dead)
  checkOnBoards(before, valuation.qualifies)
  const swept = sweepRankTypes(before, valuation.qualifies)
  let lastRank: number | undefined
  let known: Known | undefined
  return (last) => {
    const seen = last === undefined ? before : seenCards(hand, [...dead, last])
    checkOnBoards(seen, valuation.qualifies)
    const rank = last === undefined ? -1 : rankOf(last)
    if (!known || rank !== lastRank) {
      const onRanks = rank < 0 ? swept : withoutCard(swept, before, rank, valuation.qualifies)
      known = { ranks: rankPart(seen, onRanks, valuation), suits: new Map() }
      lastRank = rank
    }
    const { ranks, suits } = known
    return together(
      seen,
      ranks,
      seen.classes.map((suit) => {
        const key = suit.unseen * 8192 + suit.hole
        const part = suits.get(key) ?? suitPart(seen, suit, ranks, valuation)
        suits.set(key, part)
        return part
      }),
    )
  }
}

/** Σ over flops of max(0, Σ of the edge over its run-outs). */
export function gainOfFlops({ seen, flops }: HandEdges): number {
  const sums = flopSums(seen, flops.ranks, flops.suits)
  const open = unseenFlops(seen)
  let gain = 0
  for (let flop = 0; flop < open.length; flop++) if (open[flop] === 1 && sums[flop]! > 0) gain += sums[flop]!
  return gain
}
