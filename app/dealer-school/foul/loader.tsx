'use client'

import { useSearchParams } from 'next/navigation'
import { withWords } from '@/app/_languages/messages'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { foul } from '@/app/_languages/words'
import { useSchoolGames } from '../_parts/school-games'
import { gamesOfAddress } from './address'

/**
 * The round depends on the address and on chance, which only the browser has. The drill's code and its game are loaded
 * at the same time, after the page is shown.
 */
export function FoulLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={foul.title} />
}

function WithGame() {
  const isHere = useSchoolGames(gamesOfAddress(useSearchParams()))
  const room = useFetched('foul', () => withWords('dealer-school/foul/foul', import('./foul')))
  return isHere && room ? <room.Foul /> : <Skeleton title={foul.title} />
}
