'use client'

import { useCallback } from 'react'
import { loadGame, loadTaughtGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useFetched } from './use-fetched'

/** The game of a page, as `useFetched` has it. */
export function useGame(id: string): AnyGame | null {
  const fetchGame = useCallback(() => loadGame(id), [id])
  return useFetched(`game ${id}`, fetchGame)
}

/** The same with what is taught of it. */
export function useTaughtGame(id: string): AnyTaughtGame | null {
  const fetchGame = useCallback(() => loadTaughtGame(id), [id])
  return useFetched(`taught game ${id}`, fetchGame)
}
