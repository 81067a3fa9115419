'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { houseWays } from '@/app/_languages/english/house-ways'
import { Opening } from './opening'

/** What is written comes out of the address and the browser's own storage. */
export function EditorLoader() {
  return useInBrowser() ? (
    <Opening />
  ) : (
    <div className="mx-auto max-w-table px-4 py-8 md:px-8" aria-busy="true">
      <h1 className="font-serif text-title font-semibold tracking-title">{houseWays.title}</h1>
      <p role="status" className="mt-3 text-muted">
        {houseWays.opening}
      </p>
      <noscript>
        <p className="mt-2">The editor checks every hand in your browser, so it needs JavaScript.</p>
      </noscript>
    </div>
  )
}
