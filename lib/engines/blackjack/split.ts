import { handGraph, handNumber } from './hand-graph'
import {
  DOUBLE,
  type Dealer,
  doubled,
  HIT,
  type HandValues,
  nextChance,
  playedBy,
  type Policy,
  STAND,
  valueHands,
} from './hand-values'
import { mayDoubleTotal } from './hands-played'
import type { BlackjackRules } from './rules'
import { drawChance, putBack, type Shoe, take, VALUES } from './shoe'

/*
 * The hands of a split. All follow one strategy that depends only on a hand's own cards, the best for the shoe without
 * both pair cards. Given that strategy the EV is exact: cards are exchangeable, so a hand's result can be computed as
 * if it were played first, and the one thing known of the other hands, how many of their cards were pair cards, removes
 * those from the shoe. The split is worth the better of splitting again whenever a pair card comes, up to the limit,
 * and never splitting again.
 */

/** Hands that wait for their second card; each has one pair card so far. */
export interface Waiting {
  /** The index of the pair's value. */
  readonly pair: number
  readonly hands: number
  /** How many more hands splitting again can make. */
  readonly spare: number
}

/** The hands waiting after the hand to act on is split: its two halves, and all that waited after it. */
export const waitingAfterSplit = (
  { maxHands, resplitAces = false }: BlackjackRules,
  pair: number,
  waiting = 0,
  hands = 1,
): Waiting => ({
  pair,
  hands: waiting + 2,
  spare: pair === 0 && !resplitAces ? 0 : Math.max(0, maxHands - hands - 1),
})

export interface SplitValue {
  readonly ev: number
  /** The average stake in bets, doubles included. */
  readonly stake: number
  /** Whether pair cards are split again. */
  readonly again: boolean
  /** The strategy of each hand, and its EVs with no more pair cards gone. */
  readonly policy: Policy
  readonly values: HandValues
}

/** Whether the total of a two-card hand after a split allows doubling. */
const mayDoubleSplit = (rules: BlackjackRules, total: number): boolean =>
  rules.doubleAfterSplit && mayDoubleTotal(rules, total)

/** The best strategy for a hand that begins with one pair card other than an ace. */
function splitPolicy(rules: BlackjackRules, values: HandValues): Policy {
  const { size, total, cards } = handGraph()
  const policy = new Uint8Array(size).fill(STAND)
  values.hands.forEach((hand, at) => {
    if (values.open[at] === 0 || cards[hand]! < 2) return
    policy[hand] = values.hit[at]! > values.stand[at]! ? HIT : STAND
    if (cards[hand] === 2 && mayDoubleSplit(rules, total[hand]!) && doubled(values, at).ev > values.played[at]!)
      policy[hand] = DOUBLE
  })
  return policy
}

/** Second cards weighted by their chance: `ev` sums the hand's result, `stake` its bet. */
interface SecondCards {
  /** The chance that this many pair cards come first. */
  readonly chance: number
  readonly other: { readonly ev: number; readonly stake: number }
  readonly any: { readonly ev: number; readonly stake: number }
}

function secondCards(values: HandValues, policy: Policy, pair: number, chance: number): SecondCards {
  const { next } = handGraph()
  const other = { ev: 0, stake: 0 }
  const any = { ev: 0, stake: 0 }
  for (let place = 0; place < VALUES; place++) {
    const hand = next[values.hands[0]! * VALUES + place]!
    const share = chance * nextChance(values.shoes, 0, place)
    if (share === 0) continue
    const ev = share * values.played[values.placeOf[hand]!]!
    const stake = share * (policy[hand] === DOUBLE ? 2 : 1)
    any.ev += ev
    any.stake += stake
    if (place === pair) continue
    other.ev += ev
    other.stake += stake
  }
  return { chance, other, any }
}

const NOTHING: SecondCards = { chance: 0, other: { ev: 0, stake: 0 }, any: { ev: 0, stake: 0 } }

