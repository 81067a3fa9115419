'use client'

import { useCallback } from 'react'
import type { AnyGame } from '@/lib/games/game'
import { loadGame } from '@/lib/games/load'
import { useFetched } from './use-fetched'

/** The game of a page, as `useFetched` has it. */
export function useGame(id: string): AnyGame | null {
  const fetchGame = useCallback(() => loadGame(id), [id])
  return useFetched(`game ${id}`, fetchGame)
}
