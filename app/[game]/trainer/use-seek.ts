'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useEffect, useRef, useState } from 'react'
import type { GameSkills } from '@/lib/games/skills'
import type { Known } from '@/lib/teaching/quiz/choose'
import { type Order, orderKey, type Outcome, seek } from './seek'

/** What the next question is chosen by; null while it is still being read. */
export interface Basis {
  readonly skills: GameSkills | null
  readonly known: () => Known
}

/** How far the search for a question is. Belongs to the order given in this very render. */
export interface Seeking {
  /** `waiting`: for the record or the game's figures. */
  readonly status: 'idle' | 'waiting' | 'seeking' | Outcome['kind']
  /** Candidates tried. */
  readonly tried: number
  readonly outcome: Outcome | null
  readonly retry: () => void
}

interface Held {
  readonly attempt: string
  readonly tried: number
  readonly outcome: Outcome | null
}

/** Looks for the question that is wanted; what was wanted before is forgotten. A null order looks for nothing. */
export function useSeek(game: AnyTaughtGame, order: Order | null, basis: Basis | null): Seeking {
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState<Held | null>(null)
  const attempt = order === null ? null : `${tries} ${orderKey(order)}`
  const isReady = basis !== null
  const latest = useRef({ order, basis })
  useEffect(() => {
    latest.current = { order, basis }
  })
  useEffect(() => {
    const { order: wanted, basis: by } = latest.current
    if (attempt === null || !isReady || wanted === null || by === null) return
    const controller = new AbortController()
    const { signal } = controller
    const onTried = (tried: number): void => {
      if (!signal.aborted) setHeld({ attempt, tried, outcome: null })
    }
    void seek(game, wanted, { skills: by.skills, known: by.known(), signal, onTried }).then((outcome) => {
      if (!signal.aborted) setHeld((now) => ({ attempt, tried: now?.attempt === attempt ? now.tried : 0, outcome }))
    })
    return () => controller.abort()
  }, [game, attempt, isReady])
  const mine = held?.attempt === attempt ? held : null
  const status = attempt === null ? 'idle' : !isReady ? 'waiting' : (mine?.outcome?.kind ?? 'seeking')
  return { status, tried: mine?.tried ?? 0, outcome: mine?.outcome ?? null, retry: () => setTries((n) => n + 1) }
}
