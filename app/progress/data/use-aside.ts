'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UsedLog } from '@/app/_components/use-log'
import { openLog } from '@/lib/storage/log'

/** What is laid aside, and gives it up when the page is left. What a killed tab left there can be brought back as well. */
export function useAside({ answers, rounds }: UsedLog): { readonly count: number; readonly lookAgain: () => void } {
  const [count, setCount] = useState(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lookAgain = useCallback(() => void openLog().deleted().then((aside) => setCount(aside.ok ? aside.value : 0)), [])
  // Another tab may have deleted, or undone.
  useEffect(lookAgain, [answers, rounds, lookAgain])
  useEffect(() => {
    clearTimeout(leaving.current)
    const leave = (): void => void openLog().erase()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      // Not if the page is only drawn anew, as React does while developing.
      leaving.current = setTimeout(leave)
    }
  }, [])
  return { count, lookAgain }
}
