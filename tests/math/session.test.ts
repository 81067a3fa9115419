import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, toNumber } from '@/lib/math/fraction'
import { chanceAtMost, fitting, makeSums, MOST_POINTS, quantile, standingOf, type Spread } from '@/lib/math/session'
import { MOST_ROUNDS, sessionFigures, SHARES } from '@/lib/math/session-figures'
import {
  coarsened,
  deepest,
  deviationOf,
  highest,
  latticeOf,
  lowest,
  meanOf,
  type Weighted,
} from '@/lib/math/session-lattice'
import { ruinForEver, ruinWithin } from '@/lib/math/session-ruin'

const COIN: readonly Weighted[] = [
  [-1, 1],
  [1, 1],
]

/** Chances by net, by going through every sequence of results. */
function enumerate(outcomes: readonly Weighted[], rounds: number): ReadonlyMap<number, number> {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0)
  let now = new Map([[0, 1]])
  for (let i = 0; i < rounds; i++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of now)
      for (const [net, weight] of outcomes) {
        const at = Number((sum + net).toFixed(6)) + 0
        next.set(at, (next.get(at) ?? 0) + (chance * weight) / total)
      }
    now = next
  }
  return now
}

/** The chance to have been down by the bankroll after some round, by going through every sequence of results. */
function ruinByEnumeration(outcomes: readonly Weighted[], rounds: number, bankroll: number): number {
  if (bankroll <= 1e-9) return 1
  if (rounds === 0) return 0
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0)
  return outcomes.reduce(
    (sum, [net, weight]) => sum + (weight / total) * ruinByEnumeration(outcomes, rounds - 1, bankroll + net),
    0,
  )
}

const chanceOf = ({ step, least, chances }: Spread, net: number): number => chances[Math.round(net / step) - least] ?? 0
const sumOf = ({ chances }: Spread): number => chances.reduce((sum, chance) => sum + chance, 0)

const sumsOf = (outcomes: readonly Weighted[], rounds: number): Spread => {
  const lattice = fitting(latticeOf(outcomes), rounds)
  return makeSums(lattice, rounds)(rounds)
}

const results = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -12, max: 40 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([net]) => net,
  })
  .chain((all) =>
    fc
      .constantFrom(1, 0.5, 0.05, 0.25, 3)
      .map((unit) => all.map(([net, weight]): Weighted => [Number((net * unit).toFixed(6)), weight])),
  )

describe('the sum of n rounds', () => {
  it('is what enumerating every sequence gives', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 1, max: 6 }), (outcomes, rounds) => {
        const spread = sumsOf(outcomes, rounds)
        const plain = enumerate(outcomes, rounds)
        for (const [net, chance] of plain) expect(Math.abs(chanceOf(spread, net) - chance)).toBeLessThan(1e-12)
        expect(Math.abs(sumOf(spread) - 1)).toBeLessThan(1e-12)
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  it('is binomial for a coin, to the last digits, for a thousand throws', () => {
    const spread = sumsOf(COIN, 1000)
    let ways = 1n
    for (let heads = 0; heads <= 1000; heads++) {
      expect(Math.abs(chanceOf(spread, 2 * heads - 1000) - toNumber(fraction(ways, 2n ** 1000n)))).toBeLessThan(1e-14)
      ways = (ways * BigInt(1000 - heads)) / BigInt(heads + 1)
    }
  })

  it('keeps wins of five hundred to one that come once in thirty thousand rounds', () => {
    const outcomes: readonly Weighted[] = [
      [-1, 20_000],
      [1, 10_939],
      [500, 1],
    ]
    const rounds = 2000
    const spread = sumsOf(outcomes, rounds)
    const p = 1 / 30_940
    // Without a big win the net is at most 2000 and odd sums of ±1; the chance of none is known.
    const none = sumsOf(
      [
        [-1, 20_000],
        [1, 10_939],
      ],
      rounds,
    )
    const all = [...spread.chances].reduce((sum, chance, i) => sum + chance * (spread.least + i) * spread.step, 0)
    expect(all).toBeCloseTo(rounds * meanOf(latticeOf(outcomes)), 8)
    expect(Math.abs(sumOf(spread) - 1)).toBeLessThan(1e-12)
    for (const net of [-700, -600, -500]) {
      const without = chanceOf(none, net) * (1 - p) ** rounds
      expect(chanceOf(spread, net)).toBeGreaterThanOrEqual(without - 1e-15)
    }
    // Three big wins and more are not lost: the highest sum kept is beyond them.
    expect(highest(latticeOf(outcomes), rounds)).toBeGreaterThan(1500 - 600)
  })

  it('has the mean and the deviation of n rounds', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 1, max: 400 }), (outcomes, rounds) => {
        const lattice = latticeOf(outcomes)
        const spread = makeSums(lattice, rounds)(rounds)
        const nets = [...spread.chances].map((chance, i) => ({ chance, net: spread.step * (spread.least + i) }))
        const mean = nets.reduce((sum, { chance, net }) => sum + chance * net, 0)
        const variance = nets.reduce((sum, { chance, net }) => sum + chance * (net - rounds * meanOf(lattice)) ** 2, 0)
        const scale = 1 + rounds * Math.max(...outcomes.map(([net]) => Math.abs(net)))
        expect(Math.abs(mean - rounds * meanOf(lattice)) / scale).toBeLessThan(1e-10)
        expect(Math.abs(Math.sqrt(variance) - Math.sqrt(rounds) * deviationOf(lattice)) / scale).toBeLessThan(1e-7)
      }),
      { numRuns: 60, seed: 4 },
    )
  })

  it('of no rounds is nothing, and of more than promised is refused', () => {
    const sums = makeSums(latticeOf(COIN), 10)
    expect([...sums(0).chances]).toEqual([expect.closeTo(1, 14)])
    expect(() => sums(11)).toThrow(RangeError)
    expect(() => sums(1.5)).toThrow(RangeError)
  })

  it('cuts off no more than it says', () => {
    const lattice = latticeOf([
      [-1, 3],
      [1, 2],
      [8, 0.01],
    ])
    const [low, high] = [lowest(lattice, 60), highest(lattice, 60)]
    const plain = enumerate(
      [
        [-1, 3],
        [1, 2],
        [8, 0.01],
      ],
      60,
    )
    const outside = [...plain].filter(([net]) => net < low || net > high).reduce((sum, [, chance]) => sum + chance, 0)
    expect(outside).toBeLessThan(2e-15)
  })
})

