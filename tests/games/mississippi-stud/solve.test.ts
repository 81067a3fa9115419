import { describe, expect, it } from 'vitest'
import { parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evValue } from '@/lib/game/ev'
import { applyRules } from '@/lib/game/rules'
import {
  type Bet,
  betOf,
  type MississippiRules,
  PRESETS,
  RULE_FIELDS,
  SIDE_BETS,
  VARIANTS,
} from '@/lib/games/mississippi-stud/rules'
import { decision, type MississippiSpot, threeCardBonus, whole } from '@/lib/games/mississippi-stud/solve'
import { meanOf, varianceOf } from '@/lib/game/outcomes'
import type { Ev, Outcome, Solution } from '@/lib/game/solution'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { commonDivisor, compare, type Fraction, makeFraction, reduce } from '@/lib/math/fraction'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { plainDecision } from './plain'

const { rules: STANDARD } = VARIANTS[0]
const rulesWith = (hands: Readonly<Record<string, number>>): MississippiRules =>
  must(
    applyRules({ name: 'Mississippi Stud', variants: VARIANTS, ruleFields: RULE_FIELDS }, undefined, {
      pays: { hands },
    }),
  )
const STRAIGHT_5 = rulesWith({ straight: 5 })
const HALVES = rulesWith({ flush: 6.5, 'two-pair': 1.5, 'pair-sixes': 0.25, 'royal-flush': 0 })

const cards = (text: string): readonly Card[] => must(parseCards(text))
const fractionOf = (ev: Ev): Fraction => {
  if (ev.kind !== 'exact') throw new Error('this game is exact')
  return ev
}
const text = (ev: Ev): string => makeFraction(reduce(fractionOf(ev)))

const lowest = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const common = outcomes.reduce((all, [, ways]) => commonDivisor(all, ways), 0)
  return outcomes.map(([net, ways]) => [net, ways / common])
}

/** As it is compared: fractions and ways in their lowest terms. */
const plain = ({ best, options }: Solution<string>) => ({
  best,
  options: options.map(({ action, ev, outcomes }) => ({ action, ev: text(ev), outcomes: lowest(outcomes) })),
})

const spotOf = (seed: string, board: number, live?: number): MississippiSpot => {
  const random = makeRandom(seed)
  const deck = draw(random, DECK, DECK.length)
  const seen = 2 + board
  const bets = Array.from({ length: board }, () => (1 + Math.floor(3 * random())) as Bet)
  return {
    hand: deck.slice(0, 2),
    board: deck.slice(2, seen),
    bets,
    dead: live === undefined ? [] : deck.slice(seen + live),
  }
}

