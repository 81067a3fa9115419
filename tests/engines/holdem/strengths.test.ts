import { describe, expect, it } from 'vitest'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
import { handOf } from '@/lib/cards/strength'
import { DECK } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { FLUSH_TYPES } from '@/lib/engines/holdem/numbering/board-types'
import { addRank, multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'
import { boardsOfFlushes, seenCards, waysOfRanks } from '@/lib/engines/holdem/numbering/seen-cards'
import { strengthTables } from '@/lib/engines/holdem/numbering/strengths'
import { choose } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'

describe('rank multisets', () => {
  it('are numbered without gaps and added to as sorted lists are', () => {
    for (let k = 1; k < 7; k++) {
      const [ranks, more, add] = [multisetRanks(k), multisetRanks(k + 1), addRank(k)]
      for (let number = 0; number < MULTISETS[k]!; number += 7) {
        for (let rank = 0; rank < 13; rank++) {
          const sum = add[number * 13 + rank]!
          expect([...more.slice(sum * (k + 1), (sum + 1) * (k + 1))]).toEqual(
            [...ranks.slice(number * k, (number + 1) * k), rank].sort((a, b) => a - b),
          )
        }
      }
    }
  })
})

describe('strengths by ranks and by suit', () => {
  it('equal the evaluator’s', () => {
    const random = makeRandom('strengths')
    const { boardAndPair, flush, category } = strengthTables()
    for (let i = 0; i < 20000; i++) {
      const hand = draw(random, i % 2 ? DECK : DECK.filter((card) => (card & 3) === 0 || card >> 2 > 7), 7)
      const numberOf = (cards: readonly number[]): number =>
        cards.reduce((n, card, k) => addRank(k)[n * 13 + (card >> 2)]!, 0)
      const suited = [0, 1, 2, 3].map((suit) =>
        hand.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0),
      )
      const byRanks = boardAndPair[numberOf(hand.slice(0, 5)) * 91 + numberOf(hand.slice(5))]!
      const strength = Math.max(byRanks, ...suited.map((mask) => flush[mask]!))
      expect(strength).toBe(evaluate7(...(hand as [number, number, number, number, number, number, number])))
      expect(POKER_HANDS[category[strength]!]).toBe(handOf(strength))
    }
  })
})

describe('board types', () => {
  const seen = seenCards([0, 5], [])
  const sum = (list: Float64Array): number => list.reduce((a, b) => a + b, 0)

  it('are 6,175 without and 36,608 with a flush possible', () => {
    expect(waysOfRanks(new Int8Array(13).fill(4), 5).filter((n) => n > 0).length).toBe(6175)
    expect(FLUSH_TYPES).toBe(36608)
    const whole = { unseen: 8191, hole: 0, others: new Int8Array(13).fill(3), suits: [0] }
    expect(boardsOfFlushes(whole).every((n) => n > 0)).toBe(true)
  })

  it('hold all boards of the unseen cards', () => {
    expect(sum(waysOfRanks(seen.copies, 5))).toBe(2118760)
    // Three or more of a suit: 12 unseen in two suits, 13 in the others.
    const suited = (n: number): number =>
      [3, 4, 5].reduce((total, k) => total + choose(n, k) * choose(50 - n, 5 - k), 0)
    const counted = seen.classes.reduce((total, suit) => total + sum(boardsOfFlushes(suit)) * suit.suits.length, 0)
    expect(counted).toBe(2 * suited(12) + 2 * suited(13))
  })
})
