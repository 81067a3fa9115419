import { describe, expect, it } from 'vitest'
import { countHands, countStrengths } from '@/lib/cards/counts'
import { DECK } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { STRENGTHS } from '@/lib/cards/strength'
import { choose, combinations } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'

describe('hands of a stub', () => {
  it('of seven cards of a whole deck are the known 133,784,560', () => {
    // Brian Alspach, “7-Card Poker Hands”.
    const ways = countHands(DECK, 7)
    expect(Object.fromEntries(POKER_HANDS.map((hand, place) => [hand, ways[place]]))).toEqual({
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

  it.each([5, 6, 7])('of %i cards of any stub are what counting one by one finds', (count) => {
    const random = makeRandom(`${count} of a stub`)
    const suited = DECK.filter((card) => (card & 3) < 2)
    for (const deck of [DECK, suited, suited, DECK.filter((card) => card >> 2 > 6)]) {
      const stub = draw(random, deck, 18)
      const counted = new Float64Array(STRENGTHS)
      for (const cards of combinations(stub, count)) counted[strengthOfCards(cards)]! += 1
      expect(countStrengths(stub, count)).toEqual(counted)
    }
  })

  it.each([5, 6, 7])('of %i cards add up, whatever is dead', (count) => {
    const random = makeRandom(`${count} of fewer`)
    for (let cards = 52; cards >= count; cards -= 5) {
      const ways = countHands(draw(random, DECK, cards), count)
      expect(ways.reduce((a, b) => a + b, 0)).toBe(choose(cards, count))
    }
  })
})
