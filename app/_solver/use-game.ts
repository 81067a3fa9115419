'use client'

import { loadGame, loadTaughtGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useFetched } from './use-fetched'

/** The game of a page, as `useFetched` has it. */
export const useGame = (id: string): AnyGame | null => useFetched(`game ${id}`, () => loadGame(id))

/** The same with what is taught of it. */
export const useTaughtGame = (id: string): AnyTaughtGame | null =>
  useFetched(`taught game ${id}`, () => loadTaughtGame(id))
