import { describe, expect, it } from 'vitest'
import { DECK } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { evValue } from '@/lib/game/ev'
import { qualifyingStrength } from '@/lib/engines/holdem/index'
import { STANDARD, type UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import type { UltimateState } from '@/lib/games/ultimate-texas-holdem/round'
import { strategyAction } from '@/lib/games/ultimate-texas-holdem/strategies/strategies'
import { whole } from '@/lib/games/ultimate-texas-holdem/solve'
import { draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { plainSweep } from '../../engines/holdem/plain-sweep'
import { RULES } from './spots'

describe('the price of a strategy against rounds on random boards, each decision asked for', () => {
  /** Net results of one board for all hands by the strategy's own words, once for each of its ten flops, next to what a raise is worth. */
  function plainBoards(
    rules: UltimateRules,
    id: string,
    boards: number,
    seed: string,
  ): { readonly mean: number; readonly error: number } {
    const random = makeRandom(seed)
    const qualifies = qualifyingStrength(rules.qualifies)
    const means: number[] = []
    for (let i = 0; i < boards; i++) {
      const board = draw(random, DECK, 5)
      let sum = 0
      let count = 0
      for (const { cards, strength, below, ties, short } of plainSweep(board, qualifies)) {
        if (random() > 0.1) continue
        const gain = (bet: number): number => netOfCounts(rules, strength, below, ties, short, bet)
        sum += roundOf(rules, id, [...cards], board, gain)
        count++
      }
      means.push(sum / count)
    }
    const mean = means.reduce((a, b) => a + b, 0) / means.length
    const variance = means.reduce((a, b) => a + (b - mean) ** 2, 0) / (means.length - 1)
    return { mean, error: Math.sqrt(variance / means.length) }
  }

  /** Net per deal in antes with a Play bet, by the rule book. */
  function netOfCounts(
    rules: UltimateRules,
    strength: number,
    below: number,
    ties: number,
    short: number,
    bet: number,
  ): number {
    const above = 990 - below - ties
    const starts = [0, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7461]
    const pay = rules.pays.blind[POKER_HANDS[starts.findLastIndex((start) => strength >= start)]!] ?? 0
    const isHigh = strength >= qualifyingStrength(rules.qualifies)
    const [winShort, lossShort] = isHigh ? [short, 0] : [below, short - below - ties]
    return ((pay + bet) * below + (below - winShort) - (1 + bet) * above - (above - lossShort)) / 990
  }

  /** A hand on a board, over the flop being the first three of its cards: the board's order is random. */
  function roundOf(
    rules: UltimateRules,
    id: string,
    hand: readonly number[],
    board: readonly number[],
    net: (bet: number) => number,
  ): number {
    let state: UltimateState = { hand, board: [], dead: [], dealer: [], did: [], sides: {} }
    for (const cards of [0, 3, 5]) {
      state = { ...state, board: board.slice(0, cards) }
      const action = strategyAction(rules, id, state)
      const bet = { 'raise-4x': 4, 'raise-3x': 3, 'raise-2x': 2, 'raise-1x': 1, check: 0, fold: -1 }[action]
      if (bet > 0) return net(bet)
      if (bet < 0) return -2
      state = { ...state, did: [...state.did, action] }
    }
    throw new Error('a river is raised or folded')
  }

  it.each(['full', 'any-pair', 'mimic', 'short-7-uncounted', 'short-6'].map((id) => [id]))(
    '%s: random boards agree within their error',
    (id) => {
      const { mean, error } = plainBoards(STANDARD, id, LONG ? 20000 : 400, `plain ${id}`)
      expect(Math.abs(mean - evValue(whole(STANDARD, { strategy: id }).ev))).toBeLessThan(4.5 * error)
    },
  )

  it('another dealer: random boards agree within their error', () => {
    const rules = RULES['pair of fours']!
    const { mean, error } = plainBoards(rules, 'full', LONG ? 20000 : 400, 'plain fours')
    expect(Math.abs(mean - evValue(whole(rules, { strategy: 'full' }).ev))).toBeLessThan(4.5 * error)
  })
})
