import type { Fraction } from '@/lib/math/fraction'
import { grouped, signed } from './format'

/** A value to the last digit: a fraction, or a double where there is none. */
export type Exact = Fraction | number

export const exactValue = (value: Exact, digits: number): string =>
  typeof value === 'number' ? signed(value, digits) : grouped(value)
