'use client'

import { useSyncExternalStore } from 'react'
import type { Day } from '@/lib/teaching/quiz/daily'

const MILLISECONDS = 86_400_000

/** The reader's calendar day at a moment, by the time zone of the device. */
export function dayOf(moment: number): Day {
  const date = new Date(moment)
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS)
}

/** The moment at which a day begins for the reader. */
export function startOfDay(day: Day): number {
  const date = new Date(day * MILLISECONDS)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime()
}

const now = (): Day => dayOf(Date.now())

/** Calls back at each midnight, and whenever the page is shown again: a sleeping device misses its timers. */
function onNewDay(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(
      () => {
        callback()
        wait()
      },
      startOfDay(now() + 1) - Date.now(),
    )
  }
  wait()
  document.addEventListener('visibilitychange', callback)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callback)
  }
}

/** The reader's day today. A page that stays open over midnight is rendered again with the new one. */
export const useToday = (): Day => useSyncExternalStore(onNewDay, now, now)
