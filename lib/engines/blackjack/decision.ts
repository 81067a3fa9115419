import { bestOf, exact, tidyNet } from '@/lib/game/ev'
import type { Ev, Option, Outcome, Solution } from '@/lib/game/solution'
import { BLACKJACK, DEALER_ENDS } from './dealer'
import { handNumber } from './hand-graph'
import { type Dealer, DOUBLE, doubled, type HandValues, HIT, STAND, valueHands } from './hand-values'
import { type PlayedHand, playHands, type PlayerSide, playsAt } from './hands-played'
import { type BlackjackAction, blackjackHole, type BlackjackState, INSURANCE_ACTIONS } from './round'
import { type BlackjackRules, INSURANCE_PAYS, INSURANCE_STAKE, type Play, SURRENDER_NET } from './rules'
import { chanceOfNatural, chanceOfNoBlackjack, makeShoe, type Shoe, shoeForHands, take } from './shoe'
import { type SplitValue, valueSplit, type Waiting, waitingAfterSplit } from './split'
import { splitNets } from './split-spread'
import {
  dealerAt,
  finishedJoint,
  type Joint,
  jointMean,
  jointOf,
  outcomesOfOne,
  outcomesWithMean,
  policyOf,
  spreadOf,
} from './spread'
import { totalOfCards, valueOf } from './totals'

/*
 * The EV of every action at a decision. EVs are those of the whole round, in bets.
 *
 * The EV of split hands is exact for hands that each play one strategy by their own cards, the best without both pair cards, and split again
 * always or never. The true best play, which would look at the other hands too, is better by a few millionths of a bet for each hand of the
 * game. The outcomes of several hands are combined hand by hand, given the dealer's total.
 */

/**
 * A decision as the engine needs it: the unseen cards by value, the up card's value, the player's hands, and whether
 * insurance was taken.
 */
export interface Asked {
  readonly rules: BlackjackRules
  readonly unseen: readonly number[]
  readonly upcard: number
  readonly side: PlayerSide
  readonly insured: boolean
}

/** A decision on one hand: the cards left, the hand's values, and the other hands of the round. */
interface Spot {
  readonly rules: BlackjackRules
  readonly shoe: Shoe
  readonly dealer: Dealer
  readonly values: HandValues
  /** The hands already finished, and those still waiting for their second card. */
  readonly finished: readonly PlayedHand[]
  readonly waiting: Waiting | undefined
  /** The value of waiting hands, computed once for all actions. */
  readonly splitOf: (waiting: Waiting) => SplitValue
  /** The net of lost insurance, in bets (−0.5), if the dealer has peeked; otherwise 0. */
  readonly lost: number
  /** The net of insurance for each of the dealer's ends, where the dealer's second card settles it. */
  readonly open: readonly number[] | undefined
}

const WON = INSURANCE_STAKE * INSURANCE_PAYS

const OPEN_INSURANCE: readonly number[] = Array.from({ length: DEALER_ENDS }, (_, end) =>
  end === BLACKJACK ? WON : -INSURANCE_STAKE,
)

function once(valueOf: (waiting: Waiting) => SplitValue): (waiting: Waiting) => SplitValue {
  const known = new Map<Waiting, SplitValue>()
  return (waiting) => {
    const value = known.get(waiting) ?? valueOf(waiting)
    known.set(waiting, value)
    return value
  }
}

// ——— Options —————————————————————————————————————————————————————————————————————————————————————————————

interface ValueOfOne {
  readonly ev: number
  readonly push: number
  readonly stake: number
}

function valueOne({ values }: Spot, action: Play): ValueOfOne {
  if (action === 'double') return { ...doubled(values, 0), stake: 2 }
  if (action === 'hit') return { ev: values.hit[0]!, push: values.hitPush[0]!, stake: 1 }
  return { ev: values.stand[0]!, push: values.standPush[0]!, stake: 1 }
}

const KERNEL_ACTION = { stand: STAND, hit: HIT, double: DOUBLE } as const

/** A finished hand: the joint chances of its result and the dealer's end. */
const finishedJointOf = (dealer: readonly number[], { cards, doubled: isDoubled }: PlayedHand): Joint =>
  finishedJoint(dealer, totalOfCards(cards).total, isDoubled ? 2 : 1)

type PlayOption = Option<Play>

