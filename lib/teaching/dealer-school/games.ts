import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { loadDealer, loadTaughtGame } from '@/lib/games/load'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { DisputeCase } from './cases'
import type { AnyDealer } from './dealer'
import first from '@/content/dealer-school/disputes.json' with { type: 'json' }

/*
 * The games of the school, each loaded when it is needed. Code that deals, reads a link or marks an exam loads its game first; from then on
 * the game is at hand without waiting, as a module is that was imported.
 */

interface SchoolGame {
  readonly game: AnyTaughtGame
  readonly dealer: AnyDealer
}

const loaded = new Map<GameId, SchoolGame>()
let cases: readonly DisputeCase[] | undefined

/** Loads what the school needs of these games. Rejects where the code can't be fetched. */
export async function loadSchoolGames(ids: readonly GameId[]): Promise<void> {
  const missing = ids.filter((id) => !loaded.has(id))
  const games = missing.map(async (id) => {
    const [game, dealer] = await Promise.all([loadTaughtGame(id), loadDealer(id)])
    return [id, { game, dealer }] as const
  })
  if (missing.length > 0) cases = (await import('./common-cases')).COMMON_CASES
  for (const [id, game] of await Promise.all(games)) loaded.set(id, game)
}

/** Whether all of these games are loaded. */
export const areLoaded = (ids: readonly GameId[]): boolean => ids.every((id) => loaded.has(id))

/** A part of an exam on disputes that names no game; an address may have its marks encoded. */
const UNNAMED = /(^|~|%7E|=)d(~|%7E)-(~|%7E)/i
const FIRST = first.game

/** The games that codes or links of exams name: what must be loaded before they are read. */
export const gamesNamedIn = (text: string): readonly GameId[] =>
  GAME_IDS.filter((id) => text.includes(id) || (id === FIRST && UNNAMED.test(text)))

function find(id: GameId): SchoolGame {
  const found = loaded.get(id)
  if (!found) throw new Error(`${id} was used before it was loaded`)
  return found
}

/** A game by its id. Throws where it isn't loaded. */
export const gameOf = (id: GameId): AnyTaughtGame => find(id).game

/** What the school asks of a game: its layout, its errors, its payouts. Throws where it isn't loaded. */
export const dealerOf = (id: GameId): AnyDealer => find(id).dealer

/** What can happen at any table; they come with the first game. Throws where none is loaded. */
export function commonCases(): readonly DisputeCase[] {
  if (!cases) throw new Error('the cases of any table were asked before a game was loaded')
  return cases
}
