'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

const PHONE = '(max-width: 699px)'

/** Keeps the focus where the drill stands: on the question, then on the button that deals the next hand. Opening the page takes it from nobody. */
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
    // On a phone the verdict is below the felt: what deals the next hand is brought into the screen. Beside the felt all of it is in sight.
    to?.focus({ preventScroll: !(verdict && isPhone) })
    if (!verdict && isPhone) window.scrollTo({ top: 0 })
  }, [question, verdict, panel, next])
}
