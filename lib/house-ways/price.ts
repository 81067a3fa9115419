import { type Card, cardOf, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { showdowns } from '@/lib/games/pai-gow-poker/banker'
import { legalSettings, readSeven, sortHand } from '@/lib/games/pai-gow-poker/hand'
import { rankingOf } from '@/lib/games/pai-gow-poker/ranking'
import { behindOfKey, frontOfKey, tableOf } from '@/lib/games/pai-gow-poker/way-table'
import { setterOf } from '@/lib/games/pai-gow-poker/ways'
import type { Progress } from '@/lib/games/game'
import type { Fraction } from '@/lib/math/fraction'
import type { Random } from '@/lib/math/random'
import { drawOfClass, eachClass, handsOfClass } from './classes'
import type { Study } from './study'
import { gainOver, type Side, type Worth, worthAgainst } from './worth'

/*
 * What each clause costs: how much more the best setting of its hands is worth than the clause's own, against another side that sets
 * by the same way. For the player, who pays the commission and gives copies away; and for the house, which takes both.
 *
 * A clause of few hands is priced exactly, over all of them. Of the others a sample is dealt: of each hand of it the price is exact,
 * and compared with a simpler price whose mean over the clause is known exactly, so that only the difference is left to chance.
 */

/** Bets a hand, times 20 so that five per cent is a whole number. */
export const SIDES = {
  player: { win: 19, loss: -20, copiesWin: false },
  house: { win: 20, loss: -19, copiesWin: true },
} as const satisfies Readonly<Record<string, Side>>
export type SideId = keyof typeof SIDES
export const SIDE_IDS = ['player', 'house'] as const satisfies readonly SideId[]

const UNIT = 20

/** In bets, for a hand that the clause sets. */
export type Price =
  | ({ readonly kind: 'exact' } & Fraction)
  | { readonly kind: 'sampled'; readonly mean: number; readonly standardError: number; readonly hands: number }

export type ClausePrices = Readonly<Record<SideId, Price>>

/** The exact price of a hand, as a whole number of twentieths over the deals of the other side, for each side. */
function priceHand(study: Study, cards: readonly Card[]): readonly { readonly num: number; readonly deals: number }[] {
  const { dealing } = study
  const sorted = sortHand(cards)
  const hand = readSeven(sorted)
  const settings = legalSettings(rankingOf(dealing.wheel), hand)
  const chosen = settings.findIndex(({ split }) => split === (setterOf(dealing)(hand) & 31))
  const stub = without(DECK_WITH_JOKER, sorted)
  return SIDE_IDS.map((id) => {
    const { win, loss, copiesWin } = SIDES[id]
    const counts = showdowns(settings, tableOf(dealing), stub, copiesWin)
    const worths = counts.map(({ wins, losses }) => win * wins + loss * losses)
    const { wins, pushes, losses } = counts[0]!
    return { num: Math.max(...worths) - worths[chosen]!, deals: wins + pushes + losses }
  })
}

// ——— Few hands: all of them ——————————————————————————————————————————————————————————————————————————————

const SUIT_ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].filter((b) => b !== a).flatMap((b) => [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c])),
)

/** The first of all hands that differ from this one by the names of the suits. */
function canonical(cards: readonly Card[]): string {
  const names = SUIT_ORDERS.map((suits) =>
    cards
      .map((card) => (card === JOKER ? JOKER : cardOf(rankOf(card), suits[suitOf(card)]!)))
      .sort((a, b) => a - b)
      .join(),
  )
  return names.sort()[0]!
}

function priceAll(study: Study, classes: readonly number[]): ClausePrices {
  const counts = new Map<string, number>()
  for (const one of classes)
    for (const cards of handsOfClass(one)) {
      const name = canonical(cards)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const sums = SIDE_IDS.map(() => 0n)
  let [hands, deals] = [0, 0]
  for (const [name, count] of counts) {
    const prices = priceHand(study, name.split(',').map(Number))
    prices.forEach(({ num }, i) => (sums[i]! += BigInt(count) * BigInt(num)))
    hands += count
    deals = prices[0]!.deals
  }
  const den = BigInt(hands) * BigInt(deals) * BigInt(UNIT)
  const [player, house] = sums.map((num): Price => ({ kind: 'exact', num, den }))
  return { player: player!, house: house! }
}

// ——— Many hands: a sample —————————————————————————————————————————————————————————————————————————————————

interface Simple {
  readonly worth: Worth
  /** The mean of the simpler price over the hands of each clause. */
  readonly means: readonly number[]
}

function simplePrices(study: Study, side: Side): Simple {
  const ranking = rankingOf(study.dealing.wheel)
  const worth = worthAgainst(study, side)
  const sums = study.hands.map(() => 0)
  eachClass((hand, one, hands) => {
    const key = study.settings[one]!
    sums[study.clauses[one]!]! += hands * gainOver(ranking, hand, frontOfKey(key), behindOfKey(key), worth)
  })
  return { worth, means: sums.map((sum, i) => sum / study.hands[i]!) }
}

function drawer(classes: readonly number[], weights: readonly number[]): (random: Random) => readonly Card[] {
  const upTo: number[] = []
  for (const weight of weights) upTo.push((upTo.at(-1) ?? 0) + weight)
  const all = upTo.at(-1)!
  return (random) => {
    const target = random() * all
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (upTo[middle]! > target) high = middle
      else low = middle + 1
    }
    return drawOfClass(classes[low]!, random)
  }
}

