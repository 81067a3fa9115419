'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Card } from '@/lib/cards/card'
import { alikeCards, stateWithDead, type Alike } from '@/lib/games/eyes'
import type { AskWorths, Seen } from '@/lib/games/eyes-reverse'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Worth } from '@/lib/games/worth'
import { ok, type Problem, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'

/** The map and the search take turns on a worker of their own: the hand's answer never waits for them. */
export const EYES_CHANNEL = 'calculator-eyes'

/** How long a batch of decisions should take, in milliseconds: the map fills by batches, and a new hand waits for no more than one. */
const BATCH = 70
const FIRST_BATCH = 3
const LARGEST_BATCH = 300

/** How long one decision takes here, in milliseconds: the quickest measured, since a small batch is mostly its way there and back. */
export interface Pace {
  ms: number
}

interface AskNeeds {
  readonly game: string
  readonly rules: Rules
  readonly signal: AbortSignal
  readonly pace: Pace
  readonly onWorths?: (worths: readonly Worth[]) => void
}

/** Asks for decisions a batch at a time, in their order; `onWorths` gets all that are there so far. */
export function makeAsk({ game, rules, signal, pace, onWorths }: AskNeeds): AskWorths {
  return async (states) => {
    const worths: Worth[] = []
    while (worths.length < states.length) {
      const count = pace.ms > 0 ? Math.min(LARGEST_BATCH, Math.max(1, Math.round(BATCH / pace.ms))) : FIRST_BATCH
      const batch = states.slice(worths.length, worths.length + count)
      const before = performance.now()
      const answer = await solverClient().eyes({ game, rules, states: batch }, { channel: EYES_CHANNEL, signal })
      if (!answer.ok) return answer
      const ms = (performance.now() - before) / batch.length
      pace.ms = pace.ms > 0 ? Math.min(pace.ms, ms) : ms
      worths.push(...answer.value.value)
      onWorths?.(worths)
    }
    return ok(worths)
  }
}

/** A decision with its rules, the same object as long as it is the same decision. */
export interface EyesSpot {
  readonly key: string
  readonly game: AnyGame
  readonly rules: Rules
  readonly state: unknown
}

export function useEyesSpot(game: AnyGame, rules: Rules, state: unknown): EyesSpot | null {
  const key = state === null ? null : JSON.stringify([game.id, rules, state])
  return useMemo(() => {
    if (key === null) return null
    const [, plainRules, plainState] = JSON.parse(key) as [string, Rules, unknown]
    return { key, game, rules: plainRules, state: plainState }
  }, [key, game])
}

export interface Eyes {
  readonly status: 'solving' | 'solved' | 'failed'
  /** By card, as far as the map is filled. */
  readonly worths: ReadonlyMap<Card, Worth>
  /** One of each kind of cards that are alike. */
  readonly singles: readonly Seen[]
  /** The part done, 0 to 1. */
  readonly done: number
  readonly problem: Problem | null
  /** Milliseconds a decision takes. */
  readonly pace: number
  readonly retry: () => void
  readonly cancel: () => void
}

interface Held {
  readonly attempt: string
  readonly groups: readonly Alike[]
  readonly worths: readonly Worth[]
  readonly result: Result<unknown> | null
  readonly pace: number
}

const never = (): void => undefined
const NO_HELD: Omit<Held, 'attempt'> = { groups: [], worths: [], result: null, pace: 0 }

/** What each unseen card would do to a decision if it were dead, filling as it is worked out. */
export function useEyes(spot: EyesSpot | null): Eyes {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<Held | null>(null)
  const cancelRef = useRef<() => void>(never)
  const attempt = `${tries} ${spot?.key ?? ''}`

  useEffect(() => {
    if (!spot) return
    const controller = new AbortController()
    const pace: Pace = { ms: 0 }
    let live = true
    cancelRef.current = () => controller.abort()
    const hold = (groups: readonly Alike[], worths: readonly Worth[], result: Result<unknown> | null): void => {
      if (live) setHeld({ attempt, groups, worths: [...worths], result, pace: pace.ms })
    }
    void fill(spot, controller.signal, pace, hold)
    return () => {
      live = false
      controller.abort()
    }
  }, [spot, attempt])

  const now = held?.attempt === attempt ? held : null
  const shown = useMemo(() => view(now ?? { attempt: '', ...NO_HELD }), [now])
  const retry = useCallback(() => setTries((n) => n + 1), [])
  const cancel = useCallback(() => cancelRef.current(), [])
  return { ...shown, retry, cancel }
}

async function fill({ game, rules, state }: EyesSpot, signal: AbortSignal, pace: Pace, hold: (groups: readonly Alike[], worths: readonly Worth[], result: Result<unknown> | null) => void): Promise<void> {
  const groups = alikeCards(game, rules, state)
  const states: unknown[] = []
  for (const { cards } of groups) {
    const entered = stateWithDead(game, rules, state, [cards[0]])
    if (!entered.ok) return void Promise.resolve().then(() => hold(groups, [], entered))
    states.push(entered.value)
  }
  let worths: readonly Worth[] = []
  const onWorths = (some: readonly Worth[]): void => hold(groups, (worths = some), null)
  const result = await makeAsk({ game: game.id, rules, signal, pace, onWorths })(states)
  hold(groups, worths, result)
}

function view({ groups, worths, result, pace }: Held): Omit<Eyes, 'retry' | 'cancel'> {
  const found = worths.flatMap((worth, i) => (groups[i] ? [{ cards: groups[i].cards, worth }] : []))
  return {
    status: result === null ? 'solving' : result.ok ? 'solved' : 'failed',
    worths: new Map(found.flatMap(({ cards, worth }) => cards.map((card) => [card, worth] as const))),
    singles: found.map(({ cards, worth }) => ({ cards: cards.slice(0, 1), worth })),
    done: groups.length === 0 ? 0 : worths.length / groups.length,
    problem: result && !result.ok ? result.problem : null,
    pace,
  }
}
