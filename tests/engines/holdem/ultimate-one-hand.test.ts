import { describe, expect, it } from 'vitest'
import { DECK, without } from '@/lib/cards/deck'
import { parseCards, type Card } from '@/lib/cards/card'
import { ultimateOneHand as solveOneHand, type UltimateOneHand } from '@/lib/engines/holdem/ultimate-one-hand'
import { dealsIn, netOf } from '@/lib/engines/holdem/payoff'
import { choose } from '@/lib/math/combinations'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { plainly, ultimatePayoff, type UltimateRules } from './plain-tally'
import { plainOneHand, type PlainOneHand } from './plain-ultimate'

const STANDARD: UltimateRules = {
  unit: 2,
  blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000],
  qualifies: 1277,
  raises: [4, 3],
}
const ultimateOneHand = (rules: UltimateRules, hand: readonly Card[], dead: readonly Card[] = []): UltimateOneHand =>
  solveOneHand(ultimatePayoff(rules), hand, dead)
const raiseTotals = (rules: UltimateRules, { raised }: UltimateOneHand): bigint[] =>
  rules.raises.map((raise) => netOf(raised, ultimatePayoff(rules).nets[raise]!))
const cards = (text: string): Card[] => [...must(parseCards(text))]

function randomRules(random: Random): UltimateRules {
  const unit = [1, 2, 10, 1000][below(random, 4)]!
  const qualifies = [0, 1277, 1277 + 440, 4137, 5863, below(random, 5864)][below(random, 6)]!
  const blind = Array.from(
    { length: 10 },
    (_, hand) => below(random, (hand < 4 ? 2 : 10 * hand) * unit + 1) - (below(random, 4) === 0 ? unit : 0),
  )
  return { unit, blind, qualifies, raises: draw(random, [1, 2, 3, 4, 5, 10], 1 + below(random, 4)) }
}

/** Cards of few ranks and suits, so that flushes, full houses and straight flushes are dealt often. */
function narrowDeck(random: Random, size: number): Card[] {
  const low = below(random, 7)
  const narrow = DECK.filter((card) => (card >> 2 >= low && card >> 2 < low + 7) || card >> 2 === 12)
  const suited = narrow.filter((card) => (card & 3) < 2)
  return draw(random, [narrow, suited, DECK][below(random, 3)]!, size)
}

function expectSame(rules: UltimateRules, hand: readonly Card[], dead: readonly Card[]): void {
  const fast = ultimateOneHand(rules, hand, dead)
  const plain: PlainOneHand = plainOneHand(rules, hand, dead)
  const { flop, river, total } = fast.check
  expect({
    ...fast,
    raised: plainly(fast.raised),
    raiseTotals: raiseTotals(rules, fast).map(Number),
    check: { ...fast.check, total: Number(total), flop: plainly(flop), river: plainly(river) },
  }).toEqual(plain)
}

describe('one pre-flop hand of Ultimate Texas Hold’em', () => {
  it('equals the plain method to the last count, with random rules and narrow decks', () => {
    const random = makeRandom('one hand, narrow decks')
    for (let i = 0; i < 60; i++) {
      const deck = narrowDeck(random, 9 + below(random, 7))
      const rules = randomRules(random)
      expectSame(rules, deck.slice(0, 2), without(DECK, deck))
    }
  })

  it('equals the plain method with half the deck dead', () => {
    const random = makeRandom('one hand, half a deck')
    const [hand, dead] = [draw(random, DECK, 2), 28] as const
    const gone = draw(random, without(DECK, hand), dead)
    expectSame(STANDARD, hand, gone)
  })

  it('counts every deal once, whatever is dead', () => {
    const random = makeRandom('one hand, deals')
    for (let dead = 0; dead <= 42; dead += 6) {
      const seen = draw(random, DECK, 2 + dead)
      const { deals, raised, check } = ultimateOneHand(STANDARD, seen.slice(0, 2), seen.slice(2))
      const n = 50 - dead
      expect(deals).toBe(choose(n, 3) * choose(n - 3, 2) * choose(n - 5, 2))
      expect(dealsIn(raised)).toBe(deals)
      expect(dealsIn(check.flop) + dealsIn(check.river) + check.folded).toBe(deals)
    }
  })

  it('does not care which suits are which', () => {
    const rename = (list: readonly Card[]): Card[] => list.map((card) => (card & ~3) | [2, 0, 3, 1][card & 3]!)
    const [hand, dead] = [cards('Js9s'), cards('2s3hTd9cAhAd')]
    expect(ultimateOneHand(STANDARD, rename(hand), rename(dead))).toEqual(ultimateOneHand(STANDARD, hand, dead))
  })

  it('averages over one dead card to the raise’s worth without it', () => {
    const hand = cards('Ts9s')
    const whole = ultimateOneHand(STANDARD, hand)
    const sum = without(DECK, hand).reduce(
      (total, card) => total + raiseTotals(STANDARD, ultimateOneHand(STANDARD, hand, [card]))[0]!,
      0n,
    )
    // Each deal of 7 of 50 cards leaves 43 that might have been the dead one.
    expect(sum).toBe(43n * raiseTotals(STANDARD, whole)[0]!)
  })

  it('counts exactly with pays of 100,000 and six decimals', () => {
    const rules = { ...STANDARD, unit: 1e6, blind: [0, 0, 0, 1, 333333, 1500001, 3e6, 1e7, 5e7, 1e11] }
    const deck = draw(
      makeRandom('six decimals'),
      DECK.filter((card) => card >> 2 > 5),
      13,
    )
    expectSame(rules, deck.slice(0, 2), without(DECK, deck))
  })

  it('refuses what is no decision', () => {
    expect(() => ultimateOneHand(STANDARD, cards('As'))).toThrow(RangeError)
    expect(() => ultimateOneHand(STANDARD, cards('AsKs'), cards('As'))).toThrow(RangeError)
    expect(() => ultimateOneHand(STANDARD, [52, 1])).toThrow(RangeError)
    expect(() => ultimateOneHand(STANDARD, cards('AsKs'), DECK.slice(0, 44))).toThrow(RangeError)
    expect(() => ultimateOneHand({ ...STANDARD, qualifies: 6000 }, cards('AsKs'))).toThrow(RangeError)
    expect(() => ultimateOneHand({ ...STANDARD, unit: 0.5 }, cards('AsKs'))).toThrow(RangeError)
  })
})
