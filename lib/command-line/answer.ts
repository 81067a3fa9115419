import { solveSpot } from '@/lib/questions/solve-spot'
import { rawId } from '@/lib/command-line/raw-id'
import { printSolution } from '@/lib/questions/print'
import { makeProof } from '@/lib/questions/proof'
import { readRequest } from '@/lib/command-line/request'
import type { Line } from '@/lib/command-line/lines'
import type { AnySolver, Progress } from '@/lib/game/solver'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'

export interface Answer {
  /** One line of JSON, without its line ending. */
  readonly text: string
  readonly failed: boolean
  /** A bug, for standard error. The answer itself only says that one occurred. */
  readonly bug?: unknown
}

/** Loads the solver of a game, and receives the progress of a long solve. */
export interface Engine {
  readonly load: (game: string) => Promise<AnySolver>
  readonly onProgress?: Progress
  /** Whether answers are proofs, with the request, the complete rules and the number of deals. */
  readonly proves?: boolean
}

/** Why a text isn't JSON, as far as the JavaScript engine reports it, without a full stop at the end. */
export const jsonFault = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200).replace(/\.$/, '') : 'it cannot be read'

function readJson(line: Line): Result<unknown> {
  if (!line.whole) return fail('LineTooLong', 'This line is too long to be a request.')
  try {
    return ok(JSON.parse(line.text))
  } catch (error) {
    if (isUtf16(line.text)) return fail('OtherEncoding', 'This input is UTF-16. Convert it to UTF-8.')
    return fail('BadJson', `This line is not JSON: ${jsonFault(error)}.`)
  }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields after the request's id, which is printed exactly as it was written. */
function print(id: string | undefined, fields: object): string {
  const text = JSON.stringify(fields)
  return id === undefined ? text : `{"id":${id},${text.slice(1)}`
}

const printProblem = (problem: Problem): object => ({
  error: { name: problem.name, message: problemInEnglish(problem) },
})

/** Answers one line of requests. Errors are part of the answer; nothing is thrown. */
export async function answerLine(line: Line, engine: Engine): Promise<Answer> {
  const json = readJson(line)
  if (!json.ok) return { text: print(undefined, printProblem(json.problem)), failed: true }
  const id = isRecord(json.value) ? rawId(line.text) : undefined
  try {
    const request = readRequest(json.value)
    if (!request.ok) return { text: print(id, printProblem(request.problem)), failed: true }
    const { game, rules, state } = request.value
    const solver = await engine.load(game.id)
    const solution = solveSpot(solver, rules, state, engine.onProgress)
    const answer = engine.proves ? makeProof(game, rules, state, solution) : printSolution(request.value, solution)
    return { text: print(id, answer), failed: false }
  } catch (bug) {
    return {
      text: print(id, printProblem({ name: 'InternalError', says: 'This request met a fault in the program.' })),
      failed: true,
      bug,
    }
  }
}
