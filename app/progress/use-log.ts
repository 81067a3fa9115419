'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { openLog } from '@/app/progress/open-log'
import type { Log } from '@/lib/storage/log'
import { type LogView, OPENING } from '@/lib/storage/view'

/** A page that the browser had suspended missed other tabs' changes, and its database may have been closed. */
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

/** The records in this browser, or those of one game. Updated by other tabs too. */
export interface UsedLog extends LogView {
  /** Stores new records, and lists them once they are stored, so that nothing shown afterwards can be lost. */
  readonly keep: Log['keep']
}

const keep: Log['keep'] = (records, session) => openLog().keep(records, session)

/**
 * The log for a page. Its status is `opening` on the server. With the status `without`, `problem` says why nothing is
 * stored.
 */
export function useLog(game?: string): UsedLog {
  const view = useSyncExternalStore(
    subscribe,
    () => openLog().view(game),
    () => OPENING,
  )
  useEffect(() => void openLog().answers(game), [game])
  return { ...view, keep }
}