describe('a lattice', () => {
  it('has the longest step that fits', () => {
    expect(
      latticeOf([
        [-1, 1],
        [0.95, 1],
      ]),
    ).toMatchObject({ step: 0.05, nets: [-20, 19], exact: true })
    expect(
      latticeOf([
        [-2, 1],
        [4, 1],
      ]),
    ).toMatchObject({ step: 2, nets: [-1, 2] })
    expect(latticeOf([[0, 5]])).toMatchObject({ nets: [0], chances: [1] })
  })

  it('made coarser keeps the mean and says that it is not exact', () => {
    const lattice = latticeOf([
      [-1, 2],
      [0.3333, 1],
      [2.7, 0.5],
    ])
    const coarse = coarsened(lattice, 700)
    expect(coarse.exact).toBe(false)
    expect(meanOf(coarse)).toBeCloseTo(meanOf(lattice), 12)
  })

  it('is made coarser only where the sums would not fit', () => {
    const lattice = latticeOf([
      [-6, 1],
      [0.3333, 3],
      [500.001, 0.001],
    ])
    const fitted = fitting(lattice, 5000)
    expect(fitted.exact).toBe(false)
    expect(highest(fitted, 5000) - lowest(fitted, 5000) + 1).toBeLessThanOrEqual(MOST_POINTS)
    expect(fitting(latticeOf(COIN), 5000)).toMatchObject({ exact: true })
  })

  it('is refused without results or with weights that are none', () => {
    expect(() => latticeOf([])).toThrow(RangeError)
    expect(() => latticeOf([[1, 0]])).toThrow(RangeError)
    expect(() => latticeOf([[1, NaN]])).toThrow(RangeError)
  })
})

describe('what a spread says', () => {
  it('ahead, even and behind are all there is', () => {
    const { ahead, even, behind } = standingOf(sumsOf(COIN, 2))
    expect([ahead, even, behind]).toEqual([expect.closeTo(0.25, 14), expect.closeTo(0.5, 14), expect.closeTo(0.25, 14)])
  })

  it('quantiles and chances belong together', () => {
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (outcomes, rounds, share) => {
          const spread = sumsOf(outcomes, rounds)
          const net = quantile(spread, share)
          expect(chanceAtMost(spread, net)).toBeGreaterThanOrEqual(share - 1e-12)
          expect(chanceAtMost(spread, net - spread.step)).toBeLessThan(share + 1e-12)
        },
      ),
      { numRuns: 100, seed: 5 },
    )
  })
})

