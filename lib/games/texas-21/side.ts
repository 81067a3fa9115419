import { cardOf } from '@/lib/cards/card'
import { exact } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { SideOptions } from '@/lib/games/solver'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { exactDecimal } from '@/lib/math/fraction'
import { SIDE_CARDS, SIDE_HAND_NAMES, SIDE_HANDS, type SideHand } from './hands'
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

/** What a bet of one wins with a hand; 0 loses. The royal flush wins the meter of the progressive. */
function payOf(rules: Texas21Rules, bet: Texas21SideBet, hand: SideHand, meter: number | undefined): number {
  if (bet === 'progressive' && hand === 'royal-flush' && meter !== undefined) return meter
  return rules.pays[bet][hand] ?? 0
}

/** The sum over all deals of what the bet wins or loses, over their number. */
function evOf(hits: readonly { readonly pay: number; readonly ways: bigint }[], deals: bigint) {
  const paid = hits.map(({ pay, ways }) => ({ ...exactDecimal(pay), ways }))
  const unit = paid.reduce((common, { den }) => common * den, 1n)
  const lost = deals - hits.reduce((all, { ways }) => all + ways, 0n)
  return exact(
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

/**
 * A side bet over every choice of seven cards of the shoe, for a lone winner of the meter: where several hands win it, give the share.
 * The EV is exact for any shoe; `ways` and `deals` are the nearest doubles where they pass 2^53. Throws on a shoe of fewer than seven cards.
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
  return { ev: evOf(hits, deals), hits: hits.map((hit) => ({ ...hit, ways: Number(hit.ways) })), deals: Number(deals) }
}
