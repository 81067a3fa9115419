import { describe, expect, it } from 'vitest'
import { cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evValue } from '@/lib/game/ev'
import type { Solution } from '@/lib/game/solution'
import { handNumber } from '@/lib/engines/blackjack/hand-graph'
import { DOUBLE, HIT } from '@/lib/engines/blackjack/hand-values'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { countValues, makeShoe } from '@/lib/engines/blackjack/shoe'
import { solve } from '@/lib/games/texas-21/solve'
import { valueSplit } from '@/lib/engines/blackjack/split'
import { type Texas21State, unseen } from '@/lib/games/texas-21/round'
import { valueOf } from '@/lib/engines/blackjack/totals'
import { enterSpot } from '@/lib/game/enter'
import { expectimax } from '@/lib/engines/round/index'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { plainSplit } from '../../engines/blackjack/plain'
import { cards, spotOf } from './plain'

const usual = VARIANTS[0].rules
const evOf = (solution: Solution<string>, action: string): number =>
  evValue(solution.options.find((one) => one.action === action)!.ev)

/** Some of a deck or two, the rest dead: the first cards dealt. */
function smallSpot(rules: Texas21Rules, live: number, random: Random): Texas21State | undefined {
  const shoe = DECK.flatMap((card) => Array<number>(rules.decks).fill(card))
  const [a, b, upcard, ...rest] = draw(random, shoe, live)
  const dead = [...shoe]
  for (const card of [a!, b!, upcard!, ...rest]) dead.splice(dead.indexOf(card), 1)
  const insurance = valueOf(upcard!) === 1 && random() < 0.5 ? 1 : 0
  const flop = random() < 0.5 ? rest.slice(0, 4) : []
  const entered = enterSpot(texas21, rules, { hand: [a!, b!], upcard: [upcard!], flop, dead, insurance })
  return entered.ok ? entered.value : undefined
}

const isSplit = (rules: Texas21Rules, state: Texas21State): boolean => {
  const step = texas21.step(rules, state)
  return step.kind === 'decide' && step.actions.includes('split')
}

describe('equals the plain method on small shoes', () => {
  it.each(VARIANTS.map(({ id, rules }) => [id, rules] as const))('%s', (id, rules) => {
    const random = makeRandom(`small ${id}`)
    let found = 0
    for (let i = 0; found < 12; i++) {
      const of = { ...rules, decks: 1 + (i % 2), doubleOn: (['any', '9-11', '10-11'] as const)[i % 3]! }
      const state = smallSpot(of, 12 + (i % 4), random)
      if (!state || isSplit(of, state)) continue
      found++
      const [fast, plain] = [solve(of, state), expectimax(texas21, of, state)]
      fast.options.forEach(({ action, ev, outcomes }, at) => {
        const other = plain.options[at]!
        expect(other.action).toBe(action)
        expect(Math.abs(evValue(ev) - evValue(other.ev))).toBeLessThan(1e-12)
        expect(outcomes.map(([net]) => net)).toEqual(other.outcomes.filter(([, ways]) => ways > 0).map(([net]) => net))
        for (const [net, chance] of outcomes)
          expect(chance).toBeCloseTo(other.outcomes.find((one) => one[0] === net)![1] / plain.deals!, 11)
      })
    }
  })
})

