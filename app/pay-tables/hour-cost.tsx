'use client'

import { money } from '@/app/_components/format'
import { ROUNDS_AN_HOUR } from '@/app/_components/pace'
import { usePreferences } from '@/app/_components/preferences'

/** What an hour at a table costs at the reader's stake; with a plus sign what it gives. */
export function HourCost({ edge }: { readonly edge: number }) {
  const { stake, currency } = usePreferences()
  const amount = money(Math.abs(edge) * stake * ROUNDS_AN_HOUR, currency)
  return <span suppressHydrationWarning>{edge < 0 ? `+${amount}` : amount}</span>
}

/** The stake and the pace that the costs rest on. */
export function HourBasis() {
  const { stake, currency } = usePreferences()
  return <span suppressHydrationWarning>{`${money(stake, currency)} a bet, ${ROUNDS_AN_HOUR} rounds an hour`}</span>
}
