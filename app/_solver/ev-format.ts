import { evValue } from '@/lib/games/ev'
import type { Ev } from '@/lib/games/solution'
import { signed } from '@/app/_languages/format'
import { reduce } from '@/lib/math/fraction'

/** An EV as `signed` writes it. In a file of its own: every page's head writes money, and few pages compare fractions. */
export const signedEv = (ev: Ev, digits = 3): string => signed(evValue(ev), digits)

/** An EV in the JSON beside a page. */
interface EvData {
  readonly value: number
  /** The same exactly, where it is a fraction. */
  readonly exact?: string
}

/** In the unit of the EV. */
export function evData(ev: Ev): EvData {
  if (ev.kind === 'real') return { value: ev.value }
  const { num, den } = reduce(ev)
  return { value: evValue(ev), exact: `${num}/${den}` }
}
