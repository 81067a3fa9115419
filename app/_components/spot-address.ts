import { makeCard } from '@/lib/cards/card'
import type { AnyGame, SpotValues } from '@/lib/games/game'
import { makeRules, rulesPatch } from '@/lib/games/rules'

/*
 * Where a decision can be found again: its address in the trainer and in the calculator, and the line that recomputes it
 * in a shell. `rules` and `spot` are written by the game and hold no character that an address or a shell would change.
 */

function queryOf(game: AnyGame, rules: unknown, more: Readonly<Record<string, string>>): string {
  const ruled = makeRules(game, rules)
  const all = Object.entries({ ...(ruled === '' ? {} : { rules: ruled }), ...more })
  return all.map(([key, value]) => `${key}=${value}`).join('&')
}

/** The same decision in the calculator: `/…/calculator?rules=…&spot=…`. */
export const calculatorHref = (game: AnyGame, rules: unknown, state: unknown): string =>
  `/${game.id}/calculator?${queryOf(game, rules, { spot: game.make(state) })}`

/** The same decision in the trainer. */
export const trainerHref = (game: AnyGame, rules: unknown, state: unknown, seed?: string): string =>
  `/${game.id}/trainer?${queryOf(game, rules, { ...(seed === undefined ? {} : { seed }), spot: game.make(state) })}`

type Value = SpotValues[string]

const written = (game: AnyGame, id: string, value: Value): unknown =>
  Array.isArray(value) && !game.fields.some((field) => field.id === id && field.kind === 'choices')
    ? (value as readonly (number | null)[]).map((card) => (card === null ? null : makeCard(card)))
    : value

const isEmpty = (value: Value): boolean => Array.isArray(value) && value.length === 0

/** One request of the command line, as JSON: what is empty is left out, as is the usual variant. */
export function requestOf(game: AnyGame, rules: unknown, state: unknown): string {
  const { variant, patch } = rulesPatch(game, rules)
  const fields = Object.entries(game.values(state)).filter(([, value]) => !isEmpty(value))
  return JSON.stringify({
    game: game.id,
    ...(variant === game.variants[0].id ? {} : { variant }),
    ...(Object.keys(patch).length === 0 ? {} : { rules: patch }),
    ...Object.fromEntries(fields.map(([id, value]) => [id, written(game, id, value)])),
  })
}

/** The shell command that works the decision out again, on a machine with the project. */
export const solveCommand = (game: AnyGame, rules: unknown, state: unknown): string =>
  `echo '${requestOf(game, rules, state)}' | npm run -s solve`
