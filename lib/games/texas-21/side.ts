import { cardOf } from '@/lib/cards/card'
import { exact } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { SideOptions } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { combinations } from '@/lib/math/combinations'
import { add, divide, exactDecimal, type Fraction, fraction, multiply, toNumber } from '@/lib/math/fraction'
import { SIDE_CARDS, SIDE_HANDS, type SideHand, STRAIGHTS } from './hands'
import { SIDE_BET_IDS, type Texas21Rules, type Texas21SideBet } from './rules'
import { countSideHands, type RankSuitCounts } from './side-count'
import { chooseBig } from './side-polynomials'

/**
 * How many of each card a shoe has, by rank and suit. `shoe` gives the counts in suits s h d c, ranks 2 to A in each;
 * without it the shoe is fresh. Throws `TooFewCards` if a dead card isn't in it.
 */
function shoeOf(rules: Texas21Rules, { shoe, dead = [] }: SideOptions): RankSuitCounts {
  const counts = Array.from({ length: 13 }, (_, rank) =>
    Array.from({ length: 4 }, (_, suit) => (shoe ? shoe[suit * 13 + rank]! : rules.decks)),
  )
  const left = counts.map((row, rank) =>
    row.map((n, suit) => n - dead.filter((card) => card === cardOf(rank, suit)).length),
  )
  if (left.flat().some((n) => n < 0)) throw new TooFewCards('a dead card is not in the shoe')
  return left
}

/** The hand that wins the meter of the progressive bet. */
const METER_HAND: SideHand = 'royal-flush'

/** What a hand pays to 1, the meter's size for the hand that wins it; 0 loses. */
function payOf(rules: Texas21Rules, bet: Texas21SideBet, hand: SideHand, meter: number | undefined): number {
  if (bet === 'progressive' && hand === METER_HAND && meter !== undefined) return meter
  return rules.pays[bet][hand] ?? 0
}

/** The EV of a bet of 1, exactly. */
function evOf(hits: readonly { readonly pay: number; readonly ways: bigint }[], deals: bigint): Fraction {
  const paid = hits.map(({ pay, ways }) => ({ ...exactDecimal(pay), ways }))
  const unit = paid.reduce((common, { den }) => common * den, 1n)
  const lost = deals - hits.reduce((all, { ways }) => all + ways, 0n)
  return fraction(
    paid.reduce((all, { num, den, ways }) => all + num * (unit / den) * ways, -lost * unit),
    unit * deals,
  )
}

/** The counts of the last shoe. They depend on neither bet, pay table nor meter. */
let counted: { readonly key: string; readonly ways: Readonly<Record<SideHand, bigint>> } | undefined

function waysOf(shoe: RankSuitCounts): Readonly<Record<SideHand, bigint>> {
  const key = shoe.join(';')
  if (counted?.key !== key) counted = { key, ways: countSideHands(shoe) }
  return counted.ways
}

interface Hit {
  readonly id: SideHand
  readonly pay: number
  readonly ways: bigint
}

/**
 * The figures if all winners share the meter. On average, a player wins from it the meter times the chance that anybody
 * has a royal flush, divided by the number of players.
 */
function sharing(
  hits: readonly Hit[],
  meter: number,
  deals: bigint,
  shoe: RankSuitCounts,
  players: number,
): SideFigures {
  const alone = hits.map((hit) => (hit.id === METER_HAND ? { ...hit, pay: 0 } : hit))
  const won = divide(someoneHasRoyal(shoe, players), fraction(players))
  const ev = add(evOf(alone, deals), multiply(exactDecimal(meter), won))
  const royals = hits.find(({ id }) => id === METER_HAND)
  const share = royals && royals.ways > 0n ? toNumber(divide(won, fraction(royals.ways, deals))) : 1
  return {
    ev: exact(ev.num, ev.den),
    hits: hits.map((hit) => ({
      ...hit,
      pay: hit.id === METER_HAND ? hit.pay * share : hit.pay,
      ways: Number(hit.ways),
    })),
    deals: Number(deals),
    share,
  }
}

/**
 * A side bet over every choice of seven cards of the shoe. If `players` share the progressive's meter, `share` is the
 * part of it that a winner gets on average. The EV is exact for any shoe; `ways` and `deals` are the nearest doubles
 * above 2^53. Throws `RangeError` on an unknown bet, and `TooFewCards` if the shoe can't be dealt.
 */
export function side(rules: Texas21Rules, bet: string, options: SideOptions = {}): SideFigures {
  const id = SIDE_BET_IDS.find((known) => known === bet)
  if (id === undefined) throw new RangeError(`“${bet}” is no side bet of Texas 21`)
  const shoe = shoeOf(rules, options)
  const deals = chooseBig(
    shoe.flat().reduce((all, n) => all + n, 0),
    SIDE_CARDS,
  )
  if (deals === 0n) throw new TooFewCards('the side bets take seven cards; the shoe has fewer')
  const ways = waysOf(shoe)
  const hits = SIDE_HANDS.map((hand) => ({
    id: hand,
    pay: payOf(rules, id, hand, options.meter),
    ways: ways[hand],
  })).filter(({ pay }) => pay > 0)
  const { players = 1 } = options
  const meter = hits.find((hit) => hit.id === METER_HAND)?.pay
  if (id === 'progressive' && players > 1 && meter !== undefined) return sharing(hits, meter, deals, shoe, players)
  const ev = evOf(hits, deals)
  return {
    ev: exact(ev.num, ev.den),
    hits: hits.map((hit) => ({ ...hit, ways: Number(hit.ways) })),
    deals: Number(deals),
  }
}

// ——— A shared meter ——————————————————————————————————————————————————————————————————————————————————————————————

/*
 * The chance that somebody at a table of several players, who share the meter, has a royal flush. The up card and the
 * flop belong to everybody, and each player adds two cards from the same shoe. A royal flush within the five shared
 * cards therefore belongs to all players; one that needs one or two more cards belongs to the players who hold them.
 */

/** The up card and the flop. */
const SHARED = 5
const OWN = SIDE_CARDS - SHARED

const total = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** The chance that at least one player holds one of the `wanted` cards among the `cards` left. */
function someoneHolds(wanted: number, cards: number, players: number): Fraction {
  const all = chooseBig(cards, OWN * players)
  return fraction(all - chooseBig(cards - wanted, OWN * players), all)
}

/**
 * The chance that at least one player holds a card of each of two kinds, of which `a` and `b` are left, by inclusion
 * and exclusion over the players.
 */
function someoneHoldsBoth(a: number, b: number, cards: number, players: number): Fraction {
  // The common denominator of all terms: the orders in which the cards of all players can be dealt.
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

/** The coefficient of x^power in a product of polynomials. */
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
 * The chance that at least one of `players` has a royal flush, exactly, for any shoe. Every player has the same share
 * of the meter, so one wins on average the meter times this chance, divided by the number of players. Throws
 * `TooFewCards` if the shoe can't serve them all.
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
    // Five cards can hold three or more ranks of a royal flush in one suit only, so no deal is counted twice.
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
