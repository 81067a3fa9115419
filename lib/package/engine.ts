import { parseCards } from '@/lib/cards/card'
import { type AskedGame, checkEdge, tryEdge } from '@/lib/questions/figures'
import { printSolution } from '@/lib/questions/print'
import { readSpot } from '@/lib/questions/decision'
import { spotFields, enteredIn } from '@/lib/games/enter'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnySolver } from '@/lib/games/solver'
import { problemIn, betIn } from '@/lib/messages/message'
import { hands } from '@/lib/messages/problems/hands/en'
import { rules } from '@/lib/messages/problems/rules/en'
import type { Result } from '@/lib/result'
import type { Answer, Decision, Edge, EdgeQuestion, Engine } from './types'

/**
 * A problem with a question. `name` is the command line's name for it (such as `DuplicateCard`), `at` the field with
 * the problem.
 */
export class EngineError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly at?: string,
  ) {
    super(message)
  }
}

function need<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new EngineError(result.problem.name, problemIn({ ...hands, ...rules }, result.problem), result.problem.at)
}

function aboutOf(game: AnyGame): Engine['about'] {
  const variants = game.variants as readonly { readonly id: string; readonly rules: Rules }[]
  return {
    id: game.id,
    name: game.name,
    fields: spotFields(game).map(({ id }) => ({ id, name: enteredIn(game.messages, { id }).name })),
    variants: variants.map(({ id, rules }) => ({ id, name: game.messages.variants[id]!, rules })),
    sideBets: game.sideBets.map(({ id }) => ({ id, name: betIn(game.messages, id) })),
  }
}

/** A game as the package exports it: the questions and answers of the command line, as values. */
export const makeEngine = (game: AnyGame, solver: AnySolver): Engine => ({
  about: aboutOf(game),
  solve(decision: Decision): Answer {
    const { rules, state, ...asked } = need(readSpot(game, decision))
    return printSolution(asked, solver.solve(rules, state)) as Answer
  },
  edge({ dead, ...question }: EdgeQuestion = {}): Edge {
    const cards = dead === undefined ? undefined : need(parseCards(dead))
    const asked: AskedGame = game
    return need(tryEdge(need(checkEdge(asked, { ...question, dead: cards })), solver)) as Edge
  },
})
