'use client'

import { useFetched } from '@/app/_components/use-fetched'
import { useTaughtGame } from '@/app/_components/use-game'
import { Skeleton } from './skeleton'

const fetchTrainer = () => import('./trainer')

/**
 * The hand comes out of the address and of chance, which only the browser has: the server sends the table laid, without cards. The trainer
 * is fetched beside its game, neither before the page shows.
 */
export function TrainerLoader({ gameId, gameName }: { readonly gameId: string; readonly gameName: string }) {
  const game = useTaughtGame(gameId)
  const code = useFetched('trainer', fetchTrainer)
  return game && code ? <code.Trainer game={game} /> : <Skeleton title={gameName} />
}
