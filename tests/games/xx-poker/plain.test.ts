import { describe, expect, it } from 'vitest'
import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate6 } from '@/lib/cards/evaluate/six'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { compareEv, exact } from '@/lib/game/ev'
import { applyRules } from '@/lib/game/rules'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'
import type { XxRules } from '@/lib/games/xx-poker/rules'
import { solver as xxPokerSolver } from '@/lib/games/xx-poker/solve'
import type { XxState } from '@/lib/games/xx-poker/round'
import { expectimax } from '@/lib/engines/round/index'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { LONG } from '../../tools/long'
import { holding, STANDARD } from './hands'

/*
 * The obvious method: every community hand, every second contest card, one after the other, with the money of the rule book
 * written out again. It shares nothing with the solver but the evaluator of six cards.
 */

const JACKS = leastPairStrength(9)

/** The net of one unit at a position 0, 1, 2; pays are taken from the rules, what is not paid is written out. */
function payAt(rules: XxRules, position: number, strength: number): number {
  const hand = handOf(strength)
  if (hand === 'high-card' || strength < JACKS) return position < 2 ? -1 : 0
  return rules.pays[(['x1', 'x2', 'x5'] as const)[position]!][hand] ?? 0
}

/** Sums in quarters of a Play bet: no pay of these tests is finer. */
function sumOver(rules: XxRules, hand: readonly Card[], left: readonly Card[], position: number): number {
  let sum = 0
  for (let i = 0; i < left.length; i++)
    for (let j = 0; j < i; j++)
      for (let k = 0; k < j; k++)
        sum += 4 * payAt(rules, position, evaluate6(hand[0]!, hand[1]!, hand[2]!, left[i]!, left[j]!, left[k]!))
  return sum
}

const beats = (own: Card, contest: Card): boolean =>
  suitOf(own) === suitOf(contest) && (rankOf(contest) === 12 || rankOf(own) > rankOf(contest))

/** In quarters, over all community hands, for placing a card that wins and for holding. */
function plainSecond(
  rules: XxRules,
  hand: readonly Card[],
  left: readonly Card[],
  position: number,
): { readonly placed: number; readonly held: number } {
  return { placed: sumOver(rules, hand, left, position + 1), held: sumOver(rules, hand, left, position) }
}

function plainFirst(rules: XxRules, hand: readonly Card[], stub: readonly Card[], own: Card | null): number {
  const position = own === null ? 0 : 1
  const kept = hand.filter((card) => card !== own)
  let sum = 0
  for (const second of stub) {
    const { placed, held } = plainSecond(rules, hand, without(stub, [second]), position)
    sum += kept.some((card) => beats(card, second)) ? (rules.mayHold ? Math.max(placed, held) : placed) : held
  }
  return sum
}

/** Less at ×2 than at ×1: here a player who may hold does. */
const STEPS_BACK = { pays: { x2: { straight: 0.25, flush: 0, 'two-pair': 0 }, x1: { pair: 1.5 } } }

const RULES: Readonly<Record<string, XxRules>> = {
  standard: STANDARD,
  'steps back': must(applyRules(xxPoker, undefined, STEPS_BACK)),
  'may hold': must(applyRules(xxPoker, undefined, { mayHold: true })),
  'may hold, steps back': must(applyRules(xxPoker, undefined, { ...STEPS_BACK, mayHold: true })),
}

const one = (state: XxState, rules: XxRules) => {
  const solution = xxPokerSolver.solve(rules, state)
  return {
    solution,
    deals: solution.deals!,
  }
}

/** A hand and cards of the dealer, more often than not lower ones of the hand’s first suit, and some that are dead. */
function someCards(random: Random, dealer: number, dead: number): { hand: Card[]; dealer: Card[]; dead: Card[] } {
  const hand = draw(random, DECK, 3)
  const low = without(DECK, hand).filter((card) => suitOf(card) === suitOf(hand[0]!) && card < hand[0]!)
  const shown =
    low.length >= dealer && random() < 0.8 ? draw(random, low, dealer) : draw(random, without(DECK, hand), dealer)
  return { hand, dealer: shown, dead: draw(random, without(DECK, hand, shown), dead) }
}

