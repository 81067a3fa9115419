import { describe, expect, it } from 'vitest'
import { decimalOf, type Measured, placesOf, type Verdict, verdictOf } from '@/lib/errata/verdict'
import type { PublishedUnit } from '@/lib/errata/published'
import { exactDecimal, fraction, toNumber } from '@/lib/math/fraction'

const exactly = (num: number, den: number): Measured => ({ value: fraction(num, den), isExact: true })
const nearly = (value: number, standardError?: number): Measured => ({
  value: exactDecimal(value),
  isExact: false,
  ...(standardError === undefined ? {} : { standardError }),
})
const kind = (value: string, unit: PublishedUnit, ours: Measured | undefined): Verdict['kind'] =>
  verdictOf({ value, unit }, ours).kind

describe('a figure as it is printed', () => {
  it('is read exactly, with its digits', () => {
    expect(decimalOf('3.24')).toEqual(fraction(81, 25))
    expect(decimalOf('-1.155927')).toEqual(fraction(-1_155_927, 1_000_000))
    expect(decimalOf('10422')).toEqual(fraction(10_422))
    expect([placesOf('3.240'), placesOf('45'), placesOf('-0.1154')]).toEqual([3, 0, 4])
  })

  it.each(['', '3,24', '.5', '5.', '1e3', '3.24%', '−1'])('is refused as “%s”', (text) =>
    expect(() => decimalOf(text)).toThrow('is no decimal'),
  )
})

describe('a verdict', () => {
  it('agrees where ours rounds to the published digits, a half away from zero', () => {
    expect(kind('3.24', 'percent', exactly(324, 10_000))).toBe('agrees')
    expect(kind('3.24', 'percent', exactly(32_350, 1_000_000))).toBe('agrees')
    expect(kind('3.24', 'percent', exactly(32_449_999, 1_000_000_000))).toBe('agrees')
    expect(kind('-1.5', 'wagers', exactly(-145, 100))).toBe('agrees')
    expect(kind('3.23', 'percent', exactly(32_449_999, 1_000_000_000))).toBe('differs')
    expect(kind('3.24', 'percent', exactly(3245, 100_000))).toBe('cut')
    expect(kind('3.24', 'percent', exactly(32_349_999, 1_000_000_000))).toBe('differs')
  })

  it('sees a figure that was cut off instead of rounded', () => {
    expect(kind('14.9', 'bets', exactly(149_973, 10_000))).toBe('cut')
    expect(kind('-14.9', 'wagers', exactly(-149_973, 10_000))).toBe('cut')
    expect(kind('15.0', 'bets', exactly(149_973, 10_000))).toBe('agrees')
    expect(kind('15.1', 'bets', exactly(149_973, 10_000))).toBe('differs')
  })

  it('counts trailing zeros as said', () => {
    expect(kind('2.0', 'percent', nearly(0.0197))).toBe('agrees')
    expect(kind('2.00', 'percent', nearly(0.0197))).toBe('differs')
  })

  it('says by how much it differs, in the published unit', () => {
    const verdict = verdictOf({ value: '3.24', unit: 'percent' }, exactly(10_738, 270_725))
    expect(verdict.kind === 'differs' && toNumber(verdict.by)).toBeCloseTo(0.7263865546, 9)
  })

  it('gives an estimate two standard errors, and no more', () => {
    expect(kind('0.21', 'percent', nearly(0.00204))).toBe('differs')
    expect(kind('0.21', 'percent', nearly(0.00204, 0.0000051))).toBe('agrees')
    expect(kind('0.21', 'percent', nearly(0.00204, 0.000001))).toBe('differs')
  })

  it('is none where there is nothing to compare with', () =>
    expect(kind('81.84', 'percent', undefined)).toBe('unchecked'))
})
