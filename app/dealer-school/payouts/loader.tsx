'use client'

import { useSearchParams } from 'next/navigation'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useInBrowser } from '@/app/_ui/store'
import { payouts } from '@/app/_languages/english/payouts'
import { namedGames, useSchoolGames } from '../_parts/school-games'
import { Payouts } from './payouts'

/** The table comes out of the address and of chance, which only the browser has. */
export function PayoutsLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={payouts.title} />
}

function WithGame() {
  const isHere = useSchoolGames(namedGames(useSearchParams()))
  return isHere ? <Payouts /> : <Skeleton title={payouts.title} />
}
