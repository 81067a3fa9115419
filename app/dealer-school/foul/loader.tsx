'use client'

import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { foul } from '@/app/_languages/english/foul'
import { Foul } from './foul'

/** The round comes out of the address and of chance, which only the browser has. */
export function FoulLoader() {
  return useInBrowser() ? <Foul /> : <Skeleton title={foul.title} />
}
