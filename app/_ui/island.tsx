'use client'

import type { ReactNode } from 'react'
import { useInBrowser } from './store'

/**
 * Controls that need code. Until the page's code runs, and speaks the reader's language, the browser disables every button and field in here:
 * nothing that somebody presses or types early is lost. Links, `<details>` and popovers work without code and need no island. It draws no box,
 * and is no Suspense boundary: React writes what stands in one at the end of the document, hidden, for a script to move into its place, and
 * without one it would never be seen.
 */
export function Island({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useInBrowser()} className="island contents">
      {children}
    </fieldset>
  )
}
