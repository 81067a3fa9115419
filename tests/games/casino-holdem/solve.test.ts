import { describe, expect, it } from 'vitest'
import { cardOf, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { compareEv, evValue } from '@/lib/game/ev'
import { STANDARD } from '@/lib/games/casino-holdem/rules'
import { solve, whole } from '@/lib/games/casino-holdem/solve'
import { type CasinoState, round } from '@/lib/games/casino-holdem/round'
import { expectimax } from '@/lib/engines/round/index'
import { add, compare, fraction, multiply, type Fraction } from '@/lib/math/fraction'
import { draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { plainCall } from './plain'
import { decision, narrowDecision, RULES } from './spots'

const exactEv = (state: CasinoState, option = 0, rules = STANDARD): Fraction => {
  const { ev } = solve(rules, state).options[option]!
  if (ev.kind !== 'exact') throw new Error('every EV of this game is exact')
  return ev
}

describe.each(Object.entries(RULES))('a call: %s', (name, rules) => {
  it('equals the plain method of all games on small decks', () => {
    const random = makeRandom(`casino ${name}`)
    for (let i = 0; i < 8; i++) {
      const state = narrowDecision(random, 7 + (i % 3))
      const [fast, plain] = [solve(rules, state), expectimax(round.game, rules, state)]
      expect(fast.best).toEqual(plain.best)
      fast.options.forEach(({ ev }, at) => expect(compareEv(ev, plain.options[at]!.ev)).toBe(0))
    }
  })

  it('equals plain enumeration', () => {
    const random = makeRandom(`casino plainly ${name}`)
    for (let i = 0; i < (LONG ? 100 : 3); i++) {
      const drawn = draw(random, DECK, LONG && i % 2 === 0 ? 5 : 29)
      const state = {
        ...narrowDecision(random, 4),
        hand: drawn.slice(0, 2),
        board: drawn.slice(2, 5),
        dead: drawn.slice(5),
      }
      expect(solve(rules, state).options[0]!.outcomes).toEqual(plainCall(rules, state))
    }
  })
})

it('equals plain enumeration over the whole deck', () => {
  const state = decision('9s8d', '4sKhTd')
  const { options, deals } = solve(STANDARD, state)
  expect(deals).toBe(1081 * 990)
  expect(options[0]!.outcomes).toEqual(plainCall(STANDARD, state))
})

describe('two boxes of one player', () => {
  it('see each other’s cards as dead cards', () => {
    const one = decision('9s8d', '4sKhTd', { other: 'KdQc' })
    expect(exactEv(one)).toEqual(exactEv(decision('9s8d', '4sKhTd', { dead: 'KdQc' })))
    const second: CasinoState = { ...one, did: ['fold'] }
    expect(exactEv(second)).toEqual(exactEv(decision('KdQc', '4sKhTd', { dead: '9s8d' })))
    expect(exactEv({ ...one, did: ['call'] })).toEqual(exactEv(second))
  })

  it('are worth together what both are worth alone: the plain method over both', () => {
    const random = makeRandom('two boxes')
    for (let i = 0; i < 6; i++) {
      const state = narrowDecision(random, 7, 2)
      const second = solve(STANDARD, { ...state, did: ['fold'] })
      const best = second.options.find(({ action }) => action === second.best[0])!.ev
      const both = expectimax(round.game, STANDARD, state)
      solve(STANDARD, state).options.forEach(({ ev }, at) => {
        expect(evValue(ev) + evValue(best)).toBeCloseTo(evValue(both.options[at]!.ev), 12)
      })
    }
  })
})

describe('what must not change an answer', () => {
  it('the names of the suits, the order of the cards', () => {
    const state = decision('9s8d', '4sKhTd', { dead: '2c3hJd' })
    const renamed = (cards: readonly Card[], suits: readonly number[]): Card[] =>
      cards.map((card) => cardOf(rankOf(card), suits[suitOf(card)]!))
    for (const suits of [
      [1, 0, 2, 3],
      [3, 2, 1, 0],
      [2, 3, 0, 1],
    ]) {
      const other = {
        ...state,
        hand: renamed(state.hand, suits),
        board: renamed(state.board, suits),
        dead: renamed(state.dead, suits),
      }
      expect(solve(STANDARD, other)).toEqual(solve(STANDARD, state))
    }
    expect(solve(STANDARD, { ...state, hand: state.hand.toReversed(), board: state.board.toReversed() })).toEqual(
      solve(STANDARD, state),
    )
  })

  it('a dead card, averaged over every choice of it', () => {
    const state = decision('9h8h', 'Ts7h2c', { dead: '2s3s4s5s6s8s9s2d3d4d5d6d' })
    const open = without(DECK, state.hand, state.board, state.dead)
    const sum = open.map((card) => exactEv({ ...state, dead: [...state.dead, card] })).reduce(add)
    expect(compare(multiply(sum, fraction(1, open.length)), exactEv(state))).toBe(0)
  })
})

it('is not asked where nothing is to decide', () => {
  expect(() => solve(STANDARD, { ...decision('9h8h', 'Ts7h2c'), did: ['call'] })).toThrow(/not at a decision/)
})

it('answers a whole game without its outcomes with the same edge, decisions and average bet', () => {
  const { variance, outcomes, ...rest } = whole(STANDARD)
  expect(variance).toBeGreaterThan(0)
  expect(outcomes!.length).toBeGreaterThan(0)
  expect(whole(STANDARD, { outcomes: false })).toEqual(rest)
})
