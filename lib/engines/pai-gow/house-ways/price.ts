import { type Card, cardOf, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { showdowns } from '@/lib/engines/pai-gow/banker'
import { legalSettings, readSeven, sortHand } from '@/lib/engines/pai-gow/hand'
import { rankingOf } from '@/lib/engines/pai-gow/ranking'
import {
  countSettings,
  gainOver,
  type Settings,
  type Side,
  type Worth,
  worthAgainst,
} from '@/lib/engines/pai-gow/setting-worth'
import { behindOfKey, frontOfKey, tableOf } from '@/lib/engines/pai-gow/way-table'
import { setterOf } from '@/lib/engines/pai-gow/ways'
import type { Progress } from '@/lib/game/solver'
import type { Fraction } from '@/lib/math/fraction'
import type { Random } from '@/lib/math/random'
import { drawOfClass, eachClass, handsOfClass } from './classes'
import type { Study } from './study'

/*
 * The cost of each clause: how much more its hands would be worth with the best setting, against another side that
 * plays the same way. Priced for the player, who pays the commission and loses copies, and for the house, which gains
 * both.
 *
 * A clause with few hands is priced exactly, over all of them. For the others a sample is dealt. The price of each
 * sampled hand is exact and is compared with a simpler price whose mean is known exactly, so that only the difference
 * is estimated. Hands in which another setting comes close are sampled separately, because nearly all of the price
 * comes from them.
 */

/** Bets a hand times 20, so that five percent is a whole number. */
export const SIDES = {
  player: { win: 19, loss: -20, copiesWin: false },
  house: { win: 20, loss: -19, copiesWin: true },
} as const satisfies Readonly<Record<string, Side>>
export type SideId = keyof typeof SIDES
export const SIDE_IDS = ['player', 'house'] as const satisfies readonly SideId[]

const UNIT = 20

/** In bets, for each hand that the clause sets. */
export type Price =
  | ({ readonly kind: 'exact' } & Fraction)
  | { readonly kind: 'sampled'; readonly mean: number; readonly standardError: number; readonly hands: number }

export type ClausePrices = Readonly<Record<SideId, Price>>

/**
 * The exact price of a hand for each side, as a whole number of twentieths of a bet over all deals of the other side.
 */
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
  [0, 1, 2, 3]
    .filter((b) => b !== a)
    .flatMap((b) => [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c])),
)

/** The text of the first hand among those that differ only in the names of suits. */
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

/** Hands of a clause that are sampled together: those in which another setting comes close, or the rest. */
interface Stratum {
  readonly clause: number
  readonly classes: number[]
  readonly weights: number[]
  hands: number
  /** The sums of the simpler price over all its hands, one for each side. */
  readonly simple: number[]
}

/**
 * If the clause's setting leads by more than this, in bets, the player's own cards hardly ever change which setting is
 * best.
 */
const CLEAR_LEAD = 0.08

/** How a side that plays this way sets all hands. */
const settingsIn = (study: Study): Settings =>
  countSettings((add) => eachClass((_, one, hands) => add(study.settings[one]!, hands)))

/** Two strata for each clause, the close hands first. */
function strataOf(study: Study, worths: readonly Worth[]): readonly Stratum[] {
  const ranking = rankingOf(study.dealing.wheel)
  const strata = study.hands.flatMap((_, clause) =>
    [0, 1].map((): Stratum => ({ clause, classes: [], weights: [], hands: 0, simple: worths.map(() => 0) })),
  )
  eachClass((hand, one, hands) => {
    const key = study.settings[one]!
    const gains = worths.map((worth) => gainOver(ranking, hand, frontOfKey(key), behindOfKey(key), worth))
    const isClear = gains.every(({ lead }) => lead > CLEAR_LEAD * UNIT)
    const stratum = strata[2 * study.clauses[one]! + Number(isClear)]!
    stratum.classes.push(one)
    stratum.weights.push(hands)
    stratum.hands += hands
    gains.forEach(({ gain }, side) => (stratum.simple[side]! += hands * gain))
  })
  return strata.filter(({ hands }) => hands > 0)
}

