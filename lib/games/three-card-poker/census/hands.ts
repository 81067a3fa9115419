import { THREE_CARD_HANDS, type ThreeCardHand } from '@/lib/cards/hands'
import {
  CORE,
  type Qualifying,
  QUALIFYING,
  qualifyingStrength,
  type ThreeCardRules,
  VARIANTS,
} from '@/lib/games/three-card-poker/rules'
import { type Card, makeCards, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { type SuitClass, suitClasses } from '@/lib/cards/suit-classes'
import { handOfThree } from '@/lib/cards/three'
import { type ByEnd, decide } from '@/lib/engines/showdown/index'
import { showdownOf } from '@/lib/families/showdown/figures'
import { compareEv, evValue } from '@/lib/games/ev'
import { dealerStrengths, playNets, solve } from '@/lib/games/three-card-poker/solve'
import { exampleOf, memberOf, slugOf } from '@/lib/games/three-card-poker/hand-classes'
import { ENDINGS, FOLD_NET, start } from '@/lib/games/three-card-poker/round'
import type { Show } from '@/lib/teaching/census/counts'

/*
 * Figures for the pages on Three Card Poker's hands: all 22,100 hands, grouped by page, under the usual rules and the
 * other known ones.
 */

// ——— The contents of content/three-card-poker/hands.json —————————————————————————————————————————————————————————

/** Hands of a page with the same `memberOf` key, and the net of playing, summed over all their deals, in antes. */
export interface ThreeCardMember {
  readonly id: string
  /** One of these hands. */
  readonly hand: string
  readonly hands: number
  readonly total: number
  /** The lowest and the highest EV among them, in antes. */
  readonly least: number
  readonly most: number
}

/** Dead cards that change the best play, and the EV of playing then, in antes. */
export interface ThreeCardTurn {
  readonly dead: string
  readonly ev: number
}

export interface ThreeCardMade {
  readonly slug: string
  readonly hands: number
  /** The net of playing, summed over all deals of all hands, in antes. */
  readonly total: number
  /** Deals by ending, in the order of ENDINGS. Each hand meets 18,424 hands of the dealer. */
  readonly endings: readonly number[]
  /** Weakest first. */
  readonly members: readonly ThreeCardMember[]
  /** Deals against a dealer who qualifies, by the dealer's hand: those that the dealer loses, ties and wins. */
  readonly against: readonly {
    readonly hand: ThreeCardHand
    readonly below: number
    readonly equal: number
    readonly above: number
  }[]
  /** The EV of playing under each known ante bonus, in antes. */
  readonly bonuses: readonly { readonly id: string; readonly ev: number }[]
  /** The EV of playing by the hand that the dealer needs to qualify, in antes. */
  readonly qualifies: readonly { readonly qualifies: Qualifying; readonly ev: number }[]
  /**
   * For the hand that the page shows: the EV of playing, how much a dead card of each rank (two to ace) adds to it on
   * average, and the fewest dead cards that change the play.
   */
  readonly dead: { readonly ev: number; readonly byRank: readonly number[]; readonly turn?: ThreeCardTurn }
}

// ——— Computation —————————————————————————————————————————————————————————————————————————————————————————————————

const RULES: ThreeCardRules = VARIANTS[0].rules
const DEALS = 18_424
/** The most dead cards that are tried: more than a player sees of a neighbor or two by accident. */
const MOST_DEAD = 6

/** A class of hands, and how it ends against all hands of the dealer. */
interface Met extends SuitClass {
  readonly strength: number
  readonly counts: ByEnd
}

const endsOf = (rules: ThreeCardRules, hand: readonly Card[], dead: readonly Card[] = []) =>
  decide(showdownOf(CORE, rules), { hand, up: [], dead })

/** How every class of hands ends, the weakest first. */
const meet = (): readonly Met[] =>
  suitClasses()
    .map((one) => {
      const { strength, ends } = endsOf(RULES, one.hand)
      return { ...one, strength, counts: ends }
    })
    .sort((a, b) => a.strength - b.strength)

const totalOf = ({ strength, counts }: Met, rules: ThreeCardRules): number => {
  const nets = playNets(rules, strength)
  return ENDINGS.reduce((sum, ending) => sum + nets[ending] * counts[ending], 0)
}

/** The net of playing, summed over all deals of these hands, in antes. With the usual pays it is a whole number. */
const sumOf = (those: readonly Met[], rules: ThreeCardRules): number =>
  those.reduce((sum, one) => sum + one.hands * totalOf(one, rules), 0)
const handsIn = (those: readonly Met[]): number => those.reduce((sum, { hands }) => sum + hands, 0)

function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function membersOf(slug: string, those: readonly Met[]): readonly ThreeCardMember[] {
  return [...grouped(those, ({ hand }) => memberOf(slug, hand))].map(([id, some]) => {
    const evs = some.map((one) => totalOf(one, RULES) / DEALS)
    return {
      id,
      hand: makeCards(some[0]!.hand),
      hands: handsIn(some),
      total: sumOf(some, RULES),
      least: Math.min(...evs),
      most: Math.max(...evs),
    }
  })
}

/**
 * Deals of these hands against a dealer who qualifies, by the dealer's hand: those that the dealer loses, ties and
 * wins.
 */
function againstOf(those: readonly Met[]): ThreeCardMade['against'] {
  const sums = THREE_CARD_HANDS.map((hand) => ({ hand, below: 0, equal: 0, above: 0 }))
  const qualifying = qualifyingStrength(RULES)
  for (const { hand, hands, strength } of those)
    dealerStrengths(hand).forEach((ways, dealer) => {
      if (dealer < qualifying || ways === 0) return
      const sum = sums.find((one) => one.hand === handOfThree(dealer))!
      const side = dealer < strength ? 'below' : dealer > strength ? 'above' : 'equal'
      sum[side] += ways * hands
    })
  return sums
}

// ——— Dead cards —————————————————————————————————————————————————————————————————————————————————————————

interface Gone {
  readonly card: Card
  readonly change: number
}

function playEv(hand: readonly Card[], dead: readonly Card[]): number {
  const { strength, ends, deals } = endsOf(RULES, hand, dead)
  const nets = playNets(RULES, strength)
  return ENDINGS.reduce((sum, ending) => sum + nets[ending] * ends[ending], 0) / deals
}

/**
 * The fewest dead cards that change the best play, starting with those that move the EV most; undefined if six don't.
 */
function turnOf(hand: readonly Card[], gone: readonly Gone[], plays: boolean): ThreeCardTurn | undefined {
  const order = [...gone].sort((a, b) => (plays ? a.change - b.change : b.change - a.change))
  for (let n = 1; n <= MOST_DEAD; n++) {
    const dead = order.slice(0, n).map(({ card }) => card)
    const solution = solve(RULES, { ...start(RULES, { dead }), hand })
    const [play, fold] = solution.options
    if (compareEv(play!.ev, fold!.ev) !== 0 && compareEv(play!.ev, fold!.ev) > 0 !== plays)
      return { dead: makeCards(dead), ev: evValue(play!.ev) }
  }
  return undefined
}

function deadOf(hand: readonly Card[]): ThreeCardMade['dead'] {
  const ev = playEv(hand, [])
  const gone = without(DECK, hand).map((card) => ({ card, change: playEv(hand, [card]) - ev }))
  const byRank = Array.from({ length: 13 }, (_, rank) => {
    const some = gone.filter(({ card }) => rankOf(card) === rank)
    return Number((some.reduce((sum, { change }) => sum + change, 0) / some.length).toFixed(6))
  })
  const turn = turnOf(hand, gone, ev > FOLD_NET)
  return { ev, byRank, ...(turn ? { turn } : {}) }
}

// ——— Pages ——————————————————————————————————————————————————————————————————————————————————————————————

/** The EV of playing by the hand that the dealer needs to qualify, in antes. */
function qualifyingOf(those: readonly Met[]): ThreeCardMade['qualifies'] {
  return QUALIFYING.map((qualifies) => {
    const rules = { ...RULES, qualifies }
    const again = those.map((one) => ({ ...one, counts: endsOf(rules, one.hand).ends }))
    return { qualifies, ev: sumOf(again, rules) / handsIn(again) / DEALS }
  })
}

function pageOf(slug: string, those: readonly Met[]): ThreeCardMade {
  return {
    slug,
    hands: handsIn(those),
    total: sumOf(those, RULES),
    endings: ENDINGS.map((ending) => those.reduce((sum, { hands, counts }) => sum + hands * counts[ending], 0)),
    members: membersOf(slug, those),
    against: againstOf(those),
    bonuses: VARIANTS.map(({ id, rules }) => ({ id, ev: sumOf(those, rules) / handsIn(those) / DEALS })),
    qualifies: qualifyingOf(those),
    dead: deadOf(exampleOf(slug)),
  }
}

/** The figures of every page, weakest hands first. */
export function makeThreeCardHands(show: Show): readonly ThreeCardMade[] {
  const pages = [...grouped(meet(), ({ hand }) => slugOf(hand))]
  return pages.map(([slug, those], i) => {
    show(i / pages.length)
    return pageOf(slug, those)
  })
}
