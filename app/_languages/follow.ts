import { useSyncExternalStore } from 'react'
import { preferencesNow } from '@/app/_components/preferences'
import { speak } from './area'
import { loadLanguage } from './load'
import { goBackTo, placeNow } from './place'
import { onceDrawn, settle } from './settled'

/* Changing to a language: fetched by who has chosen another one than the page speaks. */

/** The language that is wanted and could not be fetched. */
let unfetched: string | null = null
const waiting = new Set<() => void>()

function setUnfetched(id: string | null): void {
  unfetched = id
  for (const listener of waiting) listener()
}

function onUnfetched(listener: () => void): () => void {
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** The language that is wanted and could not be fetched; null where all is well. */
export const useUnfetched = (): string | null =>
  useSyncExternalStore(
    onUnfetched,
    () => unfetched,
    () => null,
  )

/** Changes to a language. One that cannot be fetched leaves the page as it is: in words that somebody understands. */
export async function follow(wanted: string): Promise<void> {
  setUnfetched(null)
  const words = await loadLanguage(wanted).catch(() => undefined)
  // Another one may be wanted by now.
  if (preferencesNow().language !== wanted) return
  if (words === undefined) setUnfetched(wanted)
  else {
    const left = placeNow()
    onceDrawn(() => goBackTo(left))
    speak(words)
  }
  settle()
}
