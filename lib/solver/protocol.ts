import type { Result } from '@/lib/result'
import type { SolverService } from '@/lib/solver/service'

/*
 * The data exchanged between the page and the worker. Plain data both ways; the types of answers are those of the
 * service.
 */

/** The kinds of request, in the service's own names. */
export const KINDS = ['solve', 'whole', 'side', 'eyes', 'risk', 'way'] as const
export type Kind = (typeof KINDS)[number]

/** The request of each kind, derived from the functions that the worker exposes. */
export type Requests = { readonly [K in Kind]: Parameters<SolverService[K]>[0] }
export type Values = { readonly [K in Kind]: Awaited<ReturnType<SolverService[K]>> extends Result<infer T> ? T : never }

export type AnyRequest = { readonly [K in Kind]: { readonly kind: K; readonly request: Requests[K] } }[Kind]

/** An answer and the key of its request, which a page compares with the hand it shows. */
export interface Answer<T> {
  /** `requestKey` of the request. */
  readonly key: string
  readonly value: T
  /**
   * The time from sending the request to its answer, in milliseconds; for a remembered answer, of its first
   * computation.
   */
  readonly ms: number
}

/**
 * A text with everything the answer depends on: requests with the same key have the same answer. The same rules in
 * another order have another key and are solved again.
 */
export const requestKey = <K extends Kind>(kind: K, request: Requests[K]): string => JSON.stringify([kind, request])

/**
 * The worker's first message, sent once it can receive messages. The page waits for it, because a bundler may load the
 * worker's code after its message queue opened, and earlier calls might be lost. comlink ignores messages without an
 * id.
 */
export const READY = 'solver-ready'

/**
 * The worker's other message: the name of a lock that it holds as long as it lives. A browser that terminates a worker
 * may not report it, but it releases the lock.
 */
export interface Alive {
  readonly solverLock: string
}
