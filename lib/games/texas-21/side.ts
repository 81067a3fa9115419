import { cardOf } from '@/lib/cards/card'
import { exact } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { SideOptions } from '@/lib/games/solver'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { add, divide, exactDecimal, type Fraction, fraction, multiply, toNumber } from '@/lib/math/fraction'
import { SIDE_CARDS, SIDE_HAND_NAMES, SIDE_HANDS, type SideHand } from './hands'
import { someoneHasRoyal } from './meter-share'
import { SIDE_BET_IDS, type Texas21Rules, type Texas21SideBet } from './rules'
import { countSideHands, type RankSuitCounts } from './side-count'
import { chooseBig } from './side-polynomials'

/** `shoe` has 52 counts, suits s h d c, ranks 2 to A in each; a fresh shoe where there is none. Throws if a dead card is not in it. */
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

/** The hand that wins the meter of the progressive. */
const METER_HAND: SideHand = 'royal-flush'

/** What a bet of one wins with a hand; 0 loses. */
function payOf(rules: Texas21Rules, bet: Texas21SideBet, hand: SideHand, meter: number | undefined): number {
  if (bet === 'progressive' && hand === METER_HAND && meter !== undefined) return meter
  return rules.pays[bet][hand] ?? 0
}

/** The sum over all deals of what the bet wins or loses, over their number. */
function evOf(hits: readonly { readonly pay: number; readonly ways: bigint }[], deals: bigint): Fraction {
  const paid = hits.map(({ pay, ways }) => ({ ...exactDecimal(pay), ways }))
  const unit = paid.reduce((common, { den }) => common * den, 1n)
  const lost = deals - hits.reduce((all, { ways }) => all + ways, 0n)
  return fraction(
    paid.reduce((all, { num, den, ways }) => all + num * (unit / den) * ways, -lost * unit),
    unit * deals,
  )
}

/** The counts of the last shoe: the same for both bets, any table and any meter. */
let counted: { readonly key: string; readonly ways: Readonly<Record<SideHand, bigint>> } | undefined

function waysOf(shoe: RankSuitCounts): Readonly<Record<SideHand, bigint>> {
  const key = shoe.join(';')
  if (counted?.key !== key) counted = { key, ways: countSideHands(shoe) }
  return counted.ways
}

interface Hit {
  readonly id: SideHand
  readonly name: string
  readonly pay: number
  readonly ways: bigint
}

/** The figures with the meter shared by all winners: what the royal brings is the meter times the chance that anybody has one, over their number. */
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
 * A side bet over every choice of seven cards of the shoe; of a progressive that `players` share, with what a winner gets of the meter
 * on average. The EV is exact for any shoe; `ways` and `deals` are the nearest doubles where they pass 2^53. Throws `TooFewCards` on a
 * shoe of fewer cards than are dealt.
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
    name: SIDE_HAND_NAMES[hand],
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
