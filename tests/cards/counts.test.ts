import { describe, expect, it } from 'vitest'
import * as five from '@/lib/cards/evaluate/five'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import * as seven from '@/lib/cards/evaluate/seven'
import * as six from '@/lib/cards/evaluate/six'
import { handOf, STRENGTHS } from '@/lib/cards/strength'

/*
 * Every hand of 5, 6 and 7 cards, counted by its name. Published counts: Wikipedia, "Poker probability" (5 and 7 cards, and the number
 * of different values); Wizard of Odds, "Poker Probabilities" (6 cards; both list the royal flush apart from the straight flush).
 */

// The runner turns imports into property reads; in the innermost loop of 133,784,560 hands a local name saves seconds.
const KEYS = CARD_KEYS
const { strengthOfSum5 } = five
const { strengthOfSum6 } = six
const { strengthOfSum7 } = seven

function enumerate(count: 5 | 6 | 7): Float64Array {
  const seen = new Float64Array(STRENGTHS)
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++) {
          const four = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]!) | 0
          if (count === 5) countFive(seen, four, a, b, c, d)
          else if (count === 6) countSix(seen, four, a, b, c, d)
          else countSeven(seen, four, a, b, c, d)
        }
  return seen
}

function countFive(seen: Float64Array, four: number, a: number, b: number, c: number, d: number): void {
  for (let e = d + 1; e < 52; e++) seen[strengthOfSum5((four + KEYS[e]!) | 0, a, b, c, d, e)]!++
}

function countSix(seen: Float64Array, four: number, a: number, b: number, c: number, d: number): void {
  for (let e = d + 1; e < 52; e++) {
    const five = (four + KEYS[e]!) | 0
    for (let f = e + 1; f < 52; f++) seen[strengthOfSum6((five + KEYS[f]!) | 0, a, b, c, d, e, f)]!++
  }
}

function countSeven(seen: Float64Array, four: number, a: number, b: number, c: number, d: number): void {
  for (let e = d + 1; e < 52; e++)
    for (let f = e + 1; f < 52; f++) {
      const six = (four + KEYS[e]! + KEYS[f]!) | 0
      for (let g = f + 1; g < 52; g++) seen[strengthOfSum7((six + KEYS[g]!) | 0, a, b, c, d, e, f, g)]!++
    }
}

function byName(seen: Float64Array): Record<string, number> {
  const counts: Record<string, number> = {}
  seen.forEach((n, strength) => (counts[handOf(strength)] = (counts[handOf(strength)] ?? 0) + n))
  return counts
}

const different = (seen: Float64Array): number => seen.filter((n) => n > 0).length

describe('every poker hand, counted', () => {
  it('has the published counts of all 2,598,960 five-card hands', () => {
    const seen = enumerate(5)
    expect(different(seen)).toBe(7462)
    expect(byName(seen)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10200,
      'three-of-a-kind': 54912,
      'two-pair': 123552,
      pair: 1098240,
      'high-card': 1302540,
    })
  }, 60_000)

  it('has the published counts of all 20,358,520 six-card hands', () => {
    expect(byName(enumerate(6))).toEqual({
      'royal-flush': 188,
      'straight-flush': 1656,
      'four-of-a-kind': 14664,
      'full-house': 165984,
      flush: 205792,
      straight: 361620,
      'three-of-a-kind': 732160,
      'two-pair': 2532816,
      pair: 9730740,
      'high-card': 6612900,
    })
  }, 60_000)

  it('has the published counts of all 133,784,560 seven-card hands', () => {
    const seen = enumerate(7)
    expect(different(seen)).toBe(4824)
    expect(byName(seen)).toEqual({
      'royal-flush': 4324,
      'straight-flush': 37260,
      'four-of-a-kind': 224848,
      'full-house': 3473184,
      flush: 4047644,
      straight: 6180020,
      'three-of-a-kind': 6461620,
      'two-pair': 31433400,
      pair: 58627800,
      'high-card': 23294460,
    })
  }, 120_000)
})
