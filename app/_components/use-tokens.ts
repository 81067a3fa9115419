'use client'

import { useTheme } from 'next-themes'
import { useMemo } from 'react'

/** Colours of the site for a canvas, which reads no style sheet; `font` is its family. Anew with the theme. */
export function useTokens(): (name: string) => string {
  const { resolvedTheme } = useTheme()
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    // The theme's class is on the page before this renders again; naming it here makes the colours follow.
    const others: Readonly<Record<string, string>> = {
      theme: resolvedTheme ?? 'light',
      font: getComputedStyle(document.body).fontFamily,
    }
    return (name) => others[name] ?? style.getPropertyValue(`--${name}`).trim()
  }, [resolvedTheme])
}
