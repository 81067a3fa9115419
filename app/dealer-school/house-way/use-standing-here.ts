'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { showPanelOf, showQuestion } from '@/app/_felt/phone'

/**
 * Moves the focus to the question, then to the button that deals the next hand, and the page to the top of what is
 * read. Opening the page moves neither.
 */
export function useStandingHere(
  question: unknown,
  verdict: unknown,
  panel: RefObject<HTMLElement | null>,
  next: RefObject<HTMLButtonElement | null>,
): void {
  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (verdict) {
      next.current?.focus({ preventScroll: true })
      showPanelOf(next.current)
    } else {
      panel.current?.focus({ preventScroll: true })
      showQuestion()
    }
  }, [question, verdict, panel, next])
}
