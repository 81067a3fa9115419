import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type JsonRecord, readSpot, type Request } from '@/lib/questions/decision'
import { requestSchema } from '@/lib/questions/schemas'
import { findGame, GAMES } from '@/lib/games/index'
import { hintOf } from '@/lib/nearest'
import { suggestion } from '@/lib/messages/words/problems/hint/en'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { fail, ok, type Result } from '@/lib/result'

/** The game with this id. Fails with `UnknownGame`. */
export function readGame(id: unknown): Result<AnyTaughtGame> {
  const ids = GAMES.map((game) => game.id)
  if (typeof id !== 'string') return fail('UnknownGame', `“game” must name a game: ${ids.join(', ')}.`, 'game')
  const game = findGame(id)
  return game
    ? ok(game)
    : fail('UnknownGame', `“${id.slice(0, 40)}” isn’t a game here.${suggestion(hintOf(id, ids))}`, 'game')
}

const ajv = new Ajv2020({ strict: false })
const compiled = new Map<string, ValidateFunction>()

/** The published schema of a game's requests, compiled on first use. */
function schemaOf(game: AnyTaughtGame): ValidateFunction {
  const known = compiled.get(game.id) ?? ajv.compile(requestSchema(game))
  compiled.set(game.id, known)
  return known
}

/**
 * Reads a request. Each kind of error has a name, and the game and the rules are checked before the cards. Also fails
 * if the request doesn't match its schema, so that the schema accepts exactly the requests that are answered.
 */
export function readRequest(request: unknown): Result<Request> {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return fail('NotAnObject', 'A request is a JSON object: {"game":…}.')
  const game = readGame((request as JsonRecord).game)
  if (!game.ok) return game
  const spot = readSpot(game.value, request as JsonRecord)
  if (!spot.ok) return spot
  const fits = schemaOf(game.value)
  if (fits(request)) return spot
  const { instancePath = '', message = 'is not as the schema says' } = fits.errors?.[0] ?? {}
  const at = instancePath.slice(1).replaceAll('/', '.') || 'The request'
  return fail('AgainstSchema', `${at} ${message}.`, at)
}
