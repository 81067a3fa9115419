import type { AnyGame } from '@/lib/game/game'
import { makeRules } from '@/lib/game/rules'
import { requestOf } from '@/lib/questions/proof'

/*
 * Links to a decision in the trainer and the calculator, and the shell command that recomputes it. The game writes
 * `rules` and `spot` with only characters that links and shells leave alone.
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

/** The shell command that recomputes the decision, on a machine with the project. */
export const solveCommand = (game: AnyGame, rules: unknown, state: unknown): string =>
  `echo '${JSON.stringify(requestOf(game, rules, state))}' | npm run -s solve`
