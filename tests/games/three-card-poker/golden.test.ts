import { describe, expect, it } from 'vitest'
import { DECK } from '@/lib/cards/deck'
import { parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { applyRules, findVariant } from '@/lib/game/rules'
import { taughtGame as threeCardPoker } from '@/lib/games/registry/made/three-card-poker/teaching'
import { solver as threeCardPokerSolver } from '@/lib/games/registry/made/three-card-poker/solve'
import { combinations } from '@/lib/math/combinations'
import { divide, makeFraction, negate, reduce, toNumber, type Fraction } from '@/lib/math/fraction'
import { must } from '@/lib/result'

/* The rule book's figures of the game, worked out anew. Published ones: wizardofodds.com/games/three-card-poker. */

const rulesOf = (variant: string) => must(findVariant(threeCardPoker, variant)).rules
const usual = rulesOf('5-4-1')
const percent = (value: number, digits: number): string => (100 * value).toFixed(digits)

describe('the whole game', () => {
  it.each([
    ['5-4-1', '3.373'],
    ['5-3-1', '3.608'],
    ['4-3-1', '3.825'],
    ['3-2-1', '4.278'],
    ['3-1-1', '4.513'],
  ])('with the ante bonus %s has an edge of %s%%', (variant, edge) => {
    const { ev } = threeCardPokerSolver.whole(rulesOf(variant))
    expect(percent(-evValue(ev), 3)).toBe(edge)
  })

  it('is exact: edge, element of risk, hands played', () => {
    const { ev, averageBet, frequencies, classes, outcomes } = threeCardPokerSolver.whole(usual)
    // 22,100 × 18,424 deals.
    expect(makeFraction(ev as Fraction & typeof ev)).toBe('-13733780/407170400')
    expect(percent(-evValue(ev), 5)).toBe('3.37298')
    expect(
      percent(toNumber(divide(negate(ev as Fraction & typeof ev), averageBet as Fraction & typeof averageBet)), 5),
    ).toBe('2.01467')
    expect(makeFraction(reduce(averageBet as Fraction & typeof averageBet))).toBe('370/221')
    expect(frequencies['play']).toBe(14_900 / 22_100)
    expect(classes).toHaveLength(741)
    expect(classes!.reduce((sum, { deals }) => sum + deals, 0)).toBe(22_100)
    expect(outcomes!.reduce((sum, [, ways]) => sum + ways, 0)).toBe(22_100 * 18_424)
  })

  it.each([
    ['queen-six-four', '3.373'],
    ['queen-high', '3.449'],
    ['everything', '7.654'],
    ['queen-seven', '3.378'],
  ])('played by the rule %s costs %s%%', (strategy, edge) => {
    expect(percent(-evValue(threeCardPokerSolver.whole(usual, { strategy }).ev), 3)).toBe(edge)
  })

  it('knows its strategies by name only', () => {
    expect(() => threeCardPokerSolver.whole(usual, { strategy: 'no such' })).toThrow()
  })
})

describe('the line between play and fold', () => {
  const decided = (ranks: string): readonly number[] => {
    const wanted = [...ranks].sort().join()
    const evs: number[] = []
    for (const hand of combinations(DECK, 3)) {
      const letters = hand
        .map((card) => '23456789TJQKA'[card >> 2]!)
        .sort()
        .join()
      if (letters !== wanted || hand.every((card) => card % 4 === hand[0]! % 4)) continue
      const { options } = threeCardPokerSolver.solve(usual, {
        dead: [],
        sides: {},
        hand: [...hand],
        did: [],
        dealer: [],
      })
      evs.push(evValue(options[0]!.ev))
    }
    return evs.sort((a, b) => a - b)
  }

  it.each([
    ['Q64', '-0.99463', '-0.99338'],
    ['Q63', '-1.00396', '-1.00255'],
  ])('%s is worth %s to %s by suits', (ranks, least, most) => {
    const evs = decided(ranks)
    expect(evs).toHaveLength(60)
    expect(evs[0]!.toFixed(5)).toBe(least)
    expect(evs.at(-1)!.toFixed(5)).toBe(most)
  })

  it('runs between queen-six-four and queen-six-three for every bonus', () => {
    for (const { rules } of threeCardPoker.variants) {
      const played = threeCardPokerSolver.whole(rules).classes!.filter(({ options }) => evValue(options[0]!.ev) >= -1)
      expect(played[0]!.id).toBe('Q64')
      expect(played).toHaveLength(741 - threeCardPokerSolver.whole(rules).classes!.findIndex(({ id }) => id === 'Q64'))
    }
  })

  it('has no exact tie', () => {
    const { classes } = threeCardPokerSolver.whole(usual)
    expect(classes!.some(({ options }) => evValue(options[0]!.ev) === -1)).toBe(false)
  })
})

describe('a decision', () => {
  it('carries its counts', () => {
    const hand = must(parseCards('Qs6d4h'))
    const { options, best, deals } = threeCardPokerSolver.solve(usual, {
      dead: [],
      sides: {},
      hand,
      did: [],
      dealer: [],
    })
    expect(deals).toBe(18_424)
    expect(best).toEqual(['play'])
    expect(options[0]!.tally).toEqual([
      { name: 'wins', ways: 305 },
      { name: 'ties', ways: 26 },
      { name: 'loses', ways: 12_335 },
      { name: 'dealer does not qualify', ways: 5_758 },
    ])
    expect(options[0]!.ev).toEqual({ kind: 'exact', num: 2n * 305n + 5758n - 2n * 12335n, den: 18424n })
  })
})

describe('side bets', () => {
  it.each([
    ['pair-plus', '100-40-30-5-4-1', '4.4887'],
    ['pair-plus', '40-30-6-4-1', '2.3167'],
    ['pair-plus', '40-30-6-3-1', '7.2760'],
    ['pair-plus', '40-30-5-4-1', '5.5747'],
    ['six-card', '1000-200-100-20-15-10-7', '8.5614'],
    ['six-card', '1000-200-50-25-20-10-5', '10.2248'],
    ['six-card', '1000-200-50-25-15-10-5', '15.2790'],
  ])('%s at %s has an edge of %s%%', (table, name, edge) => {
    const preset = threeCardPoker.presets.find((one) => one.table === table && one.id === name)!
    const rules = must(applyRules(threeCardPoker, undefined, { pays: { [table]: preset.pays } }))
    expect(percent(-evValue(threeCardPokerSolver.side(rules, table).ev), 4)).toBe(edge)
  })

  it('counts a mini royal as a straight flush where it has no price, or the same price', () => {
    const price = (miniRoyal: number) => {
      const rules = must(applyRules(threeCardPoker, undefined, { pays: { 'pair-plus': { 'mini-royal': miniRoyal } } }))
      return evValue(threeCardPokerSolver.side(rules, 'pair-plus').ev)
    }
    expect(price(0)).toBe(price(40))
    expect(price(0)).toBeLessThan(price(41))
  })

  it('counts every three-card hand', () => {
    const { hits, deals } = threeCardPokerSolver.side(usual, 'pair-plus')
    expect(deals).toBe(22_100)
    expect(hits.map(({ id, ways }) => [id, ways])).toEqual([
      ['pair', 3744],
      ['flush', 1096],
      ['straight', 720],
      ['three-of-a-kind', 52],
      ['straight-flush', 44],
      ['mini-royal', 4],
    ])
  })
})
