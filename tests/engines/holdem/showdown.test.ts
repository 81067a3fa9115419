import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
import { leastPairStrength } from '@/lib/cards/strength'
import { meetDealers } from '@/lib/engines/holdem/one-hand/showdown'
import { draw, makeRandom } from '@/lib/math/random'

function plainCounts(board: readonly Card[], stub: readonly Card[], player: number, qualifying: number): number[] {
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card]
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < stub.length; i++)
    for (let j = 0; j < i; j++) {
      const dealer = evaluate7(a, b, c, d, e, stub[i]!, stub[j]!)
      const kind = dealer < player ? 0 : dealer === player ? 2 : 4
      counts[kind + (dealer < qualifying ? 1 : 0)]! += 1
    }
  return counts
}

/** A board with so many spades, and the rest of it from the other suits. */
function boardWith(random: () => number, spades: number): Card[] {
  const [suited, others] = [DECK.filter((card) => (card & 3) === 0), DECK.filter((card) => (card & 3) !== 0)]
  return [...draw(random, suited, spades), ...draw(random, others, 5 - spades)]
}

describe('a hand against every hand of the dealer', () => {
  it.each([0, 1, 2, 3, 4, 5])('with %i of a suit on the board', (spades) => {
    const random = makeRandom(`showdown ${spades}`)
    for (let i = 0; i < 60; i++) {
      const board = boardWith(random, spades)
      const hand = draw(random, without(DECK, board), 2)
      const stub = draw(random, without(DECK, board, hand), [45, 44, 30, 12, 2][i % 5]!)
      const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card]
      const player = evaluate7(a, b, c, d, e, hand[0]!, hand[1]!)
      const qualifying = [0, leastPairStrength(0), leastPairStrength(12)][i % 3]!
      const counts = new Float64Array(6)
      meetDealers(board, stub, { player, qualifies: qualifying, counts })
      expect([...counts]).toEqual(plainCounts(board, stub, player, qualifying))
    }
  })
})
