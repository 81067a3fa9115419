import { makeCard } from '@/lib/cards/card'
import type { AnyGame, SpotValues } from '@/lib/games/game'
import { rulesPatch } from '@/lib/games/rules'
import type { Solution } from '@/lib/games/solution'
import type { JsonRecord } from './decision'
import { printSolution } from './print'

/*
 * A proof: a solved decision with everything another program needs to count it again. `rules` are complete, so that it
 * needs none of our defaults. tests/proofs/check.py does this in plain Python for decisions whose deals can all be
 * enumerated.
 */

/** The format of the file. A change that older readers would misread gets the next number. */
export const PROOF = { format: 'feltwise-proof', formatVersion: 1 } as const

type Value = SpotValues[string]

const written = (game: AnyGame, id: string, value: Value): unknown =>
  Array.isArray(value) && !game.fields.some((field) => field.id === id && field.kind === 'choices')
    ? (value as readonly (number | null)[]).map((card) => (card === null ? null : makeCard(card)))
    : value

const isEmpty = (value: Value): boolean => Array.isArray(value) && value.length === 0

/** A decision as a request for the command line, without empty fields and without the default variant. */
export function requestOf(game: AnyGame, rules: unknown, state: unknown): JsonRecord {
  const { variant, patch } = rulesPatch(game, rules)
  const fields = Object.entries(game.values(state)).filter(([, value]) => !isEmpty(value))
  return {
    game: game.id,
    ...(variant === game.variants[0].id ? {} : { variant }),
    ...(Object.keys(patch).length === 0 ? {} : { rules: patch }),
    ...Object.fromEntries(fields.map(([id, value]) => [id, written(game, id, value)])),
  }
}

/**
 * The proof of a decision: the request, the complete rules, and every option with its exact EV and the number of deals
 * of each net result.
 */
export const makeProof = (game: AnyGame, rules: unknown, state: unknown, solution: Solution<string>): object => ({
  ...PROOF,
  request: requestOf(game, rules, state),
  rules,
  ...(solution.deals === undefined ? {} : { deals: solution.deals }),
  ...printSolution({ game, variant: rulesPatch(game, rules).variant }, solution),
})
