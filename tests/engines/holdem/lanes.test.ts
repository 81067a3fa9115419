import { afterAll, describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, SET_NUMBER } from '@/lib/engines/holdem/numbering/board-types'
import { canonicalFlops } from '@/lib/engines/holdem/numbering/canonical-boards'
import { boardWalk, type Counts, forceKernel, RANK_ROW } from '@/lib/engines/holdem/kernel/kernel'
import { addRank, pairNumber } from '@/lib/cards/rank-multisets'
import { segmentsOf } from '@/lib/engines/holdem/payoff/payoff'
import { below, draw, makeRandom } from '@/lib/math/random'
import { plainSweep } from './plain-sweep'

/** The dealer qualifies with any pair, with fours, with a flush, or always. */
const QUALIFYING = [0, 1277, 1277 + 440, 5863]

afterAll(() => forceKernel())

const suitOfThree = (board: readonly Card[]): number =>
  [0, 1, 2, 3].find((suit) => board.filter((card) => (card & 3) === suit).length >= 3) ?? -1

/** The flush type of a board that has three of a suit. */
function flushType(board: readonly Card[], suit: number): number {
  const set = board.filter((card) => (card & 3) === suit).reduce((mask, card) => mask | (1 << (card >> 2)), 0)
  const [x, y] = board.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
  if (x === undefined) return FIVE_SUITED + SET_NUMBER[set]!
  return y === undefined ? FOUR_SUITED + SET_NUMBER[set]! * 13 + x : SET_NUMBER[set]! * 91 + pairNumber(x, y)
}

/** Where a hand's counts stand on a board: by its pair of ranks, or by its lane as the suit sees it. */
function placeOf(board: readonly Card[], suit: number, hand: readonly Card[]): number {
  const [x, y] = [...hand].sort((a, b) => a - b) as [Card, Card]
  const pair = pairNumber(x >> 2, y >> 2)
  if (suit < 0) return board.reduce((number, card, k) => addRank(k)[number * 13 + (card >> 2)]!, 0) * RANK_ROW + pair
  const [low, high] = [(x & 3) === suit, (y & 3) === suit]
  return pair * 4 + (x >> 2 === y >> 2 ? +(low || high) : +low + 2 * +high)
}

function expectBoard(counts: Counts, qualifies: number, board: readonly Card[], suit: number): void {
  const segments = segmentsOf(qualifies)
  const wrong = plainSweep(board, qualifies).filter(({ cards, strength, below: b, ties, short }) => {
    const at = placeOf(board, suit, cards)
    const found = [counts.below[at], counts.ties[at], counts.short[at], counts.segment[at]]
    return found.join() !== [b, ties, short, segments[strength]].join()
  })
  expect({ board, wrong }).toEqual({ board, wrong: [] })
}

describe('sweeps of all starting hands', () => {
  it.each(QUALIFYING.map((qualifies, i) => [qualifies, i % 2 === 0 ? 'plain' : 'simd'] as const))(
    'give every hand what the plain method gives it, on boards of both kinds, qualifying with %i (%s)',
    (qualifies, build) => {
      const random = makeRandom(`lanes ${qualifies}`)
      forceKernel(build)
      const { ranks, lanes, walk } = boardWalk(qualifies)
      const wanted = new Map<number, Card[]>()
      for (let i = 0; i < 120; i++) {
        const deck = [
          DECK,
          DECK.filter((card) => (card & 3) === 1 || card % 5 === 0),
          DECK.filter((card) => card >> 2 > 5 && (card & 3) < 3),
        ][below(random, 3)]!
        const board = draw(random, deck, 5)
        if (suitOfThree(board) < 0) expectBoard(ranks, qualifies, board, -1)
        else wanted.set(flushType(board, suitOfThree(board)), board)
      }
      let type = 0
      walk(new Uint16Array(canonicalFlops().length * 91), () => {
        const board = wanted.get(type++)
        if (board) expectBoard(lanes, qualifies, board, suitOfThree(board))
      })
      expect(type).toBe(FLUSH_TYPES)
    },
  )
})

describe('canonical flops', () => {
  it('are 1,755 and stand for 22,100', () => {
    expect(canonicalFlops().length).toBe(1755)
    expect(canonicalFlops().reduce((sum, [, flops]) => sum + flops, 0)).toBe(22100)
  })
})
