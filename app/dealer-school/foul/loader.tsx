'use client'

import { useSearchParams } from 'next/navigation'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { foul } from '@/app/_languages/english/foul'
import { namedGames, useSchoolGames } from '../_parts/school-games'
import { Foul } from './foul'

/** The round comes out of the address and of chance, which only the browser has. */
export function FoulLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={foul.title} />
}

function WithGame() {
  const isHere = useSchoolGames(namedGames(useSearchParams()))
  return isHere ? <Foul /> : <Skeleton title={foul.title} />
}
