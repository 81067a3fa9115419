'use client'

import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { useStore } from '@/app/_components/use-store'
import { languageNow, onLanguage } from './area'
import { drawn, settle } from './settled'

/** English on the server and in the first render, which must agree with it. */
const useLanguage = (): string => useStore({ subscribe: onLanguage, now: languageNow }, 'en')

/** Who reads the language that is spoken fetches nothing for it. */
async function follow(wanted: string): Promise<void> {
  if (wanted === languageNow()) return
  const change = await import('./follow').catch(() => undefined)
  if (change) await change.follow(wanted)
  else settle()
}

/** The page in the reader's language. A change draws everything anew: words are read where they are said. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const { language: wanted } = usePreferences()
  const language = useLanguage()
  useEffect(() => void follow(wanted), [wanted])
  useLayoutEffect(drawn, [language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Fragment key={language}>{children}</Fragment>
}
