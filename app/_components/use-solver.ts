'use client'

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Rules } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Problem, Result } from '@/lib/result'
import type { SolverStatus } from '@/lib/solver/channel'
import { solverClient, type Asks } from '@/lib/solver/client'
import { requestKey, type Answer, type Kind, type Requests, type Values } from '@/lib/solver/protocol'

/** How a page asks. */
export interface AskOptions {
  /** Those who share a channel take turns; the latest wins. */
  readonly channel: string
  /** False: nothing is asked, and nothing shown. */
  readonly enabled?: boolean
}

/** What a page has of a request: `value` belongs to the request given in this very render, or is null. */
export interface Asked<T> {
  readonly status: 'idle' | 'solving' | 'solved' | 'failed'
  readonly value: T | null
  /** With `failed`; `Cancelled` if it was cancelled. */
  readonly problem: Problem | null
  /** The part done, 0 to 1. */
  readonly progress: number
  readonly retry: () => void
  readonly cancel: () => void
}

/** What came for one attempt of one request. */
interface Held<T> {
  readonly attempt: string
  readonly progress: number
  readonly result: Result<Answer<T>> | null
}

const never = (): void => undefined
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

/**
 * Asks for whatever the request says now, and forgets what it said before: an effect aborts its own call, and what is
 * held is shown only if it came for the attempt of this render. A null request asks nothing.
 */
export function useSolver<K extends Kind>(
  kind: K,
  request: Requests[K] | null,
  { channel, enabled = true }: AskOptions,
): Asked<Values[K]> {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<Held<Values[K]> | null>(null)
  const cancelRef = useRef<() => void>(never)
  const key = request && enabled ? requestKey(kind, request) : null
  const attempt = `${tries} ${key}`
  // The key is the request as text: equal text, equal request, so a new object does not ask again.
  const asked = useMemo(() => (key === null ? null : (JSON.parse(key) as [K, Requests[K]])[1]), [key])

  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    let live = true
    const hold = (progress: number, result: Result<Answer<Values[K]>> | null): void => {
      if (live) setHeld({ attempt, progress, result })
    }
    cancelRef.current = () => controller.abort()
    const onProgress = (done: number): void => hold(done, null)
    const asks: Asks = solverClient()
    void asks[kind](asked, { channel, signal: controller.signal, onProgress }).then((result) => hold(1, result))
    return () => {
      live = false
      controller.abort()
    }
  }, [kind, asked, attempt, channel])

  const retry = useCallback(() => setTries((n) => n + 1), [])
  const cancel = useCallback(() => cancelRef.current(), [])
  return { ...view(key, held?.attempt === attempt ? held : null), retry, cancel }
}

function view<T>(key: string | null, held: Held<T> | null): Omit<Asked<T>, 'retry' | 'cancel'> {
  if (key === null) return { status: 'idle', value: null, problem: null, progress: 0 }
  const result = held?.result ?? null
  if (!held || !result) return { status: 'solving', value: null, problem: null, progress: held?.progress ?? 0 }
  if (!result.ok) return { status: 'failed', value: null, problem: result.problem, progress: held.progress }
  return { status: 'solved', value: result.value.value, problem: null, progress: 1 }
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
