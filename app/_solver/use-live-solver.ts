'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Problem, Result } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { solverClient, type Asks } from '@/lib/solver/client'
import { requestKey, type Answer, type Kind, type Requests, type Values } from '@/lib/solver/protocol'

/** How a page makes requests while the user drags. */
export interface LiveOptions {
  /** Requests with the same channel share a worker. */
  readonly channel: string
  /**
   * How long a request must stay unchanged before it is sent, in milliseconds. With 0, each request is sent at once,
   * waits its turn, and its answer is shown. For slow solves, use more: the request is sent when the user pauses, and a
   * newer one cancels it.
   */
  readonly pause: number
}

/** An answer with its request, and the time it took in milliseconds. */
export interface Shown<K extends Kind> {
  readonly request: Requests[K]
  readonly value: Values[K]
  readonly ms: number
}

/** The state of a request that changes constantly. */
export interface Live<K extends Kind> {
  /** The latest answer, until a newer one arrives. It may belong to an older request. */
  readonly shown: Shown<K> | null
  /** The status of this render's request. `solved`: `shown` belongs to it. */
  readonly status: 'idle' | 'solving' | 'solved' | 'failed'
  /** With `failed`; `Cancelled` if it was cancelled. */
  readonly problem: Problem | null
  /** The share done of a slow solve, 0 to 1. */
  readonly progress: number
  readonly retry: () => void
  readonly cancel: () => void
}

interface Held<K extends Kind> {
  /** The number of the request that is shown. Answers with a lower number are dropped. */
  readonly nth: number
  readonly shown: Shown<K> | null
  /** The attempt that ended last, and its problem if it failed. */
  readonly ended: { readonly attempt: string; readonly problem: Problem | null } | null
  readonly progress: number
}

/** State of a page's requests between renders. */
interface Asking {
  count: number
  readonly controllers: Set<AbortController>
  /** The timer of a request that waits until the user pauses. */
  resting: ReturnType<typeof setTimeout> | undefined
}

/** Progress reported before this many milliseconds isn't shown: such a solve ends too soon. */
const WORTH_TELLING = 400

const CANCELLED = cancelled().problem

function landed<K extends Kind>(
  held: Held<K>,
  nth: number,
  attempt: string,
  request: Requests[K],
  result: Result<Answer<Values[K]>>,
): Held<K> {
  if (!result.ok) return { ...held, ended: { attempt, problem: result.problem }, progress: 0 }
  if (nth < held.nth) return held
  return {
    nth,
    shown: { request, value: result.value.value, ms: result.value.ms },
    ended: { attempt, problem: null },
    progress: 0,
  }
}

/** Cancels all current and planned requests. */
function stopAll(asking: Asking): void {
  clearTimeout(asking.resting)
  for (const controller of asking.controllers) controller.abort()
  asking.controllers.clear()
}

interface Heard<K extends Kind> {
  readonly progress: (done: number) => void
  readonly landed: (nth: number, result: Result<Answer<Values[K]>>) => void
}

/**
 * Sends one request. `heard` receives the result, unless the request was cancelled or a newer one made its failure
 * irrelevant.
 */
function send<K extends Kind>(
  asking: Asking,
  kind: K,
  request: Requests[K],
  { channel, pause }: LiveOptions,
  heard: Heard<K>,
): void {
  const nth = ++asking.count
  const controller = new AbortController()
  const started = performance.now()
  asking.controllers.add(controller)
  const onProgress = (done: number): void => {
    if (performance.now() - started > WORTH_TELLING) heard.progress(done)
  }
  const asks: Asks = solverClient()
  void asks[kind](request, {
    channel,
    signal: controller.signal,
    onProgress,
    order: pause > 0 ? 'latest' : 'turns',
  }).then((result) => {
    if (asking.controllers.delete(controller) && (result.ok || nth === asking.count)) heard.landed(nth, result)
  })
}

/**
 * Keeps requesting whatever the current request is, and shows each answer until a newer one arrives. One request is in
 * flight and the latest one waits, so that dragging always gets answers, an older answer never replaces a newer one,
 * and the answer shown is never older than the last completed solve. A null request sends nothing.
 */
export function useLiveSolver<K extends Kind>(
  kind: K,
  request: Requests[K] | null,
  { channel, pause }: LiveOptions,
): Live<K> {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<Held<K>>({ nth: 0, shown: null, ended: null, progress: 0 })
  const asking = useRef<Asking>({ count: 0, controllers: new Set(), resting: undefined })
  const key = request && requestKey(kind, request)
  const attempt = `${tries} ${key}`
  // The key is the request as text, so a new object with the same content isn't requested again.
  const asked = useMemo(() => (key === null ? null : (JSON.parse(key) as [K, Requests[K]])[1]), [key])

  useEffect(() => {
    const now = asking.current
    return () => stopAll(now)
  }, [])
  useEffect(() => {
    if (asked === null) return stopAll(asking.current)
    const heard: Heard<K> = {
      progress: (progress) => setHeld((before) => ({ ...before, progress })),
      landed: (nth, result) => setHeld((before) => landed(before, nth, attempt, asked, result)),
    }
    const ask = (): void => send(asking.current, kind, asked, { channel, pause }, heard)
    if (pause === 0) return ask()
    const timer = setTimeout(ask, pause)
    asking.current.resting = timer
    return () => clearTimeout(timer)
  }, [kind, asked, attempt, channel, pause])

  const retry = useCallback(() => setTries((n) => n + 1), [])
  const cancel = useCallback(() => {
    stopAll(asking.current)
    setHeld((before) => ({ ...before, ended: { attempt, problem: CANCELLED }, progress: 0 }))
  }, [attempt])
  const { shown, ended, progress } = held
  const problem = ended?.attempt === attempt ? ended.problem : null
  const status = key === null ? 'idle' : ended?.attempt !== attempt ? 'solving' : problem ? 'failed' : 'solved'
  return { shown, status, problem, progress: status === 'solving' ? progress : 0, retry, cancel }
}
