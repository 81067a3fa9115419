'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Answered, AnswerRecord, Choice } from '@/lib/teaching/quiz/record'

/* An answer as it is kept: what only the page knows of it is added here. */

/** Unlike any other's, wherever it was made: 128 bits by chance. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')

/** Rules as `makeRules` writes them; the thinking time in milliseconds. */
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
  /** To be called at the answer. */
  readonly decided: () => void
  /** Milliseconds from the sight of the question to the answer; null where the page slept meanwhile, or before it. */
  readonly time: RefObject<{ readonly time: number | null }>
}

/** Measures the thinking over each question, by its name; null where none stands. */
export function useThinking(question: string | null): Thinking {
  const clock = useRef({ since: 0, slept: false, time: null as number | null })
  useLayoutEffect(() => {
    // The answer's time is still to be written down while no question stands.
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
