'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { Skeleton } from './skeleton'
import { Trainer } from './trainer'

/** The hand comes out of the address and of chance, which only the browser has: the server sends the table laid, without cards. */
export function TrainerLoader({ gameId, gameName }: { readonly gameId: string; readonly gameName: string }) {
  return useInBrowser() ? <Trainer gameId={gameId} /> : <Skeleton title={gameName} />
}
