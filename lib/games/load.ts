import { type GameId, isGameId } from '@/lib/games/ids'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { loadMessages } from '@/lib/messages/beside'
import type { AnyDealer } from '@/lib/teaching/dealer-school/dealer'

/*
 * Loads a game by its id, so that the page of one game loads no other, with its messages in the page's language. The
 * promises reject if the code can't be fetched, and on an unknown id, which is a bug.
 *
 * The bundler makes a script of every file that such a path could name, and takes an id for any folders: a deeper folder
 * of a game may have no file with one of these names.
 */

async function load<T>(id: string, code: (id: GameId) => Promise<T>): Promise<T> {
  if (!isGameId(id)) throw new Error(`no game has the id ${id}`)
  const [loaded] = await Promise.all([code(id), loadMessages(id)])
  return loaded
}

/** The game at the table: its rules, rounds and felt. */
export async function loadGame(id: string): Promise<AnyGame> {
  const { game } = await load(
    id,
    async (id) => (await import(`./registry/made/${id}/index.ts`)) as { readonly game: AnyGame },
  )
  return game
}

/** The game together with what is taught about it. */
export async function loadTaughtGame(id: string): Promise<AnyTaughtGame> {
  const { taughtGame } = await load(
    id,
    async (id) => (await import(`./registry/made/${id}/teaching.ts`)) as { readonly taughtGame: AnyTaughtGame },
  )
  return taughtGame
}

/** What the dealer school needs of a game, with the game at the table. */
export async function loadDealer(id: string): Promise<AnyDealer> {
  const { dealer } = await load(
    id,
    async (id) => (await import(`./registry/made/${id}/dealer.ts`)) as { readonly dealer: AnyDealer },
  )
  return dealer
}
