'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isPhone, showQuestion } from '@/app/_felt/phone'

/**
 * Moves the focus to the question, then to the button that deals the next hand. Opening the page doesn't move the
 * focus.
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
    const to = verdict ? next.current : panel.current
    // On a phone the verdict may be off the screen, so the page scrolls to the button. On wide screens everything is
    // visible.
    to?.focus({ preventScroll: !(verdict && isPhone()) })
    if (!verdict) showQuestion()
  }, [question, verdict, panel, next])
}
