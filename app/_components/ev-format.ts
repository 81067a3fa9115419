import { evValue } from '@/lib/games/ev'
import type { Ev } from '@/lib/games/solution'
import { signed } from './format'

/** An EV as `signed` writes it. In a file of its own: every page's head writes money, and few pages compare fractions. */
export const signedEv = (ev: Ev, digits = 3): string => signed(evValue(ev), digits)
