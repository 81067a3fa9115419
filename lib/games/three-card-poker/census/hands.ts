import { THREE_CARD_HANDS, type ThreeCardHand } from '@/lib/cards/hands'
import {
  type Qualifying,
  QUALIFYING,
  qualifyingStrength,
  type ThreeCardRules,
  VARIANTS,
} from '@/lib/games/three-card-poker/rules'
import { type Card, makeCards, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { handOfThree } from '@/lib/cards/three'
import { compareEv, evValue } from '@/lib/games/ev'
import {
  countDealerStrengths,
  countEndings,
  countStrengths,
  type Met,
  metOnce,
  playNets,
  solve,
} from '@/lib/games/three-card-poker/solve'
import { exampleOf, memberOf, slugOf } from '@/lib/games/three-card-poker/hand-classes'
import { ENDINGS, FOLD_NET, start, strengthOf } from '@/lib/games/three-card-poker/round'
import type { Show } from '@/lib/teaching/census/counts'

/* What the pages of Three Card Poker tell of their hands: all 22,100 of them, by pages, from the usual rules and the others known. */

// ——— What content/three-card-poker/hands.json keeps: counts of deals, each hand against 18,424 of the dealer’s —————

/** Hands of a page that are alike but for their suits: what playing comes to over all their deals, in antes. */
export interface ThreeCardMember {
  readonly id: string
  /** One of them. */
  readonly hand: string
  readonly hands: number
  readonly total: number
  /** The EV of the worst of them and of the best. */
  readonly least: number
  readonly most: number
}

/** Dead cards that turn the play around, and what playing is worth then. */
export interface ThreeCardTurn {
  readonly dead: string
  readonly ev: number
}

export interface ThreeCardMade {
  readonly slug: string
  readonly hands: number
  /** The net of playing over all deals of all hands, in antes. */
  readonly total: number
  /** Deals in the order of ENDINGS. */
  readonly endings: readonly number[]
  /** Weakest first. */
  readonly members: readonly ThreeCardMember[]
  /** Deals by what the dealer qualifies with: those that the dealer loses, ties and wins. */
  readonly against: readonly {
    readonly hand: ThreeCardHand
    readonly below: number
    readonly equal: number
    readonly above: number
  }[]
  /** What playing is worth under each known ante bonus. */
  readonly bonuses: readonly { readonly id: string; readonly ev: number }[]
  /** And with other hands needed to qualify. */
  readonly qualifies: readonly { readonly qualifies: Qualifying; readonly ev: number }[]
  /** Of the hand drawn: what a dead card of each rank, deuce to ace, adds on average, and the fewest that turn the play. */
  readonly dead: { readonly ev: number; readonly byRank: readonly number[]; readonly turn?: ThreeCardTurn }
}

// ——— What is worked out ————————————————————————————————————————————————————————————————————————————————————————————

const RULES: ThreeCardRules = VARIANTS[0].rules
const DEALS = 18_424
/** More cards than one sees of a neighbor or two by accident. */
const MOST_DEAD = 6

const totalOf = ({ strength, counts }: Met, rules: ThreeCardRules): number => {
  const nets = playNets(rules, strength)
  return ENDINGS.reduce((sum, ending) => sum + nets[ending] * counts[ending], 0)
}

/** Sums of the net of playing over hands, weighed by how many there are of each: with the usual pays a whole number of antes. */
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

/** Of all deals of these hands: by the hand of a dealer who qualifies, those that the dealer loses, ties and wins. */
function againstOf(those: readonly Met[]): ThreeCardMade['against'] {
  const sums = THREE_CARD_HANDS.map((hand) => ({ hand, below: 0, equal: 0, above: 0 }))
  const qualifying = qualifyingStrength(RULES)
  for (const { hand, hands, strength } of those)
    countDealerStrengths(hand).forEach((ways, dealer) => {
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
  const stub = without(DECK, hand, dead)
  const player = strengthOf(hand)
  const counts = countEndings(player, countStrengths(stub), qualifyingStrength(RULES))
  const nets = playNets(RULES, player)
  const deals = ENDINGS.reduce((sum, ending) => sum + counts[ending], 0)
  return ENDINGS.reduce((sum, ending) => sum + nets[ending] * counts[ending], 0) / deals
}

/** The fewest dead cards that turn the play around, those first that move it most; undefined where six do not. */
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

/** Any other hand that the dealer may need, with what playing is then worth. */
function qualifyingOf(hands: ReadonlySet<string>): ThreeCardMade['qualifies'] {
  return QUALIFYING.map((qualifies) => {
    const rules = { ...RULES, qualifies }
    const those = metOnce(qualifyingStrength(rules)).filter(({ hand }) => hands.has(makeCards(hand)))
    return { qualifies, ev: sumOf(those, rules) / handsIn(those) / DEALS }
  })
}

function pageOf(slug: string, those: readonly Met[]): ThreeCardMade {
  const names = new Set(those.map(({ hand }) => makeCards(hand)))
  return {
    slug,
    hands: handsIn(those),
    total: sumOf(those, RULES),
    endings: ENDINGS.map((ending) => those.reduce((sum, { hands, counts }) => sum + hands * counts[ending], 0)),
    members: membersOf(slug, those),
    against: againstOf(those),
    bonuses: VARIANTS.map(({ id, rules }) => ({ id, ev: sumOf(those, rules) / handsIn(those) / DEALS })),
    qualifies: qualifyingOf(names),
    dead: deadOf(exampleOf(slug)),
  }
}

/** The pages' hands from the weakest to the strongest. */
export function makeThreeCardHands(show: Show): readonly ThreeCardMade[] {
  const pages = [...grouped(metOnce(qualifyingStrength(RULES)), ({ hand }) => slugOf(hand))]
  return pages.map(([slug, those], i) => {
    show(i / pages.length)
    return pageOf(slug, those)
  })
}
