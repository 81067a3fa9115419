'use client'

import { startTransition, useOptimistic } from 'react'
import { useFetched } from '@/app/_solver/use-fetched'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { areLoaded, loadSchoolGames } from '@/lib/teaching/dealer-school/games'

/**
 * Whether the code of these games is loaded. Loads what is missing. If that fails, it throws for the page's error
 * boundary.
 */
export function useSchoolGames(ids: readonly GameId[]): boolean {
  const fetched = useFetched(`school ${ids.join(' ')}`, async () => {
    await loadSchoolGames(ids)
    return true
  })
  return fetched !== null || areLoaded(ids)
}

/** The game that a table's address needs: the one in it, or the first. */
export function namedGames(query: { get(name: string): string | null }): readonly GameId[] {
  const id = query.get('game') ?? ''
  return [isGameId(id) ? id : GAME_IDS[0]]
}

/**
 * The choice shown in a list, and a function that changes it. The list shows the new choice at once; the page changes
 * when the games that it needs are loaded.
 */
export function useChosenGame<T extends string>(
  chosen: T,
  onChoose: (id: T) => void,
  needed: (id: T) => readonly GameId[] = (id) => (isGameId(id) ? [id] : []),
): readonly [T, (id: T) => void] {
  const [shown, show] = useOptimistic(chosen)
  const choose = (id: T): void => {
    if (areLoaded(needed(id))) return onChoose(id)
    startTransition(async () => {
      show(id)
      await loadSchoolGames(needed(id))
      startTransition(() => onChoose(id))
    })
  }
  return [shown, choose]
}