/** What a sample of a clause's hands has shown, added up: how far the exact price of a hand is from its simpler one. */
interface Sample {
  readonly clause: number
  readonly deal: (random: Random) => readonly Card[]
  hands: number
  readonly sides: readonly { sum: number; squares: number }[]
}

function addHands(study: Study, sample: Sample, simple: readonly Simple[], random: Random, hands: number): void {
  const ranking = rankingOf(study.dealing.wheel)
  for (let i = 0; i < hands; i++) {
    const cards = sample.deal(random)
    const hand = readSeven(sortHand(cards))
    const split = setterOf(study.dealing)(hand) & 31
    const set = legalSettings(ranking, hand).find((one) => one.split === split)!
    priceHand(study, cards).forEach(({ num, deals }, side) => {
      const difference = num / deals - gainOver(ranking, hand, set.front, set.behind, simple[side]!.worth)
      sample.sides[side]!.sum += difference
      sample.sides[side]!.squares += difference * difference
    })
  }
  sample.hands += hands
}

const deviation = ({ hands, sides }: Sample, side: number): number => {
  const { sum, squares } = sides[side]!
  return Math.sqrt(Math.max(0, squares / hands - (sum / hands) ** 2))
}

function pricesOf(sample: Sample, simple: readonly Simple[]): ClausePrices {
  const [player, house] = SIDE_IDS.map((_, side): Price => {
    const mean = (simple[side]!.means[sample.clause]! + sample.sides[side]!.sum / sample.hands) / UNIT
    return { kind: 'sampled', mean, standardError: deviation(sample, side) / Math.sqrt(sample.hands - 1) / UNIT, hands: sample.hands }
  })
  return { player: player!, house: house! }
}

/** Clauses of no more hands than this are priced exactly. */
const FEW = 30_000

/** Hands of each clause before the others are dealt where they tell most: in proportion to the clause's share and its spread. */
const FIRST_HANDS = 250
const MORE_HANDS = 8000

/**
 * The price of each clause, in the order of the study's clauses, which must set every hand. `onProgress` hears the part done.
 * Minutes: a command makes these figures.
 */
export function priceClauses(study: Study, random: Random, onProgress?: Progress): readonly ClausePrices[] {
  const classes = study.hands.map((): number[] => [])
  const weights = study.hands.map((): number[] => [])
  eachClass((_, one, hands) => {
    classes[study.clauses[one]!]!.push(one)
    weights[study.clauses[one]!]!.push(hands)
  })
  const simple = SIDE_IDS.map((id) => simplePrices(study, SIDES[id]))
  const prices = new Map<number, ClausePrices>()
  const samples: Sample[] = []
  study.hands.forEach((hands, clause) => {
    onProgress?.((clause / study.hands.length) * FIRST_PART)
    if (hands <= FEW) prices.set(clause, priceAll(study, classes[clause]!))
    else {
      const sample: Sample = { clause, deal: drawer(classes[clause]!, weights[clause]!), hands: 0, sides: SIDE_IDS.map(() => ({ sum: 0, squares: 0 })) }
      addHands(study, sample, simple, random, FIRST_HANDS)
      samples.push(sample)
    }
  })
  const spreads = samples.map((sample) => study.hands[sample.clause]! * deviation(sample, 0))
  const all = spreads.reduce((sum, n) => sum + n, 0)
  samples.forEach((sample, i) => {
    onProgress?.(FIRST_PART + (i / samples.length) * (1 - FIRST_PART))
    addHands(study, sample, simple, random, Math.round((MORE_HANDS * spreads[i]!) / all))
    prices.set(sample.clause, pricesOf(sample, simple))
  })
  onProgress?.(1)
  return study.hands.map((_, clause) => prices.get(clause)!)
}

const FIRST_PART = 0.5
