import { isGameId, type GameId } from '@/lib/games/ids'
import { makeStored } from './stored'

/** The game that was trained last in this browser; null before the first. */
export const lastGame = makeStored<GameId | null>({
  key: 'feltwise.last-game',
  read: (text) => (text !== null && isGameId(text) ? text : null),
  write: (id) => id ?? '',
  usual: null,
})
