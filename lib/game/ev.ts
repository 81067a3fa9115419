import type { Ev } from '@/lib/game/solution'
import { compare, fraction, toNumber } from '@/lib/math/fraction'

/** An exact EV from integers: `exact(-3964, 1980)`. */
export const exact = (num: bigint | number, den: bigint | number): Ev => ({ kind: 'exact', ...fraction(num, den) })

/** The double nearest to an EV. */
export const evValue = (ev: Ev): number => (ev.kind === 'exact' ? toNumber(ev) : ev.value)

/**
 * Negative, zero or positive if `a` is worth less than, as much as or more than `b`. Exact unless one of them is a
 * double.
 */
export const compareEv = (a: Ev, b: Ev): number =>
  a.kind === 'exact' && b.kind === 'exact' ? compare(a, b) : evValue(a) - evValue(b)

/**
 * How going on compares with a fold: it wins on average, or it loses less, more or exactly as much; or it gains nothing
 * over a fold that doesn't lose, because of the side bets that it keeps.
 */
export type BesideFold = 'wins' | 'less' | 'more' | 'same' | 'nothing'

export function besideFold(ev: Ev, fold: Ev): BesideFold {
  const order = compareEv(ev, fold)
  if (order <= 0 && evValue(fold) >= 0) return 'nothing'
  return order === 0 ? 'same' : order < 0 ? 'more' : evValue(ev) > 0 ? 'wins' : 'less'
}

/** Every action whose EV equals the highest, in the order given. */
export function bestOf<A extends string>(options: readonly { readonly action: A; readonly ev: Ev }[]): A[] {
  const first = options[0]
  if (!first) return []
  const highest = options.reduce((best, option) => (compareEv(option.ev, best) > 0 ? option.ev : best), first.ev)
  return options.filter((option) => compareEv(option.ev, highest) === 0).map((option) => option.action)
}

/**
 * Removes the rounding error of added doubles: 0.1 + 0.2 becomes 0.3. Nine decimal places are enough, because pays have
 * at most six and stakes at most two.
 */
export const tidyNet = (net: number): number => (Number.isInteger(net) ? net : Number(net.toFixed(9))) + 0

/** A base wager in dollars, for pages that can't ask the reader for one. */
export const NAMED_STAKE = 10

/** A lead below this, in base wagers, is close: a mistake there costs little. */
export const CLOSE = 0.035
