import { describe, expect, test } from 'vitest'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { worthOf } from '@/lib/games/worth'
import { bonusHandWorth } from '@/lib/engines/holdem/bonus-hand-worth'
import { bonusOneHand } from '@/lib/engines/holdem/bonus-one-hand'
import { ultimateHandWorth } from '@/lib/engines/holdem/ultimate-hand-worth'
import { ultimateOneHand } from '@/lib/engines/holdem/ultimate-one-hand'
import { netOf } from '@/lib/engines/holdem/payoff'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { bonusPayoff, ultimatePayoff, type UltimateRules } from './plain-tally'
import { BONUS_VARIANTS, ULTIMATE_VARIANTS } from './variants'

/* The EVs alone must be those of the whole solution, to the last unit. */

const DECK = Array.from({ length: 52 }, (_, card) => card)
const DEAD = [0, 1, 2, 7, 30] as const

/** Hands with dead cards, none to thirty. */
function spots(seed: string): { hand: number[]; dead: number[] }[] {
  const random = makeRandom(seed)
  return DEAD.map((count) => {
    const cards = draw(random, DECK, 2 + count)
    return { hand: cards.slice(0, 2), dead: cards.slice(2) }
  })
}

interface Worth {
  readonly deals: number
  readonly raises: readonly bigint[]
  readonly check: bigint
}

function worthOfUltimate(rules: UltimateRules, hand: readonly number[], dead: readonly number[]): Worth | undefined {
  const known = ultimateHandWorth(ultimatePayoff(rules), hand, dead)
  return known && { deals: known.deals, raises: rules.raises.map(known.raiseTotal), check: known.checkTotal }
}

function solved(rules: UltimateRules, hand: readonly number[], dead: readonly number[]): Worth {
  const payoff = ultimatePayoff(rules)
  const { deals, raised, check } = ultimateOneHand(payoff, hand, dead)
  return { deals, raises: rules.raises.map((raise) => netOf(raised, payoff.nets[raise]!)), check: check.total }
}

describe.each(ULTIMATE_VARIANTS)('Ultimate Texas Hold’em, %s', (name, rules) => {
  test('EVs alone', () => {
    for (const { hand, dead } of spots(name)) {
      const known = worthOfUltimate(rules, hand, dead)
      // Only pays of hundreds of thousands to one, in parts of an ante, are left to the longer way.
      if (!known) expect(Math.max(...rules.blind)).toBeGreaterThan(4e5)
      else expect(known).toEqual(solved(rules, hand, dead))
    }
  })
})

describe.each(BONUS_VARIANTS)('Texas Hold’em Bonus, %s', (name, rules) => {
  test('EVs alone', () => {
    for (const { hand, dead } of spots(name)) {
      const known = bonusHandWorth(bonusPayoff(rules), hand, dead)
      const { deals, foldTotal, betTotal } = bonusOneHand(bonusPayoff(rules), hand, dead)
      if (!known) expect(Math.max(...rules.ante)).toBeGreaterThan(2e5)
      else expect(known).toEqual({ deals, foldTotal, betTotal })
    }
  })
})

test('asked of one hand again and again, in any order and by turns with other rules, the answers stay those of a whole solution', () => {
  const random = makeRandom('again')
  const [[, usual], [, other]] = [ULTIMATE_VARIANTS[0]!, ULTIMATE_VARIANTS[2]!]
  const [a, b, ...rest] = draw(random, DECK, 16)
  const dead = rest.slice(0, 2)
  // Four cards twice, a rank's others among them: what is remembered is met again, left and come back to.
  const lasts = [
    ...rest.slice(2, 6),
    ...rest.slice(2, 6),
    ...[0, 1, 2, 3].map((suit) => (rest[2]! & ~3) | suit),
  ].filter((card) => ![a, b, ...dead].includes(card))
  lasts.forEach((last, i) => {
    const rules = i % 3 === 2 ? other : usual
    const spot = [rules, [a!, b!], [...dead, last]] as const
    expect(worthOfUltimate(...spot)).toEqual(solved(...spot))
  })
})

test.each(['ultimate-texas-holdem', 'texas-holdem-bonus'])(
  '%s: a solver’s EVs alone are those of its solution, at every stage',
  async (id) => {
    const game = findGame(id)!
    const solver = await loadSolver(id)
    for (const { rules } of game.variants) {
      for (const { id: drill, stage } of game.drills) {
        if (stage === undefined) continue
        const state = game.spot(rules, drill, makeRandom(`worth ${drill}`)) as unknown
        expect(solver.worth!(rules, state)).toEqual(worthOf(solver.solve(rules, state)))
      }
      const dead = must(game.enter(rules, { hand: [51, 14], dead: [3, 7, 50, 20, 33] })) as unknown
      expect(solver.worth!(rules, dead)).toEqual(worthOf(solver.solve(rules, dead)))
    }
  },
)
