import { DECK, without } from '@/lib/cards/deck'
import type { Progress } from '@/lib/games/solver'
import type { Ledger } from './communal'
import { type Choosing, type IntegerPays, ledgerOf, makeContests, playContests, reachByRule } from './contests'
import { RESULTS } from './settle'
import { suitClasses } from '@/lib/cards/suit-classes'

/*
 * How often each hand comes to each result at each position, over all its 38,137,680 deals. Where every result pays more, or as much,
 * the further the bets have moved, the lowest card that wins is the best one to place: the cards that it leaves win whatever others
 * would have won. Then nothing hangs on the pays, the ledgers of all hands are kept, and a new pay table is a sum over them.
 */

type ByRule = Exclude<Choosing, 'best'>

/** Which of RESULTS come of every hand, three of a kind or not: if these pay more further on, being there is worth more. */
const ALWAYS_POSSIBLE = ['two-pair', 'three-of-a-kind'] as const

/** Whether each move is worth more than staying, with whatever hand: so that placing the lowest card that wins is best, and no tie is to be broken. */
export function isRising({ pays }: IntegerPays): boolean {
  return pays.slice(1).every((further, i) => {
    const before = pays[i]!
    return (
      further.every((pay, at) => pay >= before[at]!) &&
      ALWAYS_POSSIBLE.every((result) => further[RESULTS.indexOf(result)]! > before[RESULTS.indexOf(result)]!)
    )
  })
}

const kept: Partial<Record<ByRule, readonly Ledger[]>> = {}

const NO_PAYS: IntegerPays = { unit: 1, pays: [] }

function makeLedgers(choosing: ByRule, onProgress?: Progress): readonly Ledger[] {
  const classes = suitClasses()
  return classes.map(({ hand }, i) => {
    if (i % 50 === 0) onProgress?.(i / classes.length)
    const contests = makeContests(NO_PAYS, hand, without(DECK, hand))
    return ledgerOf(contests, reachByRule(contests, choosing))
  })
}

/** A hand class with its ledger, and the sum over all deals of the net without an add-on, in parts of a Play bet. */
export interface Contested {
  readonly ledger: Ledger
  readonly total: bigint
}

/** Exact: a ledger counts at most 2^26 deals of one result, so that even their sums are bigints only to hold the largest pays. */
function contested({ pays }: IntegerPays, ledger: Ledger): Contested {
  let total = 0n
  pays.forEach((some, position) =>
    some.forEach((pay, result) => {
      const ways = ledger[position * RESULTS.length + result]!
      if (pay !== 0 && ways > 0) total += BigInt(pay) * BigInt(ways)
    }),
  )
  return { ledger, total }
}

/** Every class of hands, in the order of `suitClasses`, with its contests played so. */
export function playHands(pays: IntegerPays, choosing: Choosing, onProgress?: Progress): readonly Contested[] {
  const classes = suitClasses()
  const rule = choosing === 'best' ? (isRising(pays) ? 'lowest' : undefined) : choosing
  if (rule) return (kept[rule] ??= makeLedgers(rule, onProgress)).map((ledger) => contested(pays, ledger))
  return classes.map(({ hand }, i) => {
    if (i % 50 === 0) onProgress?.(i / classes.length)
    const contests = makeContests(pays, hand, without(DECK, hand))
    const { total, reached } = playContests(contests)
    return { ledger: ledgerOf(contests, reached), total }
  })
}
