import { gameOf } from '@/lib/teaching/dealer-school/games'
import { type AskedTable, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { FIRST_DISPUTES } from '@/lib/teaching/dealer-school/disputes/disputes'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'
import { olderParts, readOlder } from '../_parts/older'
import { namedGames } from '../_parts/school-games'

/*
 * The address of a question: `?game=…&rules=…&sides=…&seed=…`, or `?game=disputes&of=…&seed=…`. It leads to the same question.
 */

/** Rounds of a game under some rules, or the floor's disputes at its table. */
export type Subject = AskedTable | { readonly disputes: GameId }

const DISPUTES = 'disputes'

/** The games that an address needs. */
export const gamesOfAddress = (query: { get(name: string): string | null }): readonly GameId[] =>
  query.get('game') === DISPUTES ? namedGames({ get: () => query.get('of') ?? FIRST_DISPUTES }) : namedGames(query)

export interface FoulAddress {
  readonly subject: Subject
  readonly seed: string
}

/**
 * Reads an address. Whatever it leaves out has its default: the first game, its usual rules, and a seed of `session`.
 */
export function readAddress(query: URLSearchParams, session: string): Result<FoulAddress> {
  // A link with a seed may come from someone else, so its defaults must be those it was written with.
  const text = query.get('rules') ?? (query.has('seed') ? '' : undefined)
  const subject = readSubject(query.get('game') ?? GAME_IDS[0], text, query.get('of') ?? FIRST_DISPUTES)
  if (!subject.ok) return subject
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  if (!read.ok) return read
  const asked = subject.value
  return ok({ subject: 'disputes' in asked ? asked : { ...asked, ...readOlder(query, asked.game) }, seed })
}

/** The subject with the rules in a text; without one, the usual rules. */
function readSubject(named: string, text: string | undefined, of: string): Result<Subject> {
  const game = named === DISPUTES ? of : named
  if (!isGameId(game)) return fail('UnknownGame', { id: 'not-in-school', args: { text: game.slice(0, 40) } }, 'game')
  if (named === DISPUTES) return ok({ disputes: game })
  if (text === undefined) return ok(usualTable(game))
  const rules = parseRules(gameOf(game), text)
  return rules.ok ? ok({ game, rules: rules.value }) : rules
}

/** The address of a question. The first game and the usual rules are left out. */
export function writeAddress({ subject, seed }: FoulAddress): string {
  if ('disputes' in subject)
    return `game=${DISPUTES}${subject.disputes === FIRST_DISPUTES ? '' : `&of=${subject.disputes}`}&seed=${seed}`
  const rules = makeRules(gameOf(subject.game), subject.rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(subject.game === GAME_IDS[0] ? [] : [['game', subject.game] as const]),
    ...(rules === '' ? [] : [['rules', rules] as const]),
    ...olderParts(subject),
    ['seed', seed],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
