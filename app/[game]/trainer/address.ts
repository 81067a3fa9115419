import type { AnyGame } from '@/lib/games/game'
import { makeRules, parseRules } from '@/lib/games/rules'
import { makeRound, parseRound, type Round } from '@/lib/quiz/round'
import { makeSeed } from '@/lib/quiz/seed'
import type { Result } from '@/lib/result'

/* The trainer's address: `?rules=…&drill=…&seed=…&spot=…`. Opened again it shows the same hand, and the same cards come. */

/** A round of any game: its rules and states are the game's own business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an existential type, as AnyGame is
export type AnyRound = Round<any, any, string>

/** Reads an address. What it leaves out is filled in: the usual rules, the first drill, a seed of `session`. */
export function readAddress(game: AnyGame, query: URLSearchParams, session: string): Result<AnyRound> {
  const rules = parseRules(game, query.get('rules') ?? '')
  if (!rules.ok) return rules
  const drill = query.get('drill') ?? game.drills[0].id
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const spot = query.get('spot')
  return parseRound(game, rules.value, { drill, seed, ...(spot === null ? {} : { spot }) })
}

/** The address of where a round stands. The usual rules and the first drill go without saying. */
export function writeAddress(game: AnyGame, round: AnyRound): string {
  const { drill, seed, spot } = makeRound(game, round)
  const rules = makeRules(game, round.rules)
  const parts: readonly (readonly [string, string])[] = [
    ...(rules === '' ? [] : [['rules', rules] as const]),
    ...(drill === game.drills[0].id ? [] : [['drill', drill] as const]),
    ['seed', seed],
    ['spot', spot],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
