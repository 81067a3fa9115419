import { makeCard } from '@/lib/cards/card'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import { countedSides } from '@/lib/game/side-bets/forfeited'
import type { AnyGame, Rules, SpotValues } from '@/lib/game/game'
import { rulesPatch } from '@/lib/game/rules'
import type { Solution } from '@/lib/game/solution'
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

const writtenSides = (sides: Sides): Sides | readonly string[] =>
  Object.values(sides).every((stake) => stake === 1) ? Object.keys(sides) : sides

/** A decision as a request for the command line, without empty fields and without the default variant; `sides` are the side bets that its EVs count. */
export function requestOf(
  game: AnyGame,
  rules: unknown,
  state: unknown,
  sides: Sides = countedSides(rules as Rules, sidesOf(state)),
): JsonRecord {
  const { variant, patch } = rulesPatch(game, rules)
  const fields = Object.entries(game.values(state)).filter(([, value]) => !isEmpty(value))
  return {
    game: game.id,
    ...(variant === game.variants[0].id ? {} : { variant }),
    ...(Object.keys(patch).length === 0 ? {} : { rules: patch }),
    ...(Object.keys(sides).length > 0 && { sides: writtenSides(sides) }),
    ...Object.fromEntries(fields.map(([id, value]) => [id, written(game, id, value)])),
  }
}

/**
 * The proof of a decision: the request, the complete rules, and every option with its exact EV and the number of deals
 * of each net result.
 */
export const makeProof = (game: AnyGame, rules: unknown, state: unknown, solution: Solution<string>): object => ({
  ...PROOF,
  request: requestOf(game, rules, state, solution.sides ?? {}),
  rules,
  ...(solution.deals === undefined ? {} : { deals: solution.deals }),
  ...printSolution({ game, variant: rulesPatch(game, rules).variant }, solution),
})
