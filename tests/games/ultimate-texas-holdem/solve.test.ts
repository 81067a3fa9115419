import { describe, expect, it } from 'vitest'
import { cardOf, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { compareEv, evValue } from '@/lib/game/ev'
import type { Solution } from '@/lib/game/solution'
import { STAGES, round, type UltimateAction, type UltimateState, unseen } from '@/lib/games/ultimate-texas-holdem/round'
import { solve } from '@/lib/games/ultimate-texas-holdem/solve'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { expectimax } from '@/lib/engines/round/index'
import { add, compare, fraction, multiply, type Fraction } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { plainFlop, plainPreflop, plainRiver, type PlainOption } from './plain'
import { decision, narrowDecision, randomDecision, RULES } from './spots'

type Solved = Solution<UltimateAction>

/** How many random spots of a stage are tried. */
const SPOTS = LONG ? { river: 1000, flop: 1000, preflop: 1000 } : { river: 150, flop: 8, preflop: 16 }

const exactEv = ({ options }: Solved, i: number): Fraction => {
  const { ev } = options[i]!
  if (ev.kind !== 'exact') throw new Error('every EV of this game is exact')
  return ev
}

function expectEqual(solved: Solved, other: Solved): void {
  expect(solved.best).toEqual(other.best)
  solved.options.forEach((option, i) => {
    expect(option.action).toBe(other.options[i]!.action)
    expect(compareEv(option.ev, other.options[i]!.ev)).toBe(0)
  })
}

/** Outcomes over other numbers of deals, as chances. */
const chances = ({ options, deals }: Solved): unknown =>
  options.map(({ outcomes }) => outcomes.map(([net, ways]) => [net, (ways / deals!).toFixed(12)]))

describe('solve against expectimax on small decks', () => {
  for (const [name, rules] of Object.entries(RULES))
    for (const [stage, cards, spots] of [
      ['preflop', 8, 2],
      ['flop', 8, 6],
      ['river', 12, 10],
    ] as const)
      it(`${stage}, ${name}`, () => {
        const random = makeRandom(`expectimax ${stage} ${name}`)
        for (let i = 0; i < spots; i++) {
          const state = narrowDecision(random, stage, cards)
          const [fast, plain] = [solve(rules, state), expectimax(round.game, rules, state)]
          expectEqual(fast, plain)
          expect(chances(fast)).toEqual(chances(plain))
        }
      })
})

describe('solve against plain enumeration', () => {
  function expectPlain(solved: Solved, plain: readonly PlainOption[]): void {
    solved.options.forEach((option, i) => {
      expect(option.outcomes).toEqual([...plain[i]!.ways])
      expect(evValue(option.ev)).toBeCloseTo(plain[i]!.mean, 9)
    })
  }

  it('on the river', () => {
    const random = makeRandom('plain river')
    for (let i = 0; i < SPOTS.river; i++) {
      const rules = Object.values(RULES)[i % 8]!
      const state = randomDecision(random, 'river', i % 3 === 0 ? i % 30 : 0)
      expectPlain(solve(rules, state), plainRiver(rules, state))
    }
  })

  it('on the flop', () => {
    const random = makeRandom('plain flop')
    for (let i = 0; i < SPOTS.flop; i++) {
      const rules = Object.values(RULES)[i % 8]!
      const state = randomDecision(random, 'flop', i % 2 === 0 ? 0 : 20)
      expectPlain(solve(rules, state), plainFlop(rules, state))
    }
  })

  it('before the flop, with few cards left', () => {
    const random = makeRandom('plain preflop')
    for (let i = 0; i < SPOTS.preflop; i++) {
      const rules = Object.values(RULES)[i % 8]!
      const state = i % 2 === 0 ? narrowDecision(random, 'preflop', 9 + (i % 4)) : randomDecision(random, 'preflop', 38)
      expectPlain(solve(rules, state), plainPreflop(rules, state))
    }
  })

  it('on boards with three, four and five of a suit', () => {
    const boards = ['2s7sJs', '4s9sKs', 'AsKsQs', '5h6h7h']
    for (const [i, board] of boards.entries()) {
      const state = decision(i % 2 === 0 ? 'Ts3d' : '8h8c', board)
      expectPlain(solve(STANDARD, state), plainFlop(STANDARD, state))
    }
    for (const board of ['2s7sJsTsKd', '2s7sJsTsKs', 'AsKsQsJsTs', '2s2h2d2c3s', '4d4h4s7c7s']) {
      const state = decision('As9d'.replace('As', board.includes('As') ? '5h' : 'As'), board)
      expectPlain(solve(STANDARD, state), plainRiver(STANDARD, state))
    }
  })
})

describe('what must not change an answer', () => {
  const SUIT_ORDERS = [
    [1, 0, 2, 3],
    [3, 2, 1, 0],
    [2, 3, 0, 1],
    [1, 2, 3, 0],
  ] as const

  const permute = (state: UltimateState, suits: readonly number[]): UltimateState => {
    const renamed = (cards: readonly Card[]): Card[] => cards.map((card) => cardOf(rankOf(card), suits[suitOf(card)]!))
    return { ...state, hand: renamed(state.hand), board: renamed(state.board), dead: renamed(state.dead) }
  }

  it.each(STAGES)('the names of the suits, the order of the cards: %s', (stage) => {
    const random = makeRandom(`suits ${stage}`)
    for (let i = 0; i < 3; i++) {
      const state = randomDecision(random, stage, 3 * i)
      const solved = solve(STANDARD, state)
      for (const order of SUIT_ORDERS) expect(solve(STANDARD, permute(state, order))).toEqual(solved)
      expect(
        solve(STANDARD, {
          ...state,
          hand: state.hand.toReversed(),
          board: state.board.toReversed(),
          dead: state.dead.toReversed(),
        }),
      ).toEqual(solved)
    }
  })
})

describe('dead cards', () => {
  const average = (state: UltimateState, i: number): Fraction => {
    const cards = unseen(state)
    const sum = cards.map((card) => exactEv(solve(STANDARD, { ...state, dead: [...state.dead, card] }), i)).reduce(add)
    return multiply(sum, fraction(1, cards.length))
  }

  it.each([
    ['preflop', decision('Kh5d', '', `${'2s3s4s5s6s7s8s9s'}`)],
    ['flop', decision('9h8h', 'Ts7h2c')],
    ['river', decision('KdQh', '4s5h6d8c9d')],
  ] as const)('averaged over every choice of one give back a raise without it: %s', (_, state) => {
    expect(compare(average(state, 0), exactEv(solve(STANDARD, state), 0))).toBe(0)
  })

  it('known before a check, they can only help later decisions', () => {
    const state = decision('9h8h', 'Ts7h2c')
    expect(compare(average(state, 1), exactEv(solve(STANDARD, state), 1))).toBeGreaterThanOrEqual(0)
  })
})

describe('exact ties', () => {
  it.each(STAGES)('offer every option of the highest EV: %s', (stage) => {
    const random = makeRandom(`ties ${stage}`)
    let ties = 0
    for (let i = 0; i < (stage === 'river' ? 2000 : stage === 'flop' ? 300 : 20); i++) {
      const solved = solve(STANDARD, narrowDecision(random, stage, stage === 'river' ? 6 : 7))
      const highest = solved.options.map((_, at) => exactEv(solved, at)).reduce((a, b) => (compare(a, b) >= 0 ? a : b))
      expect(solved.best).toEqual(
        solved.options.filter((_, at) => compare(exactEv(solved, at), highest) === 0).map(({ action }) => action),
      )
      if (solved.best.length > 1) ties++
    }
    if (stage === 'river') expect(ties).toBeGreaterThan(0)
  })

  it('a board that plays for both and a dealer who cannot fall short: raise and fold are not equal, only ties are left', () => {
    const { best, options } = solve(STANDARD, decision('2h3d', 'AsKsQsJsTs'))
    expect(best).toEqual(['raise-1x'])
    expect(options[0]!.outcomes).toEqual([[0, 990]])
  })
})

it('a state that is not at a decision is a bug', () => {
  expect(() => solve(STANDARD, { ...decision('KhQd'), did: ['raise-4x'] })).toThrow(/not at a decision/)
})
