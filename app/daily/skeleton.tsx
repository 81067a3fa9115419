import type { ReactNode } from 'react'
import { daily } from '@/app/_languages/words'

/** The table without cards, shown while the day's hand is searched for. */
export function Skeleton({
  about,
  says,
  title = daily.title,
  children,
}: {
  /** What the page is for, to read until its code is there. */
  readonly about?: string
  readonly says: string
  readonly title?: string
  readonly children?: ReactNode
}) {
  return (
    <div className="trainer max-md:min-h-dvh" aria-busy="true">
      <h1 className="trainer-wide font-serif text-heading/title font-semibold tracking-title md:text-title">{title}</h1>
      <div className="felt-surface trainer-felt min-h-95 rounded-box md:rounded-panel" />
      <div className="trainer-panel text-small text-muted">
        {about !== undefined && <p className="mb-2 text-copy">{about}</p>}
        <p role="status">{says}</p>
        {children}
        <noscript>
          <p className="mt-2">{daily.needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}
