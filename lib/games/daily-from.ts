import type { GameId } from './ids'
import { DAILY_FROM } from './registry/made/daily-from'

/** The first day on which a game can be the hand of the day, in days since 1 January 1970. */
export const dailyFrom = (id: GameId): number => DAILY_FROM[id]
