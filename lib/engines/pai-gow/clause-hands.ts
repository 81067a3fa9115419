import { ACE, type Card, cardOf, JOKER } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { draw, type Random } from '@/lib/math/random'
import { type Clause, type Groups, GROUPS } from './house-way'
import { clausesIn, type Dealing, setByWay } from './ways'

/*
 * Draws hands that a given clause sets. Drawing by the clause's own pattern finds one for a rare clause in a few tries.
 */

const RANK_NUMBERS: readonly number[] = Array.from({ length: ACE + 1 }, (_, rank) => rank)
const SUITS = [0, 1, 2, 3] as const
/** The joker is the fifth ace. */
const JOKER_SUIT = 4
const ACES = [...SUITS, JOKER_SUIT] as const

const cardWith = (rank: number, suit: number): Card => (suit === JOKER_SUIT ? JOKER : cardOf(rank, suit))

/** How many of a pattern's cards have each rank: the groups, then the singles. */
function countsOf(groups: Groups): readonly number[] {
  const counts = groups === 'none' ? [] : groups.split('+').map(Number)
  return [...counts, ...Array.from({ length: 7 - counts.reduce((sum, n) => sum + n, 0) }, () => 1)]
}

/**
 * How many times more ways there are to hold k aces than k cards of another rank, because the joker makes five aces:
 * choose(5, k) / choose(4, k).
 */
const likelier = (aces: number): number => (aces === 0 ? 1 : 5 / (5 - aces))

/** A random hand of a pattern of groups, all equally likely. */
export function handOfGroups(random: Random, groups: Groups): readonly Card[] {
  const counts = countsOf(groups)
  const five = counts[0] === 5
  const most = five ? 1 : Math.max(...counts.map(likelier))
  for (;;) {
    const ranks = five
      ? [ACE, ...draw(random, RANK_NUMBERS.slice(0, ACE), counts.length - 1)]
      : draw(random, RANK_NUMBERS, counts.length)
    const aces = counts[ranks.indexOf(ACE)] ?? 0
    if (!five && random() * most >= likelier(aces)) continue
    return ranks.flatMap((rank, i) =>
      draw<number>(random, rank === ACE ? ACES : SUITS, counts[i]!).map((suit) => cardWith(rank, suit)),
    )
  }
}

/** The ways to place these counts on different ranks among the twelve below the ace, with four cards to a rank. */
function waysBelowAce(counts: readonly number[]): number {
  const cards = counts.reduce((ways, n) => ways * choose(SUITS.length, n), 1)
  const twins = [...new Set(counts)].map((n) => counts.filter((other) => other === n).length)
  return twins.reduce(({ ways, ranks }, some) => ({ ways: ways * choose(ranks, some), ranks: ranks - some }), {
    ways: cards,
    ranks: ACE,
  }).ways
}

/** How many of the 154,143,080 hands have a pattern of groups. */
export function handsOfGroups(groups: Groups): number {
  const counts = countsOf(groups)
  const withAces = [...new Set(counts)].map(
    (aces) => choose(ACES.length, aces) * waysBelowAce(counts.toSpliced(counts.indexOf(aces), 1)),
  )
  return withAces.reduce((sum, ways) => sum + ways, waysBelowAce(counts))
}

/** A random pattern, weighted by its number of hands. */
function drawGroups(random: Random, patterns: readonly Groups[]): Groups {
  const ways = patterns.map(handsOfGroups)
  let left = random() * ways.reduce((sum, some) => sum + some, 0)
  return patterns[ways.findIndex((some) => (left -= some) < 0)] ?? patterns.at(-1)!
}

const MOST_TRIES = 20_000

/** The patterns that a clause covers. */
export const patternsOf = ({ when }: Clause): readonly Groups[] => [
  ...new Set(when.flatMap(({ groups }) => groups ?? GROUPS)),
]

/**
 * A random hand that a clause sets, in any order; undefined if none was found, as with a clause to which earlier ones
 * leave no hand.
 */
export function handOfClause(dealing: Dealing, random: Random, clause: Clause): readonly Card[] | undefined {
  const patterns = patternsOf(clause)
  for (let i = 0; i < MOST_TRIES; i++) {
    const hand = handOfGroups(random, drawGroups(random, patterns))
    if (setByWay(dealing, hand)?.clause.id === clause.id) return draw(random, hand, hand.length)
  }
  return undefined
}

/**
 * A random hand of one of the clauses, each clause equally likely. Throws if the list is empty or no clause sets any
 * hand.
 */
export function handOfClauses(dealing: Dealing, random: Random, accept: (clause: Clause) => boolean): readonly Card[] {
  const clauses = clausesIn(dealing).filter(accept)
  for (const clause of draw(random, clauses, clauses.length)) {
    const hand = handOfClause(dealing, random, clause)
    if (hand) return hand
  }
  throw new RangeError('none of these clauses sets a hand')
}
