'use client'

import { useLayoutEffect } from 'react'
import { usePreferences } from './preferences'
import { useInBrowser } from '@/app/_ui/store'

/** Only what differs is written: each word at the root makes a browser style the whole page again. */
function show(name: 'deck' | 'cards' | 'dealing', value: string | undefined): void {
  const { dataset } = document.documentElement
  if (dataset[name] === value) return
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** Keeps the page's root at how cards are set to look, where the style sheet reads it. */
export function Look() {
  const { fourColours, cardSize, dealing } = usePreferences()
  const inBrowser = useInBrowser()
  useLayoutEffect(() => {
    // The first drawing agrees with the server, which knows of no settings.
    if (!inBrowser) return
    show('deck', fourColours ? 'four' : undefined)
    show('cards', cardSize === 'normal' ? undefined : cardSize)
    show('dealing', dealing === 1 ? undefined : String(dealing))
  }, [inBrowser, fourColours, cardSize, dealing])
  return null
}
