'use client'

import { useEffect, useState } from 'react'
import type { Question } from '@/lib/teaching/house-ways/drill'
import type { Flash } from './address'

/** Whether the cards lie face down by now: `flash` seconds after the deal, until the answer. */
export function useFlash(question: Question, flash: Flash, isAnswered: boolean): boolean {
  const [over, setOver] = useState<Question | null>(null)
  useEffect(() => {
    if (flash === 0) return
    const timer = setTimeout(() => setOver(question), flash * 1000)
    return () => clearTimeout(timer)
  }, [question, flash])
  return flash > 0 && !isAnswered && over === question
}
