import type { HouseWay } from '@/lib/engines/pai-gow/index'
import type { Rules } from '@/lib/game/game'
import type { SideOptions, WholeOptions } from '@/lib/game/solver'

/* What a page asks the worker, and the names of what can go wrong. Plain data. */

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
