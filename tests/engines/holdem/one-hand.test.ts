import { describe, expect, it, test } from 'vitest'
import { parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { worthOf } from '@/lib/game/worth'
import {
  handEnds,
  handLedgers,
  type HandOption,
  type HandPlan,
  makeHandTotals,
} from '@/lib/engines/holdem/one-hand/one-hand'
import { dealsIn, totalOf } from '@/lib/engines/holdem/payoff/payoff'
import { choose } from '@/lib/math/combinations'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { plainHand } from './plain-hand'
import { bonusPlan, type BonusRules, casinoPlan, ultimatePlan, type UltimateRules } from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

const STANDARD: UltimateRules = {
  unit: 2,
  blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000],
  qualifies: 1277,
  raises: [4, 3],
}
const PLAN = ultimatePlan(STANDARD)
const ON = { on: 0 } as const
const cards = (text: string): Card[] => [...must(parseCards(text))]
const before = (hand: readonly Card[], dead: readonly Card[] = []) => ({ hand, board: [], dead })

function ultimateRules(random: Random): UltimateRules {
  const unit = [1, 2, 10, 1000][below(random, 4)]!
  const qualifies = [0, 1277, 1277 + 440, 4137, 5863, below(random, 5864)][below(random, 6)]!
  const blind = Array.from(
    { length: 10 },
    (_, hand) => below(random, (hand < 4 ? 2 : 10 * hand) * unit + 1) - (below(random, 4) === 0 ? unit : 0),
  )
  return { unit, blind, qualifies, raises: draw(random, [1, 2, 3, 4, 5, 10], 1 + below(random, 4)) }
}

function bonusRules(random: Random): BonusRules {
  const unit = [1, 2, 100][below(random, 3)]!
  return {
    unit,
    ante: Array.from({ length: 10 }, () => below(random, 3 * unit)),
    tiesLose: below(random, 3) === 0,
  }
}

/** Cards of few ranks and suits, so that flushes, full houses and straight flushes are dealt often. */
function narrowDeck(random: Random, size: number): Card[] {
  const low = below(random, 7)
  const narrow = DECK.filter((card) => (card >> 2 >= low && card >> 2 < low + 7) || card >> 2 === 12)
  const suited = narrow.filter((card) => (card & 3) < 2)
  return draw(random, [narrow, suited, DECK][below(random, 3)]!, size)
}

/** The first two cards of a deck are the hand, the next the board; what is not in the deck is dead. */
function expectPlain(plan: HandPlan, deck: readonly Card[], board = 0): void {
  const spot = { hand: deck.slice(0, 2), board: deck.slice(2, 2 + board), dead: without(DECK, deck) }
  const [fast, plain] = [handEnds(plan, spot), plainHand(plan, spot)]
  expect({ ...fast, later: plain.later.map((none, n) => fast.later[n] ?? none) }).toEqual(plain)
}

describe('one hand equals the plain method to the last count', () => {
  it('before the flop of Ultimate Texas Hold’em, with random rules and narrow decks', () => {
    const random = makeRandom('one hand, narrow decks')
    for (let i = 0; i < 60; i++)
      expectPlain(ultimatePlan(ultimateRules(random)), narrowDeck(random, 9 + below(random, 7)))
  })

  it('before the flop of Texas Hold’em Bonus', () => {
    const random = makeRandom('bonus, narrow decks')
    for (let i = 0; i < 40; i++) {
      const ranks = draw(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5 + below(random, 3))
      const deck = draw(
        random,
        DECK.filter((card: Card) => ranks.includes(card >> 2) && (card & 3) < 2 + below(random, 3)),
        10,
      )
      expectPlain(bonusPlan(bonusRules(random)), deck)
    }
  })

  it('with half the deck dead', () => {
    expectPlain(PLAN, draw(makeRandom('one hand, half a deck'), DECK, 24))
  })

  it.each([
    ['Ultimate Texas Hold’em', [3, 5], (random: Random) => ultimatePlan(ultimateRules(random))],
    ['Texas Hold’em Bonus', [3, 4], (random: Random) => bonusPlan(bonusRules(random))],
    ['Casino Hold’em', [3], (random: Random) => casinoPlan(CASINO_VARIANTS[below(random, 12)]![1])],
  ] as const)('on later streets of %s', (name, boards, planOf) => {
    const random = makeRandom(`later streets, ${name}`)
    for (let i = 0; i < 24; i++) expectPlain(planOf(random), narrowDeck(random, 14), boards[i % boards.length])
    expectPlain(planOf(random), draw(random, DECK, 30), 3)
  })

  it('with pays of 100,000 and six decimals', () => {
    const rules = { ...STANDARD, unit: 1e6, blind: [0, 0, 0, 1, 333333, 1500001, 3e6, 1e7, 5e7, 1e11] }
    const deck = DECK.filter((card) => card >> 2 > 5)
    expectPlain(ultimatePlan(rules), draw(makeRandom('six decimals'), deck, 13))
  })
})

