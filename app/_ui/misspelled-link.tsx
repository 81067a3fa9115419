'use client'

import { usePathname } from 'next/navigation'
import { startTransition, useEffect, useState } from 'react'
import { chrome } from '@/app/_languages/words'
import { wholeQuery } from './long-address'
import type { Misspelled } from './misspelled'
import { Notice } from './notice'

/** What the address said when the page was opened. The page writes its own before an effect here could look. */
const openedAt = () =>
  typeof window === 'undefined'
    ? null
    : { path: window.location.pathname, query: wholeQuery(window.location.search, window.location.hash) }

/**
 * For a link with a mistyped key: the page opened without what it says, so this names the key that was meant and links
 * to it.
 */
export function MisspelledLink() {
  const [opened] = useState(openedAt)
  const [found, setFound] = useState<Misspelled | null>(null)
  const path = usePathname()
  // Most pages open without a query, and need no list of the keys that there are.
  useEffect(() => {
    if (!opened || opened.query.size === 0) return
    void import('./misspelled').then(
      ({ misspelledIn }) => startTransition(() => setFound(misspelledIn(opened.query))),
      // Offline, or a build that is gone: the page works without the question.
      () => undefined,
    )
  }, [opened])
  if (found === null || opened?.path !== path) return null
  return (
    <div className="mx-auto max-w-desk px-4 pt-4 md:px-8 print:hidden">
      <Notice tone="bad">
        <p>{chrome.unknownKey(found.key.slice(0, 40), found.meant)}</p>
        {/* The whole page is opened anew, as by a link from outside. */}
        <a href={`${path}?${found.query}`} className="link inline-flex min-h-11 items-center justify-self-start">
          {chrome.openMeant}
        </a>
      </Notice>
    </div>
  )
}
