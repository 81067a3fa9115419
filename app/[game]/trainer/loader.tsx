'use client'

import { withWords } from '@/app/_languages/messages'
import { useFetched, useTaughtGame } from '@/app/_solver/use-fetched'
import type { Named } from './game-sheet'
import type { RoundStep } from './help-sheet'
import { Skeleton } from '@/app/_solver/skeleton'

interface Props {
  readonly gameId: string
  /** What the page is for. */
  readonly about: string
  readonly games: readonly Named[]
  readonly steps: readonly RoundStep[]
}

const fetchTrainer = () => withWords('[game]/trainer/trainer', import('./trainer'))

/**
 * The hand depends on the address and on chance, which only the browser has. The server sends a table without cards.
 * The trainer's code and its game are loaded at the same time, after the page is shown.
 */
export function TrainerLoader({ gameId, about, games, steps }: Props) {
  const game = useTaughtGame(gameId)
  const code = useFetched('trainer', fetchTrainer)
  return game && code ? (
    <code.Trainer game={game} games={games} steps={steps} />
  ) : (
    <Skeleton title={games.find(({ id }) => id === gameId)?.name ?? ''} about={about} />
  )
}
