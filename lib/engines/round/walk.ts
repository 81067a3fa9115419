import type { Card } from '@/lib/cards/card'
import { bestOf, exact, tidyNet } from '@/lib/game/ev'
import type { Game, Rules, Step } from '@/lib/game/game'
import type { Outcome, Solution } from '@/lib/game/solution'
import { combinations } from '@/lib/math/combinations'
import { compare, exactDecimal, fraction, type Fraction, gcd } from '@/lib/math/fraction'
import { draw, type Random } from '@/lib/math/random'

/*
 * Functions for any game that need only its `step`: dealing, playing a round out, and the plain expectimax against
 * which every fast solver is tested.
 */

type Stepping<R extends Rules, S, A extends string> = Pick<Game<R, S, A>, 'step'>
export type DealStep<S, A> = Extract<Step<S, A>, { kind: 'deal' }>
export type DecideStep<S, A> = Extract<Step<S, A>, { kind: 'decide' }>
export type EndStep<S, A> = Extract<Step<S, A>, { kind: 'end' }>

// ——— Playing ————————————————————————————————————————————————————————————————————————————————————————————————

function drawWeighted(
  random: Random,
  choices: readonly (readonly Card[])[],
  weight: (cards: readonly Card[]) => number,
): readonly Card[] {
  const weights = choices.map(weight)
  let left = random() * weights.reduce((sum, w) => sum + w, 0)
  const at = weights.findIndex((w) => (left -= w) < 0)
  return choices[at < 0 ? weights.findLastIndex((w) => w > 0) : at]!
}

/** The state after one random deal. */
export function deal<S, A>(step: DealStep<S, A>, random: Random): S {
  if (!step.weight) return step.next(draw(random, step.stub, step.count))
  const choices = Array.from(combinations(step.stub, step.count), (cards) => [...cards])
  return step.next(drawWeighted(random, choices, step.weight))
}

/** Deals at random until the player must decide or the round ends. Returns a state that is already there. */
export function advance<R extends Rules, S, A extends string>(
  game: Stepping<R, S, A>,
  rules: R,
  state: S,
  random: Random,
): S {
  let now = state
  for (let step = game.step(rules, now); step.kind === 'deal'; step = game.step(rules, now)) now = deal(step, random)
  return now
}

/** Plays a round to its end, with `choose` making each decision. Returns every decision and the end. */
export function play<R extends Rules, S, A extends string>(
  game: Stepping<R, S, A>,
  rules: R,
  state: S,
  choose: (state: S, step: DecideStep<S, A>) => A,
  random: Random,
): {
  readonly decisions: readonly { readonly state: S; readonly action: A }[]
  readonly state: S
  readonly end: EndStep<S, A>
} {
  const decisions: { state: S; action: A }[] = []
  let now = state
  for (;;) {
    const step = game.step(rules, now)
    if (step.kind === 'end') return { decisions, state: now, end: step }
    if (step.kind === 'deal') now = deal(step, random)
    else {
      const action = choose(now, step)
      decisions.push({ state: now, action })
      now = step.next(action)
    }
  }
}

// ——— Every deal —————————————————————————————————————————————————————————————————————————————————————————————

