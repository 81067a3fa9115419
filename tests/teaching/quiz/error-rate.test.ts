import { describe, expect, it } from 'vitest'
import { makeRandom } from '@/lib/math/random'
import { errorRateOf, errorRatesBy, movingRate, rateByPeriod } from '@/lib/teaching/quiz/error-rate'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { answerRecord, DAY, gameSkills, pureSkill, simulate, START } from './learner'

const SKILLS = gameSkills([
  pureSkill('A', 0.2, 0.05),
  pureSkill('B', 0.3, 0.2),
  pureSkill('C', 0.5, 0.01),
  pureSkill('D', 1, 2),
])

describe('the error rate', () => {
  it('of a learner who misses A always and B every other time is what a sum says', () => {
    const list = [1, 2, 3, 4].flatMap((i) => [
      answerRecord({ skill: 'A', cost: 0.05 }),
      answerRecord({ skill: 'B', cost: i % 2 === 0 ? 0.2 : 0, gap: 0.2 }),
      answerRecord({ skill: 'C', gap: 0.01 }),
      answerRecord({ skill: 'D', gap: 2 }),
    ])
    const rate = errorRateOf(list)
    expect(rate).toMatchObject({ asked: 16, counted: 12, missed: 6, obvious: 4, obviousMissed: 0 })
    expect(rate.cost).toBeCloseTo(0.6, 12)
    expect(rate.rate!.value).toBeCloseTo(1000 * ((0.05 + 0.1 + 0) / 3), 9)
    expect(rate.rate!.value).toBeCloseTo(scoreOf(list).errorRate!, 9)
  })

  it('a missed obvious decision counts, and is counted apart', () => {
    expect(errorRateOf([answerRecord({ gap: 1, cost: 1 }), answerRecord({ gap: 1 })])).toMatchObject({
      counted: 1,
      obvious: 2,
      obviousMissed: 1,
      rate: { value: 1000 },
    })
  })

  it('of nothing that counts is no rate', () => {
    expect(errorRateOf([])).toEqual({
      asked: 0,
      counted: 0,
      missed: 0,
      cost: 0,
      obvious: 0,
      obviousMissed: 0,
      rate: null,
    })
    expect(errorRateOf([answerRecord({ gap: null })]).rate).toBeNull()
  })

  it('by skill, by stage, by game', () => {
    const list = [
      answerRecord({ skill: 'A', cost: 0.1 }),
      answerRecord({ skill: 'B', stage: 'river' }),
      answerRecord({ skill: 'A' }),
    ]
    expect(
      errorRatesBy(list, ({ skill }) => skill).map(({ key, counted, rate }) => [key, counted, rate!.value]),
    ).toEqual([
      ['A', 2, 50],
      ['B', 1, 0],
    ])
    expect(errorRatesBy(list, ({ stage }) => stage).map(({ key }) => key)).toEqual(['play', 'river'])
    expect(errorRatesBy(list, ({ game }) => game)[0]).toEqual({ key: 'toy', ...errorRateOf(list) })
  })
})

