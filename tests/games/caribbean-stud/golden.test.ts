import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import { subtract, toNumber } from '@/lib/math/fraction'
import { readMeter } from '@/lib/game/side-bets/meter'
import { solver } from '@/lib/games/registry/made/caribbean-stud/solve'
import { taughtGame as game } from '@/lib/games/registry/made/caribbean-stud/teaching'
import type { Ev } from '@/lib/game/solution'

const { rules } = game.variants[0]
const best = solver.whole(rules)

/** What a strategy costs, in percent of an ante. */
function costOf(strategy: string): number {
  const [whole, followed] = [best.ev, solver.whole(rules, { strategy }).ev] as [
    Ev & { kind: 'exact' },
    Ev & { kind: 'exact' },
  ]
  return 100 * toNumber(subtract(whole, followed))
}

describe('Caribbean Stud', () => {
  it('has the published figures of the whole game', () => {
    expect(-100 * evValue(best.ev)).toBeCloseTo(5.22430577, 8)
    expect(best.ev).toMatchObject({ kind: 'exact' })
    expect((-100 * evValue(best.ev)) / evValue(best.averageBet)).toBeCloseTo(2.555286, 6)
    expect(100 * best.frequencies['raise']!).toBeCloseTo(52.225476, 6)
  })

  it.each([
    ['ace-king-jack-eight-three', 0.09202],
    ['short-2', 0.245315],
    ['short-3', 0.05174],
    ['short-4', 0.009568],
    ['published', 0.000225],
    ['short-5', 0.000225],
  ])('prices the strategy %s', (strategy, cost) => {
    expect(costOf(strategy)).toBeCloseTo(cost, 6)
  })

  it('finds rules that cost what the published ones cost, to the last digit', () => {
    expect(solver.whole(rules, { strategy: 'short-5' }).ev).toEqual(solver.whole(rules, { strategy: 'published' }).ev)
  })

  it('has a progressive that breaks even at a meter of prizes without the stake', () => {
    const [low, high] = [1, 2].map((meter) => solver.side(rules, 'progressive', { meter }))
    const { hands, breakEven } = readMeter(low!, high!)!
    expect([...hands].sort()).toEqual(['royal-flush', 'straight-flush'])
    // Royal 4 hands and straight flush 36 of 2,598,960; the fixed prizes are 500, 100 and 50.
    const fixed = 624 * 500 + 3744 * 100 + 5108 * 50
    expect(toNumber(breakEven!)).toBeCloseTo((2_598_960 - fixed) / (4 + 3.6), 6)
  })
})
