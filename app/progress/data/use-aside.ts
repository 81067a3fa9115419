'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UsedLog } from '@/app/_components/use-log'
import { openLog } from '@/lib/storage/log'

/** Held by each tab that still offers to undo what it deleted. */
const LOCK = 'feltwise.undo'

/** Holds the lock until what is returned is called; a browser without locks does without. */
function holdLock(): () => void {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => released)
  return release
}

/** Whether somebody who is still there left it. */
const isHeld = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === LOCK) ?? false

export interface Aside {
  /** How many records are laid aside. */
  readonly count: number
  readonly lookAgain: () => void
  /** They were deleted here: they are given up when this page is left. */
  readonly own: () => void
}

/**
 * What is laid aside, by whichever tab. It is given up when the tab that deleted it leaves this page; what a killed tab left behind
 * can be brought back by the next one, and goes with it.
 */
export function useAside({ answers, rounds }: UsedLog): Aside {
  const [count, setCount] = useState(0)
  const [isOwn, setIsOwn] = useState(false)
  const own = useCallback(() => setIsOwn(true), [])
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lookAgain = useCallback(
    () =>
      void openLog()
        .deleted()
        .then((aside) => {
          const now = aside.ok ? aside.value : 0
          setCount(now)
          if (now === 0) setIsOwn(false)
        }),
    [],
  )
  // Another tab may have deleted, or undone.
  useEffect(lookAgain, [answers, rounds, lookAgain])
  useEffect(() => {
    const adopt = async (): Promise<void> => {
      const aside = await openLog().deleted()
      if (!aside.ok || aside.value === 0 || (await isHeld())) return
      await openLog().adopt()
      setIsOwn(true)
    }
    void adopt()
  }, [])
  useEffect(() => {
    if (!isOwn) return
    return holdLock()
  }, [isOwn])
  // Listened for from the beginning: a page may be left between a deletion and the drawing that follows it.
  useEffect(() => {
    clearTimeout(leaving.current)
    const leave = (): void => void openLog().leave()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      // Not if the page is only drawn anew, as React does while developing.
      leaving.current = setTimeout(leave)
    }
  }, [])
  return { count, lookAgain, own }
}
