import { describe, expect, it } from 'vitest'
import { JOKER } from '@/lib/cards/card'
import { DECK, DECK_WITH_JOKER } from '@/lib/cards/deck'
import { decide, type Decision, FIVE_CARDS, histogram, type Showdown, THREE_CARDS } from '@/lib/engines/showdown/index'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { choose } from '@/lib/math/combinations'
import { below, draw, makeRandom } from '@/lib/math/random'
import { CARIBBEAN, FLUSH, FOUR, plainEnds, THREE, WILD } from './plain'

/** Two suits, then the joker and the others. */
const SUITED = [...DECK_WITH_JOKER].sort((a, b) => (a & 2) - (b & 2))

describe('one decision equals the count of every hand of the dealer', () => {
  it.each<[string, Showdown, readonly number[]]>([
    ['three cards', THREE, [0, 1, 2, 7, 20, 33, 42]],
    ['five cards', CARIBBEAN, [14, 22, 30, 38, 40, 41]],
    ['the best four of six cards', FOUR, [26, 34, 39, 40]],
    ['wild cards', WILD, [20, 30, 38, 41]],
    ['the longest suit', FLUSH, [28, 32, 34, 36]],
  ])('with %s, dead cards and up to two exposed ones', (name, showdown, deads) => {
    const random = makeRandom(name)
    const { player } = showdown
    for (const dead of deads)
      for (let up = 0; up <= 2; up++) {
        // Every other time, two suits are dead first: then flushes are common.
        const cards = (below(random, 2) ? SUITED : DECK_WITH_JOKER).filter(
          (card) => card !== JOKER || showdown === WILD,
        )
        const known = draw(random, cards.slice(0, up === 1 ? 26 : 52), player + up)
        const gone = cards.filter((card) => !known.includes(card)).slice(-dead || 52)
        const spot = { hand: known.slice(0, player), up: known.slice(player), dead: gone }
        const qualifies = below(random, 3) ? showdown.qualifies : below(random, showdown.ranking.strengths)
        const rules = { ...showdown, qualifies }
        expect(decide(rules, spot).ends).toEqual(plainEnds(rules, spot))
      }
  })

  it('when nothing is dead and three of the dealer’s five cards are exposed', () => {
    const random = makeRandom('three exposed')
    for (let i = 0; i < 12; i++) {
      const cards = draw(random, DECK, 8)
      const spot = { hand: cards.slice(0, 5), up: cards.slice(5), dead: [] }
      expect(decide(CARIBBEAN, spot).ends).toEqual(plainEnds(CARIBBEAN, spot))
    }
  })
})

it('counts every hand of the dealer by strength', () => {
  expect(histogram(FIVE_CARDS, 5, [], DECK).reduce((sum, n) => sum + n, 0)).toBe(choose(52, 5))
  const { dealer, deals }: Decision = decide(THREE, { hand: [0, 5, 10], up: [], dead: [] })
  expect(dealer.reduce((sum, n) => sum + n, 0)).toBe(deals)
  expect(deals).toBe(choose(49, 3))
})

it('knows that a whole exposed hand ends one way', () => {
  const { ends, deals } = decide(THREE, { hand: [50, 46, 42], up: [0, 4, 13], dead: [] })
  expect({ ends, deals }).toEqual({ ends: { unqualified: 1, win: 0, tie: 0, loss: 0 }, deals: 1 })
})

it('refuses what is no decision', () => {
  const asked =
    (hand: readonly number[], up: readonly number[], dead: readonly number[] = []) =>
    () =>
      decide({ ...CARIBBEAN, ranking: FIVE_CARDS }, { hand, up, dead })
  const hand = [0, 1, 2, 3, 4]
  expect(asked(hand, [5], DECK.slice(6, 48))).not.toThrow()
  expect(asked(hand, [5], DECK.slice(6, 49))).toThrow(TooFewCards)
  expect(asked(hand.slice(1), [5])).toThrow(RangeError)
  expect(asked(hand, [4])).toThrow(RangeError)
  expect(asked(hand, [5, 6, 7, 8, 9, 10])).toThrow(RangeError)
  expect(() => histogram(THREE_CARDS, 3, [], [0, 1])).toThrow(TooFewCards)
})
