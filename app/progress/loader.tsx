'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { Desk } from './desk'
import type { GameFacts } from './facts'
import { Heading } from './heading'
import { Skeleton } from './skeleton'

/** What was trained is in the browser alone: the server sends the frame. */
export function ProgressLoader({ facts }: { readonly facts: readonly GameFacts[] }) {
  if (useInBrowser()) return <Desk facts={facts} />
  return (
    <div className="desk">
      <Heading />
      <Skeleton />
      <noscript>
        <p className="text-small text-muted">
          What you have trained is kept in your browser and worked out there, so this page needs JavaScript.
        </p>
      </noscript>
    </div>
  )
}
