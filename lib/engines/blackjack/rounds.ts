import { tidyNet } from '@/lib/game/ev'
import type { Outcome } from '@/lib/game/solution'
import type { Progress } from '@/lib/game/solver'
import { cellsByCards, type FirstPlay } from './by-cards'
import { handGraph, handNumber } from './hand-graph'
import {
  type Dealer,
  DOUBLE,
  doubled,
  HIT,
  type HandValues,
  nextChance,
  playedBy,
  type Policy,
  STAND,
  valueHands,
} from './hand-values'
import { mayDoubleTotal, playsOfTwo } from './hands-played'
import { type Adviser, makeHolding } from './holding'
import { type BlackjackRules, INSURANCE_PAYS, INSURANCE_STAKE, type Play, SURRENDER_NET } from './rules'
import { chanceOfNatural, chanceOfNoBlackjack, makeShoe, putBack, type Shoe, take, VALUES } from './shoe'
import { type SplitValue, valueSplit, waitingAfterSplit } from './split'
import { splitNets } from './split-spread'
import { dealerAt, outcomesOfOne, outcomesWithMean } from './spread'

/* Whole rounds from a shoe: every up card and every two cards, with best play or somebody's strategy. */

export interface Playing {
  /** Makes the adviser for an up card, given the shoe without that card. Best play if absent. */
  readonly adviserUnder?: (shoe: Shoe, dealer: Dealer) => Adviser
  /** Whether the player insures when it pays. */
  readonly insures?: boolean
  /**
   * Whether only the EV of best play matters: then splits that can't be best are skipped and first plays aren't listed.
   */
  readonly isBrief?: boolean
}

/**
 * Sums over rounds, weighted by their chances. They leave out what a blackjack pays, because no decision depends on it.
 */
export interface Tally {
  /** The EV of the rounds in bets, with a blackjack paying nothing. */
  ev: number
  bet: number
  readonly shares: Record<'stand' | 'hit' | 'double' | 'split' | 'surrender' | 'blackjack' | 'dealer-blackjack', number>
  /** The chance of each net result, without the rounds that a paid blackjack ends. */
  readonly nets: Map<number, number>
  /** The chance of a blackjack that is paid, without insurance and with it. */
  readonly blackjacks: { alone: number; insured: number }
  readonly firstPlays: FirstPlay[]
  /** With best play: the chart cells in which the cards of a hand decide, not just its total. */
  readonly byCards: string[]
}

/** A tally without rounds, to which `addRounds` adds. */
export const emptyTally = (): Tally => ({
  ev: 0,
  bet: 0,
  shares: { stand: 0, hit: 0, double: 0, split: 0, surrender: 0, blackjack: 0, 'dealer-blackjack': 0 },
  nets: new Map(),
  blackjacks: { alone: 0, insured: 0 },
  firstPlays: [],
  byCards: [],
})

/** How many tallies to keep. */
const MOST_KEPT = 8

/** Returns a function that plays the rounds for a key, and plays them again only after their tally has been dropped. */
export function tallyMemory(): (key: string, play: () => Tally) => Tally {
  const kept = new Map<string, Tally>()
  return (key, play) => {
    const tally = kept.get(key) ?? play()
    kept.set(key, tally)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return tally
  }
}

function addNet({ nets }: Tally, net: number, chance: number): void {
  if (chance > 0) nets.set(tidyNet(net), (nets.get(tidyNet(net)) ?? 0) + chance)
}

/** All hands under one up card: the EVs of hands that grow from any two cards, and how to play them. */
interface Under {
  readonly rules: BlackjackRules
  /** The shoe without the up card. The hand's own cards come out while it is being valued. */
  readonly shoe: Shoe
  readonly dealer: Dealer
  readonly values: HandValues
  readonly adviser: Adviser | undefined
  readonly afterSplit: Policy | undefined
}

interface Choice {
  readonly action: Play
  readonly ev: number
  readonly stake: number
  /** The chance of a push with a single hand. */
  readonly push: number
  readonly split?: SplitValue
}

const CODES = { stand: STAND, hit: HIT, double: DOUBLE, split: STAND, surrender: STAND } as const

