import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { makeSeed, parseSeed } from '@/lib/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'

/* The address of a question: `?game=…&seed=…`, or `?game=disputes&seed=…`. Opened again it asks the same one. */

/** A game's rounds, or the floor's disputes. */
export type Subject = GameId | 'disputes'

export interface FoulAddress {
  readonly subject: Subject
  readonly seed: string
}

/** Reads an address. What it leaves out is filled in: the first game, a seed of `session`. */
export function readAddress(query: URLSearchParams, session: string): Result<FoulAddress> {
  const subject = query.get('game') ?? GAME_IDS[0]
  if (subject !== 'disputes' && !isGameId(subject)) return fail('UnknownGame', `“${subject.slice(0, 40)}” is no game of the school.`, 'game')
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  return read.ok ? ok({ subject, seed }) : read
}

/** The address of a question. The first game goes without saying. */
export const writeAddress = ({ subject, seed }: FoulAddress): string => `${subject === GAME_IDS[0] ? '' : `game=${subject}&`}seed=${seed}`
