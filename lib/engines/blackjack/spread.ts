import type { Outcome } from '@/lib/game/solution'
import { BLACKJACK, BUST, DEALER_ENDS, LEAST_STOP } from './dealer'
import { handGraph } from './hand-graph'
import { DOUBLE, type HandValues, HIT, nextChance, type Policy, STAND } from './hand-values'
import { VALUES } from './shoe'

/*
 * How the net of several hands is spread. Each hand's result is computed jointly with the dealer's end; given that end,
 * hands are combined as if they came from separate shoes.
 */

/** The most that one hand can win or lose, in bets: a doubled bet. */
const MOST = 2
const NETS = 2 * MOST + 1

/** Joint chances of a hand's net (−2 to 2) and the dealer's end, at `(net + 2) * DEALER_ENDS + end`. */
export type Joint = Float64Array

/** The net of a hand that stands, against each dealer's end. A dealer's blackjack beats every total. */
function standNet(total: number, end: number): number {
  return end === BUST ? 1 : end === BLACKJACK ? -1 : Math.sign(total - LEAST_STOP - end)
}

/** A finished hand (bust above 21) against each dealer's end. */
export function finishedJoint(dealer: readonly number[], total: number, stake: number): Joint {
  const joint = new Float64Array(NETS * DEALER_ENDS)
  dealer.forEach(
    (chance, end) => (joint[(stake * (total > 21 ? -1 : standNet(total, end)) + MOST) * DEALER_ENDS + end] = chance),
  )
  return joint
}

/** The EV of a hand with these joint chances. */
export const jointMean = (joint: Joint): number =>
  joint.reduce((sum, chance, i) => sum + chance * (Math.floor(i / DEALER_ENDS) - MOST), 0)

/** The dealer's chances once the hand at an index is out of the shoe. */
export const dealerAt = ({ dealer, hands }: HandValues, at: number): readonly number[] =>
  Array.from({ length: DEALER_ENDS }, (_, end) => dealer[end * hands.length + at]!)

/**
 * The joint chances of the hand at the first index, which takes the action `first` and then follows the policy. `never`
 * is a value that its next card can't have.
 */
export function jointOf(values: HandValues, first: number, policy: Policy, never?: number): Joint {
  const { hands, placeOf, shoes, dealer } = values
  const { next, total } = handGraph()
  const size = hands.length
  const joint = new Float64Array(NETS * DEALER_ENDS)
  const stands = new Float64Array(size)
  const doubles = new Float64Array(size)
  const reach = new Float64Array(size)
  reach[0] = 1
  for (let at = 0; at < size; at++) {
    const reached = reach[at]!
    if (reached === 0) continue
    const action = at === 0 ? first : policy[hands[at]!]!
    if (action === STAND || values.open[at] === 0) {
      stands[at] = stands[at]! + reached
      continue
    }
    const into = action === DOUBLE ? doubles : reach
    const lost = (action === DOUBLE ? -2 : -1) + MOST
    for (let end = 0; end < DEALER_ENDS; end++) joint[lost * DEALER_ENDS + end]! += reached * dealer[end * size + at]!
    for (let place = 0; place < VALUES; place++) {
      const chance = reached * nextChance(shoes, at, place)
      const child = next[hands[at]! * VALUES + place]!
      if (chance === 0 || child < 0) continue
      const to = placeOf[child]!
      // Subtract the cards that don't bust from the chance of a bust added above.
      for (let end = 0; end < DEALER_ENDS; end++) joint[lost * DEALER_ENDS + end]! -= chance * dealer[end * size + to]!
      if (at > 0 || place !== never) into[to] = into[to]! + chance
    }
  }
  for (let at = 0; at < size; at++)
    for (let end = 0; end < DEALER_ENDS; end++) {
      const net = standNet(total[hands[at]!]!, end)
      const chance = dealer[end * size + at]!
      joint[(net + MOST) * DEALER_ENDS + end]! += stands[at]! * chance
      joint[(2 * net + MOST) * DEALER_ENDS + end]! += doubles[at]! * chance
    }
  return joint
}

/** The policy of standing and hitting in the tables. */
export function policyOf({ hands, open, stand, hit }: HandValues): Policy {
  const policy = new Uint8Array(handGraph().size).fill(STAND)
  hands.forEach((hand, at) => (policy[hand] = open[at] === 1 && hit[at]! > stand[at]! ? HIT : STAND))
  return policy
}

/** The chance of each net, a whole number of bets. */
export type Nets = ReadonlyMap<number, number>

function addHand(nets: Nets, joint: Joint, end: number): Nets {
  const sum = Array.from({ length: NETS }, (_, net) => Math.max(0, joint[net * DEALER_ENDS + end]!))
  const all = sum.reduce((total, chance) => total + chance, 0)
  const added = new Map<number, number>()
  for (const [net, chance] of nets)
    sum.forEach(
      (own, i) => own > 0 && added.set(net + i - MOST, (added.get(net + i - MOST) ?? 0) + (chance * own) / all),
    )
  return added
}

/** The spread of the sum of hands, given the dealer's chances. `more` is another net for each of the dealer's ends. */
export function spreadOf(dealer: readonly number[], hands: readonly Joint[], more?: readonly number[]): Nets {
  const sum = new Map<number, number>()
  dealer.forEach((chance, end) => {
    if (chance <= 0) return
    let nets: Nets = new Map([[more?.[end] ?? 0, 1]])
    for (const hand of hands) nets = addHand(nets, hand, end)
    for (const [net, own] of nets) sum.set(net, (sum.get(net) ?? 0) + own * chance)
  })
  return sum
}

/** Mixes spreads, each weighted by its chance. */
export function mixed(parts: readonly { readonly chance: number; readonly nets: Nets }[]): Nets {
  const sum = new Map<number, number>()
  for (const { chance, nets } of parts) for (const [net, own] of nets) sum.set(net, (sum.get(net) ?? 0) + chance * own)
  return sum
}

/** Win, push and loss of a stake, from its EV and the chance of a push. */
export function outcomesOfOne(ev: number, push: number, stake: number): readonly Outcome[] {
  const loss = (1 - push - ev / stake) / 2
  const all: Outcome[] = [
    [-stake, loss],
    [0, push],
    [stake, 1 - push - loss],
  ]
  return all.filter(([, chance]) => chance > 1e-15)
}

const meanOf = (nets: readonly Outcome[]): number => nets.reduce((sum, [net, chance]) => sum + net * chance, 0)

/** The chances weighted by e^(tilt × net). */
function tilted(nets: readonly Outcome[], tilt: number): readonly Outcome[] {
  const weights = nets.map(([net, chance]): Outcome => [net, chance * Math.exp(tilt * net)])
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.map(([net, weight]) => [net, weight / all])
}

/**
 * The spread as outcomes, tilted slightly so that its mean is exactly the EV. Newton's method: the slope of the mean is
 * the variance.
 */
export function outcomesWithMean(nets: Nets, ev: number): readonly Outcome[] {
  const outcomes = [...nets].filter(([, chance]) => chance > 0).sort((a, b) => a[0] - b[0])
  let tilt = 0
  for (let i = 0; i < 20; i++) {
    const now = tilted(outcomes, tilt)
    const mean = meanOf(now)
    const variance = now.reduce((sum, [net, chance]) => sum + chance * (net - mean) ** 2, 0)
    if (variance === 0 || Math.abs(mean - ev) < 1e-15) break
    tilt += (ev - mean) / variance
  }
  return tilted(outcomes, tilt)
}
