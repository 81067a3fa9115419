'use client'

import { useState } from 'react'
import { type Task, useTask } from '@/app/_components/use-task'
import { reverse, type ReverseProgress, type Reversed, type Seen } from '@/lib/games/eyes-reverse'
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

export interface Searching extends Pick<Task<Reversed, ReverseProgress>, 'status' | 'value' | 'part' | 'problem'> {
  readonly start: () => void
  readonly stop: () => void
}

const keyOf = ({ spot, action }: ReverseAsked): string => `${action} ${spot.key}`

/** Searches for dead cards that make another play the best: at once with `atOnce`, otherwise when asked. Another question ends the search. */
export function useReverse(asked: ReverseAsked | null, atOnce: boolean): Searching {
  const [started, setStarted] = useState<string | null>(null)
  const key = asked && keyOf(asked)
  const isOn = atOnce || started === key
  const { retry, cancel, ...task } = useTask<Reversed, ReverseProgress>(isOn ? key : null, (signal, onProgress) => {
    const { spot, action, singles, pace } = asked!
    const ask = makeAsk({ game: spot.game.id, rules: spot.rules, signal, pace: { ms: pace } })
    const mostPairs = Math.max(LEAST_PAIRS, Math.round(PAIRS_TIME / Math.max(pace, 0.01)))
    return reverse(spot, action, singles, { ask, mostPairs, onProgress })
  })
  const start = (): void => {
    setStarted(key)
    retry()
  }
  return { ...task, start, stop: cancel }
}
