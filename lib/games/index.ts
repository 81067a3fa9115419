import type { AnyTaughtGame } from '@/lib/game/teaching'
import { EVERY_ID, GAME_IDS, isDraft, isGameId } from '@/lib/games/ids'
import { TAUGHT_GAMES } from './registry/made/taught'

const taughtGame = (id: keyof typeof TAUGHT_GAMES): AnyTaughtGame => TAUGHT_GAMES[id]

/** Every game, in the order in which the site lists them, without its solver, so that pages may import this. */
export const GAMES = GAME_IDS.map(taughtGame) as unknown as readonly [AnyTaughtGame, ...AnyTaughtGame[]]

/** Games that no list has yet: they play, solve and teach like any other. */
export const DRAFTS: readonly AnyTaughtGame[] = EVERY_ID.filter(isDraft).map(taughtGame)

/** Every game that can be played, drafts last. */
export const EVERY_GAME: readonly AnyTaughtGame[] = [...GAMES, ...DRAFTS]

/** The game with this id; undefined if there is none. */
export const findGame = (id: string): AnyTaughtGame | undefined => (isGameId(id) ? taughtGame(id) : undefined)
