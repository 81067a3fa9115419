import { evValue } from '@/lib/games/ev'
import type { Ev } from '@/lib/games/solution'
import { add, divide, fraction, type Fraction, multiply, negate, subtract } from '@/lib/math/fraction'

/* Reckoning with figures that stay exact as long as both sides are. */

const real = (value: number): Ev => ({ kind: 'real', value })

function joined(
  a: Ev,
  b: Ev,
  exactly: (a: Fraction, b: Fraction) => Fraction,
  nearly: (a: number, b: number) => number,
): Ev {
  return a.kind === 'exact' && b.kind === 'exact'
    ? { kind: 'exact', ...exactly(a, b) }
    : real(nearly(evValue(a), evValue(b)))
}

export const plus = (a: Ev, b: Ev): Ev => joined(a, b, add, (x, y) => x + y)
export const less = (a: Ev, b: Ev): Ev => joined(a, b, subtract, (x, y) => x - y)
export const over = (a: Ev, b: Ev): Ev => joined(a, b, divide, (x, y) => x / y)
export const times = (a: Ev, b: Ev): Ev => joined(a, b, multiply, (x, y) => x * y)
export const opposite = (ev: Ev): Ev => (ev.kind === 'exact' ? { kind: 'exact', ...negate(ev) } : real(-ev.value))
export const size = (ev: Ev): Ev => (evValue(ev) < 0 ? opposite(ev) : ev)
/** A whole number. */
export const whole = (value: number): Ev => ({ kind: 'exact', ...fraction(value) })
/** A figure that is kept as a decimal number. */
export const decimal = real
