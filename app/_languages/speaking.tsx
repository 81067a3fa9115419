'use client'

import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { languageNow, onLanguage, speak } from './area'
import { loadLanguage } from './load'

/** English on the server and in the first render, which must agree with it. */
const useLanguage = (): string => useSyncExternalStore(onLanguage, languageNow, () => 'en')

async function follow(wanted: string): Promise<void> {
  if (wanted === languageNow()) return
  // One that cannot be fetched leaves the page as it is: in words that somebody understands.
  const words = await loadLanguage(wanted).catch(() => undefined)
  if (words !== undefined) speak(words)
}

/** The page in the reader's language. A change draws everything anew: words are read where they are said. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const { language: wanted } = usePreferences()
  const language = useLanguage()
  useEffect(() => void follow(wanted), [wanted])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Fragment key={language}>{children}</Fragment>
}
