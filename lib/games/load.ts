import { isGameId } from '@/lib/games/ids'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { AnyDealer } from '@/lib/teaching/dealer-school/dealer'

/*
 * Loads a game by its id, so that the page of one game loads no other. The promises reject if the code can't be
 * fetched, and on an unknown id, which is a bug.
 */

function check(id: string): void {
  if (!isGameId(id)) throw new Error(`no game has the id ${id}`)
}

/** The game at the table: its rules, rounds and felt. */
export async function loadGame(id: string): Promise<AnyGame> {
  check(id)
  const { game } = (await import(`./${id}/index.ts`)) as { readonly game: AnyGame }
  return game
}

/** The game together with what is taught about it. */
export async function loadTaughtGame(id: string): Promise<AnyTaughtGame> {
  check(id)
  const { taughtGame } = (await import(`./${id}/teaching.ts`)) as { readonly taughtGame: AnyTaughtGame }
  return taughtGame
}

/** What the dealer school needs of a game. */
export async function loadDealer(id: string): Promise<AnyDealer> {
  check(id)
  const { dealer } = (await import(`./${id}/dealer.ts`)) as { readonly dealer: AnyDealer }
  return dealer
}
