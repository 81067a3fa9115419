'use client'

import { money } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { tableGallery } from '@/app/_languages/words'

/** The game's own pace, and the size of a bet whose size is fixed. */
export interface HourTerms {
  readonly pace?: number
  readonly always?: number
}

/** What an hour at a table costs at the reader's stake and pace; negative if the player has the edge. */
export function HourCost({ edge, terms }: { readonly edge: number; readonly terms: HourTerms }) {
  const preferences = usePreferences()
  return (
    <span suppressHydrationWarning>
      {money(hourlyCost(edge, hourOf(terms, terms, preferences)), preferences.currency)}
    </span>
  )
}

/** The stake and pace that these costs assume. */
export function HourBasis({ terms }: { readonly terms: HourTerms }) {
  const preferences = usePreferences()
  const { stake, rounds } = hourOf(terms, terms, preferences)
  // A bet of a fixed size is in dollars, as is its meter.
  const currency = terms.always === undefined ? preferences.currency : 'USD'
  return <span suppressHydrationWarning>{tableGallery.perBet(money(stake, currency), rounds)}</span>
}
