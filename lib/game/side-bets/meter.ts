import type { SideFigures } from '@/lib/game/figures'
import { type Fraction, divide, fraction, subtract } from '@/lib/math/fraction'

/*
 * The meter of a progressive side bet, found from the bet's own figures, so that no game has to say which hand wins it.
 */

/**
 * Two meters at which a bet is priced to learn how it depends on the meter. Both are positive, because a hand that pays
 * nothing loses its stake too.
 */
export const PROBES = [1, 2] as const

export interface MeterReading {
  /** The ids of the hands whose pay follows the meter. */
  readonly hands: readonly string[]
  /** The meter, in bets, at which the EV is zero; null if no positive meter brings it there. */
  readonly breakEven: Fraction | null
}

/**
 * What the figures of a bet at both PROBES tell: the EV is linear in the meter, so two points give the meter at which
 * it is zero. Null if the figures aren't exact.
 */
export function readMeter(low: SideFigures, high: SideFigures): MeterReading | null {
  if (low.ev.kind !== 'exact' || high.ev.kind !== 'exact') return null
  const hands = low.hits
    .filter(({ id, pay }) => high.hits.some((hit) => hit.id === id && hit.pay !== pay))
    .map(({ id }) => id)
  const slope = subtract(high.ev, low.ev)
  if (slope.num <= 0n) return { hands, breakEven: null }
  const meter = subtract(fraction(PROBES[0]), divide(low.ev, slope))
  return { hands, breakEven: meter.num > 0n ? meter : null }
}
