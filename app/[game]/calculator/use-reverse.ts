'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { reverse, type ReverseProgress, type Reversed, type Seen } from '@/lib/games/eyes-reverse'
import type { Problem, Result } from '@/lib/result'
import { makeAsk } from './eyes-ask'
import type { EyesSpot } from './use-eyes'

/** So long may pairs be tried, in milliseconds, before cards are added one by one. */
const PAIRS_TIME = 4000
const LEAST_PAIRS = 40

/** What is searched: the play that is to become the best, from single cards that are all known. */
export interface ReverseAsked {
  readonly spot: EyesSpot
  readonly action: string
  readonly singles: readonly Seen[]
  /** Milliseconds a decision takes. */
  readonly pace: number
}

export interface Searching {
  readonly status: 'idle' | 'searching' | 'done' | 'failed'
  readonly progress: ReverseProgress | null
  readonly reversed: Reversed | null
  readonly problem: Problem | null
  readonly start: () => void
  readonly stop: () => void
}

interface Held {
  readonly key: string
  readonly progress: ReverseProgress | null
  readonly result: Result<Reversed> | null
}

const keyOf = ({ spot, action }: ReverseAsked): string => `${action} ${spot.key}`
const never = (): void => undefined

/** Searches for dead cards that make another play the best: at once with `atOnce`, else when told so. Another question ends the search. */
export function useReverse(asked: ReverseAsked | null, atOnce: boolean): Searching {
  const [held, setHeld] = useState<Held | null>(null)
  const [started, setStarted] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const stopRef = useRef<() => void>(never)
  const askedRef = useRef(asked)
  const key = asked ? keyOf(asked) : null
  const run = key !== null && (atOnce || started === key)

  useEffect(() => {
    askedRef.current = asked
  })
  useEffect(() => {
    const question = askedRef.current
    if (!run || !question || key === null) return
    const controller = new AbortController()
    let live = true
    stopRef.current = () => controller.abort()
    const { spot, action, singles, pace } = question
    const ask = makeAsk({ game: spot.game.id, rules: spot.rules, signal: controller.signal, pace: { ms: pace } })
    const mostPairs = Math.max(LEAST_PAIRS, Math.round(PAIRS_TIME / Math.max(pace, 0.01)))
    const hold = (progress: ReverseProgress | null, result: Result<Reversed> | null): void => {
      if (live) setHeld({ key, progress, result })
    }
    void reverse(spot, action, singles, { ask, mostPairs, onProgress: (progress) => hold(progress, null) }).then(
      (result) => hold(null, result),
    )
    return () => {
      live = false
      controller.abort()
    }
  }, [run, key, tries])

  const now = held?.key === key ? held : null
  const start = useCallback(() => {
    setHeld(null)
    setStarted(key)
    setTries((n) => n + 1)
  }, [key])
  const stop = useCallback(() => stopRef.current(), [])
  return { ...view(now, run), start, stop }
}

function view(held: Held | null, run: boolean): Omit<Searching, 'start' | 'stop'> {
  const result = held?.result ?? null
  const none = { progress: held?.progress ?? null, reversed: null, problem: null }
  if (result?.ok) return { ...none, status: 'done', reversed: result.value }
  if (result) return { ...none, status: 'failed', problem: result.problem }
  return { ...none, status: run ? 'searching' : 'idle' }
}
