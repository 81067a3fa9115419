import { describe, expect, it } from 'vitest'
import {
  dealsIn,
  edgeBefore,
  type Ending,
  lastEdge,
  linearOf,
  makePayoff,
  netOf,
  outcomesOf,
  overFold,
  SEGMENTS,
  tallyOf,
  totalOf,
} from '@/lib/engines/holdem/payoff/payoff'
import { below, makeRandom } from '@/lib/math/random'
import { bonusPayoff, casinoPayoff, ultimatePayoff } from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

type Four = readonly [all: number, below: number, ties: number, short: number]

const bySegment = (of: (hand: number, qualifies: boolean) => Four): number[] =>
  Array.from({ length: SEGMENTS }, (_, segment) => of(segment >> 1, segment % 2 === 1)).flat()

const plus = (factors: ArrayLike<number>): number[] => Array.from(factors, (factor) => factor + 0)

describe('what a payoff comes to on a board', () => {
  // Derived by hand from each game's rules, with W, T and N the dealer's hands below, beside and short of qualifying.
  it.each(ULTIMATE_VARIANTS)('Ultimate Texas Hold’em, %s', (_, rules) => {
    const { unit, blind } = rules
    const payoff = ultimatePayoff(rules)
    expect(plus(linearOf(overFold(payoff, 1)))).toEqual(
      bySegment((hand, qualifies) =>
        qualifies
          ? [-990 * unit, blind[hand]! + 5 * unit, 3 * unit, -unit]
          : [0 - 990 * unit, blind[hand]! + 3 * unit, 2 * unit, unit],
      ),
    )
    const { worth, most } = edgeBefore(payoff, 2, 1)
    expect(plus(worth)).toEqual(bySegment(() => [-990 * unit, 2 * unit, unit, 0]))
    expect(most).toBe(1980 * unit)
  })

  it.each(CASINO_VARIANTS)('Casino Hold’em, %s', (_, rules) => {
    const { unit, ante, noGame } = rules
    expect(plus(linearOf(casinoPayoff(rules).nets[2]!))).toEqual(
      bySegment((hand, qualifies) => {
        const [higher, equal, lower] = [noGame.higher[hand]!, noGame.equal[hand]!, noGame.lower[hand]!]
        return qualifies
          ? [-2970 * unit, ante[hand]! + 5 * unit, 3 * unit, higher - ante[hand]! - 2 * unit]
          : [-2970 * unit, higher - lower, equal - lower, lower + 3 * unit]
      }),
    )
  })

  it.each(BONUS_VARIANTS)('Texas Hold’em Bonus, %s', (_, rules) => {
    const { nets, unit } = bonusPayoff(rules)
    // The dealer always qualifies, so no strength falls short.
    const worth = plus(lastEdge(nets[3]!, nets[2]!, unit).worth)
    const expected = bySegment(() => [-990, 2, rules.tiesLose ? 0 : 1, 0])
    expect(worth).toEqual(expected)
  })
})

describe('counted deals', () => {
  const payoff = ultimatePayoff(ULTIMATE_VARIANTS[0]![1])

  it('net the same as the boards they are counted from', () => {
    const random = makeRandom('gathered boards')
    // On each of some boards a part of 990 hands is below, beside and short, as far as the segment allows.
    const gathered = Float64Array.from({ length: SEGMENTS * 4 })
    for (let segment = 0; segment < SEGMENTS; segment++) {
      const boards = below(random, 50)
      const [low, ties] = [below(random, 500), below(random, 100)]
      const short = segment % 2 === 1 ? below(random, low + 1) : low + ties + below(random, 300)
      gathered.set([boards, boards * low, boards * ties, boards * short], segment * 4)
    }
    const tally = tallyOf(gathered)
    expect(dealsIn(tally)).toBe(990 * gathered.reduce((sum, n, i) => sum + (i % 4 === 0 ? n : 0), 0))
    for (const bet of [1, 2, 4]) {
      const linear = linearOf(payoff.nets[bet]!)
      expect(netOf(tally, payoff.nets[bet]!)).toBe(
        gathered.reduce((sum, count, i) => sum + BigInt(count) * BigInt(linear[i]!), 0n),
      )
    }
  })

  it('have outcomes in antes, by net, and a total in whole parts of one', () => {
    const tally = new Float64Array(60)
    tally.set([1, 2, 3], 4)
    tally[25] = 7
    const ledger = { played: [[1, tally]] as const, folded: 5 }
    expect(outcomesOf(payoff, ledger)).toEqual([
      [-2, 5],
      [0, 7],
      [3, 1],
      [3.5, 2],
      [5, 3],
    ])
    expect(totalOf(payoff, ledger)).toBe(2n * (3n + 7n + 15n - 10n))
  })

  it('are asked of a game in antes, and in the largest part that makes every net whole', () => {
    const asked: Ending[] = []
    const { unit, fold, nets } = makePayoff(0, [1], (bet, ending) => {
      asked.push(ending)
      return ending.kind === 'win' ? bet + (ending.hand === 'flush' ? 1.5 : 0.25) : -1
    })
    expect([asked.length, unit, fold, nets[1]![5], nets[1]![6], nets[1]![20]]).toEqual([61, 4, -4, 10, 5, -4])
  })
})
