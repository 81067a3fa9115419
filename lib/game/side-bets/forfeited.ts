import type { Rules } from '@/lib/game/game'

/* Side bets that a fold loses under the rules of a table. A file of its own, because pages ask without the settlement table. */

type Placed = Readonly<Record<string, number>>

/** Whether a fold loses a side bet. */
export const isForfeited = ({ afterFold = {} }: Rules, bet: string): boolean => afterFold[bet] === 'forfeits'

/** The side bets placed that a fold doesn't lose. */
export const keptAfterFold = (rules: Rules, placed: Placed): Placed =>
  Object.fromEntries(Object.entries(placed).filter(([bet]) => !isForfeited(rules, bet)))

/** The side bets that a decision counts: all that are placed if a fold loses one of them, otherwise none. */
export const countedSides = (rules: Rules, placed: Placed): Placed =>
  Object.keys(placed).some((bet) => isForfeited(rules, bet)) ? placed : {}
