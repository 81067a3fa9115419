import { describe, expect, it } from 'vitest'
import { DECK } from '@/lib/cards/deck'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { countSevenCardHands } from '@/lib/engines/holdem/one-hand/hand-counts'
import { choose, combinations } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'

describe('seven-card hands of a stub', () => {
  it('of a whole deck are the known 133,784,560', () => {
    // Brian Alspach, “7-Card Poker Hands”.
    expect(countSevenCardHands(DECK)).toEqual({
      'high-card': 23294460,
      pair: 58627800,
      'two-pair': 31433400,
      'three-of-a-kind': 6461620,
      straight: 6180020,
      flush: 4047644,
      'full-house': 3473184,
      'four-of-a-kind': 224848,
      'straight-flush': 37260,
      'royal-flush': 4324,
    })
  })

  it('of any stub are what counting one by one finds', () => {
    const random = makeRandom('seven of a stub')
    const suited = DECK.filter((card) => (card & 3) < 2)
    for (const deck of [DECK, suited, suited, DECK.filter((card) => card >> 2 > 6)]) {
      const stub = draw(random, deck, 18)
      const counted = Object.fromEntries(Object.keys(countSevenCardHands([])).map((hand) => [hand, 0]))
      for (const seven of combinations(stub, 7)) counted[handOf(strengthOfCards(seven))]! += 1
      expect(countSevenCardHands(stub)).toEqual(counted)
    }
  })

  it('add up, whatever is dead', () => {
    const random = makeRandom('seven of fewer')
    for (let cards = 52; cards >= 7; cards -= 5) {
      const counts = countSevenCardHands(draw(random, DECK, cards))
      expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(choose(cards, 7))
    }
  })
})
