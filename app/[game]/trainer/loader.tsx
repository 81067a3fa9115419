'use client'

import { useFetched } from '@/app/_components/use-fetched'
import { useTaughtGame } from '@/app/_components/use-game'
import type { Named } from './game-sheet'
import { Skeleton } from './skeleton'

const fetchTrainer = () => import('./trainer')

/**
 * The hand comes out of the address and of chance, which only the browser has: the server sends the table laid, without cards. The trainer
 * is fetched beside its game, neither before the page shows.
 */
export function TrainerLoader({ gameId, games }: { readonly gameId: string; readonly games: readonly Named[] }) {
  const game = useTaughtGame(gameId)
  const code = useFetched('trainer', fetchTrainer)
  return game && code ? (
    <code.Trainer game={game} games={games} />
  ) : (
    <Skeleton title={games.find(({ id }) => id === gameId)?.name ?? ''} />
  )
}
