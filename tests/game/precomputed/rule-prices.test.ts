import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/index'
import { type Decided, decisionsPerRound, priceOfAlways, rulePricesOf } from '@/lib/game/precomputed/rule-prices'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import { add, compare, fraction, type Fraction, subtract } from '@/lib/math/fraction'

/* The file of `npm run make:rule-prices` against whole games that were solved another way. */

const CASINO = 'casino-holdem'
const BONUS = 'texas-holdem-bonus'
const CARIBBEAN = 'caribbean-stud'

const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, fraction(0))

/** Over all rules of a game that offer an action. */
const allOf = (game: typeof CASINO | typeof BONUS | typeof CARIBBEAN, action: string): Fraction =>
  sum([...new Set(rulePricesOf(game).map(({ rule }) => rule))].map((rule) => priceOfAlways(game, { rule }, action)))

function worth(id: string, strategy: string): Fraction {
  const game = findGame(id)!
  const { ev } = strategyPrice(game, game.variants[0].rules, strategy)!
  if (ev.kind !== 'exact') throw new Error('every EV of these games is exact')
  return ev
}

describe('prices of taking one action with every hand of a rule', () => {
  it.each([
    [CASINO, 'call', 'rules'],
    [CARIBBEAN, 'raise', 'short-5'],
  ] as const)('add up to staying with everything and to folding everything, at %s', (id, action, rules) => {
    expect(compare(allOf(id, action), subtract(worth(id, rules), worth(id, 'everything')))).toBe(0)
    expect(compare(allOf(id, 'fold'), subtract(worth(id, rules), fraction(-1)))).toBe(0)
  })

  it('add up to the difference between always betting and never, which the folded hands leave: little', () => {
    // Betting whatever comes is worth nothing over all hands, so that the two differ by what the five folded hands would have lost.
    const difference = subtract(allOf(BONUS, 'check'), allOf(BONUS, 'bet'))
    expect(compare(difference, fraction(0))).toBeGreaterThan(0)
    expect(compare(difference, fraction(8, 100))).toBeLessThan(0)
  })

  it.each([CASINO, BONUS, CARIBBEAN] as const)('know the rules, the skills and the shares of %s', async (id) => {
    const game = findGame(id)!
    const skills = (await skillsOf(id)).skills
    for (const { rule, skill, perRound } of rulePricesOf(id)) {
      expect(game.strategy.map((one) => one.id)).toContain(rule)
      expect(perRound).toBeCloseTo(skills.find((one) => one.skill === skill)!.perRound, 7)
    }
    const { stage } = game.strategy.at(-1)!
    const rules = new Set(rulePricesOf(id).map(({ rule }) => rule))
    expect(game.strategy.filter((one) => one.stage === stage).every((one) => rules.has(one.id))).toBe(true)
  })

  it('cost nothing where the rule says it', () => {
    expect(priceOfAlways(CASINO, { rule: 'made' }, 'call').num).toBe(0n)
    expect(priceOfAlways(BONUS, { rule: 'flop-rest' }, 'check').num).toBe(0n)
  })

  it('are refused for what is not there', () => {
    const unknown: readonly [Decided, string][] = [
      [{ rule: 'made' }, 'bet'],
      [{ rule: 'no such' }, 'call'],
      [{ skill: 'no such' }, 'call'],
    ]
    for (const [decided, action] of unknown) expect(() => priceOfAlways(CASINO, decided, action)).toThrow(RangeError)
    expect(() => decisionsPerRound('xx-poker', { rule: 'pair' })).toThrow(RangeError)
    expect(decisionsPerRound(CASINO, { skill: 'ace high' })).toBeGreaterThan(0)
  })
})
