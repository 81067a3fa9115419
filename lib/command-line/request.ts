import { type JsonRecord, readSpot, type Request } from '@/lib/questions/decision'
import { findGame, GAMES } from '@/lib/games/index'
import { suggestion } from '@/lib/games/nearest'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { fail, ok, type Result } from '@/lib/result'

/** The game of this id. Fails with `UnknownGame`. */
export function readGame(id: unknown): Result<AnyTaughtGame> {
  const ids = GAMES.map((game) => game.id)
  if (typeof id !== 'string') return fail('UnknownGame', `“game” must name a game: ${ids.join(', ')}.`, 'game')
  const game = findGame(id)
  return game ? ok(game) : fail('UnknownGame', `“${id.slice(0, 40)}” is no game here.${suggestion(id, ids)}`, 'game')
}

/** What a request asks. Fails with a name for each thing that can be wrong with it, the game and the rules before the cards. */
export function readRequest(request: unknown): Result<Request> {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return fail('NotAnObject', 'A request is a JSON object: {"game":…}.')
  const game = readGame((request as JsonRecord).game)
  return game.ok ? readSpot(game.value, request as JsonRecord) : game
}
