'use client'

import { useSearchParams } from 'next/navigation'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { foul } from '@/app/_languages/english/foul'
import { useSchoolGames } from '../_parts/school-games'
import { gamesOfAddress } from './address'

/**
 * The round comes out of the address and of chance, which only the browser has. What deals and judges is fetched beside the game, neither
 * before the page shows.
 */
export function FoulLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={foul.title} />
}

function WithGame() {
  const isHere = useSchoolGames(gamesOfAddress(useSearchParams()))
  const room = useFetched('foul', () => import('./foul'))
  return isHere && room ? <room.Foul /> : <Skeleton title={foul.title} />
}