describe('a split', () => {
  const CODES = { [HIT]: 'hit', [DOUBLE]: 'double' } as Record<number, 'hit' | 'double'>

  // Few cards are left, so that every order of them can be tried: aces, twos to nines, tens.
  it.each([
    { name: 'nines against a seven', upcard: 7, pair: 9, left: [0, 1, 0, 0, 0, 1, 1, 2, 3, 3], limit: 3 },
    { name: 'eights under a ten', upcard: 10, pair: 8, left: [2, 0, 1, 0, 0, 0, 1, 3, 1, 3], limit: 4 },
    { name: 'tens under an ace', upcard: 1, pair: 10, left: [1, 0, 0, 0, 1, 1, 2, 2, 1, 3], limit: 3 },
    { name: 'aces under a ten', upcard: 10, pair: 1, left: [3, 1, 0, 0, 1, 0, 1, 1, 2, 3], limit: 2 },
    { name: 'sevens against a nine, never again', upcard: 9, pair: 7, left: [0, 0, 1, 1, 0, 1, 2, 2, 2, 2], limit: 2 },
  ])('is exact for its strategy: $name', ({ upcard, pair, left, limit }) => {
    for (const soft17 of ['hit', 'stand'] as const) {
      const rules: Texas21Rules = { ...usual, soft17, maxHands: limit }
      const dealer = { upcard, soft17 }
      const waiting = { pair: pair - 1, hands: 2, spare: limit - 2 }
      const { ev, again, policy } = valueSplit(rules, makeShoe(left, upcard), dealer, waiting)
      const plain = (splitsAgain: boolean): number =>
        plainSplit(
          { rules, upcard, pair, again: splitsAgain, act: (values) => CODES[policy[handNumber(values)]!] ?? 'stand' },
          left,
          2,
          limit,
        )
      expect(Math.abs(ev - plain(again))).toBeLessThan(1e-12)
      if (limit > 2) expect(ev).toBeGreaterThanOrEqual(plain(!again) - 1e-12)
    }
  })

  it('says that it is approximated, and other hands do not', () => {
    expect(solve(usual, spotOf(usual, '8s8d', '6h')).isApproximated).toBe(true)
    expect(solve(usual, spotOf(usual, '8s7d', '6h')).isApproximated).toBeUndefined()
  })

  it('of any two ten-valued cards is allowed', () => {
    expect(solve(usual, spotOf(usual, 'KsTd', '6h')).options.map(({ action }) => action)).toEqual([
      'stand',
      'hit',
      'double',
      'split',
    ])
  })

  it('goes on: the hands in play add up', () => {
    const third = spotOf(usual, '8s8d', '6h', '2c9dKsTh', {
      drawn: [null, null, null, ...cards('3h'), null, null, ...cards('Th8c')],
    })
    const { options, best } = solve(usual, third)
    expect(best).toEqual(['split'])
    for (const { ev, outcomes } of options) {
      expect(outcomes.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(outcomes.reduce((sum, [net, chance]) => sum + net * chance, 0)).toBeCloseTo(evValue(ev), 12)
    }
    // The doubled 21 wins two bets unless the dealer has 21 too.
    const alone = solve(usual, spotOf(usual, '8s8c', '6h', '2c9dKsTh', { dead: cards('8d3hTh') }))
    const gain = (solution: Solution<string>): number => evOf(solution, 'hit') - evOf(solution, 'stand')
    expect(gain({ options, best })).toBeCloseTo(gain(alone), 12)
  })
})

describe('what must not matter', () => {
  const spots = ['9s4d 2h 5c9dKsTh', 'As6d Th 2c2dKsTh', '5s6d Ah 2c9dKsTh', 'TsKd 6h 4c4dKsTh'].map(
    (text) => text.split(' ') as [string, string, string],
  )

  it('the suits, and the order of the cards', () => {
    for (const [hand, upcard, flop] of spots) {
      const state = spotOf(usual, hand, upcard, flop)
      const turned = (list: readonly number[]): readonly number[] =>
        [...list].reverse().map((card) => cardOf(rankOf(card), (suitOf(card) + 1) % 4))
      const other = { ...state, hand: turned(state.hand), upcard: turned(state.upcard), flop: turned(state.flop!) }
      const [a, b] = [solve(usual, state), solve(usual, other)]
      a.options.forEach(({ ev }, i) => expect(evValue(b.options[i]!.ev)).toBeCloseTo(evValue(ev), 14))
    }
  })

  it('whether a known card lies on the flop or is dead', () => {
    const onFlop = solve(usual, spotOf(usual, 'Ts6d', 'Th', '2c9dKsTh'))
    const dead = solve(usual, spotOf(usual, 'Ts6d', 'Th', '', { dead: cards('2c9dKsTh') }))
    expect(onFlop.options).toEqual(dead.options)
  })

  it('one more dead card, on average over all, where nothing is decided after it', () => {
    const state = spotOf(usual, '9s4d', '6h', '5c9dKsTh')
    const left = unseen(usual, state)
    const of = (action: string, dead: readonly number[]): number => evOf(solve(usual, { ...state, dead }), action)
    for (const action of ['stand', 'double']) {
      const mean = [...new Set(left)].reduce(
        (sum, card) => sum + (left.filter((one) => one === card).length / left.length) * of(action, [card]),
        0,
      )
      expect(mean).toBeCloseTo(of(action, []), 12)
    }
  })
})

describe('insurance', () => {
  it('is exact, for one unit of it: 96 tens of 305 cards unseen', () => {
    const { extra } = solve(usual, spotOf(usual, '5s6d', 'Ah', '2c9d3s4h'))
    expect(extra!['insurance']).toEqual({ kind: 'exact', num: BigInt(3 * 96 - 305), den: 305n })
  })

  it('is worth half of that when it is decided', () => {
    for (const hand of ['5s6d', 'AsKd', '8s8d']) {
      const solution = solve(usual, spotOf(usual, hand, 'Ah', '2c9d3sTh', { insurance: 1 }))
      expect(solution.options.map(({ action }) => action)).toEqual(['insure', 'decline'])
      expect(evOf(solution, 'insure') - evOf(solution, 'decline')).toBeCloseTo(
        evValue(solution.extra!['insurance']!) / 2,
        12,
      )
      expect(solution.best).toEqual(['decline'])
    }
  })

  it('pays when enough small cards are gone', () => {
    const state = spotOf({ ...usual, decks: 1 }, '5s6d', 'Ah', '2c3d4s5h', { insurance: 1 })
    expect(solve({ ...usual, decks: 1 }, state).best).toEqual(['insure'])
  })

  it('taken and lost, half a bet is gone from every option', () => {
    const [taken, declined] = [2, 0].map((insurance) => solve(usual, spotOf(usual, '5s6d', 'Ah', '', { insurance })))
    taken!.options.forEach(({ ev }, i) => expect(evValue(ev)).toBeCloseTo(evValue(declined!.options[i]!.ev) - 0.5, 12))
  })
})

it('counts values', () => expect(countValues(cards('AsKdTc2h9s'))).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1, 2]))
