'use client'

import { useEffect } from 'react'
import type { FoulAnswer, FoulSession } from '@/lib/teaching/dealer-school/fouls'

/** Tells the page of the seed that is asked and of the answers given. */
export function useTold(
  session: FoulSession,
  onSeed: (seed: string) => void,
  onAnswers: (answers: readonly FoulAnswer[]) => void,
): void {
  const { question, answers } = session
  useEffect(() => onSeed(question.seed), [question.seed, onSeed])
  useEffect(() => onAnswers(answers), [answers, onAnswers])
}
