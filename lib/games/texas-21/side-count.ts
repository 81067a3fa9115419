import { SIDE_CARDS, SIDE_HANDS, type SideHand, STRAIGHTS } from './hands'
import { BIGINTS, chooseBig, DOUBLES, type Integers, type Limits, type Rank, seven, sum } from './side-polynomials'

/*
 * Counts, for any shoe, how many choices of seven cards make each hand. With four of a kind or a full house, seven
 * cards have no room for a straight, and a flush would rank lower. So flushes and straights are counted among hands
 * with nothing above pairs, and among hands with one set and no pair.
 */

/** The cards of a shoe by rank (0 to 12) and suit. */
export type RankSuitCounts = readonly (readonly number[])[]

const SUIT_LIST = [0, 1, 2, 3] as const
const FLUSH = 5

const total = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** The six ranks of each two adjacent straights. */
const NEIGHBOURS: readonly (readonly number[])[] = STRAIGHTS.slice(1).map((straight, i) => [
  ...new Set([...straight, ...STRAIGHTS[i]!]),
])

const ANY: Limits = { least: 0, most: SIDE_CARDS }
const SOME: Limits = { least: 1, most: SIDE_CARDS }
const ONE: Limits = { least: 1, most: 1 }
const NONE: Limits = { least: 0, most: 0 }
const upTo = (most: number): Limits => ({ least: 0, most })
const alike = (limit: Limits): readonly Limits[] => Array<Limits>(13).fill(limit)
const only = (wanted: readonly number[], limit: Limits, rest: Limits): readonly Limits[] =>
  alike(rest).map((other, rank) => (wanted.includes(rank) ? limit : other))

/**
 * The number of deals with at least one straight. `holding` gives the number of deals that hold all of some ranks.
 * Several straights in seven cards are always adjacent, and n of them make n − 1 adjacent pairs. So the sum over
 * straights minus the sum over adjacent pairs counts each deal once.
 */
const anyStraight = <N>(integers: Integers<N>, holding: (ranks: readonly number[]) => N): N =>
  integers.minus(sum(integers, STRAIGHTS.map(holding)), sum(integers, NEIGHBOURS.map(holding)))

interface Shapes<N> {
  readonly all: N
  readonly set: N
  readonly straight: N
  readonly straightSet: N
}

/**
 * Hands below a full house with at least `leastInSuit` cards of a suit: all of them, those with a set, with a straight,
 * and with both.
 */
function shapes<N>(integers: Integers<N>, ranks: readonly Rank[], leastInSuit: number): Shapes<N> {
  const plain = (limits: readonly Limits[]): N => seven(integers, ranks, limits, leastInSuit, false).plain
  const withSet = (limits: readonly Limits[]): N => seven(integers, ranks, limits, leastInSuit, true).withSet
  const set = withSet(alike(upTo(1)))
  return {
    all: integers.plus(plain(alike(upTo(2))), set),
    set,
    straight: anyStraight(integers, (held) => plain(only(held, SOME, ANY))),
    straightSet: sum(
      integers,
      STRAIGHTS.map((held) => withSet(only(held, ONE, NONE))),
    ),
  }
}

/**
 * The number of deals that hold a royal flush in one suit, and any straight flush in it. `suit` counts its cards by
 * rank, `others` the cards of other suits.
 */
function straightFlushes<N>(
  integers: Integers<N>,
  suit: readonly number[],
  others: number,
): { readonly royal: N; readonly all: N } {
  const holding = (held: readonly number[]): N => {
    const rest = others + total(suit.filter((_, rank) => !held.includes(rank)))
    const ranks: readonly Rank[] = [...held.map((rank): Rank => [suit[rank]!, 0]), [rest, 0]]
    return seven(
      integers,
      ranks,
      ranks.map((_, i) => (i < held.length ? SOME : ANY)),
      0,
      false,
    ).plain
  }
  return { royal: holding(STRAIGHTS[0]!), all: anyStraight(integers, holding) }
}