describe('a decision', () => {
  it.each([
    ['on fifth street', 2, undefined, STANDARD],
    ['on fifth street with twelve dead cards', 2, 36, HALVES],
    ['on fourth street', 1, undefined, STANDARD],
    ['on fourth street with twelve dead cards', 1, 37, HALVES],
    ['on third street with eleven cards left', 0, 11, STANDARD],
    ['on third street with three cards left', 0, 3, HALVES],
  ])('%s equals every deal tried', (_, board, live, rules) => {
    for (let i = 0; i < (board === 2 ? 40 : 4); i++) {
      const spot = spotOf(`spot ${board} ${i}`, board, live)
      expect(plain(decision(rules, spot))).toEqual(plain(plainDecision(rules, spot)))
    }
  })

  it('counts every order of the cards to come, and its outcomes have its EV', () => {
    for (const rules of [STANDARD, HALVES])
      for (let i = 0; i < 3; i++) {
        const { deals, options } = decision(rules, spotOf(`outcomes ${i}`, i))
        expect(deals).toBe([50 * 49 * 48, 49 * 48, 48][i])
        for (const { ev, outcomes } of options) {
          expect(outcomes.reduce((sum, [, ways]) => sum + ways, 0)).toBe(deals)
          expect(text(meanOf(outcomes, deals!))).toBe(text(ev))
        }
      }
  })

  it('folds for the ante and the bets made', () => {
    const { options } = decision(STANDARD, { hand: cards('7s2d'), board: cards('9hKc'), bets: [3, 1] })
    expect(options.find(({ action }) => action === 'fold')).toMatchObject({ outcomes: [[-5, 48]] })
  })

  it('lists every bet of the same worth, and a fold with them', () => {
    // Eight cards pay 4 and forty lose: 32 against 40, so a stake of 4 loses 4 × 8 in 48 deals and a fold 3 × 48.
    expect(decision(STANDARD, { hand: cards('2s3d'), board: cards('4h5c'), bets: [1, 1] }).best).toEqual(['bet-1x'])
    const bestWith = (hand: string, board: string, bets: readonly Bet[], dead = '') =>
      decision(STANDARD, { hand: cards(hand), board: cards(board), bets, dead: cards(dead) }).best
    // Four points at a stake of 3: three cards pay, six push and 39 lose, so one ante more loses 4 × 36 in 48 deals and a fold 3 × 48.
    expect(bestWith('Qd4s', '8dTc', [1, 1])).toEqual(['bet-1x', 'fold'])
    // Two middle cards at a stake of 7: six push and 42 lose, 8 × 42 against 7 × 48.
    expect(bestWith('9d6c', '3h4c', [3, 3])).toEqual(['bet-1x', 'fold'])
    // 4-5-6-7 without two of the kings: eight cards pay 4, six push, and 32 lose.
    expect(bestWith('4s5d', '6h7c', [1, 1], 'KsKd')).toEqual(['bet-3x', 'bet-2x', 'bet-1x'])
  })

  it('plays on with a weaker hand the more is bet already', () => {
    const changes = Array.from({ length: 400 }, (_, i) => spotOf(`stake ${i}`, 2)).filter(
      ({ hand, board }) =>
        betOf(decision(STANDARD, { hand, board, bets: [1, 1] }).best[0]!) === 0 &&
        betOf(decision(STANDARD, { hand, board, bets: [3, 3] }).best[0]!) > 0,
    )
    expect(changes.length).toBeGreaterThan(0)
  })

  it('refuses what is no decision', () => {
    const good = { hand: cards('6s7d'), board: cards('8h'), bets: [1] as const }
    for (const bad of [
      { ...good, bets: [] },
      { ...good, hand: cards('6s') },
      { ...good, board: cards('6s') },
      { ...good, dead: cards('8h') },
      { ...good, board: cards('8h9h2c') },
    ])
      expect(() => decision(STANDARD, bad)).toThrow(RangeError)
    expect(() => decision(STANDARD, { ...good, dead: without(DECK, cards('6s7d8h2c')) })).toThrow(TooFewCards)
  })
})