/** The adviser's action for each hand after the first two cards, or after a split. */
export function policyOf(rules: BlackjackRules, adviser: Adviser, upcard: number, isSplit: boolean): Policy {
  const { size, values, cards, total } = handGraph()
  const policy = new Uint8Array(size).fill(HIT)
  for (let hand = 0; hand < size; hand++) {
    if (cards[hand]! < 2 || total[hand] === 21) continue
    const doubles = cards[hand] === 2 && (!isSplit || rules.doubleAfterSplit) && mayDoubleTotal(rules, total[hand]!)
    const holding = makeHolding(values[hand]!, upcard, doubles ? ['stand', 'hit', 'double'] : ['stand', 'hit'])
    policy[hand] = CODES[adviser(holding)]
  }
  return policy
}

function under(rules: BlackjackRules, shoe: Shoe, dealer: Dealer, { adviserUnder }: Playing): Under {
  const adviser = adviserUnder?.(shoe, dealer)
  const open = valueHands(shoe, dealer, 0)
  if (!adviser) return { rules, shoe, dealer, values: open, adviser, afterSplit: undefined }
  const values = playedBy(open, policyOf(rules, adviser, dealer.upcard, false))
  return { rules, shoe, dealer, values, adviser, afterSplit: policyOf(rules, adviser, dealer.upcard, true) }
}

function valueOfChoice(
  { rules, shoe, dealer, values, afterSplit }: Under,
  action: Play,
  at: number,
  pair: number,
): Choice {
  switch (action) {
    case 'stand':
      return { action, ev: values.stand[at]!, push: values.standPush[at]!, stake: 1 }
    case 'hit':
      return { action, ev: values.hit[at]!, push: values.hitPush[at]!, stake: 1 }
    case 'double':
      return { action, ...doubled(values, at), stake: 2 }
    case 'split': {
      const split = valueSplit(rules, shoe, dealer, waitingAfterSplit(rules, pair - 1), afterSplit)
      return { action, ev: split.ev, push: 0, stake: split.stake, split }
    }
    case 'surrender':
      return { action, ev: SURRENDER_NET, push: 0, stake: 1 }
  }
}

/** The net results of two cards when this action is taken. */
function outcomesOf(
  { rules, shoe, values }: Under,
  { action, ev, push, stake, split }: Choice,
  at: number,
  pair: number,
): readonly Outcome[] {
  if (action === 'surrender') return [[SURRENDER_NET, 1]]
  if (!split) return outcomesOfOne(ev, push, stake)
  return outcomesWithMean(splitNets(shoe, dealerAt(values, at), waitingAfterSplit(rules, pair - 1), split, []), ev)
}

/**
 * An upper bound on how much two more pair cards gone from a single deck can change the EV of two hands. Divided by the
 * number of decks for a shoe.
 */
const DECK_MARGIN = 0.6

/**
 * Whether a split can be the best play: two hands that begin with the pair card, valued with the shoe that still has
 * the pair, must be worth more than the best other action, within the margin. Splitting again is no better than
 * splitting.
 */
function maySplitBest({ values, rules }: Under, pair: number, others: readonly Choice[]): boolean {
  const { next } = handGraph()
  const one = values.placeOf[next[pair - 1]!]!
  let ev = 0
  for (let place = 0; place < VALUES; place++) {
    const chance = nextChance(values.shoes, one, place)
    const hand = values.placeOf[next[next[pair - 1]! * VALUES + place]!]!
    if (chance > 0)
      ev += chance * Math.max(values.played[hand]!, rules.doubleAfterSplit ? doubled(values, hand).ev : -1)
  }
  return 2 * ev + DECK_MARGIN / rules.decks > Math.max(...others.map((choice) => choice.ev))
}

/** The EV of each action with two cards (values 1 to 10), once those cards are out of the shoe. */
function choicesOf(hands: Under, a: number, b: number, at: number, isBrief: boolean): readonly Choice[] {
  const allowed = playsOfTwo(hands.rules, a, b)
  const others = allowed.filter((action) => action !== 'split').map((action) => valueOfChoice(hands, action, at, a))
  if (a !== b || (isBrief && !maySplitBest(hands, a, others))) return others
  return allowed.map(
    (action) => others.find((choice) => choice.action === action) ?? valueOfChoice(hands, action, at, a),
  )
}

