import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import { fail, ok, type Result } from '@/lib/result'
import { type AuditionSettings, roundingFor } from '@/lib/teaching/dealer-school/procedure/audition'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { mostSeats } from '@/lib/teaching/dealer-school/procedure/happenings'
import { houseRulesOf } from '@/lib/teaching/dealer-school/table/house'
import { makeLimits, parseLimits } from '@/lib/teaching/dealer-school/table/limits'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { makeRack, parseRack, type Rack, USUAL_RACK } from '@/lib/teaching/dealer-school/table/rack'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { olderParts, readOlder } from '../_parts/older'

/*
 * The address of a table:
 * `?game=…&rules=…&seats=…&rack=…&target=…&clock=…&shift=…&events=…&lammers=…&house=…&limits=…&sides=…&seed=…`. It leads to the
 * same rounds.
 */

export interface AuditionAddress {
  readonly settings: AuditionSettings & {
    readonly happens: boolean
    readonly lammers: boolean
    readonly house: readonly string[]
    readonly rack: Rack
  }
  /** An instructor's target in hands per hour; undefined for none. */
  readonly target: number | undefined
  /** An instructor's limit for a step, in seconds; undefined for no clock. */
  readonly clock: number | undefined
  /** The length of a shift set by an instructor, in minutes; undefined for no end. */
  readonly shift: number | undefined
  readonly seed: string
}

const USUAL_SEATS = 3
const ON = 'on'

/** The largest values that an instructor can set. All are whole numbers from 1. */
export const LIMITS = { target: 2000, clock: 120, shift: 480 } as const
export type Limit = keyof typeof LIMITS

/** A target, a shot clock or a shift from its text; undefined if it isn't valid. */
export const readLimit = (limit: Limit, text: string): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= LIMITS[limit] ? Number(text) : undefined

/**
 * Reads an address. Whatever it leaves out has its default: the first game, its usual rules, three players, the usual
 * chips, and a seed of `session`.
 */
export function readAddress(query: URLSearchParams, session: string): Result<AuditionAddress> {
  const game = query.get('game') ?? GAME_IDS[0]
  if (!isGameId(game)) return fail('UnknownGame', { id: 'not-in-school', args: { text: game.slice(0, 40) } }, 'game')
  // A link with a seed may come from someone else, so its defaults must be those it was written with.
  const isFresh = !query.has('rules') && !query.has('seed')
  const rules = isFresh ? ok(usualTable(game).rules) : parseRules(gameOf(game), query.get('rules') ?? '')
  if (!rules.ok) return rules
  const most = mostSeats({ game, rules: rules.value })
  const asked = query.get('seats') ?? String(Math.min(USUAL_SEATS, most))
  const seats = /^\d$/.test(asked) ? Number(asked) : 0
  if (seats < 1 || seats > most)
    return fail('BadSeats', {
      id: 'players-here',
      args: { text: asked.slice(0, 20), most },
    })
  const rack = query.has('rack') ? parseRack(query.get('rack')!) : ok(USUAL_RACK)
  if (!rack.ok) return rack
  const limits = parseLimits(query.get('limits') ?? '')
  if (!limits.ok) return limits
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  if (!read.ok) return read
  return ok({
    settings: {
      game,
      rules: rules.value,
      seats,
      rounding: roundingFor(rack.value),
      // A round from before events were introduced is dealt without them, as it was.
      happens: query.get('events') === ON || (!query.has('events') && !query.has('seed')),
      lammers: query.get('lammers') === ON,
      // Leaves out what this version doesn't know.
      house: houseRulesOf({ game, house: query.get('house')?.split('.') ?? [] }).map(({ id }) => id),
      rack: rack.value,
      ...(limits.value && { limits: limits.value }),
      ...readOlder(query, game),
    },
    target: readLimit('target', query.get('target') ?? ''),
    clock: readLimit('clock', query.get('clock') ?? ''),
    shift: readLimit('shift', query.get('shift') ?? ''),
    seed,
  })
}

/** The address of a round. Defaults are left out. */
export function writeAddress({ settings, target, clock, shift, seed }: AuditionAddress): string {
  const { game, rules, seats, happens, lammers, house, limits, rack } = settings
  const written = makeRules(gameOf(game), rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(game === GAME_IDS[0] ? [] : [['game', game] as const]),
    ...(written === '' ? [] : [['rules', written] as const]),
    ...(seats === Math.min(USUAL_SEATS, mostSeats(settings)) ? [] : [['seats', String(seats)] as const]),
    ...(makeRack(rack) === makeRack(USUAL_RACK) ? [] : [['rack', makeRack(rack)] as const]),
    ...(target === undefined ? [] : [['target', String(target)] as const]),
    ...(clock === undefined ? [] : [['clock', String(clock)] as const]),
    ...(shift === undefined ? [] : [['shift', String(shift)] as const]),
    ...(happens ? [['events', ON] as const] : []),
    ...(lammers ? [['lammers', ON] as const] : []),
    ...(house.length === 0 ? [] : [['house', house.join('.')] as const]),
    ...(limits ? [['limits', makeLimits(limits)] as const] : []),
    ...olderParts(settings),
    ['seed', seed],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
