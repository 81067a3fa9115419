import { choose } from '@/lib/math/combinations'
import { SIDE_CARDS, SIDE_HANDS, type SideHand, STRAIGHTS } from './hands'

/*
 * How many choices of seven cards make each hand, for any shoe. No deal is enumerated: each rank gives the ways to take so many of its
 * cards, and the ranks are multiplied together like polynomials. Beside four of a kind or a full house seven cards have no room for a
 * straight, and a flush beside them counts for less; so flushes and straights are counted among hands of pairs at most and among those
 * of one set and no pair.
 */

/** The cards of a shoe by rank (0 to 12) and suit. */
export type RankSuitCounts = readonly (readonly number[])[]

/** The number of ways to choose k of n; n may be large. */
export function chooseBig(n: number, k: number): bigint {
  if (k > n) return 0n
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

const SUIT_LIST = [0, 1, 2, 3] as const
const FLUSH = 5
const SET = 3

const total = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** What counts are made of: doubles while all of them are safe integers, which they are up to twelve decks; bigints beyond. */
interface Integers<N> {
  readonly zero: N
  readonly one: N
  readonly plus: (a: N, b: N) => N
  readonly minus: (a: N, b: N) => N
  readonly times: (a: N, b: N) => N
  readonly choose: (n: number, k: number) => N
}

const DOUBLES: Integers<number> = { zero: 0, one: 1, plus: (a, b) => a + b, minus: (a, b) => a - b, times: (a, b) => a * b, choose }
const BIGINTS: Integers<bigint> = { zero: 0n, one: 1n, plus: (a, b) => a + b, minus: (a, b) => a - b, times: (a, b) => a * b, choose: chooseBig }

/** The six ranks of two neighbouring straights. */
const NEIGHBOURS: readonly (readonly number[])[] = STRAIGHTS.slice(1).map((straight, i) => [...new Set([...straight, ...STRAIGHTS[i]!])])

// ——— Polynomials —————————————————————————————————————————————————————————————————————————————————————————

/** Cards of one rank: those of the suit asked about, and the others. */
type Rank = readonly [inSuit: number, beside: number]

/** How many cards of a rank are taken. */
interface Limits {
  readonly least: number
  readonly most: number
}

const ANY: Limits = { least: 0, most: SIDE_CARDS }
const SOME: Limits = { least: 1, most: SIDE_CARDS }
const ONE: Limits = { least: 1, most: 1 }
const NONE: Limits = { least: 0, most: 0 }
const THREE: Limits = { least: SET, most: SET }
const upTo = (most: number): Limits => ({ least: 0, most })
const alike = (limit: Limits): readonly Limits[] => Array<Limits>(13).fill(limit)
const only = (wanted: readonly number[], limit: Limits, rest: Limits): readonly Limits[] => alike(rest).map((other, rank) => (wanted.includes(rank) ? limit : other))

/** The ways to take i cards of the suit and j beside it, at `i * WIDTH + j`. */
type Poly<N> = readonly N[]
const WIDTH = SIDE_CARDS + 1

function countTools<N>({ zero, one, plus, minus, times, choose: ways }: Integers<N>) {
  const sum = (list: readonly N[]): N => list.reduce(plus, zero)

  /** Adds to `into` the product of `from` and the ways to take cards of one rank. */
  function multiply(into: N[], from: Poly<N>, [inSuit, beside]: Rank, { least, most }: Limits, mostBeside: number): void {
    for (let di = 0; di <= Math.min(inSuit, most); di++)
      for (let dj = Math.max(0, least - di); dj <= Math.min(beside, most - di, mostBeside); dj++) {
        const taken = times(ways(inSuit, di), ways(beside, dj))
        for (let i = di; i <= SIDE_CARDS; i++)
          for (let j = dj; j <= mostBeside && i + j <= SIDE_CARDS; j++) {
            const before = from[(i - di) * WIDTH + j - dj]!
            if (before !== zero) into[i * WIDTH + j] = plus(into[i * WIDTH + j]!, times(before, taken))
          }
      }
  }

  const nothing = (): N[] => Array<N>(WIDTH * WIDTH).fill(zero)

  /** The ways to take seven cards within the limits, at least so many in the suit; and with three of one rank instead, if it may be taken. */
  function seven(ranks: readonly Rank[], limits: readonly Limits[], leastInSuit: number, sets: boolean): { readonly plain: N; readonly withSet: N } {
    const mostBeside = SIDE_CARDS - leastInSuit
    let plain = nothing()
    plain[0] = one
    let withSet = nothing()
    ranks.forEach((rank, r) => {
      if (limits[r]!.most === 0) return
      const [next, nextWithSet] = [nothing(), nothing()]
      multiply(next, plain, rank, limits[r]!, mostBeside)
      if (sets) multiply(nextWithSet, plain, rank, THREE, mostBeside)
      if (sets) multiply(nextWithSet, withSet, rank, limits[r]!, mostBeside)
      plain = next
      withSet = nextWithSet
    })
    const atSeven = (p: Poly<N>): N => sum(Array.from({ length: mostBeside + 1 }, (_, j) => p[(SIDE_CARDS - j) * WIDTH + j]!))
    return { plain: atSeven(plain), withSet: atSeven(withSet) }
  }

  /**
   * In how many deals at least one straight is held, from the deals that hold all of some ranks. The straights in seven cards are always
   * next to each other, n of them making n − 1 pairs of neighbours: so the sum over straights less the sum over pairs counts each deal once.
   */
  const anyStraight = (holding: (ranks: readonly number[]) => N): N => minus(sum(STRAIGHTS.map(holding)), sum(NEIGHBOURS.map(holding)))

  /** Hands of less than a full house with at least so many cards of a suit: all, those with a set, with a straight, with both. */
  function shapes(ranks: readonly Rank[], leastInSuit: number) {
    const set = seven(ranks, alike(upTo(1)), leastInSuit, true).withSet
    return {
      all: plus(seven(ranks, alike(upTo(2)), leastInSuit, false).plain, set),
      set,
      straight: anyStraight((held) => seven(ranks, only(held, SOME, ANY), leastInSuit, false).plain),
      straightSet: sum(STRAIGHTS.map((held) => seven(ranks, only(held, ONE, NONE), leastInSuit, true).withSet)),
    }
  }

  /** Deals whose cards of one suit hold a royal flush, and those that hold any straight flush. */
  function straightFlushes(suit: readonly number[], others: number): { readonly royal: N; readonly all: N } {
    const holding = (held: readonly number[]): N => {
      const rest = others + total(suit.filter((_, rank) => !held.includes(rank)))
      const ranks: readonly Rank[] = [...held.map((rank): Rank => [suit[rank]!, 0]), [rest, 0]]
      return seven(ranks, ranks.map((_, i) => (i < held.length ? SOME : ANY)), 0, false).plain
    }
    return { royal: holding(STRAIGHTS[0]!), all: anyStraight(holding) }
  }

  /** Seven cards with at most so many of each rank. */
  const atMost = (ranks: readonly Rank[], most: number): N => seven(ranks, alike(upTo(most)), 0, false).plain

  /** Seven cards of which at least five are of one sort. */
  const fiveOf = (sorts: readonly number[], cards: number): N =>
    sum(sorts.map((n) => sum([5, 6, 7].map((k) => times(ways(n, k), ways(cards - n, SIDE_CARDS - k))))))

  function countHands(shoe: RankSuitCounts): Readonly<Record<SideHand, N>> {
    const sizes = shoe.map(total)
    const cards = total(sizes)
    const ranks = sizes.map((n): Rank => [n, 0])
    const plain = shapes(ranks, 0)
    const suits = SUIT_LIST.map((suit) => shapes(shoe.map((rank, r): Rank => [rank[suit]!, sizes[r]! - rank[suit]!]), FLUSH))
    const straightFlush = SUIT_LIST.map((suit) => {
      const own = shoe.map((rank) => rank[suit]!)
      return straightFlushes(own, cards - total(own))
    })
    const suited = fiveOf(shoe.flat(), cards)
    const inSuits = (of: 'all' | 'set' | 'straight' | 'straightSet'): N => sum(suits.map((one) => one[of]))
    const royal = sum(straightFlush.map((one) => one.royal))
    const allStraightFlushes = sum(straightFlush.map((one) => one.all))
    return {
      'three-of-a-kind': minus(plus(plain.set, inSuits('straightSet')), plus(plain.straightSet, inSuits('set'))),
      straight: minus(plain.straight, inSuits('straight')),
      flush: minus(inSuits('all'), allStraightFlushes),
      'full-house': minus(atMost(ranks, 3), plain.all),
      'four-of-a-kind': minus(atMost(ranks, 4), atMost(ranks, 3)),
      'five-of-a-kind': minus(fiveOf(sizes, cards), suited),
      'straight-flush': minus(allStraightFlushes, royal),
      'royal-flush': royal,
      'five-of-a-kind-suited': suited,
    }
  }

  return countHands
}

const countInDoubles = countTools(DOUBLES)
const countInBigints = countTools(BIGINTS)

/** How many of the choices of seven cards from the shoe have each hand as their best. */
export function countSideHands(shoe: RankSuitCounts): Readonly<Record<SideHand, bigint>> {
  const deals = chooseBig(total(shoe.map(total)), SIDE_CARDS)
  // Eight times below the limit: `choose` multiplies by up to seven before it divides.
  if (8n * deals > BigInt(Number.MAX_SAFE_INTEGER)) return countInBigints(shoe)
  const counts = countInDoubles(shoe)
  return Object.fromEntries(SIDE_HANDS.map((hand) => [hand, BigInt(counts[hand])])) as Record<SideHand, bigint>
}
