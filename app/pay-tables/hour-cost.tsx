'use client'

import { money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import { tableGallery } from '@/app/_languages/english/table-gallery'
import { filled } from '@/app/_languages/filled'

/** What an hour at a table costs at the reader's stake and pace; below nothing where the table gives. */
export function HourCost({ edge }: { readonly edge: number }) {
  const { stake, currency, pace } = usePreferences()
  return <span suppressHydrationWarning>{money(edge * stake * pace, currency)}</span>
}

/** The stake and the pace that the costs rest on. */
export function HourBasis() {
  const { stake, currency, pace } = usePreferences()
  return filled(tableGallery.basis, {
    basis: <span suppressHydrationWarning>{tableGallery.perBet(money(stake, currency), pace)}</span>,
  })
}
