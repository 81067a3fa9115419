import { describe, expect, it } from 'vitest'
import { makeRandom } from '@/lib/math/random'
import { askedFigures, luckOf, luckOverTime, normalBelow } from '@/lib/teaching/quiz/luck'
import { roundRecord, START } from './learner'

describe('luck and skill', () => {
  const rounds = [
    roundRecord({ at: START, net: 3, cost: 0.1 }),
    roundRecord({ at: START + 1, net: -1 }),
    roundRecord({ at: START + 2, net: -2, cost: 0.2 }),
    roundRecord({ at: START + 3, net: 4 }),
  ]

  it('the result is what the decisions were worth, and luck', () => {
    const luck = luckOf(rounds, { ev: -0.05, variance: 4 })
    expect(luck).toMatchObject({ rounds: 4, result: 4, deviation: 4 })
    expect(luck.best).toBeCloseTo(-0.2, 12)
    expect(luck.cost).toBeCloseTo(0.3, 12)
    expect(luck.expected).toBeCloseTo(-0.5, 12)
    expect(luck.expected + luck.luck).toBeCloseTo(luck.result, 12)
    expect(luck.score).toBeCloseTo(4.5 / 4, 12)
    expect(luck.below).toBeCloseTo(0.869705, 5)
  })

  it('of no rounds is nothing', () => {
    expect(luckOf([], { ev: -0.05, variance: 4 })).toMatchObject({
      rounds: 0,
      result: 0,
      luck: 0,
      score: null,
      below: null,
    })
    expect(luckOverTime([], { ev: -0.05, variance: 4 })).toEqual([])
  })

  it('over time it ends with the whole, whatever the order of the records', () => {
    const figures = { ev: -0.05, variance: 4 }
    const points = luckOverTime([...rounds].reverse(), figures)
    expect(points.map(({ result }) => result)).toEqual([3, 2, 0, 4])
    expect(points.map(({ at }) => at - START)).toEqual([0, 1, 2, 3])
    expect(points.at(-1)).toEqual({ at: START + 3, ...luckOf(rounds, figures) })
  })

  /** Tables of the normal distribution, five digits. */
  it.each([
    [-3, 0.00135],
    [-1.96, 0.025],
    [-1, 0.15866],
    [0, 0.5],
    [0.5, 0.69146],
    [1.644854, 0.95],
    [4, 0.99997],
  ])('the normal distribution below %d', (z, share) => {
    expect(normalBelow(z)).toBeCloseTo(share, 5)
  })

  it('unusual luck is as rare as it says: one in twenty beyond two of forty ends', () => {
    // A fair coin for one bet, less an error of 0.1 in every other round, which the result shows.
    const random = makeRandom('coins')
    const tries = 1000
    let unusual = 0
    for (let i = 0; i < tries; i++) {
      const played = Array.from({ length: 101 }, (_, j) => ({
        ...roundRecord(),
        net: (random() < 0.5 ? 1 : -1) - (j % 2) * 0.1,
        cost: (j % 2) * 0.1,
      }))
      if (Math.abs(luckOf(played, { ev: 0, variance: 1 }).score!) > 1.96) unusual++
    }
    expect(unusual / tries).toBeGreaterThan(0.03)
    expect(unusual / tries).toBeLessThan(0.07)
  })
})

it('holds rounds that ask something against what those are worth', () => {
  // Half of the rounds ask nothing and win 1; the others lose 1 or win 2, as often: 0.5 on average, 2.5 squared.
  const all = { ev: 0.75, variance: (1 + 2.5) / 2 - 0.75 ** 2 }
  expect(askedFigures(all, { chance: 0.5, mean: 1, square: 1 })).toEqual({ ev: 0.5, variance: 2.25 })
  expect(askedFigures(all, undefined)).toEqual(all)
})
