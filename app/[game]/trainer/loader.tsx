'use client'

import { useFetched, useTaughtGame } from '@/app/_solver/use-fetched'
import type { Named } from './game-sheet'
import type { RoundStep } from './help-sheet'
import { Skeleton } from './skeleton'

interface Props {
  readonly gameId: string
  readonly games: readonly Named[]
  readonly steps: readonly RoundStep[]
}

const fetchTrainer = () => import('./trainer')

/**
 * The hand comes out of the address and of chance, which only the browser has: the server sends the table laid, without cards. The trainer
 * is fetched beside its game, neither before the page shows.
 */
export function TrainerLoader({ gameId, games, steps }: Props) {
  const game = useTaughtGame(gameId)
  const code = useFetched('trainer', fetchTrainer)
  return game && code ? (
    <code.Trainer game={game} games={games} steps={steps} />
  ) : (
    <Skeleton title={games.find(({ id }) => id === gameId)?.name ?? ''} />
  )
}
