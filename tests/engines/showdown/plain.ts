import type { Card } from '@/lib/cards/card'
import { evaluate5 } from '@/lib/cards/evaluate/five'
import { evaluate3 } from '@/lib/cards/three'
import { handPlace } from '@/lib/cards/strength'
import { DECK, DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import {
  type Action,
  type ByEnd,
  categoryOf,
  FIVE_CARDS,
  FOUR_CARDS,
  LONGEST_SUIT,
  type AnyRanking,
  type Showdown,
  type Spot,
  strengthOf,
  WILD_FIVE,
  THREE_CARDS,
} from '@/lib/engines/showdown/index'
import { netsOf } from '@/lib/families/showdown/figures'
import {
  qualifyingHands,
  qualifyingStrength as leastToQualify,
  type ShowdownRules,
  variantsOf,
} from '@/lib/families/showdown/rules'
import { page } from '@/lib/games/three-card-poker/page'
import { combinations } from '@/lib/math/combinations'

/* Games that are played against the engine, and a plain count of one decision. */

export const THREE: Showdown = { ranking: THREE_CARDS, player: 3, dealer: 3, up: 0, qualifies: 201 }

/** The weakest ace-king: A-K-4-3-2. */
export const ACE_KING = evaluate5(48, 44, 8, 5, 2)
export const CARIBBEAN: Showdown = { ranking: FIVE_CARDS, player: 5, dealer: 5, up: 1, qualifies: ACE_KING }

/** Pays of the raise from high card to royal flush. */
export const CARIBBEAN_PAYS = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100]

export const FOLD: Action = { bet: 1, nets: () => ({ unqualified: -1, win: -1, tie: -1, loss: -1 }) }

/** Raise two antes, or fold. */
export const caribbean = (pays: readonly number[] = CARIBBEAN_PAYS): readonly Action[] => [
  {
    bet: 3,
    nets: (strength) => ({ unqualified: 1, win: 1 + 2 * pays[handPlace(strength)]!, tie: 0, loss: -3 }),
  },
  FOLD,
]

/** Play or fold at Three Card Poker. */
export const threeCard = (rules: ShowdownRules): readonly Action[] => [
  {
    bet: 2,
    nets: netsOf(page, rules, 'play'),
  },
  FOLD,
]
export const VARIANTS = variantsOf(page)
export const QUALIFYING = qualifyingHands(page).values
export const qualifyingStrength = (rules: ShowdownRules): number => leastToQualify(page, rules)
/** The strategies of Three Card Poker, by the weakest hand that each plays. */
export const STRATEGIES = [
  { id: 'queen-six-four', least: evaluate3(40, 17, 10) },
  { id: 'queen-seven', least: evaluate3(40, 21, 2) },
  { id: 'queen-high', least: evaluate3(40, 5, 2) },
  { id: 'everything', least: 0 },
] as const

/** The weakest strength of a category of four cards. */
const least = (id: string): number => FOUR_CARDS.categories.find((one) => one.id === id)!.from
const strengthOfFour = (ranks: readonly number[]): number =>
  strengthOf(
    FOUR_CARDS,
    ranks.map((rank, i) => rank * 4 + (i & 3)),
  )

/** Three raises; a tie wins; a bonus whatever the dealer has. */
export const FOUR: Showdown = { ranking: FOUR_CARDS, player: 5, dealer: 6, up: 1, qualifies: 0 }
export const fourCard: readonly Action[] = [
  ...[3, 2, 1].map((times): Action => ({
    bet: 1 + times,
    nets(strength) {
      const id = FOUR_CARDS.categories[categoryOf(FOUR_CARDS, strength)]!.id
      const bonus = { 'three-of-a-kind': 2, 'straight-flush': 20, 'four-of-a-kind': 25 }[id] ?? 0
      return { unqualified: 0, win: 1 + times + bonus, tie: 1 + times + bonus, loss: bonus - 1 - times }
    },
  })),
  FOLD,
]

