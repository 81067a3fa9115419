'use client'

import type { AnyGame } from '@/lib/game/game'
import { loadGame } from '@/lib/games/load-game'
import { useFetched } from './use-fetched'

/** The game of a page without its teaching, loaded with `useFetched`. */
export const useGame = (id: string): AnyGame | null => useFetched(`game ${id}`, () => loadGame(id))
