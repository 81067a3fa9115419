'use client'

import { useEffect, useState } from 'react'
import { chrome } from '@/app/_languages/words'
import { wholeQuery } from './long-address'
import { misspelledIn } from './misspelled'
import { Notice } from './notice'

/** What the address said when the page was opened. The page may have written its own before this component can look. */
const queryNow = (): URLSearchParams =>
  typeof window === 'undefined' ? new URLSearchParams() : wholeQuery(window.location.search, window.location.hash)

/**
 * For a link with a mistyped key: the page opened without what it says, so this names the key that was meant and links
 * to it.
 */
export function MisspelledLink() {
  const [query] = useState(queryNow)
  const [here, setHere] = useState<string | null>(null)
  // After the first render, which is the same as the server's.
  useEffect(() => setHere(window.location.pathname), [])
  const found = here === null ? null : misspelledIn(query)
  if (found === null) return null
  return (
    <div className="mx-auto max-w-desk px-4 pt-4 md:px-8 print:hidden">
      <Notice tone="bad">
        <p>{chrome.unknownKey(found.key.slice(0, 40), found.meant)}</p>
        {/* The whole page is opened anew, as by a link from outside. */}
        <a href={`${here}?${found.query}`} className="link inline-flex min-h-11 items-center justify-self-start">
          {chrome.openMeant}
        </a>
      </Notice>
    </div>
  )
}