function option(action: Play, ev: number, outcomes: readonly Outcome[], lost: number): PlayOption {
  return {
    action,
    ev: { kind: 'real', value: ev + lost },
    outcomes: outcomes.map(([net, chance]): Outcome => [tidyNet(net + lost), chance]),
  }
}

/** One action where this is the only hand: win, push and loss. */
function optionAlone(spot: Spot, action: Exclude<Play, 'split'>): PlayOption {
  if (action === 'surrender') return option(action, SURRENDER_NET, [[SURRENDER_NET, 1]], spot.lost)
  const { ev, push, stake } = valueOne(spot, action)
  return option(action, ev, outcomesOfOne(ev, push, stake), spot.lost)
}

/** One action where the round has several hands, or insurance isn't settled yet: the net of everything together. */
function optionAmong(
  spot: Spot,
  action: Play,
  waiting: Waiting | undefined,
  others: readonly Joint[],
  othersEv: number,
): PlayOption {
  const { shoe, values, lost, open } = spot
  const known = dealerAt(values, 0)
  const own =
    action === 'split'
      ? undefined
      : { ev: valueOne(spot, action).ev, joint: jointOf(values, KERNEL_ACTION[action as 'stand'], policyOf(values)) }
  const hands = own ? [...others, own.joint] : others
  const split = waiting && spot.splitOf(waiting)
  const insurance = open === undefined ? 0 : known.reduce((sum, chance, end) => sum + chance * open[end]!, 0)
  const ev = othersEv + (own?.ev ?? 0) + (split?.ev ?? 0) + insurance
  const nets = split ? splitNets(shoe, known, waiting, split, hands, open) : spreadOf(known, hands, open)
  return option(action, ev, outcomesWithMean(nets, ev), lost)
}

function optionOf(spot: Spot, action: Play, splitting: Waiting): PlayOption {
  const isAlone = spot.finished.length === 0 && spot.waiting === undefined && spot.open === undefined
  if (isAlone && action !== 'split') return optionAlone(spot, action)
  const known = dealerAt(spot.values, 0)
  const others = spot.finished.map((hand) => finishedJointOf(known, hand))
  const othersEv = others.reduce((sum, joint) => sum + jointMean(joint), 0)
  return optionAmong(spot, action, action === 'split' ? splitting : spot.waiting, others, othersEv)
}

// ——— The decision ————————————————————————————————————————————————————————————————————————————————————————

/** A blackjack is paid at once, unless a dealer who hasn't peeked can still draw one too. */
function solveBlackjack({ rules, unseen, upcard, insured }: Asked): Solution<Play> {
  const pays = rules.blackjackPays
  const natural = chanceOfNatural(makeShoe(unseen, upcard, rules.peek), upcard)
  if (natural === 0) {
    const lost = insured ? -INSURANCE_STAKE : 0
    return { options: [option('stand', pays, [[pays, 1]], lost)], best: ['stand'] }
  }
  const [push, win] = insured ? [WON, pays - INSURANCE_STAKE] : [0, pays]
  const outcomes: readonly Outcome[] = [
    [push, natural],
    [win, 1 - natural],
  ]
  const nets = push === win ? ([[push, 1]] as const) : outcomes.toSorted((a, b) => a[0] - b[0])
  return { options: [option('stand', natural * push + (1 - natural) * win, nets, 0)], best: ['stand'] }
}

