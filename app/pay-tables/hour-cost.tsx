'use client'

import { money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'

/** What an hour at a table costs at the reader's stake and pace; below nothing where the table gives. */
export function HourCost({ edge }: { readonly edge: number }) {
  const { stake, currency, pace } = usePreferences()
  return <span suppressHydrationWarning>{money(edge * stake * pace, currency)}</span>
}

/** The stake and the pace that the costs rest on. */
export function HourBasis() {
  const { stake, currency, pace } = usePreferences()
  return <span suppressHydrationWarning>{`${money(stake, currency)} a bet, ${pace} rounds an hour`}</span>
}
