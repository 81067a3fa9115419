import { TooFewCards } from '@/lib/games/too-few-cards'
import { combinations } from '@/lib/math/combinations'
import { add, type Fraction, fraction, multiply } from '@/lib/math/fraction'
import { SIDE_CARDS, STRAIGHTS } from './hands'
import type { RankSuitCounts } from './side-count'
import { chooseBig } from './side-polynomials'

/*
 * How often a royal flush comes to a table of several players, who share the meter then. The up card and the flop are everybody's; each
 * player adds two cards from the same shoe. So a royal within those five cards belongs to all, one that needs a card or two of the
 * player's to those who hold them.
 */

/** The up card and the flop. */
const SHARED = 5
const OWN = SIDE_CARDS - SHARED

const total = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** The chance that at least one of the players holds one of the `wanted` cards among those left. */
function someoneHolds(wanted: number, cards: number, players: number): Fraction {
  const all = chooseBig(cards, OWN * players)
  return fraction(all - chooseBig(cards - wanted, OWN * players), all)
}

/** The chance that at least one of the players holds one card of each of two kinds, of which `a` and `b` are left: by inclusion and exclusion over the players. */
function someoneHoldsBoth(a: number, b: number, cards: number, players: number): Fraction {
  // Over the common denominator of all terms: every order in which the cards of `players` can come.
  const ordered = (k: number): bigint =>
    Array.from({ length: OWN * k }, (_, i) => BigInt(cards - i)).reduce((product, n) => product * n, 1n)
  const den = ordered(players)
  let num = 0n
  let pairs = 1n
  for (let k = 1; k <= Math.min(players, a, b); k++) {
    pairs *= 2n * BigInt(a - k + 1) * BigInt(b - k + 1)
    const term = chooseBig(players, k) * pairs * (den / ordered(k))
    num += k % 2 === 1 ? term : -term
  }
  return fraction(num, den)
}

/** The coefficient of x^power in the product of polynomials. */
function coefficient(factors: readonly (readonly bigint[])[], power: number): bigint {
  const product = factors.reduce<readonly bigint[]>(
    (all, factor) =>
      Array.from({ length: power + 1 }, (_, i) =>
        all.slice(0, i + 1).reduce((sum, n, j) => sum + n * (factor[i - j] ?? 0n), 0n),
      ),
    [1n],
  )
  return product[power] ?? 0n
}

const upTo = (n: number, least: number): readonly bigint[] =>
  Array.from({ length: SHARED + 1 }, (_, k) => (k < least ? 0n : chooseBig(n, k)))

/**
 * The chance that at least one of so many players has a royal flush, exactly, for any shoe. As a share of the meter is even, a player
 * wins the meter times this over the number of players on average. Throws `TooFewCards` where the shoe can't serve them all.
 */
export function someoneHasRoyal(shoe: RankSuitCounts, players: number): Fraction {
  const cards = total(shoe.map(total))
  if (cards < SHARED + OWN * players) throw new TooFewCards('the shoe has too few cards for so many players')
  const left = cards - SHARED
  const royal = STRAIGHTS[0]!
  const all = chooseBig(cards, SHARED)
  let sum = fraction(0)
  for (const suit of [0, 1, 2, 3]) {
    const own = (rank: number): number => shoe[rank]![suit]!
    const others = cards - total(royal.map(own))
    // Five cards hold three ranks of a royal in one suit at most, so no deal is counted twice.
    for (const size of [SHARED - OWN, SHARED - 1, SHARED])
      for (const held of combinations(royal, size)) {
        const ways = coefficient([...held.map((rank) => upTo(own(rank), 1)), upTo(others, 0)], SHARED)
        const [first, second] = royal.filter((rank) => !held.includes(rank)).map(own)
        const chance =
          first === undefined
            ? fraction(1)
            : second === undefined
              ? someoneHolds(first, left, players)
              : someoneHoldsBoth(first, second, left, players)
        sum = add(sum, multiply(fraction(ways, all), chance))
      }
  }
  return sum
}
