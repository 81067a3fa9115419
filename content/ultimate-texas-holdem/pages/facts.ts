import made from '@/content/ultimate-texas-holdem/hands.json' with { type: 'json' }
import { bestOf } from '@/lib/games/ev'
import { type MadeStartingHand, readTally } from '@/lib/games/made-starting-hands'
import type { Solution } from '@/lib/games/solution'
import { dealsIn } from '@/lib/engines/holdem/index'
import { makeLedger, optionOf, recordFold, recordTally } from '@/lib/games/ultimate-texas-holdem/ledger'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { actionsAt, multipleOf, type UltimateAction } from '@/lib/games/ultimate-texas-holdem/round'

/* The 169 starting hands as `npm run make:hands` keeps them, under the usual rules. */

const BY_SLUG: ReadonlyMap<string, MadeStartingHand> = new Map(
  (made.pages as unknown as readonly MadeStartingHand[]).map((one) => [one.slug, one]),
)

/** Throws on a slug that is none. */
export function madeHand(slug: string): MadeStartingHand {
  const found = BY_SLUG.get(slug)
  if (!found) throw new RangeError(`“${slug}” is no starting hand`)
  return found
}

const kept = new Map<string, Solution<UltimateAction>>()

function solve(slug: string): Solution<UltimateAction> {
  const { tallies, folded = 0 } = madeHand(slug)
  const [raised, flop, river] = tallies.map(readTally) as [
    ReturnType<typeof readTally>,
    ReturnType<typeof readTally>,
    ReturnType<typeof readTally>,
  ]
  const deals = dealsIn(raised)
  const options = actionsAt(STANDARD, 'preflop').map((action) => {
    const ledger = makeLedger()
    if (action === 'check') {
      recordTally(ledger, 2, flop)
      recordTally(ledger, 1, river)
      recordFold(ledger, folded)
    } else recordTally(ledger, multipleOf(action), raised)
    return optionOf(STANDARD, action, ledger, deals)
  })
  return { options, best: bestOf(options), deals }
}

/** The decision before the flop, exactly as the solver has it. */
export function solutionOf(slug: string): Solution<UltimateAction> {
  const known = kept.get(slug) ?? solve(slug)
  kept.set(slug, known)
  return known
}

/** What becomes of the deals that are checked before the flop: raised on it, raised on the river, folded there. Parts of one. */
export function afterCheck(slug: string): { readonly flop: number; readonly river: number; readonly fold: number } {
  const { tallies, folded = 0 } = madeHand(slug)
  const [all, flop, river] = tallies.map((tally) => dealsIn(readTally(tally))) as [number, number, number]
  return { flop: flop / all, river: river / all, fold: folded / all }
}
