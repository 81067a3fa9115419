import type { Rules } from '@/lib/games/game'
import type { SideOptions, WholeOptions } from '@/lib/games/solver'
import type { HouseWay } from '@/lib/engines/pai-gow/index'
import type { Result } from '@/lib/result'
import type { SolverService } from '@/lib/solver/service'

/* What crosses between the page and the worker. Plain data both ways; the answers' types are those of the service. */

/** One decision: every option's EV. The state is at a decision, as `Game.parse`, `enter` or `step` gave it. */
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

/** Several decisions of one game, each as for `solve`: what the options of each are worth. */
export interface EyesRequest {
  readonly game: string
  readonly rules: Rules
  readonly states: readonly unknown[]
}

/** A house way to be checked over every hand. */
export interface WayRequest {
  readonly way: HouseWay
}

/** The kinds of request, in the service's own names. */
export const KINDS = ['solve', 'whole', 'side', 'eyes', 'risk', 'way'] as const
export type Kind = (typeof KINDS)[number]

/** A request of each kind, and what answers it: derived from the functions that the worker exposes. */
export type Requests = { readonly [K in Kind]: Parameters<SolverService[K]>[0] }
export type Values = { readonly [K in Kind]: Awaited<ReturnType<SolverService[K]>> extends Result<infer T> ? T : never }

export type AnyRequest = { readonly [K in Kind]: { readonly kind: K; readonly request: Requests[K] } }[Kind]

/** An answer and what it answers: a page compares the key with the hand it shows. */
export interface Answer<T> {
  /** `requestKey` of the request. */
  readonly key: string
  readonly value: T
  /** How long it took, in milliseconds, from the sending of the request to its answer; of a remembered answer, when it was worked out. */
  readonly ms: number
}

/**
 * The text that tells one request from another: everything the answer depends on. Two requests with the same key have
 * the same answer; rules written in another order are merely solved again.
 */
export const requestKey = <K extends Kind>(kind: K, request: Requests[K]): string => JSON.stringify([kind, request])

/**
 * The worker's first message, sent when it can hear. A page that called earlier might not be heard (a bundler may load
 * the worker's code after its message queue was opened), so the page waits for it. comlink ignores messages without an id.
 */
export const READY = 'solver-ready'

/**
 * The worker's other message: the name of a lock that it holds as long as it lives. A browser that ends a worker may tell nobody, but it
 * gives the lock to the next in line.
 */
export interface Alive {
  readonly solverLock: string
}

/** The names of the problems a request may end with; their messages are sentences for a person. */
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
