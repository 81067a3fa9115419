import { solveSpot } from '@/lib/questions/solve-spot'
import type { Card } from '@/lib/cards/card'
import { type AskedGame, checkEdge, tryEdge } from '@/lib/questions/figures'
import { printSolution } from '@/lib/questions/print'
import { type JsonRecord, readCards, readSpot } from '@/lib/questions/decision'
import { spotFields, enteredIn } from '@/lib/game/enter'
import type { AnyGame } from '@/lib/game/game'
import type { AnySolver } from '@/lib/game/solver'
import { problemIn, betIn } from '@/lib/messages/message'
import { hands } from '@/lib/messages/words/problems/hands/en'
import { rules } from '@/lib/messages/words/problems/rules/en'
import { fail, ok, type Result } from '@/lib/result'
import type { Answer, Decision, Edge, EdgeQuestion, Engine, RuleChanges } from './types'

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

/** A copy of plain data, frozen with all that it holds. */
const frozen = <T>(value: T): T => JSON.parse(JSON.stringify(value), (_, part: unknown) => Object.freeze(part)) as T

/** A copy of what the game says of itself: nothing that a reader does to it reaches the game. */
function aboutOf(game: AnyGame): Engine['about'] {
  const variants = game.variants as unknown as readonly { readonly id: string; readonly rules: RuleChanges }[]
  return frozen({
    id: game.id,
    name: game.name,
    fields: spotFields(game).map(({ id }) => ({ id, name: enteredIn(game.messages, { id }).name })),
    variants: variants.map(({ id, rules }) => ({ id, name: game.messages.variants[id]!, rules })),
    sideBets: game.sideBets.map(({ id }) => ({ id, name: betIn(game.messages, id) })),
  })
}

/** A question as an object whose game, if it names one, is this one. Fails with `NotAnObject` or `UnknownGame`. */
function asked(game: AnyGame, question: unknown): Result<JsonRecord> {
  if (Object.prototype.toString.call(question) !== '[object Object]')
    return fail('NotAnObject', 'A question is an object.')
  const { game: id = game.id, ...rest } = question as JsonRecord
  return id === game.id ? ok(rest) : fail('UnknownGame', `This module is ${game.name}.`, 'game')
}

/** A game as the package exports it: the questions and answers of the command line, as values. */
export const makeEngine = (game: AnyGame, solver: AnySolver): Engine => ({
  about: aboutOf(game),
  solve(decision: Decision): Answer {
    const { rules, state, ...named } = need(readSpot(game, need(asked(game, decision))))
    return printSolution(named, solveSpot(solver, rules, state)) as Answer
  },
  edge(question: EdgeQuestion = {}): Edge {
    const { dead, ...rest } = need(asked(game, question))
    const cards = dead === undefined ? undefined : need(readCards(dead, { id: 'dead' }))
    if (cards?.includes(null)) need(fail('UnknownCard', 'dead must hold cards.', 'dead'))
    return need(
      tryEdge(need(checkEdge(game as AskedGame, { ...rest, dead: cards as readonly Card[] | undefined })), solver),
    ) as Edge
  },
})
