'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so many pixels wide, and whenever that changes. */
export function useWide(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
