import { choose } from '@/lib/math/combinations'
import { SIDE_CARDS } from './hands'

/*
 * Counts choices of seven cards without enumerating deals: each rank is a polynomial of the ways to take some of its
 * cards, and the polynomials of all ranks are multiplied.
 */

/** The number of ways to choose k of n, for any n. */
export function chooseBig(n: number, k: number): bigint {
  if (k > n) return 0n
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

/**
 * The arithmetic of counts: doubles if all counts are safe integers, which holds up to nine decks, and bigints beyond.
 */
export interface Integers<N> {
  readonly zero: N
  readonly one: N
  readonly plus: (a: N, b: N) => N
  readonly minus: (a: N, b: N) => N
  readonly times: (a: N, b: N) => N
  readonly choose: (n: number, k: number) => N
}

export const DOUBLES: Integers<number> = {
  zero: 0,
  one: 1,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  choose,
}
export const BIGINTS: Integers<bigint> = {
  zero: 0n,
  one: 1n,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  choose: chooseBig,
}

export const sum = <N>({ plus, zero }: Integers<N>, list: readonly N[]): N => list.reduce(plus, zero)

/** The cards of one rank: those of a suit in question, and the others. */
export type Rank = readonly [inSuit: number, beside: number]

/** How many cards of a rank may be taken. */
export interface Limits {
  readonly least: number
  readonly most: number
}

const SET: Limits = { least: 3, most: 3 }

/** The ways to take i cards of the suit and j others, at index `i * WIDTH + j`. */
type Poly<N> = readonly N[]
const WIDTH = SIDE_CARDS + 1
// A local copy: bundlers read imports through their module object each time, which is slow in inner loops.
const cards = SIDE_CARDS

const nothing = <N>({ zero }: Integers<N>): N[] => Array<N>(WIDTH * WIDTH).fill(zero)

/** Adds to `into` the product of `from` and the ways to take cards of one rank. */
function multiply<N>(
  integers: Integers<N>,
  into: N[],
  from: Poly<N>,
  [inSuit, beside]: Rank,
  { least, most }: Limits,
  mostBeside: number,
): void {
  const { zero, plus, times, choose: ways } = integers
  for (let di = 0; di <= Math.min(inSuit, most); di++)
    for (let dj = Math.max(0, least - di); dj <= Math.min(beside, most - di, mostBeside); dj++) {
      const taken = times(ways(inSuit, di), ways(beside, dj))
      for (let i = di; i <= cards; i++)
        for (let j = dj; j <= mostBeside && i + j <= cards; j++) {
          const before = from[(i - di) * WIDTH + j - dj]!
          if (before !== zero) into[i * WIDTH + j] = plus(into[i * WIDTH + j]!, times(before, taken))
        }
    }
}

/**
 * The ways to take seven cards within the limits, at least `leastInSuit` of them in the suit. If `sets`, `withSet`
 * counts the ways in which one rank gives three cards instead of what its limits allow.
 */
export function seven<N>(
  integers: Integers<N>,
  ranks: readonly Rank[],
  limits: readonly Limits[],
  leastInSuit: number,
  sets: boolean,
): { readonly plain: N; readonly withSet: N } {
  const mostBeside = cards - leastInSuit
  let plain = nothing(integers)
  plain[0] = integers.one
  let withSet = nothing(integers)
  ranks.forEach((rank, r) => {
    if (limits[r]!.most === 0) return
    const [next, nextWithSet] = [nothing(integers), nothing(integers)]
    multiply(integers, next, plain, rank, limits[r]!, mostBeside)
    if (sets) multiply(integers, nextWithSet, plain, rank, SET, mostBeside)
    if (sets) multiply(integers, nextWithSet, withSet, rank, limits[r]!, mostBeside)
    plain = next
    withSet = nextWithSet
  })
  const atSeven = (p: Poly<N>): N =>
    sum(
      integers,
      Array.from({ length: mostBeside + 1 }, (_, j) => p[(cards - j) * WIDTH + j]!),
    )
  return { plain: atSeven(plain), withSet: atSeven(withSet) }
}
