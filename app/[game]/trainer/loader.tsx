'use client'

import { useGame } from '@/app/_components/use-game'
import { Skeleton } from './skeleton'
import { Trainer } from './trainer'

/** The hand comes out of the address and of chance, which only the browser has: the server sends the table laid, without cards. */
export function TrainerLoader({ gameId, gameName }: { readonly gameId: string; readonly gameName: string }) {
  const game = useGame(gameId)
  return game ? <Trainer game={game} /> : <Skeleton title={gameName} />
}
