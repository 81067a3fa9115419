import { describe, expect, it } from 'vitest'
import { cardOf, parseCards, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate5, strengthOfSum5 } from '@/lib/cards/evaluate/five'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { evaluate7, strengthOfSum7 } from '@/lib/cards/evaluate/seven'
import { evaluate6, strengthOfSum6 } from '@/lib/cards/evaluate/six'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, LEAST_STRENGTH, leastPairStrength, STRENGTHS } from '@/lib/cards/strength'
import { POKER_HANDS } from '@/lib/cards/hands'
import { makeRandom, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { compareWorth, slowBestFive } from './slow-evaluator'

const read = (text: string): readonly Card[] => must(parseCards(text))

/** Five, six or seven cards by the tables. */
function evaluateCards(cards: readonly Card[]): number {
  const [a, b, c, d, e, f, g] = cards as readonly [Card, Card, Card, Card, Card, Card, Card]
  if (cards.length === 7) return evaluate7(a, b, c, d, e, f, g)
  return cards.length === 6 ? evaluate6(a, b, c, d, e, f) : evaluate5(a, b, c, d, e)
}
const strengthOf = (text: string): number => evaluateCards(read(text))

function draw(random: Random, deck: readonly Card[], count: number): Card[] {
  const left = [...deck]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}

/** Decks in which the rare hands are common: few ranks give quads and full houses, few suits flushes, a run of ranks straights. */
const DECKS = {
  'the whole deck': DECK,
  'four ranks': DECK.filter((card) => [0, 5, 11, 12].includes(card >> 2)),
  'one suit and a half': DECK.filter((card) => (card & 3) === 1 || ((card & 3) === 2 && card >> 2 < 6)),
  'seven ranks in a row': DECK.filter((card) => card >> 2 > 5),
  'wheel ranks': DECK.filter((card) => card >> 2 < 5 || card >> 2 === 12),
  'two suits': DECK.filter((card) => (card & 1) === 0),
}

describe.each(Object.entries(DECKS))('against the slow evaluator, from %s', (name, deck) => {
  it.each([5, 6, 7])(
    'has the same name and the same order for %i cards',
    (count) => {
      const random = makeRandom(`${name} ${count}`)
      const found = Array.from({ length: name === 'the whole deck' ? 6000 : 2000 }, () => {
        const cards = draw(random, deck, count)
        const strength = evaluateCards(cards)
        // One hand at a time is told without the tables, and must be told the same.
        expect(strengthOfCards(cards)).toBe(strength)
        return { strength, ...slowBestFive(cards) }
      }).sort((x, y) => compareWorth(x.worth, y.worth))
      for (const { strength, hand } of found) expect(handOf(strength)).toBe(hand)
      // Sorted by worth, strengths must rise exactly where worth does: the order of every pair follows.
      found.forEach((x, i) => {
        const y = found[i + 1]
        if (y) expect(Math.sign(y.strength - x.strength)).toBe(Math.sign(compareWorth(y.worth, x.worth)))
      })
    },
    60_000,
  )
})

describe('forms of the evaluator', () => {
  it('gives one answer in every form and whatever the order of the cards', () => {
    const random = makeRandom('forms')
    for (let i = 0; i < 2000; i++) {
      const [a, b, c, d, e, f, g] = draw(random, DECK, 7) as [Card, Card, Card, Card, Card, Card, Card]
      const sum = [a, b, c, d, e].reduce((total, card) => (total + CARD_KEYS[card]!) | 0, 0)
      const [five, six, seven] = [evaluate5(a, b, c, d, e), evaluate6(a, b, c, d, e, f), evaluate7(a, b, c, d, e, f, g)]
      expect([evaluateCards([e, c, a, b, d]), strengthOfSum5(sum, a, b, c, d, e)]).toEqual([five, five])
      const sum6 = (sum + CARD_KEYS[f]!) | 0
      expect([evaluateCards([f, e, d, c, b, a]), strengthOfSum6(sum6, a, b, c, d, e, f)]).toEqual([six, six])
      expect([
        evaluateCards([g, b, f, a, c, e, d]),
        strengthOfSum7((sum6 + CARD_KEYS[g]!) | 0, a, b, c, d, e, f, g),
      ]).toEqual([seven, seven])
    }
  })

  it.each([
    [5, 6175],
    [6, 18395],
    [7, 49205],
  ])('has a different key sum for each of the choices of %i ranks', (count, choices) => {
    const sums: number[] = []
    const visit = (rank: number, left: number, sum: number): void => {
      if (left === 0) sums.push(sum)
      else if (rank < 13)
        for (let n = 0; n <= Math.min(4, left); n++)
          visit(rank + 1, left - n, sum + n * (CARD_KEYS[cardOf(rank, 0)]! >>> 9))
    }
    visit(0, count, 0)
    expect([sums.length, new Set(sums).size]).toEqual([choices, choices])
    expect(Math.max(...sums)).toBeLessThan(2 ** 23)
  })

  it('does not change when the suits change places', () => {
    const random = makeRandom('suits')
    const turned = (card: Card): Card => cardOf(card >> 2, [2, 0, 3, 1][card & 3]!)
    for (let i = 0; i < 2000; i++) {
      const cards = draw(random, DECK, 5 + (i % 3))
      expect(evaluateCards(cards.map(turned))).toBe(evaluateCards(cards))
    }
  })

  it('finds the five that play', () => {
    expect(bestFive(read('AsKd9h9c9d2s2c'))).toEqual(read('9h9c9d2s2c'))
    const random = makeRandom('five that play')
    for (let i = 0; i < 2000; i++) {
      const cards = draw(random, DECK, 5 + (i % 3))
      const five = bestFive(cards)
      expect(five).toHaveLength(5)
      expect(cards.filter((card) => five.includes(card))).toEqual(five)
      expect(evaluateCards(five)).toBe(evaluateCards(cards))
    }
  })

  it('takes 5, 6 or 7 cards', () => {
    expect(() => strengthOfCards(read('AsKsQsJs'))).toThrow(RangeError)
    expect(() => strengthOfCards(read('AsKsQsJsTs9s8s7s'))).toThrow(RangeError)
  })
})

describe('strengths', () => {
  it('run from 7-5-4-3-2 to the royal flush', () => {
    expect(strengthOf('7s5d4h3c2s')).toBe(0)
    expect(strengthOf('AsKsQsJsTs')).toBe(STRENGTHS - 1)
  })

  it('are in ascending order of hands, each beginning with its weakest', () => {
    const weakest = POKER_HANDS.map((hand) => LEAST_STRENGTH[hand])
    expect(weakest).toEqual([...weakest].sort((a, b) => a - b))
    for (const hand of POKER_HANDS) {
      expect(handOf(LEAST_STRENGTH[hand])).toBe(hand)
      if (hand !== 'high-card')
        expect(handOf(LEAST_STRENGTH[hand] - 1)).toBe(POKER_HANDS[POKER_HANDS.indexOf(hand) - 1])
    }
  })

  it('know the weakest hand of each name', () => {
    const weakest = {
      'high-card': '7s5d4h3c2s',
      pair: '2s2d5h4c3s',
      'two-pair': '3s3d2h2c4s',
      'three-of-a-kind': '2s2d2h4c3s',
      straight: '5s4d3h2cAs',
      flush: '7s5s4s3s2s',
      'full-house': '2s2d2h3c3s',
      'four-of-a-kind': '2s2d2h2c3s',
      'straight-flush': '5s4s3s2sAs',
      'royal-flush': 'AsKsQsJsTs',
    }
    for (const hand of POKER_HANDS) expect(strengthOf(weakest[hand])).toBe(LEAST_STRENGTH[hand])
  })

  it('know the weakest pair of each rank', () => {
    for (let rank = 0; rank < 13; rank++) {
      const kickers = [0, 1, 2, 3]
        .filter((other) => other !== rank)
        .slice(0, 3)
        .map((other, i) => cardOf(other, i))
      expect(evaluateCards([cardOf(rank, 0), cardOf(rank, 3), ...kickers])).toBe(leastPairStrength(rank))
    }
    expect(strengthOf('3s3dAhKcQs')).toBeLessThan(leastPairStrength(2))
  })
})
