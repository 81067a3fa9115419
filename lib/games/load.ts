import type { AnyGame } from '@/lib/games/game'
import { isGameId } from '@/lib/games/ids'

/**
 * Loads the light half of a game: the page of one game brings no other. Rejects where its code cannot be fetched; an id that no game
 * has is a bug and throws.
 */
export async function loadGame(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new Error(`no game has the id ${id}`)
  const { game } = (await import(`./${id}/index.ts`)) as { readonly game: AnyGame }
  return game
}
