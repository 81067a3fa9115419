import { ACE, type Card, makeCard, makeCards, rankOf, RANKS } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import {
  choicesAtFirst,
  type Contests,
  integerPays,
  ledgerOf,
  makeContests,
  makeReached,
  MANNERS,
  noteAfterFirst,
  worthAfterFirst,
} from '@/lib/games/xx-poker/contests'
import { POSITIONS, VARIANTS } from '@/lib/games/xx-poker/rules'
import { winsContest } from '@/lib/games/xx-poker/round'
import { RESULTS } from '@/lib/games/xx-poker/rules'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import type { Show } from '@/lib/teaching/census/counts'

/*
 * Figures for the pages on first contests in which two or three own cards win, and the player chooses which to place:
 * every hand against every contest card of a rank.
 */

// ——— The contents of content/xx-poker/contests.json, by the rank of the dealer's card ————————————————————————————

/** Contests whose lowest winning card has one rank. EVs are means, in Play bets, by manner. */
export interface ContestPart {
  readonly lowest: string
  /** How many hands with a contest card these are. */
  readonly spots: number
  readonly evs: readonly number[]
}

export interface ContestMade {
  readonly slug: string
  /** The letter of the dealer’s rank. */
  readonly rank: string
  readonly spots: number
  /** Net results summed over all deals, in halves of a Play bet, by manner. */
  readonly halves: readonly string[]
  /** Deals by position and result, in the order of POSITIONS and RESULTS, by manner. */
  readonly ledgers: readonly (readonly number[])[]
  /** How many second contest cards the held cards beat on average, by manner. */
  readonly beaten: readonly number[]
  readonly parts: readonly ContestPart[]
  /** A hand and a contest card for which placing the highest card costs about as much as on average. */
  readonly hand: string
  readonly dealer: string
}

// ——— Computation —————————————————————————————————————————————————————————————————————————————————————————————————

const RULES = VARIANTS[0].rules
/** The second contest card and the community cards that can follow. */
const DEALS = 48 * 16_215
const UNIT = 2
const DIGITS = 9
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

/** A first contest of a class of hands. */
interface Spot {
  readonly hand: readonly Card[]
  readonly first: Card
  readonly times: number
  /** The cards held after each manner, as bits. */
  readonly held: readonly [number, number]
  readonly worth: readonly number[]
  readonly beaten: readonly number[]
  readonly lowest: number
}

const bitCards = (hand: readonly Card[], held: number): readonly Card[] =>
  hand.filter((_, i) => (held & (1 << i)) !== 0)

function spotOf(contests: Contests, times: number, first: Card): Spot | undefined {
  const { hand, stub } = contests
  const winning = hand.filter((card) => winsContest(card, first))
  if (winning.length < 2) return undefined
  const choices = choicesAtFirst(contests, first)
  const held = [choices[0]!, choices.at(-1)!] as const
  const beaten = held.map(
    (bits) =>
      stub.filter((second) => second !== first && bitCards(hand, bits).some((own) => winsContest(own, second))).length,
  )
  return {
    hand,
    first,
    times,
    held,
    worth: held.map((bits) => worthAfterFirst(contests, first, bits)),
    beaten,
    lowest: Math.min(...winning.map(rankOf)),
  }
}

/** The spots with one rank of the dealer's card, and their ledgers by manner. */
interface Gathered {
  readonly spots: Spot[]
  readonly ledgers: Float64Array[]
}

const SIZE = POSITIONS.length * RESULTS.length

function gather(show: Show): ReadonlyMap<number, Gathered> {
  const byRank = new Map<number, Gathered>()
  const pays = integerPays(RULES)
  if (pays.unit !== UNIT) throw new Error('the pays are halves of a bet')
  const classes = suitClasses()
  classes.forEach(({ hand, hands }, i) => {
    show(i / classes.length)
    const contests = makeContests(pays, hand, without(DECK, hand))
    for (const first of contests.stub) {
      const spot = spotOf(contests, hands, first)
      if (!spot) continue
      const into = byRank.get(rankOf(first)) ?? { spots: [], ledgers: MANNERS.map(() => new Float64Array(SIZE)) }
      byRank.set(rankOf(first), into)
      into.spots.push(spot)
      spot.held.forEach((held, manner) => {
        const reached = makeReached()
        noteAfterFirst(contests, first, held, reached)
        ledgerOf(contests, reached).forEach((ways, at) => (into.ledgers[manner]![at]! += hands * ways))
      })
    }
  })
  return byRank
}

const timesOf = (spots: readonly Spot[]): number => spots.reduce((sum, { times }) => sum + times, 0)
const meanOf = (spots: readonly Spot[], of: (spot: Spot) => number): number =>
  spots.reduce((sum, spot) => sum + spot.times * of(spot), 0) / timesOf(spots)
const evOf =
  (manner: number) =>
  ({ worth }: Spot): number =>
    worth[manner]! / UNIT / DEALS

/** A spot with two winning cards in which the highest costs about as much as on average. */
function typical(spots: readonly Spot[]): Spot {
  const cost = (spot: Spot): number => evOf(0)(spot) - evOf(1)(spot)
  const mean = meanOf(spots, cost)
  return spots
    .filter(({ hand, first }) => hand.filter((card) => winsContest(card, first)).length === 2)
    .reduce((near, spot) => (Math.abs(cost(spot) - mean) < Math.abs(cost(near) - mean) ? spot : near), spots[0]!)
}

function madeOf(rank: number, { spots, ledgers }: Gathered): ContestMade {
  const letter = RANKS[rank]!
  const lows = [...new Set(spots.map(({ lowest }) => lowest))].sort((a, b) => a - b)
  const drawn = typical(spots)
  return {
    slug: `contest-${letter.toLowerCase()}`,
    rank: letter,
    spots: timesOf(spots),
    halves: MANNERS.map((_, manner) =>
      String(spots.reduce((sum, { worth, times }) => sum + BigInt(worth[manner]!) * BigInt(times), 0n)),
    ),
    ledgers: ledgers.map((ledger) => Array.from(ledger)),
    beaten: MANNERS.map((_, manner) => rounded(meanOf(spots, ({ beaten }) => beaten[manner]!))),
    parts: lows.map((low) => {
      const some = spots.filter(({ lowest }) => lowest === low)
      return {
        lowest: RANKS[low]!,
        spots: timesOf(some),
        evs: MANNERS.map((_, manner) => rounded(meanOf(some, evOf(manner)))),
      }
    }),
    hand: makeCards(drawn.hand),
    dealer: makeCard(drawn.first),
  }
}

/** Contests by the rank of the dealer's card. The ace comes first, because it is low in a contest. */
export function makeXxContests(show: Show): readonly ContestMade[] {
  const order = (rank: number): number => (rank === ACE ? -1 : rank)
  return [...gather(show)].sort(([a], [b]) => order(a) - order(b)).map(([rank, one]) => madeOf(rank, one))
}
