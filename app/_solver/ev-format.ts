import { evValue } from '@/lib/games/ev'
import type { Ev } from '@/lib/games/solution'
import { signed } from '@/app/_languages/format'
import { reduce } from '@/lib/math/fraction'

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
