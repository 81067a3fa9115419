'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Answered, AnswerRecord, Choice } from '@/lib/teaching/quiz/record'

/* Makes the record of an answer, adding what only the page knows. */

/** A unique id: 128 random bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')

/** `rules` as `makeRules` writes them; the thinking time is in milliseconds. */
export const answerRecord = (one: Answered, rules: string, choice: Choice, time: number | null): AnswerRecord => ({
  ...one,
  kind: 'answer',
  id: newId(),
  at: Date.now(),
  rules,
  choice,
  time,
})

export interface Thinking {
  /** Call this when the user answers. */
  readonly decided: () => void
  /** Milliseconds from seeing the question to the answer; null if the page slept in between, or before the answer. */
  readonly time: RefObject<{ readonly time: number | null }>
}

/** Measures the thinking time for each question, by its name; null if there is no question. */
export function useThinking(question: string | null): Thinking {
  const clock = useRef({ since: 0, slept: false, time: null as number | null })
  useLayoutEffect(() => {
    // Without a new question, the last answer's time must stay until it is recorded.
    if (question === null) return
    clock.current = { since: performance.now(), slept: document.hidden, time: null }
    const onHidden = (): void => {
      clock.current.slept = true
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [question])
  return {
    decided: (): void => {
      const { since, slept } = clock.current
      clock.current.time = slept ? null : Math.round(performance.now() - since)
    },
    time: clock,
  }
}