describe('the whole game', () => {
  const standard = whole(STANDARD)
  const straight5 = whole(STRAIGHT_5)

  it('costs what two independent counts found', () => {
    expect(standard.ev).toEqual({ kind: 'exact', num: -7_664_112n, den: 155_937_600n })
    expect((-100 * evValue(standard.ev)).toFixed(10)).toBe('4.9148582510')
    expect((-100 * evValue(straight5.ev)).toFixed(10)).toBe('3.7591036415')
    expect(evValue(standard.averageBet).toFixed(3)).toBe('3.484')
    // Published, of a strategy that bets where a fold is worth the same.
    expect(evValue(standard.largestAverageBet!).toFixed(2)).toBe('3.59')
  })

  it('of another pay table of the presets is that of the same rules', () => {
    const preset = PRESETS.find(({ id }) => id === 'straight-5')!
    expect(whole({ pays: { ...STANDARD.pays, hands: preset.pays } }).ev).toEqual(straight5.ev)
  })

  it('is the sum of its 169 classes, each at its best', () => {
    const classes = standard.classes!
    expect(classes).toHaveLength(169)
    expect(classes.reduce((sum, { deals }) => sum + deals, 0)).toBe(1326)
    const total = classes.reduce((sum, { deals, options }) => {
      const best = options.map(({ ev }) => fractionOf(ev)).reduce((a, b) => (compare(b, a) > 0 ? b : a))
      return sum + BigInt(deals) * ((best.num * 117_600n) / best.den)
    }, 0n)
    expect(total).toBe(-7_664_112n)
  })

  it('gives each class what a decision gives', () => {
    for (const [id, hand] of [
      ['AA', 'AhAs'],
      ['65s', '5c6c'],
      ['72o', '2d7h'],
    ] as const)
      expect(standard.classes!.find((one) => one.id === id)!.options.map(({ ev }) => text(ev))).toEqual(
        decision(STANDARD, { hand: cards(hand), board: [], bets: [] }).options.map(({ ev }) => text(ev)),
      )
  })

  it('ends in nets whose mean is its EV, and goes by streets that add up', () => {
    const { outcomes, frequencies, variance, ev } = standard
    expect(outcomes!.reduce((sum, [, ways]) => sum + ways, 0)).toBe(155_937_600)
    expect(text(meanOf(outcomes!, 155_937_600))).toBe(text(ev))
    expect(variance).toBe(varianceOf(outcomes!, 155_937_600))
    const share = (...keys: readonly string[]): number => keys.reduce((sum, key) => sum + frequencies[key]!, 0)
    const bets = (street: string): number => share(`${street}:bet-1x`, `${street}:bet-2x`, `${street}:bet-3x`)
    expect(bets('third') + share('third:fold')).toBeCloseTo(1, 12)
    expect(bets('fourth') + share('fourth:fold')).toBeCloseTo(bets('third'), 12)
    expect(bets('fifth') + share('fifth:fold')).toBeCloseTo(bets('fourth'), 12)
    // Every pair is bet at three antes, and nothing else is: 78 of 1,326 hands.
    expect(frequencies['third:bet-3x']).toBeCloseTo(78 / 1326, 12)
  })

  it('says how far it is', () => {
    const told: number[] = []
    whole(STANDARD, undefined, (done) => told.push(done))
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect([told[0], told.at(-1)]).toEqual([0, 1])
  })

  it('is exact with pays that are no whole numbers, and the largest that rules allow', () => {
    const largest = rulesWith({ 'royal-flush': 100_000, 'two-pair': 99_999.999999 })
    const { ev, outcomes } = whole(largest)
    expect(text(meanOf(outcomes!, 155_937_600))).toBe(text(ev))
  })

  it('of a way that bets one ante whatever comes is four times the mean pay of five cards', () => {
    const { ev, averageBet } = whole(STANDARD, () => 1)
    expect(text(averageBet)).toBe('4/1')
    const paid = countPaid()
    expect(text(ev)).toBe(makeFraction(reduce({ num: 4n * BigInt(paid - 2_598_960), den: 2_598_960n })))
  })
})

/** What every five cards are paid, the stake of one with it: the known counts of poker hands, and of pairs by rank. */
function countPaid(): number {
  const pairsOfARank = 1_098_240 / 13
  const ways = [4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 4 * pairsOfARank, 5 * pairsOfARank]
  const pays = [500, 100, 40, 10, 6, 4, 3, 2, 1, 0]
  return ways.reduce((sum, n, i) => sum + n * (pays[i]! + 1), 0)
}

describe('the Three Card Bonus', () => {
  it('is the side bet of the rules, with a pay table of its own', () => {
    for (const { id } of SIDE_BETS) {
      const field = RULE_FIELDS.find((one) => 'bet' in one && one.bet === id)!
      expect(field.path).toEqual(['pays', id])
      expect(field.hands.map((hand) => hand.id)).toEqual(Object.keys(STANDARD.pays['three-card']))
    }
  })

  it('costs what two independent counts found', () => {
    const { ev, deals } = threeCardBonus(STANDARD)
    expect(ev).toEqual({ kind: 'exact', num: -1568n, den: 22_100n })
    expect(deals).toBe(22_100)
  })

  it('is counted from the cards that are left', () => {
    const dead = without(DECK, cards('AsKsQs2h2d'))
    const { hits, deals } = threeCardBonus(STANDARD, dead)
    expect(deals).toBe(10)
    expect(Object.fromEntries(hits.map(({ id, ways }) => [id, ways]))).toEqual({
      pair: 3,
      flush: 0,
      straight: 0,
      'three-of-a-kind': 0,
      'straight-flush': 0,
      'mini-royal': 1,
    })
    expect(() => threeCardBonus(STANDARD, without(DECK, cards('AsKs')))).toThrow(TooFewCards)
  })
})
