import { describe, expect, it } from 'vitest'
import { cardOf, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { without, DECK } from '@/lib/cards/deck'
import { compareEv } from '@/lib/game/ev'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { solve, whole } from '@/lib/games/texas-holdem-bonus/solve'
import { type BonusState, round, STAGES } from '@/lib/games/texas-holdem-bonus/round'
import { expectimax } from '@/lib/engines/round/index'
import { add, compare, fraction, multiply, subtract, type Fraction } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { plainFlop, plainPreflop, plainTurn, type Plain } from './plain'
import { decision, narrowDecision, randomDecision, RULES } from './spots'

const exactEv = (state: BonusState, option = 0, rules = STANDARD): Fraction => {
  const { ev } = solve(rules, state).options[option]!
  if (ev.kind !== 'exact') throw new Error('every EV of this game is exact')
  return ev
}

const expectPlain = (ev: Fraction, { sum, deals }: Plain): void => expect(compare(ev, fraction(sum, deals))).toBe(0)

describe.each(Object.entries(RULES))('rules: %s', (name, rules) => {
  it.each([
    ['preflop', 8, 2],
    ['flop', 8, 6],
    ['turn', 10, 8],
  ] as const)('%s equals the plain method of all games on small decks', (stage, cards, spots) => {
    const random = makeRandom(`bonus ${stage} ${name}`)
    for (let i = 0; i < spots; i++) {
      const state = narrowDecision(random, stage, cards)
      const [fast, plain] = [solve(rules, state), expectimax(round.game, rules, state)]
      expect(fast.best).toEqual(plain.best)
      const chances = ({ options, deals = 1 }: typeof fast) =>
        options.map(({ outcomes }) => outcomes.map(([net, ways]) => [net, (ways / deals).toFixed(12)]))
      expect(chances(fast)).toEqual(chances(plain))
      fast.options.forEach(({ ev }, at) => expect(compareEv(ev, plain.options[at]!.ev)).toBe(0))
    }
  })

  it('the turn equals plain enumeration', () => {
    const random = makeRandom(`bonus turn plainly ${name}`)
    for (let i = 0; i < (LONG ? 300 : 12); i++) {
      const checked = randomDecision(random, 'turn', i % 3 === 0 ? 0 : 20)
      const state: BonusState = i % 2 === 0 ? checked : { ...checked, did: ['bet', 'bet'] }
      plainTurn(rules, state, i % 2 === 0 ? 2 : 3).forEach((plain, at) => expectPlain(exactEv(state, at, rules), plain))
    }
  })

  it('the flop equals plain enumeration', () => {
    const random = makeRandom(`bonus flop plainly ${name}`)
    for (let i = 0; i < (LONG ? 40 : 2); i++) {
      const state = randomDecision(random, 'flop', LONG && i % 8 === 0 ? 0 : 30)
      plainFlop(rules, state).forEach((plain, at) => expectPlain(exactEv(state, at, rules), plain))
    }
  })

  it('before the flop equals plain enumeration, with few cards left', () => {
    const random = makeRandom(`bonus preflop plainly ${name}`)
    for (let i = 0; i < (LONG ? 30 : 2); i++) {
      const state =
        i % 2 === 0
          ? narrowDecision(random, 'preflop', LONG ? 12 : 9)
          : randomDecision(random, 'preflop', LONG ? 36 : 40)
      expectPlain(exactEv(state, 0, rules), plainPreflop(rules, state))
    }
  })
})

describe('a bet on the flop or the turn', () => {
  it('is worth the same whatever the ante pays and whatever was bet before', () => {
    const gain = (state: BonusState, rules = STANDARD): Fraction =>
      subtract(exactEv(state, 0, rules), exactEv(state, 1, rules))
    const turn = decision('9s8s', 'KsQs2d3c')
    expect(compare(gain(turn), gain(turn, RULES['flush']))).toBe(0)
    expect(compare(gain(turn), gain({ ...turn, did: ['bet', 'bet'] }))).toBe(0)
    const flop = decision('9s8s', 'KsQs2d')
    expect(compare(gain(flop), gain(flop, RULES['flush']))).toBe(0)
  })
})

describe('what must not change an answer', () => {
  it.each(STAGES)('the names of the suits, the order of the cards: %s', (stage) => {
    const state = randomDecision(makeRandom(`suits ${stage}`), stage, 5)
    const solved = solve(STANDARD, state)
    const renamed = (cards: readonly Card[], suits: readonly number[]): Card[] =>
      cards.map((card) => cardOf(rankOf(card), suits[suitOf(card)]!))
    for (const suits of [
      [1, 0, 2, 3],
      [2, 3, 0, 1],
    ]) {
      expect(
        solve(STANDARD, {
          ...state,
          hand: renamed(state.hand, suits),
          board: renamed(state.board, suits),
          dead: renamed(state.dead, suits),
        }),
      ).toEqual(solved)
    }
    expect(
      solve(STANDARD, {
        ...state,
        hand: state.hand.toReversed(),
        board: state.board.toReversed(),
        dead: state.dead.toReversed(),
      }),
    ).toEqual(solved)
  })

  it('a dead card on the turn, averaged over every choice of it', () => {
    const state = decision('9h8h', 'Ts7h2c4d')
    const open = without(DECK, state.hand, state.board)
    const average = multiply(
      open.map((card) => exactEv({ ...state, dead: [card] })).reduce(add),
      fraction(1, open.length),
    )
    expect(compare(average, exactEv(state))).toBe(0)
  })
})

it('exact ties have both answers right', () => {
  const random = makeRandom('bonus ties')
  let ties = 0
  for (let i = 0; i < 400; i++) if (solve(STANDARD, narrowDecision(random, 'turn', 5)).best.length === 2) ties++
  expect(ties).toBeGreaterThan(0)
})

it('is not asked where nothing is to decide', () => {
  expect(() => solve(STANDARD, { ...decision('9h8h'), did: ['fold'] })).toThrow(/not at a decision/)
})

it('answers a whole game without its outcomes with the same edge, decisions and average bet', () => {
  const { variance, outcomes, ends, ...rest } = whole(STANDARD)
  expect(variance).toBeGreaterThan(0)
  expect(outcomes!.length).toBeGreaterThan(0)
  expect(Object.keys(ends!)).toEqual(['bet-2x', 'bet-3x', 'bet-4x', 'fold'])
  expect(whole(STANDARD, { outcomes: false })).toEqual(rest)
})