function drawer({ classes, weights }: Stratum): (random: Random) => readonly Card[] {
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

/**
 * Sums over the sampled hands of a stratum: the difference between a hand's exact and simpler price, one for each side.
 */
interface Sample {
  readonly stratum: Stratum
  readonly deal: (random: Random) => readonly Card[]
  hands: number
  readonly sums: number[]
  readonly squares: number[]
}

const emptySample = (stratum: Stratum): Sample => ({
  stratum,
  deal: drawer(stratum),
  hands: 0,
  sums: SIDE_IDS.map(() => 0),
  squares: SIDE_IDS.map(() => 0),
})

function addHands(study: Study, sample: Sample, worths: readonly Worth[], random: Random, hands: number): void {
  const ranking = rankingOf(study.dealing.wheel)
  for (let i = 0; i < hands; i++) {
    const cards = sample.deal(random)
    const hand = readSeven(sortHand(cards))
    const split = setterOf(study.dealing)(hand) & 31
    const set = legalSettings(ranking, hand).find((one) => one.split === split)!
    priceHand(study, cards).forEach(({ num, deals }, side) => {
      const difference = num / deals - gainOver(ranking, hand, set.front, set.behind, worths[side]!).gain
      sample.sums[side]! += difference
      sample.squares[side]! += difference * difference
    })
  }
  sample.hands += hands
}

const deviation = ({ hands, sums, squares }: Sample, side: number): number =>
  Math.sqrt(Math.max(0, squares[side]! / hands - (sums[side]! / hands) ** 2))

function pricesOf(samples: readonly Sample[]): ClausePrices {
  const all = samples.reduce((sum, { stratum }) => sum + stratum.hands, 0)
  const hands = samples.reduce((sum, sample) => sum + sample.hands, 0)
  const [player, house] = SIDE_IDS.map((_, side): Price => {
    const total = samples.reduce(
      (sum, { stratum, sums, hands: dealt }) => sum + stratum.simple[side]! + (stratum.hands * sums[side]!) / dealt,
      0,
    )
    const squares = samples.reduce(
      (sum, sample) => sum + (sample.stratum.hands * deviation(sample, side)) ** 2 / (sample.hands - 1),
      0,
    )
    return { kind: 'sampled', mean: total / all / UNIT, standardError: Math.sqrt(squares) / all / UNIT, hands }
  })
  return { player: player!, house: house! }
}

/** Clauses with at most this many hands are priced exactly. */
const FEW = 30_000

/**
 * Hands dealt to each stratum at first. The rest go where they help most, in proportion to a stratum's size and spread.
 */
const FIRST_HANDS = 120
const MORE_HANDS = 8000

/** The share of the work done by the first hands and the small clauses. */
const FIRST_PART = 0.5

/**
 * The price of each clause, in the order of the study's clauses, which must set every hand. `onProgress` receives the
 * share done. Takes minutes, so a command makes these figures.
 */
export function priceClauses(study: Study, random: Random, onProgress?: Progress): readonly ClausePrices[] {
  const worths = SIDE_IDS.map((id) => worthAgainst(settingsIn(study), SIDES[id]))
  const strata = strataOf(study, worths)
  const isFew = ({ clause }: Stratum): boolean => study.hands[clause]! <= FEW
  const samples = strata.filter((stratum) => !isFew(stratum)).map(emptySample)
  samples.forEach((sample, i) => {
    onProgress?.((FIRST_PART * i) / samples.length)
    addHands(study, sample, worths, random, FIRST_HANDS)
  })
  const spreads = samples.map((sample) => sample.stratum.hands * Math.max(deviation(sample, 0), deviation(sample, 1)))
  const all = spreads.reduce((sum, n) => sum + n, 0)
  samples.forEach((sample, i) => {
    onProgress?.(FIRST_PART + ((1 - FIRST_PART) * i) / samples.length)
    addHands(study, sample, worths, random, Math.round((MORE_HANDS * spreads[i]!) / all))
  })
  onProgress?.(1)
  return study.hands.map((hands, clause) =>
    hands <= FEW
      ? priceAll(
          study,
          strata.filter((stratum) => stratum.clause === clause).flatMap(({ classes }) => classes),
        )
      : pricesOf(samples.filter(({ stratum }) => stratum.clause === clause)),
  )
}
