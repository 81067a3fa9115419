import { evValue } from '@/lib/game/ev'
import type { Ev } from '@/lib/game/solution'
import { signed, grouped, whole } from '@/app/_languages/format'
import { reduce, type Fraction } from '@/lib/math/fraction'

/**
 * An EV formatted with `signed`. In a separate file, because every page's header formats money but few pages need
 * fractions.
 */
export const signedEv = (ev: Ev, digits = 3): string => signed(evValue(ev), digits)

/** An EV in the JSON of a page. */
interface EvData {
  readonly value: number
  /** The exact value as a fraction, if there is one. */
  readonly exact?: string
}

/** In the unit of the EV. */
export function evData(ev: Ev): EvData {
  if (ev.kind === 'real') return { value: ev.value }
  const { num, den } = reduce(ev)
  return { value: evValue(ev), exact: `${num}/${den}` }
}

/** An exact value: a fraction, or a double if none is known. */
export type Exact = Fraction | number

/** A fraction as text, `−18 / 1,980`. A whole number is written without a denominator. */
export function exactValue(value: Exact, digits: number): string {
  if (typeof value === 'number') return signed(value, digits)
  return value.num % value.den === 0n ? whole(value.num / value.den) : grouped(value)
}
