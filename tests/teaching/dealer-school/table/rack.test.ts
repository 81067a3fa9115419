import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  EMPTY_PILE,
  fewestChips,
  makeRack,
  parseRack,
  type Rack,
  readRack,
  USUAL_RACK,
  valueOf,
  withChip,
} from '@/lib/teaching/dealer-school/table/rack'
import { must } from '@/lib/result'

/** The fewest chips by trying every pile of so many, one chip more at a time. */
function plainFewest(rack: Rack, cents: number): number | undefined {
  let sums = new Set([0])
  for (let chips = 0; chips <= 40; chips++) {
    if (sums.has(cents)) return chips
    sums = new Set([...sums].flatMap((sum) => rack.map((chip) => sum + chip).filter((next) => next <= cents)))
  }
  return undefined
}

describe('a rack', () => {
  it.each([
    [750, { 250: 1, 500: 1 }],
    [300, { 50: 1, 250: 1 }],
    [50, { 50: 1 }],
    [475, { 50: undefined }],
  ] as const)('pays %i cents exactly, half-dollars too', (cents, expected) => {
    const pile = fewestChips(USUAL_RACK, cents)
    if (cents === 475) expect(pile).toBeUndefined()
    else expect(pile).toEqual(expected)
  })

  it('makes every amount with the fewest chips, whatever its denominations', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(25, 50, 100, 250, 300, 500, 700, 1000), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 160 }),
        (chips, quarters) => {
          const rack = [...chips].sort((a, b) => a - b)
          const cents = quarters * 25
          const pile = fewestChips(rack, cents)
          const plain = plainFewest(rack, cents)
          if (plain === undefined) return
          expect(pile && [valueOf(pile), countOf(pile)]).toEqual([cents, plain])
        },
      ),
      { numRuns: 200, seed: 1 },
    ))

  it('pays a royal in large chips without counting every cent', () => {
    const pile = fewestChips(USUAL_RACK, 12_345_650)!
    expect(valueOf(pile)).toBe(12_345_650)
    expect(pile[50_000]).toBe(246)
  })

  it('is cut chip by chip, and taken back', () => {
    const pile = withChip(withChip(withChip(EMPTY_PILE, 500), 500), 250)
    expect([valueOf(pile), countOf(pile)]).toEqual([1250, 3])
    expect(withChip(withChip(pile, 250, -1), 250, -1)).toEqual({ 500: 2 })
  })

  it('is read as it is typed and as an address holds it', () => {
    expect(readRack('25, 1 2.50; 0.50 1')).toEqual({ ok: true, value: [50, 100, 250, 2500] })
    expect(parseRack(makeRack(USUAL_RACK))).toEqual({ ok: true, value: USUAL_RACK })
    for (const text of ['', '0', 'five', '1.234', '-5']) expect(readRack(text).ok).toBe(false)
    expect(must(parseRack('100'))).toEqual([100])
  })
})
