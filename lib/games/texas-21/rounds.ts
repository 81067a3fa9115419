import { dealName, makeHolding } from './holding'
import type { Progress, StartingClass } from '@/lib/games/game'
import { handGraph, handNumber } from './hand-graph'
import { type Dealer, DOUBLE, doubled, HIT, type HandValues, nextChance, playedBy, type Policy, STAND, valueHands } from './hand-values'
import { mayDoubleTotal } from './hands-played'
import type { Texas21Rules } from './rules'
import { INSURANCE_PAYS, INSURANCE_STAKE, SURRENDER_NET } from './settle'
import { chanceOfNoBlackjack, makeShoe, putBack, type Shoe, take, VALUES } from './shoe'
import { valueSplit } from './split'
import type { Play } from './state'
import type { Adviser } from './strategy'
import { totalOf } from './totals'

/* Whole rounds from a shoe: every up card, every two cards, played best or as somebody advises. */

export interface Playing {
  /** Who decides under an up card, told the shoe without it; the best play if nobody. */
  readonly adviserUnder?: (shoe: Shoe, dealer: Dealer) => Adviser
  /** Whether insurance is taken where it pays. */
  readonly insures?: boolean
  /** Whether only the best play counts: splits that are far from it are not worked out, and no classes are listed. */
  readonly isBrief?: boolean
}

/** Sums over rounds, weighted by their chances. */
export interface Tally {
  ev: number
  bet: number
  readonly shares: Record<'stand' | 'hit' | 'double' | 'split' | 'surrender' | 'blackjack' | 'dealer-blackjack', number>
  readonly classes: StartingClass[]
}

export const emptyTally = (): Tally => ({
  ev: 0,
  bet: 0,
  shares: { stand: 0, hit: 0, double: 0, split: 0, surrender: 0, blackjack: 0, 'dealer-blackjack': 0 },
  classes: [],
})

/** Hands under one up card: the values that any two cards grow from, and how they are played. */
interface Under {
  readonly rules: Texas21Rules
  /** Without the up card; the hand's own cards are taken out while it is asked about. */
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
}

const CODES = { stand: STAND, hit: HIT, double: DOUBLE, split: STAND, surrender: STAND } as const

/** What an adviser does with each hand after the first two cards, or of a split. */
export function policyOf(rules: Texas21Rules, adviser: Adviser, upcard: number, isSplit: boolean): Policy {
  const { size, contents, cards, total } = handGraph()
  const policy = new Uint8Array(size).fill(HIT)
  for (let hand = 0; hand < size; hand++) {
    if (cards[hand]! < 2 || total[hand] === 21) continue
    const values = Array.from({ length: VALUES }, (_, place) => Array<number>(contents[hand * VALUES + place]!).fill(place + 1)).flat()
    const doubles = cards[hand] === 2 && (!isSplit || rules.doubleAfterSplit) && mayDoubleTotal(rules, total[hand]!)
    policy[hand] = CODES[adviser(makeHolding(values, upcard, doubles ? ['stand', 'hit', 'double'] : ['stand', 'hit']))]
  }
  return policy
}

function under(rules: Texas21Rules, shoe: Shoe, dealer: Dealer, { adviserUnder }: Playing): Under {
  const adviser = adviserUnder?.(shoe, dealer)
  const open = valueHands(shoe, dealer, 0)
  if (!adviser) return { rules, shoe, dealer, values: open, adviser, afterSplit: undefined }
  const values = playedBy(open, policyOf(rules, adviser, dealer.upcard, false))
  return { rules, shoe, dealer, values, adviser, afterSplit: policyOf(rules, adviser, dealer.upcard, true) }
}

/** The actions that the first two cards allow. */
function allowedWith(rules: Texas21Rules, a: number, b: number): readonly Play[] {
  const doubles = mayDoubleTotal(rules, totalOf([a, b]).total)
  return ['stand', 'hit', ...(doubles ? (['double'] as const) : []), ...(a === b ? (['split'] as const) : []), ...(rules.lateSurrender ? (['surrender'] as const) : [])]
}

function valueOfChoice({ rules, shoe, dealer, values, afterSplit }: Under, action: Play, at: number, pair: number): Choice {
  switch (action) {
    case 'stand':
      return { action, ev: values.stand[at]!, stake: 1 }
    case 'hit':
      return { action, ev: values.hit[at]!, stake: 1 }
    case 'double':
      return { action, ev: doubled(values, at).ev, stake: 2 }
    case 'split':
      return { action, ...valueSplit(rules, shoe, dealer, { pair: pair - 1, hands: 2, spare: pair === 1 ? 0 : rules.maxHands - 2 }, afterSplit) }
    case 'surrender':
      return { action, ev: SURRENDER_NET, stake: 1 }
  }
}

