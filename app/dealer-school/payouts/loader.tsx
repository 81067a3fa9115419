'use client'

import { useSearchParams } from 'next/navigation'
import { withWords } from '@/app/_languages/messages'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { payouts } from '@/app/_languages/words'
import { namedGames, useSchoolGames } from '../_parts/school-games'

/**
 * The table depends on the address and on chance, which only the browser has. The drill's code and its game are loaded
 * at the same time, after the page is shown.
 */
export function PayoutsLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={payouts.title} />
}

function WithGame() {
  const isHere = useSchoolGames(namedGames(useSearchParams()))
  const table = useFetched('payouts', () => withWords('dealer-school/payouts/payouts', import('./payouts')))
  return isHere && table ? <table.Payouts /> : <Skeleton title={payouts.title} />
}