describe('one hand before the flop', () => {
  it('counts every deal once, whatever is dead', () => {
    const random = makeRandom('one hand, deals')
    for (let dead = 0; dead <= 42; dead += 6) {
      const seen = draw(random, DECK, 2 + dead)
      const { deals, all, later, folded } = handEnds(PLAN, before(seen.slice(0, 2), seen.slice(2)))
      const n = 50 - dead
      expect(deals).toBe(choose(n, 3) * choose(n - 3, 2) * choose(n - 5, 2))
      expect(dealsIn(all)).toBe(deals)
      expect(later.reduce((sum, tally) => sum + dealsIn(tally), folded)).toBe(deals)
    }
  })

  it('does not care which suits are which', () => {
    const rename = (list: readonly Card[]): Card[] => list.map((card) => (card & ~3) | [2, 0, 3, 1][card & 3]!)
    const [hand, dead] = [cards('Js9s'), cards('2s3hTd9cAhAd')]
    expect(handEnds(PLAN, before(rename(hand), rename(dead)))).toEqual(handEnds(PLAN, before(hand, dead)))
  })

  it('averages over one dead card to the raise’s worth without it', () => {
    const hand = cards('Ts9s')
    const totalsOf = makeHandTotals(PLAN)
    const raised = (dead: readonly Card[]): bigint => totalsOf(before(hand, dead), [{ bet: 4 }]).totals[0]!
    const sum = without(DECK, hand).reduce((total, card) => total + raised([card]), 0n)
    // Each deal of 7 of 50 cards leaves 43 that might have been the dead one.
    expect(sum).toBe(43n * raised([]))
  })

  it('refuses what is no decision', () => {
    const asked =
      (rules: UltimateRules, hand: readonly Card[], dead: readonly Card[] = []) =>
      () =>
        handEnds(ultimatePlan(rules), before(hand, dead))
    expect(asked(STANDARD, cards('As'))).toThrow(RangeError)
    expect(asked(STANDARD, cards('AsKs'), cards('As'))).toThrow(RangeError)
    expect(asked(STANDARD, [52, 1])).toThrow(RangeError)
    expect(asked(STANDARD, cards('AsKs'), DECK.slice(0, 44))).toThrow(RangeError)
    expect(asked({ ...STANDARD, qualifies: 6000 }, cards('AsKs'))).toThrow(RangeError)
    expect(asked({ ...STANDARD, unit: 0.5 }, cards('AsKs'))).toThrow(RangeError)
  })
})

/* The totals alone must be those of the ledgers, to the last unit. */

function expectTotals(
  plan: HandPlan,
  options: readonly HandOption[],
  hand: readonly Card[],
  dead: readonly Card[],
): void {
  const { deals, ledgers } = handLedgers(plan, before(hand, dead), options)
  const totals = ledgers.map((ledger) => totalOf(plan.payoff, ledger))
  expect(makeHandTotals(plan)(before(hand, dead), options)).toEqual({ deals, totals })
}

/** Hands with dead cards, none to thirty. */
function spots(seed: string): { hand: number[]; dead: number[] }[] {
  const random = makeRandom(seed)
  return [0, 1, 2, 7, 30].map((count) => {
    const drawn = draw(random, DECK, 2 + count)
    return { hand: drawn.slice(0, 2), dead: drawn.slice(2) }
  })
}

test.each(ULTIMATE_VARIANTS)('Ultimate Texas Hold’em, %s: totals alone', (name, rules) => {
  const options = [...rules.raises.map((bet) => ({ bet })), ON]
  for (const { hand, dead } of spots(name)) expectTotals(ultimatePlan(rules), options, hand, dead)
})

test.each(BONUS_VARIANTS)('Texas Hold’em Bonus, %s: totals alone', (name, rules) => {
  for (const { hand, dead } of spots(name)) expectTotals(bonusPlan(rules), [ON, 'fold'], hand, dead)
})

test('asked of one hand again and again, in any order and by turns with another hand, the answers stay the same', () => {
  const random = makeRandom('again')
  const plan = ultimatePlan(ULTIMATE_VARIANTS[0]![1])
  const totalsOf = makeHandTotals(plan)
  const [a, b, c, d, ...rest] = draw(random, DECK, 18)
  const dead = rest.slice(0, 2)
  // Four cards twice, a rank's others among them: what is remembered is met again, left and come back to.
  const lasts = [
    ...rest.slice(2, 6),
    ...rest.slice(2, 6),
    ...[0, 1, 2, 3].map((suit) => (rest[2]! & ~3) | suit),
  ].filter((card) => ![a, b, c, d, ...dead].includes(card))
  lasts.forEach((last, i) => {
    const spot = before(i % 3 === 2 ? [c!, d!] : [a!, b!], [...dead, last])
    const options = [{ bet: 4 }, ON]
    expect(totalsOf(spot, options)).toEqual(makeHandTotals(plan)(spot, options))
  })
})

test.each(['ultimate-texas-holdem', 'casino-holdem', 'texas-holdem-bonus'])(
  '%s: a solver’s EVs alone are those of its solution, at every stage',
  async (id) => {
    const game = findGame(id)!
    const solver = await loadSolver(id)
    for (const { rules } of game.variants) {
      for (const { id: drill, stage } of game.drills) {
        if (stage === undefined) continue
        const state = game.spot(rules, drill, makeRandom(`worth ${drill}`)) as unknown
        expect(solver.worths!(rules, [state, state])).toEqual(Array(2).fill(worthOf(solver.solve(rules, state))))
      }
      if (id === 'casino-holdem') continue
      const dead = must(game.enter(rules, { hand: [51, 14], dead: [3, 7, 50, 20, 33] })) as unknown
      expect(solver.worths!(rules, [dead])).toEqual([worthOf(solver.solve(rules, dead))])
    }
  },
)