/** An ante, a bonus bet of the same size, and up to three more with a pair of aces. */
export const CRAZY: Showdown = {
  ranking: FOUR_CARDS,
  player: 5,
  dealer: 5,
  up: 0,
  qualifies: strengthOfFour([11, 2, 1, 0]),
}
const TWO_ACES = least('pair') + 12 * 66
export const crazyFour: readonly Action[] = [
  ...[3, 2, 1].map((times): Action => ({
    bet: 2 + times,
    nets(strength) {
      if (times > 1 && strength < TWO_ACES) return undefined
      const id = FOUR_CARDS.categories[categoryOf(FOUR_CARDS, strength)]!.id
      const pays = { straight: 1, flush: 1.5, 'three-of-a-kind': 2, 'straight-flush': 15, 'four-of-a-kind': 30 }
      const bonus = strength === FOUR_CARDS.strengths - 1 ? 200 : (pays as Readonly<Record<string, number>>)[id]
      const pushed = bonus ?? 0
      return { unqualified: times + pushed, win: 1 + times + pushed, tie: pushed, loss: (bonus ?? -1) - 1 - times }
    },
  })),
  { bet: 2, nets: () => ({ unqualified: -2, win: -2, tie: -2, loss: -2 }) },
]

/** An ante and a blind of the same size, which is paid by table; raise two more or fold. */
export const WILD: Showdown = { ranking: WILD_FIVE, player: 5, dealer: 5, up: 0, qualifies: 0 }
const BLIND: Readonly<Record<string, number>> = {
  straight: 1,
  flush: 2,
  'full-house': 3,
  'four-of-a-kind': 4,
  'straight-flush': 9,
  'five-of-a-kind': 10,
  'royal-flush': 50,
  'five-wilds': 1000,
}
export const wildStud: readonly Action[] = [
  {
    bet: 4,
    nets(strength) {
      const blind = BLIND[WILD_FIVE.categories[categoryOf(WILD_FIVE, strength)]!.id] ?? 0
      return { unqualified: 0, win: 3 + blind, tie: 0, loss: -4 }
    },
  },
  { bet: 2, nets: () => ({ unqualified: -2, win: -2, tie: -2, loss: -2 }) },
]

/** Raise up to three antes with six of a suit, two with five, one with any hand. */
export const FLUSH: Showdown = {
  ranking: LONGEST_SUIT,
  player: 7,
  dealer: 7,
  up: 0,
  // 9-3-2 of a suit.
  qualifies: strengthOf(LONGEST_SUIT, [28, 4, 0, 9, 13, 18, 34]),
}
export const highCardFlush: readonly Action[] = [
  ...[3, 2, 1].map((times): Action => ({
    bet: 1 + times,
    nets(strength) {
      const least = ['2-card', '5-card', '6-card'][times - 1]
      const category = LONGEST_SUIT.categories.find(({ id }) => id === least)!
      return strength < category.from ? undefined : { unqualified: 1, win: 1 + times, tie: 0, loss: -1 - times }
    },
  })),
  FOLD,
]

/** Strengths by evaluators with the engine's numbering; of more than four cards, that of the best four. */
export const EVALUATE: Readonly<Record<AnyRanking['id'], (cards: readonly Card[]) => number>> = {
  'three-cards': (cards) => evaluate3(...(cards as [Card, Card, Card])),
  'five-cards': (cards) => evaluate5(...(cards as [Card, Card, Card, Card, Card])),
  'longest-suit': (cards) => strengthOf(LONGEST_SUIT, cards),
  'wild-five': (cards) => strengthOf(WILD_FIVE, cards),
  'four-cards': (cards) => Math.max(...Array.from(combinations(cards, 4), (four) => strengthOf(FOUR_CARDS, four))),
}

/** The dealer's hands by end, one hand at a time. */
export function plainEnds({ ranking, dealer, qualifies }: Showdown, { hand, up, dead }: Spot): ByEnd {
  const evaluate = EVALUATE[ranking.id]!
  const own = evaluate(hand)
  const ends = { unqualified: 0, win: 0, tie: 0, loss: 0 }
  for (const rest of combinations(
    without(ranking === WILD_FIVE ? DECK_WITH_JOKER : DECK, hand, up, dead),
    dealer - up.length,
  )) {
    const other = evaluate([...up, ...rest])
    if (other < qualifies) ends.unqualified++
    else if (other < own) ends.win++
    else if (other === own) ends.tie++
    else ends.loss++
  }
  return ends
}