/** The same, summed over the four suits. */
function allStraightFlushes<N>(
  integers: Integers<N>,
  shoe: RankSuitCounts,
  cards: number,
): { readonly royal: N; readonly all: N } {
  const bySuit = SUIT_LIST.map((suit) => {
    const own = shoe.map((rank) => rank[suit]!)
    return straightFlushes(integers, own, cards - total(own))
  })
  return {
    royal: sum(
      integers,
      bySuit.map(({ royal }) => royal),
    ),
    all: sum(
      integers,
      bySuit.map(({ all }) => all),
    ),
  }
}

/** Hands below a full house with a flush, summed over the suits. */
function suitedShapes<N>(integers: Integers<N>, shoe: RankSuitCounts, sizes: readonly number[]): Shapes<N> {
  const bySuit = SUIT_LIST.map((suit) =>
    shapes(
      integers,
      shoe.map((rank, r): Rank => [rank[suit]!, sizes[r]! - rank[suit]!]),
      FLUSH,
    ),
  )
  const inSuits = (of: keyof Shapes<N>): N =>
    sum(
      integers,
      bySuit.map((one) => one[of]),
    )
  return {
    all: inSuits('all'),
    set: inSuits('set'),
    straight: inSuits('straight'),
    straightSet: inSuits('straightSet'),
  }
}

/** The choices of seven cards with at most `most` of each rank. */
const atMost = <N>(integers: Integers<N>, ranks: readonly Rank[], most: number): N =>
  seven(integers, ranks, alike(upTo(most)), 0, false).plain

/** The choices of seven cards of which at least five are of one sort. `sorts` counts the cards of each sort. */
const fiveOf = <N>(integers: Integers<N>, sorts: readonly number[], cards: number): N =>
  sum(
    integers,
    sorts.map((n) =>
      sum(
        integers,
        [5, 6, 7].map((k) => integers.times(integers.choose(n, k), integers.choose(cards - n, SIDE_CARDS - k))),
      ),
    ),
  )

function countHands<N>(integers: Integers<N>, shoe: RankSuitCounts): Readonly<Record<SideHand, N>> {
  const { plus, minus } = integers
  const sizes = shoe.map(total)
  const cards = total(sizes)
  const ranks = sizes.map((n): Rank => [n, 0])
  const plain = shapes(integers, ranks, 0)
  const flushes = suitedShapes(integers, shoe, sizes)
  const straightFlush = allStraightFlushes(integers, shoe, cards)
  const suited = fiveOf(integers, shoe.flat(), cards)
  return {
    'three-of-a-kind': minus(plus(plain.set, flushes.straightSet), plus(plain.straightSet, flushes.set)),
    straight: minus(plain.straight, flushes.straight),
    flush: minus(flushes.all, straightFlush.all),
    'full-house': minus(atMost(integers, ranks, 3), plain.all),
    'four-of-a-kind': minus(atMost(integers, ranks, 4), atMost(integers, ranks, 3)),
    'five-of-a-kind': minus(fiveOf(integers, sizes, cards), suited),
    'straight-flush': minus(straightFlush.all, straightFlush.royal),
    'royal-flush': straightFlush.royal,
    'five-of-a-kind-suited': suited,
  }
}

/** For each hand, the number of choices of seven cards from the shoe whose best hand it is. */
export function countSideHands(shoe: RankSuitCounts): Readonly<Record<SideHand, bigint>> {
  const deals = chooseBig(total(shoe.map(total)), SIDE_CARDS)
  // `choose` multiplies by up to seven before it divides, so doubles need eight times the number of deals to be a safe
  // integer.
  if (8n * deals > BigInt(Number.MAX_SAFE_INTEGER)) return countHands(BIGINTS, shoe)
  const counts = countHands(DOUBLES, shoe)
  return Object.fromEntries(SIDE_HANDS.map((hand) => [hand, BigInt(counts[hand])])) as Record<SideHand, bigint>
}