/** Every action for the hand to act on, after insurance and the peek. */
export function solvePlay(asked: Asked): Solution<Play> {
  const { rules, unseen, upcard, side, insured } = asked
  const { hands, at } = side
  const hand = hands[at]!
  const actions = playsAt(rules, side)
  if (!hand.split && hand.cards.length === 2 && totalOfCards(hand.cards).total === 21) return solveBlackjack(asked)
  const values = hand.cards.map(valueOf)
  // The hand's cards are in the shoe when the shoe is made and come out afterwards, because the dealer's chances are
  // remembered by hand.
  const shoe = makeShoe(
    unseen.map((n, place) => n + values.filter((value) => value === place + 1).length),
    upcard,
    rules.peek,
  )
  for (const value of values) take(shoe, value - 1)
  const dealer = { upcard, soft17: rules.soft17 }
  const pair = valueOf(hand.cards[0]!) - 1
  const after = hands.length - at - 1
  const spare = waitingAfterSplit(rules, pair, after, hands.length - 1).spare
  const looked = rules.peek !== false
  // The dealer's chances found under a pair are reused for its split. Other hands can't reuse them, so a split there
  // gets a memory of its own.
  const isPair = values.every((value) => value === pair + 1)
  const spot: Spot = {
    rules,
    shoe,
    dealer,
    values: valueHands(shoe, dealer, handNumber(values)),
    finished: hands.slice(0, at),
    waiting: after === 0 ? undefined : { pair, hands: after, spare },
    splitOf: once((waiting) => valueSplit(rules, isPair ? shoe : shoeForHands(shoe, pair), dealer, waiting)),
    lost: insured && looked ? -INSURANCE_STAKE : 0,
    open: insured && !looked ? OPEN_INSURANCE : undefined,
  }
  const splitting = waitingAfterSplit(rules, pair, after, hands.length)
  const options = actions.map((action) => optionOf(spot, action, splitting))
  const approximated = hands.length > 1 || options.some(({ action }) => action === 'split')
  return { options, best: bestOf(options), ...(approximated ? { isApproximated: true } : {}) }
}

/**
 * Every action at a decision of a round, and the EV of a unit of insurance under an ace before the peek. `stage`: the
 * decision; `unseen`: the unseen cards by value.
 */
export function solveRound(
  rules: BlackjackRules,
  state: BlackjackState,
  stage: string,
  unseen: readonly number[],
): Solution<BlackjackAction> {
  const upcard = valueOf(state.upcard[0]!)
  const asked: Asked = { rules, unseen, upcard, side: playHands(state, rules), insured: state.insurance === 'insure' }
  if (stage === 'insurance') return solveInsurance(asked)
  const isInsurable = blackjackHole(state) === 10 && state.drawn.length === 0
  return { ...solvePlay(asked), ...(isInsurable ? { extra: { insurance: insuranceEv(unseen) } } : {}) }
}

/**
 * The EV of one unit of insurance: it pays 2 to 1 if the hole card is a ten. Exact, over all cards unseen at that time.
 */
export function insuranceEv(unseen: readonly number[]): Ev {
  const cards = unseen.reduce((sum, n) => sum + n, 0)
  return exact((INSURANCE_PAYS + 1) * unseen[9]! - cards, cards)
}

/** The best option; of equal options, the last. */
function bestPlay(asked: Asked): Pick<PlayOption, 'ev' | 'outcomes'> {
  const { options, best } = solvePlay(asked)
  return options.findLast(({ action }) => best.includes(action))!
}

const valueOfEv = (ev: Ev): number => (ev.kind === 'real' ? ev.value : 0)

/** Whether to insure, with best play afterwards either way. */
export function solveInsurance(asked: Asked): Solution<BlackjackAction> {
  const { rules, unseen, upcard, side } = asked
  const options =
    rules.peek === false
      ? INSURANCE_ACTIONS.map((action) => ({ ...bestPlay({ ...asked, insured: action === 'insure' }), action }))
      : optionsBeforePeek(asked, chanceOfNoBlackjack(makeShoe(unseen, upcard)), side)
  return { options, best: bestOf(options), extra: { insurance: insuranceEv(unseen) } }
}

function optionsBeforePeek(asked: Asked, no: number, { hands }: PlayerSide): readonly Option<BlackjackAction>[] {
  const rest = no > 0 ? bestPlay({ ...asked, insured: false }) : undefined
  const blackjack = totalOfCards(hands[0]!.cards).total === 21 ? 0 : -1
  const optionAt = (action: BlackjackAction, won: number, lost: number): Option<BlackjackAction> => {
    const nets = new Map<number, number>()
    const put = (net: number, chance: number): unknown =>
      chance > 0 && nets.set(tidyNet(net), (nets.get(tidyNet(net)) ?? 0) + chance)
    put(blackjack + won, 1 - no)
    for (const [net, chance] of rest?.outcomes ?? []) put(net + lost, chance * no)
    const ev = no * ((rest ? valueOfEv(rest.ev) : 0) + lost) + (1 - no) * (blackjack + won)
    return { action, ev: { kind: 'real', value: ev }, outcomes: [...nets].sort((a, b) => a[0] - b[0]) }
  }
  return [optionAt('insure', WON, -INSURANCE_STAKE), optionAt('decline', 0, 0)]
}
