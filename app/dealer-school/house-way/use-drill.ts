'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useSolver } from '@/app/_solver/use-solver'
import { ALL, KNOWN_WAYS, makeWay, usually, usualShareOf } from '@/lib/engines/pai-gow/index'
import {
  type Course,
  reduceSession,
  scoreOf,
  type Session,
  type SessionEvent,
  startSession,
} from '@/lib/teaching/house-ways/session'
import { settingAnswer } from '@/lib/teaching/dealer-school/records/house-way'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { useSchoolLog } from '../_parts/use-school-log'
import { type DrillAddress, writeAddress } from './address'

type Settings = Omit<DrillAddress, 'seed'>

const courseOf = ({ way, asked }: Settings): Course => ({
  dealing: usually(way),
  asked,
  share: (clause) => usualShareOf(way, clause),
  others: KNOWN_WAYS,
})

interface Held {
  readonly settings: Settings
  readonly session: Session
}

/**
 * Returns how often a clause sets a hand, as a share: stored for the site's own ways, counted by a worker for others.
 */
function useOften({ way }: Settings): (clause: string) => number | undefined {
  const isKnown = KNOWN_WAYS.includes(way)
  const { value } = useSolver('way', isKnown ? null : { way }, { channel: 'house-ways' })
  return (clause) => {
    if (isKnown) return usualShareOf(way, clause)
    const hands = value?.hands[way.clauses.findIndex(({ id }) => id === clause)]
    return hands === undefined ? undefined : hands / ALL
  }
}

/** The session with its question, its answers and its settings. The address follows it. */
export function useDrill(opened: DrillAddress, onAddress: (query: string) => void) {
  const [held, setHeld] = useState<Held>(() => ({
    settings: opened,
    session: startSession(courseOf(opened), opened.seed),
  }))
  const { settings, session } = held
  const course = useMemo(() => courseOf(settings), [settings])
  const often = useOften(settings)
  const since = useRef(0)
  const { keepAnswers, due } = useSchoolLog()
  const { seed } = session.question
  useEffect(() => {
    since.current = performance.now()
  }, [seed, settings])

  const address = writeAddress({ ...settings, seed })
  useEffect(() => onAddress(address), [address, onAddress])

  const send = (event: SessionEvent): void =>
    setHeld((now) => ({ ...now, session: reduceSession(course, now.session, event) }))
  return {
    settings,
    course,
    often,
    session,
    score: useMemo(() => scoreOf(session.answers), [session.answers]),
    answer: (low: readonly number[]): void => {
      const event = { kind: 'answer', low, ms: Math.round(performance.now() - since.current) } as const
      const { verdict } = reduceSession(course, session, event)
      if (session.verdict || !verdict) return
      const set = { clause: verdict.clause.id, isRight: verdict.isRight, low }
      keepAnswers(
        () => [settingAnswer(settings.way, session.question, set, { room: 'drill', time: event.ms })],
        // By then, another hand with other settings may have replaced it.
        () => setHeld((now) => (now === held ? { ...now, session: reduceSession(course, session, event) } : now)),
      )
    },
    next: (): void => send({ kind: 'next', due: due('house-way', { rules: makeWay(settings.way) }) }),
    /** Deals a new hand with other settings. Another way starts a new session without earlier answers. */
    change: (change: Partial<Settings>): void => {
      const next = { ...settings, ...change }
      const answers = next.way === settings.way ? session.answers : []
      setHeld({ settings: next, session: startSession(courseOf(next), nextSeed(seed), answers) })
    },
  }
}

export type Drilling = ReturnType<typeof useDrill>
