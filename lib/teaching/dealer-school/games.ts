import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { loadDealer, loadTaughtGame } from '@/lib/games/load'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { AnyDealer } from './dealer'

/*
 * The games of the school, each loaded when it is asked. Whoever deals, reads a link or marks an exam loads its game first; from then on
 * the game is at hand without waiting, as a module is that was imported.
 */

interface SchoolGame {
  readonly game: AnyTaughtGame
  readonly dealer: AnyDealer
}

const loaded = new Map<GameId, SchoolGame>()

/** Loads what the school needs of these games. Rejects where the code can't be fetched. */
export async function loadSchoolGames(ids: readonly GameId[]): Promise<void> {
  await Promise.all(
    ids
      .filter((id) => !loaded.has(id))
      .map(async (id) => {
        const [game, dealer] = await Promise.all([loadTaughtGame(id), loadDealer(id)])
        loaded.set(id, { game, dealer })
      }),
  )
}

/** Whether all of these games are loaded. */
export const areLoaded = (ids: readonly GameId[]): boolean => ids.every((id) => loaded.has(id))

/** The games that codes or links of exams name: what must be loaded before they are read. */
export const gamesNamedIn = (text: string): readonly GameId[] => GAME_IDS.filter((id) => text.includes(id))

function find(id: GameId): SchoolGame {
  const found = loaded.get(id)
  if (!found) throw new Error(`${id} was asked of the school before it was loaded`)
  return found
}

/** A game by its id. Throws where it isn't loaded. */
export const gameOf = (id: GameId): AnyTaughtGame => find(id).game

/** What the school asks of a game: its layout, its errors, its payouts. Throws where it isn't loaded. */
export const dealerOf = (id: GameId): AnyDealer => find(id).dealer