describe('ruin within n rounds', () => {
  const chance = (outcomes: readonly Weighted[], rounds: number, bankroll: number): number =>
    ruinWithin(latticeOf(outcomes), { rounds, bankroll, after: [] }).by(bankroll)

  it('is what going through every sequence gives', () => {
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (outcomes, rounds, bankroll) => {
          expect(
            Math.abs(chance(outcomes, rounds, bankroll) - ruinByEnumeration(outcomes, rounds, bankroll)),
          ).toBeLessThan(1e-12)
        },
      ),
      { numRuns: 150, seed: 6 },
    )
  })

  it('follows the reflection principle for a fair coin', () => {
    // P(min ≤ −b) = P(S ≤ −b) + P(S < −b).
    for (const [rounds, bankroll] of [
      [100, 10],
      [101, 7],
      [1000, 40],
    ] as const) {
      const spread = sumsOf(COIN, rounds)
      expect(chance(COIN, rounds, bankroll)).toBeCloseTo(
        chanceAtMost(spread, -bankroll) + chanceAtMost(spread, -bankroll - 1),
        12,
      )
    }
  })

  it('grows with the rounds and falls with the bankroll', () => {
    const { over, by } = ruinWithin(
      latticeOf([
        [-1, 3],
        [1, 2],
        [3, 0.2],
      ]),
      { rounds: 200, bankroll: 12, after: [0, 10, 50, 100, 200] },
    )
    const chances = over.map((one) => one.chance)
    expect(chances[0]).toBe(0)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(by(12)).toBe(chances.at(-1))
    expect([by(0), by(5) > by(12), by(12) > by(30), by(1e9)]).toEqual([1, true, true, 0])
  })

  it('looks no deeper than one can fall', () => {
    expect(
      deepest(
        latticeOf([
          [-2, 1],
          [1, 1],
        ]),
        3,
      ),
    ).toBe(6)
    expect(
      chance(
        [
          [1, 1],
          [2, 1],
        ],
        50,
        1,
      ),
    ).toBe(0)
  })
})

describe('ruin sooner or later', () => {
  it('is certain without an advantage', () => {
    expect(ruinForEver(latticeOf(COIN), 1000)).toEqual({ least: 1, most: 1 })
    expect(
      ruinForEver(
        latticeOf([
          [-1, 11],
          [1, 10],
        ]),
        1000,
      ),
    ).toEqual({ least: 1, most: 1 })
  })

  it('cannot come where nothing is ever lost', () => {
    expect(
      ruinForEver(
        latticeOf([
          [0, 1],
          [2, 1],
        ]),
        3,
      ),
    ).toEqual({ least: 0, most: 0 })
  })

  it('is the gambler’s ruin for a coin that favours one: (q / p)^b', () => {
    for (const [p, bankroll] of [
      [0.51, 50],
      [0.6, 10],
      [0.9, 3],
    ] as const) {
      const { least, most } = ruinForEver(
        latticeOf([
          [-1, 1 - p],
          [1, p],
        ]),
        bankroll,
      )
      expect(least / ((1 - p) / p) ** bankroll).toBeCloseTo(1, 9)
      expect(most).toBe(least)
    }
  })

  it('lies between its bounds where a round may lose more than a step', () => {
    const lattice = latticeOf([
      [-4, 1],
      [-1, 4],
      [1, 5],
      [5, 1],
    ])
    const { least, most } = ruinForEver(lattice, 30)
    const long = ruinWithin(lattice, { rounds: 8000, bankroll: 30, after: [] }).by(30)
    expect(long).toBeGreaterThan(least)
    expect(long).toBeLessThan(most)
  })
})

describe('a session', () => {
  const question = {
    outcomes: [
      [-2, 9],
      [-1, 13],
      [1, 16],
      [7, 0.6],
    ] as readonly Weighted[],
    rounds: 160,
    bankroll: 50,
    bankrolls: [20, 50, 100],
    losses: [0, 10, 50],
  }

  it('hangs together', () => {
    const { end, course, bins, lost, ruin, ruinOver, mean } = sessionFigures(question)
    const lattice = latticeOf(question.outcomes)
    expect(mean).toBeCloseTo(160 * meanOf(lattice), 10)
    expect(end.ahead + end.even + end.behind).toBeCloseTo(1, 12)
    expect(end.quantiles).toHaveLength(SHARES.length)
    expect(end.quantiles).toEqual(end.quantiles.toSorted((a, b) => a - b))
    expect(course.at(-1)).toEqual(end)
    expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(bins.every(({ from, to }, i) => to > from && (i === 0 || from === bins[i - 1]!.to))).toBe(true)
    expect(lost[0]!.chance).toBeCloseTo(end.even + end.behind, 12)
    expect(ruin[1]!.chance).toBe(ruinOver.at(-1)!.chance)
    // To have lost a bankroll at some time is no less likely than to have lost it at the end.
    expect(ruin[1]!.chance).toBeGreaterThanOrEqual(lost[2]!.chance)
    expect(ruin.every(({ forEver }) => forEver.least === 1)).toBe(true)
  })

  it('says how far it is', () => {
    const seen: number[] = []
    sessionFigures(question, (done) => void seen.push(done))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBeLessThanOrEqual(1)
  })

  it('of one round has one moment', () => {
    expect(sessionFigures({ ...question, rounds: 1 }).course.map(({ rounds }) => rounds)).toEqual([1])
  })

  it('says so where results had to be put on a coarser lattice', () => {
    const figures = sessionFigures({
      ...question,
      outcomes: [
        [-1, 1],
        [0.33333, 2.9],
      ],
      rounds: 200,
    })
    expect(figures.grid).toBeGreaterThan(0)
    expect(sessionFigures(question)).not.toHaveProperty('grid')
  })

  it('has a whole number of rounds, not too many', () => {
    for (const rounds of [0, 2.5, MOST_ROUNDS + 1])
      expect(() => sessionFigures({ ...question, rounds })).toThrow(RangeError)
  })
})
