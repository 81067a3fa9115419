import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { type BoardSettings, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { lonelyRulesOf } from '@/lib/teaching/dealer-school/table/house'
import { makeLimits, parseLimits } from '@/lib/teaching/dealer-school/table/limits'
import { fail, ok, type Result } from '@/lib/result'
import { olderParts, readOlder } from '../_parts/older'

/* The address of a table: `?game=…&rules=…&seats=…&rounding=…&house=…&limits=…&sides=…&seed=…`. It leads to the same table. */

export interface PayoutsAddress {
  readonly settings: BoardSettings
  readonly seed: string
}

const USUAL_SEATS = 2

/**
 * Reads an address. Whatever it leaves out has its default: the first game, its usual rules, two seats, exact
 * commission, and a seed of `session`.
 */
export function readAddress(query: URLSearchParams, session: string): Result<PayoutsAddress> {
  const game = query.get('game') ?? GAME_IDS[0]
  if (!isGameId(game)) return fail('UnknownGame', { id: 'not-in-school', args: { text: game.slice(0, 40) } }, 'game')
  // A link with a seed may come from someone else, so its defaults must be those it was written with.
  const isFresh = !query.has('rules') && !query.has('seed')
  const rules = isFresh ? ok(usualTable(game).rules) : parseRules(gameOf(game), query.get('rules') ?? '')
  if (!rules.ok) return rules
  const most = dealerOf(game).seats
  const asked = query.get('seats') ?? String(USUAL_SEATS)
  const seats = /^\d$/.test(asked) ? Number(asked) : 0
  if (seats < 1 || seats > most)
    return fail('BadSeats', { id: 'seats-here', args: { text: asked.slice(0, 20), most } }, 'seats')
  const named = query.get('rounding') ?? ROUNDINGS[0].id
  const rounding = ROUNDINGS.find(({ id }) => id === named)
  if (!rounding)
    return fail(
      'BadRounding',
      { id: 'no-such-rounding', args: { text: named.slice(0, 40), known: ROUNDINGS.map(({ id }) => id) } },
      'rounding',
    )
  const limits = parseLimits(query.get('limits') ?? '')
  if (!limits.ok) return limits
  const chosen = query.get('house')?.split('.') ?? []
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  if (!read.ok) return read
  return ok({
    settings: {
      game,
      rules: rules.value,
      seats,
      rounding,
      // Leaves out what this version doesn't know.
      house: lonelyRulesOf(game).flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
      ...(limits.value && { limits: limits.value }),
      ...readOlder(query, game),
    },
    seed,
  })
}

/** The address of a table. Defaults are left out. */
export function writeAddress({ settings, seed }: PayoutsAddress): string {
  const { game, rules, seats, rounding, house = [], limits } = settings
  const written = makeRules(gameOf(game), rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(game === GAME_IDS[0] ? [] : [['game', game] as const]),
    ...(written === '' ? [] : [['rules', written] as const]),
    ...(seats === USUAL_SEATS ? [] : [['seats', String(seats)] as const]),
    ...(rounding === ROUNDINGS[0] ? [] : [['rounding', rounding.id] as const]),
    ...(house.length === 0 ? [] : [['house', house.join('.')] as const]),
    ...(limits ? [['limits', makeLimits(limits)] as const] : []),
    ...olderParts(settings),
    ['seed', seed],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
