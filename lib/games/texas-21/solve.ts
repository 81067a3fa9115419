import {
  chanceOfNoBlackjack,
  countValues,
  type Dealer,
  dealerAt,
  DOUBLE,
  doubled,
  finishedJoint,
  handNumber,
  type HandValues,
  HIT,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  type Joint,
  jointMean,
  jointOf,
  makeShoe,
  outcomesOfOne,
  outcomesWithMean,
  type Play,
  type PlayedHand,
  playHands,
  playsAt,
  policyOf,
  type Shoe,
  splitNets,
  spreadOf,
  STAND,
  SURRENDER_NET,
  totalOfCards,
  valueHands,
  valueOf,
  valueSplit,
  type Waiting,
  waitingAfterSplit,
} from '@/lib/engines/blackjack/index'
import { bestOf, exact, tidyNet } from '@/lib/games/ev'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import type { Texas21Rules } from './rules'
import { side } from './side'
import { blackjackHole, isPlayersBlackjack, type Texas21Action, type Texas21State, unseen } from './state'
import { step } from './step'
import { whole } from './whole'

const APPROXIMATION =
  'The EV of split hands is exact for hands that each play one strategy by their own cards, the best without both pair cards, and split again always or never. ' +
  'The true best play, which would look at the other hands too, is better by a few millionths of a bet for each hand of the game. ' +
  'How the results of several hands fall together is put together hand by hand, given what the dealer comes to.'

/** A decision on a hand: what is left, the hand's values, and the round's other hands. */
interface Spot {
  readonly rules: Texas21Rules
  readonly shoe: Shoe
  readonly dealer: Dealer
  readonly values: HandValues
  /** The hands already played out, and those that wait for their second card. */
  readonly finished: readonly PlayedHand[]
  readonly waiting: Waiting | undefined
  /** Insurance taken and lost. */
  readonly lost: number
}

// ——— Options —————————————————————————————————————————————————————————————————————————————————————————————

function valueOne(
  { values }: Spot,
  action: Play,
): { readonly ev: number; readonly push: number; readonly stake: number } {
  if (action === 'double') return { ...doubled(values, 0), stake: 2 }
  if (action === 'hit') return { ev: values.hit[0]!, push: values.hitPush[0]!, stake: 1 }
  return { ev: values.stand[0]!, push: values.standPush[0]!, stake: 1 }
}

const KERNEL_ACTION = { stand: STAND, hit: HIT, double: DOUBLE } as const

/** A hand that is done: its total against what the dealer comes to. */
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

/** One action where the hand is the only one: win, push and loss. */
function optionAlone(spot: Spot, action: Exclude<Play, 'split'>): PlayOption {
  if (action === 'surrender') return option(action, SURRENDER_NET, [[SURRENDER_NET, 1]], spot.lost)
  const { ev, push, stake } = valueOne(spot, action)
  return option(action, ev, outcomesOfOne(ev, push, stake), spot.lost)
}

/** One action where the round has several hands: all of them together. */
function optionAmong(
  spot: Spot,
  action: Play,
  waiting: Waiting | undefined,
  others: readonly Joint[],
  othersEv: number,
): PlayOption {
  const { rules, shoe, dealer, values, lost } = spot
  const known = dealerAt(values, 0)
  const own =
    action === 'split'
      ? undefined
      : { ev: valueOne(spot, action).ev, joint: jointOf(values, KERNEL_ACTION[action as 'stand'], policyOf(values)) }
  const hands = own ? [...others, own.joint] : others
  const split = waiting && valueSplit(rules, shoe, dealer, waiting)
  const ev = othersEv + (own?.ev ?? 0) + (split?.ev ?? 0)
  const nets = split ? splitNets(shoe, known, waiting, split, hands) : spreadOf(known, hands)
  return option(action, ev, outcomesWithMean(nets, ev), lost)
}

function optionOf(spot: Spot, action: Play, splitting: Waiting | undefined): PlayOption {
  const isAlone = spot.finished.length === 0 && spot.waiting === undefined
  if (isAlone && action !== 'split') return optionAlone(spot, action)
  const known = dealerAt(spot.values, 0)
  const others = spot.finished.map((hand) => finishedJointOf(known, hand))
  const othersEv = others.reduce((sum, joint) => sum + jointMean(joint), 0)
  return optionAmong(spot, action, action === 'split' ? splitting : spot.waiting, others, othersEv)
}

// ——— The decision ————————————————————————————————————————————————————————————————————————————————————————