/** More than two pair cards gone from one deck can change the EV of two hands by; from a shoe as many times less as it has decks. */
const DECK_MARGIN = 0.6

/**
 * Whether a split can be the best play: two hands that begin with the pair card, from the shoe that still has the pair, are worth more
 * than the best of the other plays, give or take what the pair's cards change. Splitting again is no better than splitting.
 */
function maySplitBest({ values, rules }: Under, pair: number, others: readonly Choice[]): boolean {
  const { next } = handGraph()
  const one = values.placeOf[next[pair - 1]!]!
  let ev = 0
  for (let place = 0; place < VALUES; place++) {
    const chance = nextChance(values.shoes, one, place)
    const hand = values.placeOf[next[next[pair - 1]! * VALUES + place]!]!
    if (chance > 0) ev += chance * Math.max(values.played[hand]!, rules.doubleAfterSplit ? doubled(values, hand).ev : -1)
  }
  return 2 * ev + DECK_MARGIN / rules.decks > Math.max(...others.map((choice) => choice.ev))
}

/** What two cards (values, 1 to 10) are worth by each action, with their cards out of the shoe. */
function choicesOf(hands: Under, a: number, b: number, isBrief: boolean): readonly Choice[] {
  const at = hands.values.placeOf[handNumber([a, b])]!
  const allowed = allowedWith(hands.rules, a, b)
  if (!hands.adviser) {
    const others = allowed.filter((action) => action !== 'split').map((action) => valueOfChoice(hands, action, at, a))
    if (isBrief && a === b && !maySplitBest(hands, a, others)) return others
    return allowed.map((action) => others.find((choice) => choice.action === action) ?? valueOfChoice(hands, action, at, a))
  }
  return [valueOfChoice(hands, hands.adviser(makeHolding([a, b], hands.dealer.upcard, allowed)), at, a)]
}

/** Adds the rounds of two cards under an up card, `chance` of all rounds, `deals` of them equally likely. */
function addHand(hands: Under, a: number, b: number, chance: number, deals: number, { insures = false, isBrief = false }: Playing, tally: Tally): void {
  const { shoe, rules, dealer } = hands
  const no = chanceOfNoBlackjack(shoe)
  const isBlackjack = a + b === 11 && (a === 1 || b === 1)
  const insured = insures && dealer.upcard === 1 ? Math.max(0, (INSURANCE_PAYS + 1) * (1 - no) - 1) * INSURANCE_STAKE : 0
  tally.ev += chance * (insured - (isBlackjack ? 0 : 1 - no))
  tally.bet += chance * (insured > 0 ? 1 + INSURANCE_STAKE : 1)
  tally.shares['dealer-blackjack'] += chance * (1 - no)
  if (no === 0) return
  if (isBlackjack) {
    tally.ev += chance * no * rules.blackjackPays
    tally.shares.blackjack += chance * no
    return
  }
  const choices = choicesOf(hands, a, b, isBrief)
  const best = choices.reduce((found, one) => (one.ev > found.ev ? one : found))
  tally.ev += chance * no * best.ev
  tally.bet += chance * no * (best.stake - 1)
  tally.shares[best.action] += chance * no
  if (!hands.adviser && !isBrief) tally.classes.push({ id: dealName(a, b, dealer.upcard), deals, options: choices.map(({ action, ev }) => ({ action, ev: { kind: 'real', value: ev } })) })
}

/** Adds all rounds from a shoe (counts by value), `share` of all there are, to the tally. */
export function addRounds(rules: Texas21Rules, counts: readonly number[], share: number, playing: Playing, tally: Tally, onProgress?: Progress): void {
  const all = counts.reduce((sum, n) => sum + n, 0)
  for (let upcard = 1; upcard <= VALUES; upcard++) {
    onProgress?.((upcard - 1) / VALUES)
    const ups = counts[upcard - 1]!
    if (ups === 0) continue
    const shoe = makeShoe(counts.with(upcard - 1, ups - 1), upcard)
    const hands = under(rules, shoe, { upcard, soft17: rules.soft17 }, playing)
    for (let a = 1; a <= VALUES; a++)
      for (let b = a; b <= VALUES; b++) {
        const ways = a === b ? (shoe.counts[a - 1]! * (shoe.counts[a - 1]! - 1)) / 2 : shoe.counts[a - 1]! * shoe.counts[b - 1]!
        if (ways === 0) continue
        take(shoe, a - 1)
        take(shoe, b - 1)
        addHand(hands, a, b, (share * ups * ways) / (all * (((all - 1) * (all - 2)) / 2)), ups * ways, playing, tally)
        putBack(shoe, a - 1)
        putBack(shoe, b - 1)
      }
  }
}
