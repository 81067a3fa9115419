'use client'

import { Fragment, type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { languageNow, onLanguage, speak } from './area'
import { loadLanguage } from './load'
import { goBackTo, type Place, placeNow } from './place'
import { settle } from './settled'

/** English on the server and in the first render, which must agree with it. */
const useLanguage = (): string => useSyncExternalStore(onLanguage, languageNow, () => 'en')

/** The language that was wanted last, and the one that could not be fetched. */
let wantedLast = 'en'
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
export const useUnfetched = (): string | null => useSyncExternalStore(onUnfetched, () => unfetched, () => null)

/** Where the reader was before the words changed. */
let left: Place | null = null

/** Changes to a language. One that cannot be fetched leaves the page as it is: in words that somebody understands. */
export async function follow(wanted: string): Promise<void> {
  wantedLast = wanted
  setUnfetched(null)
  if (wanted === languageNow()) return
  const words = await loadLanguage(wanted).catch(() => undefined)
  // Another one may be wanted by now.
  if (wantedLast !== wanted) return
  if (words === undefined) setUnfetched(wanted)
  else {
    left = placeNow()
    speak(words)
  }
  settle()
}

/** The page in the reader's language. A change draws everything anew: words are read where they are said. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const { language: wanted } = usePreferences()
  const language = useLanguage()
  useEffect(() => void follow(wanted), [wanted])
  useLayoutEffect(() => {
    if (left) goBackTo(left)
    left = null
  }, [language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Fragment key={language}>{children}</Fragment>
}