/** A blackjack when the dealer has none: it is paid, whatever comes. */
function solveBlackjack(rules: Texas21Rules, state: Texas21State): Solution<Texas21Action> {
  const lost = state.insurance === 'insure' ? -INSURANCE_STAKE : 0
  const pays = rules.blackjackPays
  return { options: [option('stand', pays, [[pays, 1]], lost)], best: ['stand'], ...insuranceOf(rules, state) }
}

function solvePlay(rules: Texas21Rules, state: Texas21State): Solution<Texas21Action> {
  if (isPlayersBlackjack(state)) return solveBlackjack(rules, state)
  const side = playHands(state)
  const { hands, at } = side
  const hand = hands[at]!
  const upcard = valueOf(state.upcard[0]!)
  const shoe = makeShoe(countValues(unseen(rules, state)), upcard)
  const dealer = { upcard, soft17: rules.soft17 }
  const pair = valueOf(hand.cards[0]!) - 1
  const after = hands.length - at - 1
  const spare = pair === 0 ? 0 : rules.maxHands - hands.length
  const spot: Spot = {
    rules,
    shoe,
    dealer,
    values: valueHands(shoe, dealer, handNumber(hand.cards.map(valueOf))),
    finished: hands.slice(0, at),
    waiting: after === 0 ? undefined : { pair, hands: after, spare },
    lost: state.insurance === 'insure' ? -INSURANCE_STAKE : 0,
  }
  const splitting = waitingAfterSplit(rules, pair, after, hands.length)
  const options = playsAt(rules, side).map((action) => optionOf(spot, action, splitting))
  const approximated = hands.length > 1 || options.some(({ action }) => action === 'split')
  return {
    options,
    best: bestOf(options),
    ...insuranceOf(rules, state),
    ...(approximated ? { approximation: APPROXIMATION } : {}),
  }
}

/** Insurance wins two to one if the hole card is a ten: exact, of all cards unseen when it is asked. */
function insuranceEv(rules: Texas21Rules, state: Texas21State) {
  const cards = unseen(rules, state)
  const tens = cards.filter((card) => valueOf(card) === 10).length
  return exact((INSURANCE_PAYS + 1) * tens - cards.length, cards.length)
}

const insuranceOf = (rules: Texas21Rules, state: Texas21State): Pick<Solution<Texas21Action>, 'extra'> =>
  blackjackHole(state) === 10 && state.drawn.length === 0 ? { extra: { insurance: insuranceEv(rules, state) } } : {}

/** The rest of the round if the dealer has no blackjack: the best play, or what a blackjack is paid. */
function afterPeek(
  rules: Texas21Rules,
  state: Texas21State,
): { readonly ev: number; readonly outcomes: readonly Outcome[] } {
  if (isPlayersBlackjack(state)) return { ev: rules.blackjackPays, outcomes: [[rules.blackjackPays, 1]] }
  const { options, best } = solvePlay(rules, { ...state, insurance: 'decline', peek: 'no-blackjack' })
  const found = options.findLast(({ action }) => best.includes(action))!
  return { ev: found.ev.kind === 'real' ? found.ev.value : 0, outcomes: found.outcomes }
}

function solveInsurance(rules: Texas21Rules, state: Texas21State): Solution<Texas21Action> {
  const upcard = valueOf(state.upcard[0]!)
  const no = chanceOfNoBlackjack(makeShoe(countValues(unseen(rules, state)), upcard))
  const rest = no > 0 ? afterPeek(rules, state) : { ev: 0, outcomes: [] }
  const blackjack = isPlayersBlackjack(state) ? 0 : -1
  const optionAt = (action: Texas21Action, won: number, lost: number): Option<Texas21Action> => {
    const nets = new Map<number, number>()
    const put = (net: number, chance: number): unknown =>
      chance > 0 && nets.set(tidyNet(net), (nets.get(tidyNet(net)) ?? 0) + chance)
    put(blackjack + won, 1 - no)
    for (const [net, chance] of rest.outcomes) put(net + lost, chance * no)
    const ev = no * (rest.ev + lost) + (1 - no) * (blackjack + won)
    return { action, ev: { kind: 'real', value: ev }, outcomes: [...nets].sort((a, b) => a[0] - b[0]) }
  }
  const options = [optionAt('insure', INSURANCE_PAYS * INSURANCE_STAKE, -INSURANCE_STAKE), optionAt('decline', 0, 0)]
  return { options, best: bestOf(options), extra: { insurance: insuranceEv(rules, state) } }
}

/** Every action at a decision. Throws if the state is not at one. */
export function solve(rules: Texas21Rules, state: Texas21State): Solution<Texas21Action> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  return now.stage === 'insurance' ? solveInsurance(rules, state) : solvePlay(rules, state)
}

export const solver: Solver<Texas21Rules, Texas21State, Texas21Action> = { solve, whole, side }
