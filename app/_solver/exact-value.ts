import type { Fraction } from '@/lib/math/fraction'
import { grouped, signed, whole } from '@/app/_languages/format'

/** An exact value: a fraction, or a double if none is known. */
export type Exact = Fraction | number

/** A fraction as text, `−18 / 1,980`. A whole number is written without a denominator. */
export function exactValue(value: Exact, digits: number): string {
  if (typeof value === 'number') return signed(value, digits)
  return value.num % value.den === 0n ? whole(value.num / value.den) : grouped(value)
}
