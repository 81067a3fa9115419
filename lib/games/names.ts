import type { GameId } from './ids'
import { NAMES } from './registry/made/names'

/** The games' names, for lists that need nothing else of a game. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = NAMES
