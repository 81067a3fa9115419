import { describe, expect, it } from 'vitest'
import { makeCards, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import {
  behindValue,
  cardsOf,
  frontValue,
  legalSettings,
  readSeven,
  sortHand,
  SPLITS,
  splitOf,
} from '@/lib/engines/pai-gow/hand'
import { handOfValue, isFoul, rankingOf, ranksOfTwo, twoCardValue, WHEELS } from '@/lib/engines/pai-gow/ranking'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { compareKeys, fiveKey, isFoulKey, twoKey } from './plain'

const cards = (text: string) => must(parseCards(text))

/** The value of five cards: with the two lowest-placed others in front. */
function valueOf(text: string, wheel: (typeof WHEELS)[number] = 'second-highest'): number {
  const five = cards(text)
  const rest = DECK_WITH_JOKER.filter((card) => !five.includes(card)).slice(0, 2)
  const sorted = sortHand([...five, ...rest])
  return behindValue(rankingOf(wheel), readSeven(sorted), splitOf(sorted, rest)!)
}

/** Each is higher than the next. HOUSE-WAYS.md, Ranking. */
const DESCENDING = [
  'AsAhAdAcJk',
  'AsKsQsJsTs',
  'As2s3s4s5s',
  'KsQsJsTs9s',
  '6s5s4s3s2s',
  'KsKhKdKcJk',
  '2s2h2d2cAs',
  'AsAhJkKsKh',
  'AsKsQs9s2s',
  'As9s7s4sJk',
  'AsQs9s7s4s',
  'KsQsJsTh9h',
  '6s5s4h3h2h',
]

describe('the order of hands', () => {
  it.each(WHEELS)('has 7,463 five-card values and 91 two-card values, wheel %s', (wheel) => {
    const { mixed, suited } = rankingOf(wheel)
    expect(new Set([...mixed, ...suited]).size).toBe(7463)
    const twos = Array.from({ length: 91 }, (_, value) => ranksOfTwo(value))
    expect(twos.map(([a, b]) => twoCardValue(a, b))).toEqual(twos.map((_, value) => value))
    expect(twoCardValue(13, 12)).toBe(90)
    expect(twoCardValue(13, 11)).toBe(twoCardValue(12, 11))
  })

  it('is as the house says', () => {
    const values = DESCENDING.filter((text) => text !== 'As9s7s4sJk').map((text) => valueOf(text))
    expect([...values].sort((a, b) => b - a)).toEqual(values)
    expect(valueOf('As9s7s4sJk')).toBe(valueOf('AsKs9s7s4s'))
    expect(valueOf('2s3h4d5cJk')).toBe(valueOf('As2h3d4c5s'))
    expect(valueOf('2s3h4d5cJk', 'lowest')).toBe(valueOf('6s2h3d4c5s', 'lowest'))
    expect(handOfValue(valueOf('TsJsQsKsJk'))).toBe('royal-flush')
    expect(handOfValue(valueOf('AsAhAdAcJk'))).toBe('five-aces')
  })

  it.each(WHEELS)('is that of the hands themselves, wheel %s', { timeout: 60_000 }, (wheel) => {
    const random = makeRandom(`order ${wheel}`)
    const hands = Array.from({ length: 300 }, (_, i) => {
      const few = draw(random, DECK_WITH_JOKER, i % 2 === 0 ? 5 : 20)
      const five =
        few.length === 5
          ? few
          : [...few.filter((card) => card % 4 === 0), ...few]
              .slice(0, 5)
              .filter((card, at, all) => all.indexOf(card) === at)
      return five.length === 5
        ? makeCards(i % 3 === 0 && !five.includes(52) ? [...five.slice(1), 52] : five)
        : makeCards(few.slice(0, 5))
    })
    const values = hands.map((hand) => valueOf(hand, wheel))
    const keys = hands.map((hand) => fiveKey(cards(hand), wheel))
    const others = hands.flatMap((hand, i) =>
      hands
        .filter((_, j) => Math.sign(values[i]! - values[j]!) !== Math.sign(compareKeys(keys[i]!, keys[j]!)))
        .map((other) => `${hand} ${other}`),
    )
    expect(others).toEqual([])
  })
})

describe('a foul', () => {
  it('is what the written comparison says, in every setting of 500 hands', { timeout: 60_000 }, () => {
    const random = makeRandom('foul')
    for (let i = 0; i < 500; i++) {
      const sorted = sortHand(draw(random, DECK_WITH_JOKER, 7))
      const hand = readSeven(sorted)
      const ranking = rankingOf(WHEELS[i % 2]!)
      for (let split = 0; split < SPLITS; split++) {
        const { low, high } = cardsOf(sorted, split)
        const foul = isFoul(frontValue(hand, split), behindValue(ranking, hand, split))
        expect(foul, `${makeCards(low)} ${makeCards(high)}`).toBe(isFoulKey(twoKey(low), fiveKey(high, ranking.wheel)))
      }
      const { length } = legalSettings(ranking, hand)
      expect(length).toBeGreaterThanOrEqual(15)
    }
  })

  it('is no pair of aces in front of a pair of aces', () => {
    const sorted = sortHand(cards('AsAhAdAc9s5h2d'))
    const settings = legalSettings(rankingOf('second-highest'), readSeven(sorted)).map(({ split }) =>
      makeCards(cardsOf(sorted, split).low),
    )
    expect(settings).toContain('AsAh')
    expect(settings.length).toBe(21)
  })
})
