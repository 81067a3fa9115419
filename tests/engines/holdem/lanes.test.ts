import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { ranksOfFlushes } from '@/lib/engines/holdem/board-counts'
import { FIVE_SUITED, FOUR_SUITED, SET_NUMBER } from '@/lib/engines/holdem/board-types'
import { allHands, canonicalFlops } from '@/lib/engines/holdem/canonical-flops'
import { forEachFlushType, makeFlushLanes, readFlushType, type FlushLanes } from '@/lib/engines/holdem/flush-lanes'
import { addRank, pairNumber } from '@/lib/engines/holdem/rank-multisets'
import { segmentsOf } from '@/lib/engines/holdem/payoff'
import { below, draw, makeRandom } from '@/lib/math/random'
import { plainSweep } from './plain-sweep'

type Counts = readonly [below: number, ties: number, short: number, segment: number]
const HIGHEST = [0, 1277, 1277 + 440, 5863]

const suitOfThree = (board: readonly Card[]): number =>
  [0, 1, 2, 3].find((suit) => board.filter((card) => (card & 3) === suit).length >= 3) ?? -1
const handNumber = ([x, y]: readonly [Card, Card]): number => x + (y * (y - 1)) / 2

/** The flush type of a board that has three of a suit. */
function flushType(board: readonly Card[], suit: number): number {
  const set = board.filter((card) => (card & 3) === suit).reduce((mask, card) => mask | (1 << (card >> 2)), 0)
  const [x, y] = board.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
  if (x === undefined) return FIVE_SUITED + SET_NUMBER[set]!
  return y === undefined ? FOUR_SUITED + SET_NUMBER[set]! * 13 + x : SET_NUMBER[set]! * 91 + pairNumber(x, y)
}

function rankCounts(lanes: FlushLanes, board: readonly Card[], pair: number): Counts {
  const at = board.reduce((number, card, k) => addRank(k)[number * 13 + (card >> 2)]!, 0) * 91 + pair
  const { ranks, qualifying } = lanes
  return [ranks.below[at]!, ranks.ties[at]!, qualifying.short[at]!, qualifying.segment[at]!]
}

const laneCounts = ({ below: b, ties, short, segment }: FlushLanes, lane: number): Counts => [
  b[lane]!,
  ties[lane]!,
  short[lane]!,
  segment[lane]!,
]

function expectBoard(lanes: FlushLanes, board: readonly Card[], suit: number): void {
  const { pair, lane } = allHands()
  const segments = segmentsOf(lanes.qualifying.qualifies)
  const wrong = plainSweep(board, lanes.qualifying.qualifies).filter(({ cards, strength, below: b, ties, short }) => {
    const hand = handNumber(cards)
    const counts = suit < 0 ? rankCounts(lanes, board, pair[hand]!) : laneCounts(lanes, lane[suit * 1326 + hand]!)
    return counts.join() !== [b, ties, short, segments[strength]].join()
  })
  expect({ board, wrong }).toEqual({ board, wrong: [] })
}

describe('sweeps of all starting hands', () => {
  it.each(HIGHEST)(
    'give every hand what the plain method gives it, on boards of both kinds, qualifying with %i',
    (qualifies) => {
      const random = makeRandom(`lanes ${qualifies}`)
      const lanes = makeFlushLanes(qualifies)
      const wanted = new Map<number, Card[]>()
      for (let i = 0; i < 120; i++) {
        const deck = [
          DECK,
          DECK.filter((card) => (card & 3) === 1 || card % 5 === 0),
          DECK.filter((card) => card >> 2 > 5 && (card & 3) < 3),
        ][below(random, 3)]!
        const board = draw(random, deck, 5)
        if (suitOfThree(board) < 0) expectBoard(lanes, board, -1)
        else wanted.set(flushType(board, suitOfThree(board)), board)
      }
      forEachFlushType(lanes, {
        board(suited, type) {
          const board = wanted.get(type)
          if (!board) return
          readFlushType(lanes, suited, type, ranksOfFlushes()[type]!)
          expectBoard(lanes, board, suitOfThree(board))
          wanted.delete(type)
        },
      })
      expect(wanted.size).toBe(0)
    },
  )
})

describe('canonical flops', () => {
  it('are 1,755 and stand for 22,100', () => {
    expect(canonicalFlops().length).toBe(1755)
    expect(canonicalFlops().reduce((sum, { flops }) => sum + flops, 0)).toBe(22100)
  })
})
