'use client'

import { startTransition, useOptimistic } from 'react'
import { useFetched } from '@/app/_solver/use-fetched'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { areLoaded, loadSchoolGames } from '@/lib/teaching/dealer-school/games'

/** Whether the code of these games is here. It loads what isn't, and throws where it can't, for the page's error boundary. */
export function useSchoolGames(ids: readonly GameId[]): boolean {
  const fetched = useFetched(`school ${ids.join(' ')}`, async () => {
    await loadSchoolGames(ids)
    return true
  })
  return fetched !== null || areLoaded(ids)
}

/** The games that the address of a table needs: the one it names, and the first, which is dealt anew where an address can't be read. */
export function namedGames(query: { get(name: string): string | null }): readonly GameId[] {
  const id = query.get('game') ?? ''
  return isGameId(id) && id !== GAME_IDS[0] ? [GAME_IDS[0], id] : [GAME_IDS[0]]
}

/**
 * What a list shows, and how something else is chosen from it: the list shows it at once, and the page changes when the games that it
 * needs are here.
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
