/**
 * The sentences of problems, which lib/messages/words/problems/en.ts declares here: they speak of cards and games, which return results themselves,
 * and this file, on which all others stand, imports nothing.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the catalogue declares what is in it
export interface ProblemCatalogue {}

/** An id of some sentences with the arguments of that sentence. */
export type MessageOf<S> = {
  [K in keyof S & string]: { readonly id: K } & (S[K] extends (...given: infer P) => unknown
    ? P extends readonly [infer A]
      ? { readonly args: A }
      : { readonly args?: undefined }
    : never)
}[keyof S & string]

export type ProblemMessage = ProblemCatalogue extends { readonly sentences: infer S } ? MessageOf<S> : never

/** A problem with input from a person or a program. Plain data, so that a worker can post it. */
export interface Problem {
  /** One of a small set of stable names, such as `DuplicateCard`; the command line prints it. */
  readonly name: string
  /** For people: a message, worded in their language where it is shown, or a sentence already. */
  readonly says: ProblemMessage | string
  /** The field with the problem, if the sentence doesn’t name it. */
  readonly field?: string
  /** The field or path with the problem, if there is one: `hand`, `pays.blind.flush`. */
  readonly at?: string
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export function fail(
  name: string,
  says: Problem['says'],
  at?: string,
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: at === undefined ? { name, says } : { name, says, at } }
}

/**
 * Thrown by a solver that can’t answer: too few cards, pays too large to be added exactly, no WebAssembly. `id` is the
 * message for people (lib/messages/words/problems/machine), `message` is for programmers. Any other error of a solver is a
 * bug.
 */
export class Unsolvable extends RangeError {
  constructor(
    readonly id: 'cannot-deal' | 'pays-too-large' | 'no-webassembly',
    message: string,
  ) {
    super(message)
  }
}

/** The value of a result that can't be a failure here. Throws if it is one, which is a bug. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${result.problem.name}: ${JSON.stringify(result.problem.says)}`)
}
