import type { Rules } from '@/lib/games/game'
import type { SideOptions, WholeOptions } from '@/lib/games/solver'
import type { HouseWay } from '@/lib/engines/pai-gow/index'
import type { Result } from '@/lib/result'
import type { SolverService } from '@/lib/solver/service'

/*
 * The data exchanged between the page and the worker. Plain data both ways; the types of answers are those of the
 * service.
 */

/**
 * One decision: the EV of every option. The state must be at a decision, as returned by `Game.parse`, `enter` or
 * `step`.
 */
export interface SolveRequest {
  readonly game: string
  readonly rules: Rules
  readonly state: unknown
}

/** The whole game: edge, average bet, frequencies. */
export interface WholeRequest {
  readonly game: string
  readonly rules: Rules
  readonly options?: WholeOptions
}

/** One side bet, by its id. */
export interface SideRequest {
  readonly game: string
  readonly rules: Rules
  readonly bet: string
  readonly options?: SideOptions
}

/** Several decisions of one game, each as for `solve`: the EV of every option of each. */
export interface EyesRequest {
  readonly game: string
  readonly rules: Rules
  readonly states: readonly unknown[]
}

/** A house way to check over every hand. */
export interface WayRequest {
  readonly way: HouseWay
}

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

/** The names of the problems a request can end with. Their messages are sentences for the user. */
export const SOLVER_PROBLEMS = [
  'Cancelled',
  'UnknownGame',
  'SolverNotLoaded',
  'SolverFailed',
  'WorkerNotLoaded',
  'WorkerDied',
  'WorkerSilent',
] as const
export type SolverProblem = (typeof SOLVER_PROBLEMS)[number]
