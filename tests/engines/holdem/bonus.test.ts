import { describe, expect, it } from 'vitest'
import { cardOf } from '@/lib/cards/card'
import { type HandCards, handEnds, makeHandTotals } from '@/lib/engines/holdem/one-hand/one-hand'
import { bonusWhole as solveWhole, type BonusWhole, ledgerOf } from '@/lib/engines/holdem/games/bonus-whole'
import { BONUS_STAKES } from '@/lib/engines/holdem/payoff/stakes'
import { canonicalTurns } from '@/lib/engines/holdem/numbering/canonical-boards'
import { dealsIn, totalOf } from '@/lib/engines/holdem/payoff/payoff'
import { draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { bonusPayoff, bonusPlan, type BonusRules, plainly } from './plain-tally'

const STRAIGHT: BonusRules = { unit: 1, ante: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1], tiesLose: false }
const FLUSH: BonusRules = { ...STRAIGHT, ante: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1] }

const startOf = (high: number, low: number, suited: boolean): HandCards => ({
  hand: [cardOf(high, 0), cardOf(low, suited ? 0 : 1)],
  board: [],
  dead: [],
})
const bonusWhole = (rules: BonusRules): BonusWhole => solveWhole(bonusPayoff(rules))

const betOf = ({ results }: BonusWhole): number =>
  results().reduce((sum, tally, i) => sum + dealsIn(tally) * BONUS_STAKES[i]!, 0)
const edge = (rules: BonusRules, { total, deals }: BonusWhole): number => (-100 * Number(total)) / (deals * rules.unit)
const folds = ({ classes }: BonusWhole): string[] =>
  classes
    .filter(({ foldTotal, betTotal }) => betTotal < foldTotal)
    .map(({ high, low, suited }) => `${high + 2}-${low + 2}${suited ? 's' : 'o'}`)
    .sort()

describe('the whole of Texas Hold’em Bonus', () => {
  it('knows the 16,432 turns that differ, and 270,725 in all', () => {
    const { turns } = canonicalTurns()
    expect(turns.length).toBe(16432)
    expect(turns.every(([, times]) => times > 0)).toBe(true)
    expect(turns.reduce((sum, [, times]) => sum + times, 0)).toBe(270725)
  })

  // RULEBOOK.md section 3.
  it('has the rule book’s figures', () => {
    const straight = bonusWhole(STRAIGHT)
    expect(edge(STRAIGHT, straight)).toBeCloseTo(2.0369218667, 10)
    const averageBet = 1 + betOf(straight) / straight.deals
    expect(averageBet).toBeCloseTo(3.818103, 6)
    expect(edge(STRAIGHT, straight) / averageBet).toBeCloseTo(0.5335, 4)
    expect(folds(straight)).toEqual(['3-2o', '4-2o', '5-2o', '6-2o', '7-2o'])
    const flush = bonusWhole(FLUSH)
    expect(edge(FLUSH, flush)).toBeCloseTo(5.5935054698, 10)
    expect(folds(flush)).toEqual(['3-2o', '4-2o', '4-3o', '5-2o', '6-2o', '7-2o'])
  })

  it.each([
    STRAIGHT,
    FLUSH,
    { unit: 2, ante: [0, 1, 2, 3, 4, 5, 6, 7, 8, 200], tiesLose: false },
    { ...STRAIGHT, tiesLose: true },
  ])('is settled by its tallies, counts every deal once and agrees with one hand at a time: rules %#', (rules) => {
    const whole = bonusWhole(rules)
    const results = whole.results()
    // What the streets' gains come to, and what the deals come to: two ways to the same sum.
    expect(totalOf(bonusPayoff(rules), ledgerOf(results, whole.folded))).toBe(whole.total)
    expect(results.reduce((sum, tally) => sum + dealsIn(tally), 0) + whole.folded).toBe(whole.deals)
    expect(dealsIn(results[1]) + 2 * dealsIn(results[2])).toBe(whole.flopBets + whole.turnBets)
    for (const { high, low, suited, foldTotal, betTotal } of LONG
      ? whole.classes
      : draw(makeRandom('bonus classes'), whole.classes, 3)) {
      const { totals } = makeHandTotals(bonusPlan(rules))(startOf(high, low, suited), ['fold', { on: 0 }])
      expect([high, low, suited, foldTotal, betTotal]).toEqual([high, low, suited, ...totals])
    }
    if (LONG) expectSums(whole, rules)
  })
})

function expectSums(whole: BonusWhole, rules: BonusRules): void {
  const sums = { bets: [0, 0, 0], fullHouses: 0, ties: 0 }
  for (const { high, low, suited, hands, betTotal, foldTotal } of whole.classes) {
    if (betTotal <= foldTotal) continue
    const { later } = handEnds(bonusPlan(rules), startOf(high, low, suited))
    later.forEach((tally, n) => (sums.bets[n]! += hands * dealsIn(tally)))
    sums.fullHouses += hands * plainly(later[1]!).winsQualified[6]!
    sums.ties += hands * plainly(later[2]!).ties
  }
  const results = whole.results()
  expect({
    bets: results.map(dealsIn),
    fullHouses: plainly(results[1]).winsQualified[6],
    ties: plainly(results[2]).ties,
  }).toEqual(sums)
}
