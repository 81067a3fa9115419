'use client'

import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { payouts } from '@/app/_languages/english/payouts'
import { Payouts } from './payouts'

/** The table comes out of the address and of chance, which only the browser has. */
export function PayoutsLoader() {
  return useInBrowser() ? <Payouts /> : <Skeleton title={payouts.title} />
}
