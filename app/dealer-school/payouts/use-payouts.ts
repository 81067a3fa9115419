'use client'

import { dealerOf } from '@/lib/teaching/dealer-school/games'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardSettings } from '@/lib/teaching/dealer-school/board'
import {
  reduceSession,
  type Said,
  scoreOf,
  type Session,
  type SessionEvent,
  startSession,
} from '@/lib/teaching/dealer-school/payouts'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { type PayoutsAddress, writeAddress } from './address'

/** The session: its table, its seat, its answers. The address follows it. */
export function usePayouts(opened: PayoutsAddress, onAddress: (query: string) => void) {
  const [session, setSession] = useState<Session>(() => startSession(opened.settings, opened.seed))
  const { settings, board, seat } = session
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [board, seat])

  const address = writeAddress({ settings, seed: board.seed })
  useEffect(() => onAddress(address), [address, onAddress])

  const send = (event: SessionEvent): void => setSession((now) => reduceSession(now, event))
  return {
    session,
    score: useMemo(() => scoreOf(session), [session]),
    answer: (said: readonly Said[]): void =>
      send({ kind: 'answer', said, ms: Math.round(performance.now() - since.current) }),
    next: (): void => send({ kind: 'next' }),
    /** Another table with other settings; what was answered stays. Another game comes with its own rules. */
    change: (change: Partial<BoardSettings>): void => {
      const next = { ...settings, ...change }
      const seats = Math.min(next.seats, dealerOf(next.game).seats)
      setSession(startSession({ ...next, seats }, nextSeed(board.seed), session))
    },
  }
}

export type Paying = ReturnType<typeof usePayouts>
