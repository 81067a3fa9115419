import { describe, expect, it } from 'vitest'
import { cardOf } from '@/lib/cards/card'
import { dealsIn, type Tally, totalOf } from '@/lib/engines/holdem/payoff/payoff'
import { type HandCards, handEnds, makeHandTotals } from '@/lib/engines/holdem/one-hand/one-hand'
import { ultimateWhole as solveWhole, type UltimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { below, draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { plainly, ultimatePayoff, ultimatePlan, type UltimateRules } from './plain-tally'

const STANDARD: UltimateRules = {
  unit: 2,
  blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000],
  qualifies: 1277,
  raises: [4, 3],
}
const ultimateWhole = (rules: UltimateRules): UltimateWhole => solveWhole(ultimatePayoff(rules), rules.raises)
/** The least pair of fours: pairs begin at 1277 and each has C(12, 3) = 220 sets of kickers. */
const PAIR_OF_FOURS = 1277 + 2 * 220
const withFlush = (pay: number): UltimateRules => ({
  ...STANDARD,
  blind: STANDARD.blind.map((p, hand) => (hand === 5 ? pay * STANDARD.unit : p)),
})

const edge = (rules: UltimateRules, { total, deals }: UltimateWhole): number =>
  (-100 * Number(total)) / (deals * rules.unit)
const share = (deals: number, whole: UltimateWhole): number => (100 * deals) / whole.deals
const averageBet = (rules: UltimateRules, { raised, flop, river, deals }: UltimateWhole): number =>
  2 +
  (raised.reduce((sum, tally, i) => sum + rules.raises[i]! * dealsIn(tally), 0) + 2 * dealsIn(flop) + dealsIn(river)) /
    deals

describe('the whole of Ultimate Texas Hold’em', () => {
  const whole = ultimateWhole(STANDARD)

  // RULEBOOK.md section 1, marked as obtained by two independent exact enumerations.
  it('is worth −1215447575352/55627620048000 antes with standard rules', () => {
    expect(whole.total * 55627620048000n).toBe(-1215447575352n * BigInt(whole.deals * STANDARD.unit))
  })

  it('has the rule book’s frequencies and average bet', () => {
    expect(share(dealsIn(whole.raised[0]!), whole)).toBeCloseTo(37.7074, 4)
    expect(dealsIn(whole.raised[1]!)).toBe(0)
    expect(share(dealsIn(whole.flop), whole)).toBeCloseTo(21.2846, 4)
    expect(share(dealsIn(whole.river), whole)).toBeCloseTo(21.8221, 4)
    expect(share(whole.folded, whole)).toBeCloseTo(19.1858, 4)
    expect(averageBet(STANDARD, whole)).toBeCloseTo(4.15221, 6)
    expect(averageBet(STANDARD, whole) + whole.riverTies / whole.deals).toBeCloseTo(4.152252, 6)
  })

  it('raises the rule book’s 500 hands before the flop', () => {
    const raised = whole.classes.filter(({ plays }) => plays === 0)
    expect(raised.reduce((sum, { hands }) => sum + hands, 0)).toBe(500)
    const [K, Q, J, T, A] = [11, 10, 9, 8, 12]
    for (const { high, low, suited, plays } of whole.classes) {
      const least: Record<number, number> = suited
        ? { [A]: 0, [K]: 0, [Q]: 4, [J]: 6 }
        : { [A]: 0, [K]: 3, [Q]: 6, [J]: T }
      const expected = high === low ? high > 0 : low >= (least[high] ?? 13)
      expect([high, low, suited, plays === 0]).toEqual([high, low, suited, expected])
    }
  })

  it.each([
    ['a flush Blind of 2:1', withFlush(2), 0.899222],
    ['a flush Blind of 1:1', withFlush(1), 3.470721],
    ['only 3x before the flop', { ...STANDARD, raises: [3] }, 9.665479],
    ['a dealer who needs a pair of fours', { ...STANDARD, qualifies: PAIR_OF_FOURS }, 5.506569],
  ])('has the rule book’s edge with %s', (_, rules, expected) => {
    expect(edge(rules, ultimateWhole(rules))).toBeCloseTo(expected, 6)
  })

  it('settles to its total from its tallies, and counts every deal once', () => {
    const { raised, flop, river, folded, total, deals } = whole
    const early = raised.map((tally, i) => [STANDARD.raises[i]!, tally] as const)
    expect(totalOf(ultimatePayoff(STANDARD), { played: [...early, [2, flop], [1, river]], folded })).toBe(total)
    expect(raised.reduce((n, tally) => n + dealsIn(tally), 0) + dealsIn(flop) + dealsIn(river) + folded).toBe(deals)
  })
})

describe('the whole game against one hand at a time', () => {
  const random = makeRandom('whole against one')
  const variants: UltimateRules[] = [
    STANDARD,
    { unit: 1, blind: [0, 1, 0, 2, 1, 1, 5, 9, 40, 200], qualifies: 0, raises: [5, 1] },
    {
      unit: 1000000,
      blind: [0, 0, 333333, 0, 1, 1500001, 3000000, 10000000, 50000000, 1e11],
      qualifies: PAIR_OF_FOURS,
      raises: [3, 4],
    },
    { unit: 10, blind: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], qualifies: 5863, raises: [2] },
  ]
  if (LONG) {
    for (let i = 0; i < 8; i++) {
      const blind = Array.from({ length: 10 }, (_, hand) => below(random, 20 * (hand + 1)))
      variants.push({ unit: 10, blind, qualifies: below(random, 5864), raises: draw(random, [1, 2, 3, 4, 5], 2) })
    }
  }

  it.each(variants)('agrees to the last count: variant %#', (rules) => {
    const whole = ultimateWhole(rules)
    // Hundreds of classes solved one by one take a while.
    const some = LONG ? whole.classes : draw(random, whole.classes, 4)
    for (const { high, low, suited, raiseTotals, checkTotal } of some) {
      const options = [...rules.raises.map((bet) => ({ bet })), { on: 0 }]
      const { totals } = makeHandTotals(ultimatePlan(rules))(startOf(high, low, suited), options)
      expect([high, low, suited, ...raiseTotals, checkTotal]).toEqual([high, low, suited, ...totals])
    }
    if (LONG) expectSums(whole, rules)
  })
})

const startOf = (high: number, low: number, suited: boolean): HandCards => ({
  hand: [cardOf(high, 0), cardOf(low, suited ? 0 : 1)],
  board: [],
  dead: [],
})

/** Every tally of the whole game is the sum over its classes. */
function expectSums(whole: UltimateWhole, rules: UltimateRules): void {
  const sums = { flop: 0, river: 0, folded: 0, royals: 0, ties: 0 }
  for (const { high, low, suited, plays, hands } of whole.classes) {
    if (plays >= 0) continue
    const { later, folded } = handEnds(ultimatePlan(rules), startOf(high, low, suited))
    const [river, flop] = later as [Tally, Tally]
    sums.flop += hands * dealsIn(flop)
    sums.river += hands * dealsIn(river)
    sums.folded += hands * folded
    sums.royals += hands * (plainly(flop).winsQualified[9]! + plainly(river).winsQualified[9]!)
    sums.ties += hands * (plainly(flop).ties + plainly(river).ties)
  }
  const { flop, river, folded } = whole
  const royals = plainly(flop).winsQualified[9]! + plainly(river).winsQualified[9]!
  expect({
    flop: dealsIn(flop),
    river: dealsIn(river),
    folded,
    royals,
    ties: plainly(flop).ties + plainly(river).ties,
  }).toEqual(sums)
}