type Gone = (pairCards: number) => SecondCards

/** The second cards by the number of further pair cards gone, each computed on request. */
function afterPairCards(shoe: Shoe, dealer: Dealer, pair: number, policy: Policy, first: HandValues): Gone {
  const known: SecondCards[] = [secondCards(first, policy, pair, 1)]
  const root = handNumber([pair + 1])
  const gone: Gone = (n) => {
    const found = known[n]
    if (found) return found
    const before = gone(n - 1).chance
    for (let i = 0; i < n - 1; i++) take(shoe, pair)
    const chance = before === 0 ? 0 : before * drawChance(shoe, pair)
    if (chance > 0) take(shoe, pair)
    const made = chance > 0 ? secondCards(valueHands(shoe, dealer, root, policy), policy, pair, chance) : NOTHING
    for (let i = 0; i < (chance > 0 ? n : n - 1); i++) putBack(shoe, pair)
    known[n] = made
    return made
  }
  return gone
}

const choose = [
  [1],
  [1, 1],
  [1, 2, 1],
  [1, 3, 3, 1],
  [1, 4, 6, 4, 1],
  [1, 5, 10, 10, 5, 1],
  [1, 6, 15, 20, 15, 6, 1],
] as const

/**
 * A sum over hands that get their second card after `pairs` pair cards and `others` other cards, by inclusion–exclusion
 * over the others.
 */
function after(gone: Gone, pairs: number, others: number, of: 'other' | 'any', what: 'ev' | 'stake'): number {
  let sum = 0
  for (let i = 0; i <= others; i++) sum += (i % 2 === 0 ? 1 : -1) * choose[others]![i]! * gone(pairs + i)[of][what]
  return sum
}

/** The results (or bets) of all hands with splitting again, from `open` waiting hands and at most `spare` more. */
function splitAgain(gone: Gone, what: 'ev' | 'stake', open: number, spare: number, pairs = 0, others = 0): number {
  if (open === 0) return 0
  if (spare === 0) return open * after(gone, pairs, others, 'any', what)
  const stuck = after(gone, pairs, others, 'other', what) + splitAgain(gone, what, open - 1, spare, pairs, others + 1)
  return stuck + splitAgain(gone, what, open + 1, spare - 1, pairs + 1, others)
}

/** Split aces get one card each and stand. */
const standing = (): Policy => new Uint8Array(handGraph().size).fill(STAND)

/** A hand that begins with one pair card, played by the given policy or the best one. */
function playedSplit(
  rules: BlackjackRules,
  shoe: Shoe,
  dealer: Dealer,
  pair: number,
  given: Policy | undefined,
): Pick<SplitValue, 'policy' | 'values'> {
  const root = handNumber([pair + 1])
  if (given) return { policy: given, values: valueHands(shoe, dealer, root, given) }
  const open = valueHands(shoe, dealer, root)
  const policy = splitPolicy(rules, open)
  return { policy, values: playedBy(open, policy) }
}

/**
 * The value of all waiting hands together. `shoe` lacks all known cards, the pair cards among them. Without a policy,
 * each hand follows the best strategy for its own cards.
 */
export function valueSplit(
  rules: BlackjackRules,
  shoe: Shoe,
  dealer: Dealer,
  { pair, hands, spare }: Waiting,
  given?: Policy,
): SplitValue {
  const { policy, values } = playedSplit(rules, shoe, dealer, pair, pair === 0 ? standing() : given)
  const gone = afterPairCards(shoe, dealer, pair, policy, values)
  const never = { ev: hands * gone(0).any.ev, stake: hands * gone(0).any.stake, again: false, policy, values }
  const ev = spare === 0 ? -Infinity : splitAgain(gone, 'ev', hands, spare)
  return ev > never.ev ? { ...never, ev, stake: splitAgain(gone, 'stake', hands, spare), again: true } : never
}
