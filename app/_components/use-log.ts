'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Kept } from '@/lib/quiz/record'
import { openLog } from '@/lib/storage/log'
import { type LogView, OPENING } from '@/lib/storage/view'

/** A page that the browser had put to sleep did not hear what other tabs did, and its database may have been closed. */
function onWaking(event: PageTransitionEvent): void {
  if (event.persisted) void openLog().refresh()
}

function subscribe(listener: () => void): () => void {
  const stop = openLog().subscribe(listener)
  window.addEventListener('pageshow', onWaking)
  return () => {
    stop()
    window.removeEventListener('pageshow', onWaking)
  }
}

/** What was trained, in this browser; with a game's id, at that game. Another tab's answers arrive too. */
export interface UsedLog extends LogView {
  /** Keeps what was just answered or played: in the lists at once, in the browser's storage as soon as it can be. */
  readonly add: (records: readonly Kept[]) => void
}

/** The log, for a page. `opening` while the server renders; with `without`, `problem` says in words why nothing is stored. */
export function useLog(game?: string): UsedLog {
  const view = useSyncExternalStore(
    subscribe,
    () => openLog().view(game),
    () => OPENING,
  )
  useEffect(() => void openLog().answers(game), [game])
  const add = useCallback((records: readonly Kept[]) => void openLog().add(records), [])
  return { ...view, add }
}
