import comparisons from '@/content/house-ways/comparisons.json' with { type: 'json' }
import prices from '@/content/house-ways/prices.json' with { type: 'json' }
import { type Card, parseCards } from '@/lib/cards/card'
import { HOUSE_WAY_FIGURES } from '@/lib/engines/pai-gow/figures'
import { toNumber } from '@/lib/math/fraction'
import { must } from '@/lib/result'
import type { Difference } from './compare'
import { type SideId } from './price'

/* Figures of the house ways that come with the site, made by `npm run make:house-ways`. */

/** The number of seven-card hands, 154,143,080. */
export const ALL_HANDS = HOUSE_WAY_FIGURES.hands
/** How many of all hands a clause of a way sets; 0 for an unknown way or clause. */
export const handsOf = (way: string, clause: string): number => HOUSE_WAY_FIGURES.ways[way]?.clauses[clause] ?? 0
/** The share of all hands that a clause of a way sets, 0 to 1. */
export const shareOf = (way: string, clause: string): number => handsOf(way, clause) / ALL_HANDS

/** One way against another over every deal, as shares; and the player's EV in bets with the usual commission. */
export interface Against {
  readonly win: number
  readonly push: number
  readonly loss: number
  readonly ev: number
}

/** Five percent of a win. */
export const COMMISSION = 0.05

/** The player's way against the dealer's, by the ids of the ways. Throws a RangeError if they were not compared. */
export function against(player: string, dealer: string): Against {
  const counts = HOUSE_WAY_FIGURES.ways[player]?.against[dealer]
  if (!counts) throw new RangeError(`${player} against ${dealer} is not known`)
  const share = (ways: string): number => toNumber({ num: BigInt(ways), den: BigInt(HOUSE_WAY_FIGURES.deals) })
  const [win, push, loss] = [share(counts.wins), share(counts.pushes), share(counts.losses)]
  return { win, push, loss, ev: (1 - COMMISSION) * win - loss }
}

// ——— Prices ——————————————————————————————————————————————————————————————————————————————————————————————

/** The cost of a clause, in bets for each hand it sets. `standardError` is 0 if every hand was counted. */
export interface KnownPrice {
  readonly isExact: boolean
  readonly mean: number
  readonly standardError: number
  /** How many hands were sampled; absent if every hand was counted. */
  readonly hands?: number
}

type Written =
  | { readonly num: string; readonly den: string }
  | { readonly mean: number; readonly standardError: number; readonly hands: number }

const PRICES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<SideId, Written>>>>>> = prices.ways

/** The price of a clause for a side. Throws on a clause without a price. */
export function priceOf(way: string, clause: string, side: SideId): KnownPrice {
  const written = PRICES[way]?.[clause]?.[side]
  if (!written) throw new RangeError(`${clause} of ${way} is not priced`)
  if ('num' in written)
    return { isExact: true, mean: toNumber({ num: BigInt(written.num), den: BigInt(written.den) }), standardError: 0 }
  return { isExact: false, ...written }
}

/** A price weighted by how often its clause comes up, in bets a round. */
export const inRounds = (
  { mean, standardError }: KnownPrice,
  share: number,
): { readonly mean: number; readonly standardError: number } => ({
  mean: mean * share,
  standardError: standardError * share,
})

/** The price of a whole way in bets a round. The errors of the samples are independent. */
export function priceOfWay(way: string, side: SideId): { readonly mean: number; readonly standardError: number } {
  const all = Object.keys(PRICES[way] ?? {}).map((clause) => inRounds(priceOf(way, clause, side), shareOf(way, clause)))
  return {
    mean: all.reduce((sum, { mean }) => sum + mean, 0),
    standardError: Math.sqrt(all.reduce((sum, { standardError }) => sum + standardError ** 2, 0)),
  }
}

// ——— Comparisons —————————————————————————————————————————————————————————————————————————————————————————

const cardsOf = (text: string): readonly Card[] => must(parseCards(text))

/**
 * Where two ways differ, the largest part first. `a` names the clauses of the first way given. Throws a RangeError if the
 * ways were not compared.
 */
export function differencesOf(first: string, second: string): readonly Difference[] {
  const pair = comparisons.pairs.find(({ a, b }) => (a === first && b === second) || (a === second && b === first))
  if (!pair) throw new RangeError(`${first} and ${second} were not compared`)
  const turned = pair.a !== first
  return pair.differences.map(({ a, b, hands, examples }) => ({
    a: turned ? b : a,
    b: turned ? a : b,
    hands,
    examples: examples.map(cardsOf),
  }))
}

/** The share of all hands that two ways set differently. */
export const shareApart = (first: string, second: string): number =>
  differencesOf(first, second).reduce((sum, { hands }) => sum + hands, 0) / ALL_HANDS