/** Net results by the number of equally likely deals. */
interface Spread {
  readonly deals: bigint
  readonly ways: ReadonlyMap<number, bigint>
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b

/** Mixes spreads in the proportion of whole weights, over their least common number of deals. */
function mix(parts: readonly { readonly weight: bigint; readonly spread: Spread }[]): Spread {
  const common = parts.reduce((deals, { spread }) => lcm(deals, spread.deals), 1n)
  const ways = new Map<number, bigint>()
  let deals = 0n
  for (const { weight, spread } of parts) {
    deals += weight * common
    const scale = (weight * common) / spread.deals
    for (const [net, n] of spread.ways) ways.set(net, (ways.get(net) ?? 0n) + n * scale)
  }
  return { deals, ways }
}

function meanOf({ deals, ways }: Spread): Fraction {
  const results = [...ways].map(([net, n]) => ({ net: exactDecimal(net), n }))
  const unit = results.reduce((common, { net }) => lcm(common, net.den), 1n)
  return fraction(
    results.reduce((sum, { net, n }) => sum + net.num * (unit / net.den) * n, 0n),
    unit * deals,
  )
}

/** Whole weights in the same proportion as the given ones. */
function wholeWeights(weights: readonly number[]): readonly bigint[] {
  const all = weights.map(exactDecimal)
  const unit = all.reduce((common, { den }) => lcm(common, den), 1n)
  return all.map(({ num, den }) => num * (unit / den))
}

/**
 * The spread of a state under best play. An exact tie takes the last of the best actions, because games name the
 * cheaper ones last.
 */
function spreadOf<R extends Rules, S, A extends string>(game: Stepping<R, S, A>, rules: R, state: S): Spread {
  const step = game.step(rules, state)
  if (step.kind === 'end') return { deals: 1n, ways: new Map([[tidyNet(step.net), 1n]]) }
  if (step.kind === 'deal') return spreadOfDeal(game, rules, step)
  let best: { spread: Spread; mean: Fraction } | undefined
  for (const action of step.actions) {
    const spread = spreadOf(game, rules, step.next(action))
    const mean = meanOf(spread)
    if (!best || compare(mean, best.mean) >= 0) best = { spread, mean }
  }
  if (!best) throw new Error('a decision without an action')
  return best.spread
}

function spreadOfDeal<R extends Rules, S, A extends string>(
  game: Stepping<R, S, A>,
  rules: R,
  step: DealStep<S, A>,
): Spread {
  const deals = Array.from(combinations(step.stub, step.count), (cards) => [...cards])
  if (deals.length === 0) throw new Error('a deal from too few cards')
  const weights = wholeWeights(deals.map((cards) => step.weight?.(cards) ?? 1))
  const parts = deals.map((cards, i) => ({ weight: weights[i]!, cards })).filter(({ weight }) => weight > 0n)
  return mix(parts.map(({ weight, cards }) => ({ weight, spread: spreadOf(game, rules, step.next(cards)) })))
}

const outcomesOf = ({ deals, ways }: Spread, over: bigint): Outcome[] =>
  [...ways].map(([net, n]): Outcome => [net, Number((n * over) / deals)]).sort((a, b) => a[0] - b[0])

/**
 * The exact EV of every action by trying every deal: slow, but plain and valid for any game. The ways of every action
 * sum to `deals`. Throws if the state isn't at a decision.
 */
export function expectimax<R extends Rules, S, A extends string>(
  game: Stepping<R, S, A>,
  rules: R,
  state: S,
): Solution<A> {
  const step = game.step(rules, state)
  if (step.kind !== 'decide') throw new Error('the state is not at a decision')
  const spreads = step.actions.map((action) => ({ action, spread: spreadOf(game, rules, step.next(action)) }))
  const deals = spreads.reduce((common, { spread }) => lcm(common, spread.deals), 1n)
  const options = spreads.map(({ action, spread }) => {
    const mean = meanOf(spread)
    return { action, ev: exact(mean.num, mean.den), outcomes: outcomesOf(spread, deals) }
  })
  return { options, best: bestOf(options), deals: Number(deals) }
}

/** Every end that a state can reach, by any actions and cards. */
export function* leaves<R extends Rules, S, A extends string>(
  game: Stepping<R, S, A>,
  rules: R,
  state: S,
): Generator<{ readonly state: S; readonly end: EndStep<S, A> }> {
  const step = game.step(rules, state)
  if (step.kind === 'end') yield { state, end: step }
  else if (step.kind === 'decide') for (const action of step.actions) yield* leaves(game, rules, step.next(action))
  else for (const cards of combinations(step.stub, step.count)) yield* leaves(game, rules, step.next([...cards]))
}