/** The action taken with two cards: the adviser's, or the best. */
function takenOf({ adviser, dealer }: Under, a: number, b: number, choices: readonly Choice[]): Choice {
  if (!adviser) return choices.reduce((found, one) => (one.ev > found.ev ? one : found))
  const says = adviser(
    makeHolding(
      [a, b],
      dealer.upcard,
      choices.map(({ action }) => action),
    ),
  )
  return choices.find(({ action }) => action === says)!
}

/** What insurance adds to a round in bets, with and without a dealer's blackjack. */
const INSURED = { won: INSURANCE_PAYS * INSURANCE_STAKE, lost: -INSURANCE_STAKE } as const

/** Adds the rounds of two cards under an up card: `chance` of all rounds, `deals` equally likely deals. */
function addHand(
  hands: Under,
  a: number,
  b: number,
  chance: number,
  deals: number,
  { insures = false, isBrief = false }: Playing,
  tally: Tally,
): void {
  const { shoe, dealer } = hands
  const no = chanceOfNoBlackjack(shoe)
  const isBlackjack = a + b === 11 && (a === 1 || b === 1)
  const gain = INSURED.won * (1 - no) + INSURED.lost * no
  const insured = insures && dealer.upcard === 1 && gain > 0
  tally.ev += chance * ((insured ? gain : 0) - (isBlackjack ? 0 : 1 - no))
  tally.bet += chance * (insured ? 1 + INSURANCE_STAKE : 1)
  tally.shares['dealer-blackjack'] += chance * (1 - no)
  addNet(tally, (isBlackjack ? 0 : -1) + (insured ? INSURED.won : 0), chance * (1 - no))
  if (no === 0) return
  const lost = insured ? INSURED.lost : 0
  if (isBlackjack) {
    // A dealer who doesn't peek reveals a blackjack only now.
    const paid = no - chanceOfNatural(shoe, dealer.upcard)
    tally.shares.blackjack += chance * no
    tally.blackjacks[insured ? 'insured' : 'alone'] += chance * paid
    addNet(tally, lost, chance * (no - paid))
    return
  }
  const at = hands.values.placeOf[handNumber([a, b])]!
  const choices = choicesOf(hands, a, b, at, isBrief)
  const taken = takenOf(hands, a, b, choices)
  tally.ev += chance * no * taken.ev
  tally.bet += chance * no * (taken.stake - 1)
  tally.shares[taken.action] += chance * no
  for (const [net, share] of outcomesOf(hands, taken, at, a)) addNet(tally, net + lost, chance * no * share)
  const options = choices.map(({ action, ev }) => ({ action, ev: { kind: 'real', value: ev } }) as const)
  if (!isBrief) tally.firstPlays.push({ cards: [a, b], upcard: dealer.upcard, deals, options, taken: taken.action })
}

/** Adds all rounds from a shoe (counts by value) to the tally, weighted by `share`. */
export function addRounds(
  rules: BlackjackRules,
  counts: readonly number[],
  share: number,
  playing: Playing,
  tally: Tally,
  onProgress?: Progress,
): void {
  const all = counts.reduce((sum, n) => sum + n, 0)
  for (let upcard = 1; upcard <= VALUES; upcard++) {
    const ups = counts[upcard - 1]!
    if (ups === 0) continue
    const shoe = makeShoe(counts.with(upcard - 1, ups - 1), upcard, rules.peek)
    const hands = under(rules, shoe, { upcard, soft17: rules.soft17 }, playing)
    const before = tally.firstPlays.length
    for (let a = 1; a <= VALUES; a++) {
      onProgress?.((upcard - 1 + (a - 1) / VALUES) / VALUES)
      for (let b = a; b <= VALUES; b++) {
        const ways =
          a === b ? (shoe.counts[a - 1]! * (shoe.counts[a - 1]! - 1)) / 2 : shoe.counts[a - 1]! * shoe.counts[b - 1]!
        if (ways === 0) continue
        take(shoe, a - 1)
        take(shoe, b - 1)
        addHand(hands, a, b, (share * ups * ways) / (all * (((all - 1) * (all - 2)) / 2)), ups * ways, playing, tally)
        putBack(shoe, a - 1)
        putBack(shoe, b - 1)
      }
    }
    if (!playing.adviserUnder && !playing.isBrief)
      tally.byCards.push(...cellsByCards(hands.values, tally.firstPlays.slice(before)))
  }
}
