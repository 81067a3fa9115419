import type { ProblemMessage } from '@/lib/messages/problems/en'

/** What is wrong with something a person or a program gave us, and where. Plain data: it crosses the worker. */
export interface Problem {
  /** One of a small set of stable names, such as `DuplicateCard`; the command line prints it. */
  readonly name: string
  /** For a person: a message, which is said in their language where it is shown, or a sentence that is said already. */
  readonly says: ProblemMessage | string
  /** The field it is in, where the message doesn’t name it. */
  readonly field?: string
  /** The field or path it is about, where there is one: `hand`, `pays.blind.flush`. */
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
 * Thrown by a solver that can’t answer what it is asked: too few cards, pays beyond what is added exactly, no WebAssembly. `id` says so to a
 * person (lib/messages/problems/machine), the message to a programmer. Any other error of a solver is a bug.
 */
export class Unsolvable extends RangeError {
  constructor(
    readonly id: 'cannot-deal' | 'pays-too-large' | 'no-webassembly',
    message: string,
  ) {
    super(message)
  }
}

/** The value of a result that cannot be a failure here; a failure is a bug and throws. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${result.problem.name}: ${JSON.stringify(result.problem.says)}`)
}
