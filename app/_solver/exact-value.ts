import type { Fraction } from '@/lib/math/fraction'
import { grouped, signed, whole } from '@/app/_languages/format'

/** A value to the last digit: a fraction, or a double where there is none. */
export type Exact = Fraction | number

/** `−18 / 1,980`; a whole number as itself, not as a fraction. */
export function exactValue(value: Exact, digits: number): string {
  if (typeof value === 'number') return signed(value, digits)
  return value.num % value.den === 0n ? whole(value.num / value.den) : grouped(value)
}
