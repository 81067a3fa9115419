'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Problem, Result } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { solverClient, type Asks } from '@/lib/solver/client'
import { requestKey, type Answer, type Kind, type Requests, type Values } from '@/lib/solver/protocol'

/** How a page asks while somebody drags. */
export interface LiveOptions {
  /** Those who share a channel share its worker. */
  readonly channel: string
  /**
   * How long a request must stand before it is asked, in milliseconds. 0: each is asked at once, takes its turn and is shown when it
   * comes. More, for solves that take long: it is asked when the hand rests, and a newer one cancels it.
   */
  readonly pause: number
}

/** An answer, the request it belongs to, and how long it took, in milliseconds. */
export interface Shown<K extends Kind> {
  readonly request: Requests[K]
  readonly value: Values[K]
  readonly ms: number
}

/** What a page has of a request that changes all the time. */
export interface Live<K extends Kind> {
  /** The last answer that came, until a newer one does; it may belong to an older request. */
  readonly shown: Shown<K> | null
  /** Of the request of this very render. `solved`: `shown` belongs to it. */
  readonly status: 'idle' | 'solving' | 'solved' | 'failed'
  /** With `failed`; `Cancelled` if it was cancelled. */
  readonly problem: Problem | null
  /** The part done of a solve that takes long, 0 to 1. */
  readonly progress: number
  readonly retry: () => void
  readonly cancel: () => void
}

interface Held<K extends Kind> {
  /** The number of the request that is shown: a lower one that comes later is not. */
  readonly nth: number
  readonly shown: Shown<K> | null
  /** The attempt that came to its end last, and with what problem. */
  readonly ended: { readonly attempt: string; readonly problem: Problem | null } | null
  readonly progress: number
}

/** What a page's requests leave between renders. */
interface Asking {
  count: number
  readonly controllers: Set<AbortController>
  /** Of a request that waits until the hand rests. */
  resting: ReturnType<typeof setTimeout> | undefined
}

/** A solve that says how far it is before this many milliseconds have passed is not worth a line that grows. */
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

/** Gives up everything that is asked or is going to be. */
function stopAll(asking: Asking): void {
  clearTimeout(asking.resting)
  for (const controller of asking.controllers) controller.abort()
  asking.controllers.clear()
}

interface Heard<K extends Kind> {
  readonly progress: (done: number) => void
  readonly landed: (nth: number, result: Result<Answer<Values[K]>>) => void
}

/** Sends one request; `heard` is told what becomes of it unless it was given up or a newer one made its failure no news. */
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
 * Asks for whatever the request says now, and shows every answer that comes until a newer one does. One request is in the air and
 * the latest waits, so that dragging is answered all the time, a stale answer never takes the place of a newer one, and what is shown
 * is never older than the last completed solve. A null request asks nothing.
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
  // The key is the request as text: equal text, equal request, so a new object does not ask again.
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