const SPOTS = LONG ? 200 : 12

describe.each(Object.entries(RULES))('xx poker, counted plainly: %s', (name, rules) => {
  it(`agrees on ${SPOTS} second contests`, () => {
    const random = makeRandom(`second ${name}`)
    for (let i = 0; i < SPOTS; i++) {
      const { hand, dealer, dead } = someCards(random, 2, (i % 3) * 7)
      const first = hand.find((card) => beats(card, dealer[0]!)) ?? null
      const state: XxState = { ...holding(''), hand, dealer, dead, addOn: i % 2 === 0 ? 0 : 0.5, placed: [first] }
      const { solution, deals } = one(state, rules)
      const { placed, held } = plainSecond(rules, hand, without(DECK, hand, dealer, dead), first === null ? 0 : 1)
      const worth = (sum: number) => exact(sum * (i % 2 === 0 ? 2 : 3), 8 * deals)
      const winning = hand.filter((card) => card !== first && beats(card, dealer[1]!))
      expect(solution.options).toHaveLength(winning.length + (rules.mayHold || winning.length === 0 ? 1 : 0))
      for (const { action, ev: is } of solution.options)
        expect([action, compareEv(is, worth(action === 'hold' ? held : placed))]).toEqual([action, 0])
    }
  })

  it('agrees on first contests', () => {
    const random = makeRandom(`first ${name}`)
    for (let i = 0; i < SPOTS / 4; i++) {
      const { hand, dealer, dead } = someCards(random, 1, 12 + (i % 3) * 6)
      const stub = without(DECK, hand, dealer, dead)
      const { solution, deals } = one({ ...holding(''), hand, dealer, dead, addOn: 0 }, rules)
      const winning = hand.filter((card) => beats(card, dealer[0]!)).sort((a, b) => a - b)
      const own = rules.mayHold || winning.length === 0 ? [...winning, null] : winning
      expect(solution.options).toHaveLength(own.length)
      solution.options.forEach(({ ev }, at) =>
        expect(compareEv(ev, exact(plainFirst(rules, hand, stub, own[at]!), 4 * deals))).toBe(0),
      )
    }
  })
})

describe('tied choices', () => {
  it('are all best, and the add-on too where it is worth nothing', () => {
    const { best } = xxPokerSolver.solve(STANDARD, holding('JsTs4d', { dealer: '8s' }))
    expect(best).toEqual(['place:Ts', 'place:Js'])
    const pushes = must(
      applyRules(xxPoker, undefined, {
        pays: Object.fromEntries(
          ['x1', 'x2', 'x5'].map((at) => [
            at,
            Object.fromEntries(Object.keys(STANDARD.pays.x1).map((hand) => [hand, 0])),
          ]),
        ),
        lessThanJacks: { x1: 'pushes', x2: 'pushes' },
      }),
    )
    expect(xxPokerSolver.solve(pushes, holding('JsTs4d')).best).toEqual(['add', 'decline'])
  })
})

describe.runIf(LONG)('the plain method over a larger deck', () => {
  it('agrees on an add-on with twenty cards unseen', () => {
    const random = makeRandom('larger deck')
    const { hand, dead } = someCards(random, 0, 29)
    const state: XxState = { ...holding(''), hand, dead, addOn: null }
    const plain = expectimax(xxPoker, STANDARD, state)
    const { solution } = one(state, STANDARD)
    expect(solution.options.map(({ outcomes }) => outcomes)).toEqual(
      plain.options.map(({ outcomes }) =>
        outcomes.map(([net, ways]) => [net, (ways * solution.deals!) / plain.deals!]),
      ),
    )
  })
})
