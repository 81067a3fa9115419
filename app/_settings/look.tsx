'use client'

import { useLayoutEffect } from 'react'
import { usePreferences } from './preferences'
import { useInBrowser } from '@/app/_ui/store'

/** Writes only changes, because each attribute of the root makes the browser recalculate all styles. */
function show(name: 'deck' | 'cards' | 'dealing', value: string | undefined): void {
  const { dataset } = document.documentElement
  if (dataset[name] === value) return
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** Keeps the attributes of the page's root, which the style sheet reads, equal to the settings for cards. */
export function Look() {
  const { fourColours, cardSize, dealing } = usePreferences()
  const inBrowser = useInBrowser()
  useLayoutEffect(() => {
    // The first render must match the server's, which has no settings.
    if (!inBrowser) return
    show('deck', fourColours ? 'four' : undefined)
    show('cards', cardSize === 'normal' ? undefined : cardSize)
    show('dealing', dealing === 1 ? undefined : String(dealing))
  }, [inBrowser, fourColours, cardSize, dealing])
  return null
}
