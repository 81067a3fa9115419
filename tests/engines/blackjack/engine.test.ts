import { describe, expect, it } from 'vitest'
import { handNumber } from '@/lib/engines/blackjack/hand-graph'
import { DOUBLE, doubled, HIT, valueHands } from '@/lib/engines/blackjack/hand-values'
import { playHands, playsAt } from '@/lib/engines/blackjack/hands-played'
import { addRounds, emptyTally } from '@/lib/engines/blackjack/rounds'
import type { BlackjackRules } from '@/lib/engines/blackjack/rules'
import { makeShoe } from '@/lib/engines/blackjack/shoe'
import { valueSplit, waitingAfterSplit } from '@/lib/engines/blackjack/split'
import { parseCards } from '@/lib/cards/card'
import { below, draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { type Counts, plainOptions, plainSplit, without } from './plain'

const RULES: BlackjackRules = {
  decks: 6,
  soft17: 'hit',
  lateSurrender: false,
  doubleAfterSplit: true,
  doubleOn: 'any',
  maxHands: 4,
  blackjackPays: 1.5,
}
const NO_PEEK: BlackjackRules = { ...RULES, peek: false }

const CODES = { [HIT]: 'hit', [DOUBLE]: 'double' } as Record<number, 'hit' | 'double'>

/** The EV of a split as the engine values it, and by trying every order of the cards with the same strategy. */
function bothSplits(rules: BlackjackRules, counts: Counts, upcard: number, pair: number) {
  const waiting = waitingAfterSplit(rules, pair - 1)
  const shoe = makeShoe(counts, upcard, rules.peek)
  const { ev, again, policy } = valueSplit(rules, shoe, { upcard, soft17: rules.soft17 }, waiting)
  const plain = (splitsAgain: boolean): number =>
    plainSplit(
      { rules, upcard, pair, again: splitsAgain, act: (values) => CODES[policy[handNumber(values)]!] ?? 'stand' },
      counts,
      2,
      2 + waiting.spare,
    )
  return { ev, again, plain }
}

describe('a hand by the plain recursion', () => {
  it.each([
    { name: 'with a look', peek: true },
    { name: 'without a hole card', peek: false },
  ])('$name', ({ peek }) => {
    const random = makeRandom(`hands ${String(peek)}`)
    for (let i = 0; i < 60; i++) {
      const soft17 = i % 2 === 0 ? 'hit' : 'stand'
      const rules = { ...RULES, soft17, peek } as const
      const cards = draw(random, [...Array(52).keys()], 15).map((card) => Math.min(10, (card % 13) + 1))
      // Every third time under an ace or a ten, where the look matters.
      const upcard = i % 3 === 0 ? [1, 10][below(random, 2)]! : cards[2]!
      const hand = cards.slice(0, 2)
      const counts = Array.from({ length: 10 }, (_, place) => cards.slice(3).filter((n) => n === place + 1).length)
      const natural = upcard === 1 ? 10 : upcard === 10 ? 1 : 0
      if (hand[0]! + hand[1]! === 11 && hand.includes(1)) continue
      if (peek && natural > 0 && counts[natural - 1]! > 9) continue
      const values = valueHands(makeShoe(counts, upcard, peek), { upcard, soft17 }, handNumber(hand))
      const plain = plainOptions(rules, hand, upcard, counts)
      expect(Math.abs(values.stand[0]! - plain['stand']!)).toBeLessThan(1e-12)
      expect(Math.abs(values.hit[0]! - plain['hit']!)).toBeLessThan(1e-12)
      expect(Math.abs(doubled(values, 0).ev - plain['double']!)).toBeLessThan(1e-12)
    }
  })
})

describe('a split by the plain recursion', () => {
  // Few cards are left, so that every order of them can be tried: aces, twos to nines, tens.
  it.each([
    {
      name: 'eights under a ten, no hole card',
      rules: NO_PEEK,
      upcard: 10,
      pair: 8,
      left: [2, 0, 1, 0, 0, 0, 1, 2, 1, 3],
    },
    {
      name: 'tens under an ace, no hole card',
      rules: { ...NO_PEEK, maxHands: 3 },
      upcard: 1,
      pair: 10,
      left: [1, 0, 0, 0, 1, 1, 2, 2, 1, 3],
    },
    {
      name: 'nines against a seven, no hole card',
      rules: { ...NO_PEEK, maxHands: 3 },
      upcard: 7,
      pair: 9,
      left: [0, 1, 0, 0, 0, 1, 1, 2, 3, 3],
    },
    {
      name: 'aces under a ten, split again',
      rules: { ...RULES, resplitAces: true },
      upcard: 10,
      pair: 1,
      left: [3, 1, 0, 0, 1, 0, 1, 1, 2, 3],
    },
    {
      name: 'aces against a six, split again to three',
      rules: { ...RULES, resplitAces: true, maxHands: 3 },
      upcard: 6,
      pair: 1,
      left: [3, 1, 0, 0, 1, 0, 1, 2, 2, 3],
    },
    {
      name: 'aces under a ten, split again, no hole card',
      rules: { ...NO_PEEK, resplitAces: true },
      upcard: 10,
      pair: 1,
      left: [2, 1, 0, 0, 1, 0, 1, 1, 2, 3],
    },
    {
      name: 'sevens against a six, double on 10 and 11',
      rules: { ...RULES, doubleOn: '10-11', maxHands: 3 } as const,
      upcard: 6,
      pair: 7,
      left: [1, 0, 1, 2, 0, 1, 1, 1, 1, 3],
    },
  ])('is exact for its strategy: $name', ({ rules, upcard, pair, left }) => {
    for (const soft17 of ['hit', 'stand'] as const) {
      const { ev, again, plain } = bothSplits({ ...rules, soft17 }, left, upcard, pair)
      expect(Math.abs(ev - plain(again))).toBeLessThan(1e-12)
      expect(ev).toBeGreaterThanOrEqual(plain(!again) - 1e-12)
    }
  })

  it('of aces is made once unless the rules say otherwise', () => {
    expect(waitingAfterSplit(RULES, 0).spare).toBe(0)
    expect(waitingAfterSplit({ ...RULES, resplitAces: true }, 0).spare).toBe(2)
    const cards = (text: string) => must(parseCards(text))
    const round = { hand: cards('AsAh'), did: ['split'] as const, drawn: cards('Ad') }
    expect(playHands(round, RULES).at).toBe(1)
    const again = playHands(round, { ...RULES, resplitAces: true })
    expect(again).toMatchObject({ at: 0, waits: 'action' })
    expect(playsAt({ ...RULES, resplitAces: true }, again)).toEqual(['stand', 'split'])
  })
})

describe('a whole game by the plain recursion', () => {
  const SHOE: Counts = [2, 1, 0, 1, 1, 1, 1, 2, 1, 5]

  function plainWhole(rules: BlackjackRules): number {
    const all = 15
    let ev = 0
    for (let upcard = 1; upcard <= 10; upcard++)
      for (let a = 1; a <= 10; a++)
        for (let b = 1; b <= 10; b++) {
          const [first, second] = [without(SHOE, upcard), without(SHOE, upcard, a)]
          const chance = (SHOE[upcard - 1]! * first[a - 1]! * second[b - 1]!) / (all * (all - 1) * (all - 2))
          if (chance <= 0) continue
          const counts = without(SHOE, upcard, a, b)
          const hole = upcard === 1 ? 10 : upcard === 10 ? 1 : 0
          const blackjack = hole === 0 || rules.peek === false ? 0 : counts[hole - 1]! / (all - 3)
          const options = Object.values(plainOptions(rules, [a, b], upcard, counts))
          if (a === b) options.push(bothSplits(rules, counts, upcard, a).ev)
          const isBlackjack = a + b === 11 && Math.min(a, b) === 1
          ev += chance * ((1 - blackjack) * Math.max(...options) - (isBlackjack ? 0 : blackjack))
        }
    return ev
  }

  it.each([
    { name: 'as usual', rules: RULES },
    { name: 'with surrender', rules: { ...RULES, lateSurrender: true } },
    { name: 'without a hole card', rules: NO_PEEK },
    {
      name: 'double on 10 and 11, not after a split',
      rules: { ...RULES, doubleOn: '10-11', doubleAfterSplit: false } as const,
    },
  ])('$name', ({ rules }) => {
    const tally = emptyTally()
    addRounds(rules, SHOE, 1, {}, tally)
    const { ev, blackjacks, nets } = tally
    const paid = blackjacks.alone + blackjacks.insured
    expect(Math.abs(ev + rules.blackjackPays * paid - plainWhole(rules))).toBeLessThan(1e-12)
    expect([...nets.values()].reduce((sum, chance) => sum + chance, 0) + paid).toBeCloseTo(1, 12)
    expect([...nets].reduce((sum, [net, chance]) => sum + net * chance, 0)).toBeCloseTo(ev, 10)
  })
})
