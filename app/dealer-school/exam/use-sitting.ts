'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Exam, makeExam } from '@/lib/teaching/dealer-school/exam'
import {
  readSitting,
  reduceSitting,
  type Sitting,
  startSitting,
  writeSitting,
} from '@/lib/teaching/dealer-school/exam-sitting'

const SECOND = 1000
const keyOf = (exam: Exam): string => `feltwise.exam ${makeExam(exam)}`

/** What this tab kept of the exam; time has gone on meanwhile. */
function load(exam: Exam): Sitting | undefined {
  try {
    const sitting = readSitting(exam, window.sessionStorage.getItem(keyOf(exam)))
    return sitting && reduceSitting(exam, sitting, { kind: 'tick', now: Date.now() })
  } catch {
    return undefined
  }
}

function keep(exam: Exam, sitting: Sitting): void {
  try {
    window.sessionStorage.setItem(keyOf(exam), writeSitting(sitting))
  } catch {
    // Without storage the exam goes on as long as the page is open.
  }
}

/** A sitting of the exam in this tab, kept through a reload. Its clock runs by the second. */
export function useSitting(exam: Exam) {
  const [sitting, setSitting] = useState(() => load(exam))
  const isRunning = sitting !== undefined && sitting.ended === undefined
  useEffect(() => {
    if (sitting) keep(exam, sitting)
  }, [exam, sitting])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(
      () => setSitting((now) => now && reduceSitting(exam, now, { kind: 'tick', now: Date.now() })),
      SECOND,
    )
    return () => clearInterval(timer)
  }, [exam, isRunning])
  const send = useCallback(
    (
      event:
        | { readonly kind: 'answer'; readonly answer: string }
        | { readonly kind: 'draft'; readonly draft: string }
        | { readonly kind: 'end' },
    ): void => {
      const now = Date.now()
      setSitting((held) => held && reduceSitting(exam, held, { ...event, now }))
    },
    [exam],
  )
  return { sitting, start: (name: string): void => setSitting(startSitting(name, Date.now())), send }
}
