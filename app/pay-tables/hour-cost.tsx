'use client'

import { money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'

/** What an hour at a table costs at the reader's stake and pace; with a plus sign what it gives. */
export function HourCost({ edge }: { readonly edge: number }) {
  const { stake, currency, pace } = usePreferences()
  const amount = money(Math.abs(edge) * stake * pace, currency)
  return <span suppressHydrationWarning>{edge < 0 ? `+${amount}` : amount}</span>
}

/** The stake and the pace that the costs rest on. */
export function HourBasis() {
  const { stake, currency, pace } = usePreferences()
  return <span suppressHydrationWarning>{`${money(stake, currency)} a bet, ${pace} rounds an hour`}</span>
}