describe('its interval', () => {
  /** R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3: Wilson's score interval. */
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('where every miss costs one bet it is Wilson’s: %d of %d', (misses, n, low, high) => {
    const list = Array.from({ length: n }, (_, i) =>
      answerRecord({ cost: i < misses ? 1 : 0, gap: 1, isObvious: false }),
    )
    const { rate } = errorRateOf(list)
    expect(rate!.low / 1000).toBeCloseTo(low, 4)
    expect(rate!.high / 1000).toBeCloseTo(high, 4)
  })

  it('without a miss it reaches as far as the gaps allow', () => {
    const { rate } = errorRateOf(Array.from({ length: 50 }, () => answerRecord({ gap: 0.08 })))
    expect(rate).toMatchObject({ value: 0, low: 0 })
    const z2 = 1.959963984540054 ** 2
    expect(rate!.high).toBeCloseTo((1000 * 0.08 * z2) / (50 + z2), 9)
  })

  /** Nine decisions of ten have a gap of 0.03, one of 0.3; each kind is missed with its own chance. */
  it.each([
    ['few answers', 30, 0.3, 0.3],
    ['some answers', 100, 0.1, 0.1],
    ['many answers', 500, 0.1, 0.1],
    ['small errors mostly', 100, 0.3, 0.05],
    ['large errors mostly', 100, 0.05, 0.4],
  ])('holds the true rate about 95 times in 100: %s', (_, n, small, large) => {
    const random = makeRandom(`coverage ${n}`)
    const truth = 1000 * (0.9 * small * 0.03 + 0.1 * large * 0.3)
    const tries = 2000
    let held = 0
    for (let i = 0; i < tries; i++) {
      const list = Array.from({ length: n }, () => {
        const gap = random() < 0.9 ? 0.03 : 0.3
        return answerRecord({ gap, cost: random() < (gap < 0.1 ? small : large) ? gap : 0 })
      })
      const { rate } = errorRateOf(list)
      if (rate!.low <= truth && truth <= rate!.high) held++
    }
    expect(held / tries).toBeGreaterThan(0.92)
    // Where dear errors are rarer than cheap ones it is on the wide side: few answers cannot tell.
    expect(held / tries).toBeLessThan(0.995)
  })

  it('narrows with the square root of the answers', () => {
    const width = (n: number): number => {
      const { rate } = errorRateOf(
        simulate(SKILLS, { A: { chance: 1 }, B: { chance: 0.5 } }, n, 'narrow', ({ skill }) => (skill === 'D' ? 0 : 1)),
      )
      return rate!.high - rate!.low
    }
    expect(width(400) / width(6400)).toBeGreaterThan(3.5)
    expect(width(400) / width(6400)).toBeLessThan(4.5)
  })
})

describe('over time', () => {
  /** Missed at 0.1 up to the hundredth answer, right from there on: one a day; an obvious one beside each. */
  const list = Array.from({ length: 200 }, (_, i) => START + i * DAY).flatMap((at, i) => [
    answerRecord({ at, gap: 0.1, cost: i < 100 ? 0.1 : 0 }),
    answerRecord({ at: at + 1, gap: 3 }),
  ])

  it('moving windows go down as the learner learns', () => {
    const points = movingRate(list, 50, 25)
    expect(points.map(({ rate }) => Math.round(rate!.value))).toEqual([100, 100, 100, 50, 0, 0, 0])
    expect(points[0]).toMatchObject({ from: START, to: START + 49 * DAY, counted: 50 })
    expect(points.at(-1)!.to).toBe(START + 199 * DAY)
  })

  it('the last window ends with the last answer, whatever the step', () => {
    expect(movingRate(list, 60, 37).at(-1)).toMatchObject({ to: START + 199 * DAY, counted: 60 })
    expect(movingRate([...list].reverse(), 60, 37)).toEqual(movingRate(list, 60, 37))
  })

  it('with fewer answers than a window there is one point, with none there is none', () => {
    expect(movingRate(list.slice(0, 20), 50, 25)).toHaveLength(1)
    expect(movingRate([], 50, 25)).toEqual([])
  })

  it('by periods, those without answers left out', () => {
    const edges = [START - 7 * DAY, START, START + 100 * DAY, START + 200 * DAY, START + 300 * DAY]
    const points = rateByPeriod(list, edges)
    expect(
      points.map(({ from, to, asked, counted, rate }) => [from, to, asked, counted, Math.round(rate!.value)]),
    ).toEqual([
      [START, START + 100 * DAY, 200, 100, 100],
      [START + 100 * DAY, START + 200 * DAY, 200, 100, 0],
    ])
    expect(rateByPeriod(list, [])).toEqual([])
    expect(rateByPeriod(list, [START + 190 * DAY, START + 195 * DAY])[0]!.asked).toBe(10)
  })
})
