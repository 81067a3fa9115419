'use client'

import { useSearchParams } from 'next/navigation'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { payouts } from '@/app/_languages/english/payouts'
import { namedGames, useSchoolGames } from '../_parts/school-games'

/**
 * The table comes out of the address and of chance, which only the browser has. What deals and judges is fetched beside the game, neither
 * before the page shows.
 */
export function PayoutsLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={payouts.title} />
}

function WithGame() {
  const isHere = useSchoolGames(namedGames(useSearchParams()))
  const table = useFetched('payouts', () => import('./payouts'))
  return isHere && table ? <table.Payouts /> : <Skeleton title={payouts.title} />
}
