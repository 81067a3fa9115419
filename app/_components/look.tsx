'use client'

import { useLayoutEffect } from 'react'
import { usePreferences } from './preferences'
import { useInBrowser } from './use-in-browser'

/** Keeps the page's root at how cards are set to look, where the style sheet reads it. */
export function Look() {
  const { fourColours, cardSize, dealing } = usePreferences()
  const inBrowser = useInBrowser()
  useLayoutEffect(() => {
    // The first drawing agrees with the server, which knows of no settings.
    if (!inBrowser) return
    const { dataset } = document.documentElement
    if (fourColours) dataset.deck = 'four'
    else delete dataset.deck
    dataset.cards = cardSize
    dataset.dealing = String(dealing)
  }, [inBrowser, fourColours, cardSize, dealing])
  return null
}
