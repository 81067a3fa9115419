'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

const PHONE = '(max-width: 699px)'

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
    const isPhone = window.matchMedia(PHONE).matches
    // On phones the verdict is below the felt, so the page scrolls to the button. On wide screens everything is visible
    // beside the felt.
    to?.focus({ preventScroll: !(verdict && isPhone) })
    if (!verdict && isPhone) window.scrollTo({ top: 0 })
  }, [question, verdict, panel, next])
}
