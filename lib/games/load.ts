import { type GameId, isGameId } from '@/lib/games/ids'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { loadMessages } from '@/lib/messages/beside'

/*
 * Loads a game by its id, so that the page of one game loads no other, with its messages in the page's language. The
 * promises reject if the code can't be fetched, and on an unknown id, which is a bug.
 *
 * The bundler makes a script of every file that such a path could name, and takes an id for any folders: a deeper folder
 * of a game may have no file with one of these names.
 */

/** Loads a part of a game, with its messages. */
export async function load<T>(id: string, code: (id: GameId) => Promise<T>): Promise<T> {
  if (!isGameId(id)) throw new Error(`no game has the id ${id}`)
  const [loaded] = await Promise.all([code(id), loadMessages(id)])
  return loaded
}

/** The game together with what is taught about it. */
export async function loadTaughtGame(id: string): Promise<AnyTaughtGame> {
  const { taughtGame } = await load(
    id,
    async (id) => (await import(`./registry/made/${id}/teaching.ts`)) as { readonly taughtGame: AnyTaughtGame },
  )
  return taughtGame
}
