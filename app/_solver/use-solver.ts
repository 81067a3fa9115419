'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Rules } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import type { SolverStatus } from '@/lib/solver/channel'
import { type Asks, solverClient } from '@/lib/solver/client'
import { type Kind, requestKey, type Requests, type Values } from '@/lib/solver/protocol'

/** How a page makes requests. */
export interface AskOptions {
  /** On a shared channel, the latest request wins. */
  readonly channel: string
  /** If false, nothing is requested or shown. */
  readonly enabled?: boolean
}

/** The state of a task. All of it belongs to the key of this render. */
export interface Task<T, P> {
  readonly status: 'idle' | 'solving' | 'solved' | 'failed'
  /** With `solved`; null otherwise. */
  readonly value: T | null
  /** The task's latest report: its progress, or its result so far. It stays after the task ends. */
  readonly part: P | null
  /** With `failed`; `Cancelled` if it was cancelled. */
  readonly problem: Problem | null
  readonly retry: () => void
  readonly cancel: () => void
}

/** Starts a task. It ends early with `Cancelled` when the signal is aborted. */
type Run<T, P> = (signal: AbortSignal, onPart: (part: P) => void) => Promise<Result<T>>

interface Held<T, P> {
  /** The attempt to which this belongs. */
  readonly attempt: string
  readonly part: P | null
  readonly result: Result<T> | null
}

const never = (): void => undefined

/**
 * Runs a task as long as its key stays the same. Another key, or unmounting, aborts it and drops its result. A null key
 * runs nothing. `run` may be a different function in each render.
 */
export function useTask<T, P = number>(key: string | null, run: Run<T, P>): Task<T, P> {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<Held<T, P> | null>(null)
  const cancelNow = useRef<() => void>(never)
  const attempt = key === null ? null : `${tries} ${key}`
  const start = useEffectEvent(run)

  useEffect(() => {
    if (attempt === null) return
    const controller = new AbortController()
    let isLive = true
    cancelNow.current = () => controller.abort()
    const onPart = (part: P): void => {
      if (isLive) setHeld({ attempt, part, result: null })
    }
    const end = (result: Result<T>): void => {
      if (isLive) setHeld((now) => ({ attempt, part: now?.attempt === attempt ? now.part : null, result }))
    }
    start(controller.signal, onPart).then(end, (error: unknown) => end(fail('TaskFailed', String(error))))
    return () => {
      isLive = false
      controller.abort()
      setHeld(null)
    }
  }, [attempt])

  const retry = useCallback(() => setTries((n) => n + 1), [])
  const cancel = useCallback(() => cancelNow.current(), [])
  return { ...view(attempt, held?.attempt === attempt ? held : null), retry, cancel }
}

function view<T, P>(attempt: string | null, held: Held<T, P> | null): Omit<Task<T, P>, 'retry' | 'cancel'> {
  const result = held?.result ?? null
  const part = held?.part ?? null
  if (attempt === null) return { status: 'idle', value: null, part: null, problem: null }
  if (result === null) return { status: 'solving', value: null, part, problem: null }
  return result.ok
    ? { status: 'solved', value: result.value, part, problem: null }
    : { status: 'failed', value: null, part, problem: result.problem }
}

/** The state of a request. */
export interface Asked<T> extends Omit<Task<T, number>, 'part'> {
  /** The share done, 0 to 1. */
  readonly progress: number
}

const subscribe = (listener: () => void): (() => void) => solverClient().subscribe(listener)

/** The state of a channel's worker, for a line of text: loading, solving, restarting, failed. */
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

/** Sends the current request and drops the result of any earlier one. A null request sends nothing. */
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

/** The solution of one decision; a null state requests nothing. */
export function useSolution<A extends string>(
  game: string,
  rules: Rules,
  state: unknown,
  options: AskOptions,
): Omit<Asked<Solution<A>>, 'value'> & { readonly solution: Solution<A> | null } {
  const { value, ...rest } = useSolver('solve', state === null ? null : { game, rules, state }, options)
  // The answer comes from this game's solver, so its actions are A.
  return { ...rest, solution: value as Solution<A> | null }
}
