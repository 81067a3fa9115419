'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Rules } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import { ok } from '@/lib/result'
import type { SolverStatus } from '@/lib/solver/channel'
import { solverClient, type Asks } from '@/lib/solver/client'
import { requestKey, type Kind, type Requests, type Values } from '@/lib/solver/protocol'
import { type Task, useTask } from './use-task'

/** How a page asks. */
export interface AskOptions {
  /** Those who share a channel take turns; the latest wins. */
  readonly channel: string
  /** False: nothing is asked, and nothing shown. */
  readonly enabled?: boolean
}

/** What a page has of a request. */
export interface Asked<T> extends Omit<Task<T, number>, 'part'> {
  /** The part done, 0 to 1. */
  readonly progress: number
}

const subscribe = (listener: () => void): (() => void) => solverClient().subscribe(listener)

/** What a channel's worker is doing, for a line of text: loading, solving, restarting, failed. */
export function useSolverStatus(channel: string): SolverStatus {
  return useSyncExternalStore(
    subscribe,
    () => solverClient().status(channel),
    () => 'idle',
  )
}

/** Starts the channel's worker and fetches the game's solver, so that the first question is answered at once. */
export function useWarmSolver(channel: string, game: string): void {
  useEffect(() => solverClient().warm(channel, game), [channel, game])
}

/** Asks for whatever the request says now, and forgets what it said before. A null request asks nothing. */
export function useSolver<K extends Kind>(
  kind: K,
  request: Requests[K] | null,
  { channel, enabled = true }: AskOptions,
): Asked<Values[K]> {
  const asked = enabled ? request : null
  const key = asked && `${channel} ${requestKey(kind, asked)}`
  const { part, ...task } = useTask<Values[K]>(key, async (signal, onProgress) => {
    const asks: Asks = solverClient()
    const answer = await asks[kind](asked!, { channel, signal, onProgress })
    return answer.ok ? ok(answer.value.value) : answer
  })
  return { ...task, progress: task.status === 'solved' ? 1 : (part ?? 0) }
}

/** The solution of one decision; a null state asks nothing. */
export function useSolution<A extends string>(
  game: string,
  rules: Rules,
  state: unknown,
  options: AskOptions,
): Omit<Asked<Solution<A>>, 'value'> & { readonly solution: Solution<A> | null } {
  const { value, ...rest } = useSolver('solve', state === null ? null : { game, rules, state }, options)
  // The solver of a game names that game's actions.
  return { ...rest, solution: value as Solution<A> | null }
}
