'use client'

import type { ReactNode } from 'react'
import { useInBrowser } from './store'

/**
 * Controls that need scripts. Until the page's scripts run in the reader's language, the browser disables every button
 * and field in here, so that no early press or keystroke is lost. Links, `<details>` and popovers work without scripts
 * and need no island. It renders no box and is not a Suspense boundary: React puts the content of one at the end of the
 * document, hidden, for a script to move, and without scripts nobody would see it.
 */
export function Island({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useInBrowser()} className="island contents">
      {children}
    </fieldset>
  )
}
