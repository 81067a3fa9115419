import kept from '@/content/ultimate-texas-holdem/strategy-deals.json' with { type: 'json' }
import { qualifyingStrength, type Tally, UNQUALIFIED } from '@/lib/engines/holdem/index'
import { keepTally as keep, readTally as read } from '@/lib/families/holdem/kept-starting-hands'
import type { UltimateRules } from '../rules'
import { decisionsOf, playDeals, type PlayedDeals } from './price'
import type { RaiseRule } from './rules'

/*
 * How the deals of each known strategy end, counted beforehand by `npm run make:strategies`. A strategy decides by
 * cards alone, so one count serves all pays. Only another qualifying hand needs another count.
 */

/**
 * A tally as the file keeps it: wins by hand against a dealer who qualifies, wins by hand against one who doesn't,
 * ties, and losses to either.
 */
export interface KeptTally {
  readonly winsQualified: readonly number[]
  readonly winsShort: readonly number[]
  readonly ties: number
  readonly lossesQualified: number
  readonly lossesShort: number
}

export interface KeptDeals {
  readonly early: KeptTally
  readonly flop: KeptTally
  readonly river: KeptTally
  readonly folded: number
}

const KEPT = kept as {
  readonly command: string
  readonly qualifies: string
  readonly deals: Readonly<Record<string, KeptDeals>>
}

/** The key of a list of rules in the file. */
export const dealsKey = (raises: readonly RaiseRule[]): string => raises.map(({ id }) => id).join(' ')

const HANDS = UNQUALIFIED

function keepTally(tally: Tally): KeptTally {
  const kept = keep(tally)
  const [ties, lossesQualified, lossesShort] = kept.slice(2 * HANDS) as [number, number, number]
  return {
    winsQualified: kept.slice(0, HANDS),
    winsShort: kept.slice(HANDS, 2 * HANDS),
    ties,
    lossesQualified,
    lossesShort,
  }
}

const readTally = ({ winsQualified, winsShort, ties, lossesQualified, lossesShort }: KeptTally): Tally =>
  read([...winsQualified, ...winsShort, ties, lossesQualified, lossesShort])

export const keepDeals = ({ early, flop, river, folded }: PlayedDeals): KeptDeals => ({
  early: keepTally(early),
  flop: keepTally(flop),
  river: keepTally(river),
  folded,
})

const readDeals = ({ early, flop, river, folded }: KeptDeals): PlayedDeals => ({
  early: readTally(early),
  flop: readTally(flop),
  river: readTally(river),
  folded,
})

/** How the deals of a list of rules end, counted anew. Takes a second or two. */
export const countDeals = (
  rules: UltimateRules,
  raises: readonly RaiseRule[],
  onProgress?: (done: number) => void,
): PlayedDeals => playDeals(qualifyingStrength(rules.qualifies), decisionsOf(raises), onProgress)

/** How the deals of a list of rules end, from the file if it has them, otherwise counted anew. */
export function dealsOf(
  rules: UltimateRules,
  raises: readonly RaiseRule[],
  onProgress?: (done: number) => void,
): PlayedDeals {
  const found = rules.qualifies === KEPT.qualifies ? KEPT.deals[dealsKey(raises)] : undefined
  if (found === undefined) return countDeals(rules, raises, onProgress)
  onProgress?.(1)
  return readDeals(found)
}
