'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type Log, openLog } from '@/lib/storage/log'
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
  /** Stores what was just answered or played, and lists it once it's stored: what is shown afterwards can't be lost. */
  readonly keep: Log['keep']
}

const keep: Log['keep'] = (records, session) => openLog().keep(records, session)

/** The log, for a page. `opening` while the server renders; with `without`, `problem` says in words why nothing is stored. */
export function useLog(game?: string): UsedLog {
  const view = useSyncExternalStore(
    subscribe,
    () => openLog().view(game),
    () => OPENING,
  )
  useEffect(() => void openLog().answers(game), [game])
  return { ...view, keep }
}
