import type { ReactNode } from 'react'
import { felt } from '@/app/_languages/words'
import { EmptySessionStrip } from './session-strip'

interface Props {
  readonly title: string
  /** What the page is for, to read until its code is there. It is left out while a session opens. */
  readonly about?: string
  /** What is happening. */
  readonly says?: string
  readonly strip?: ReactNode
  /** Shown below what is happening. */
  readonly children?: ReactNode
}

/** The table without cards, shown while the page loads. */
export function Skeleton({ title, about, says = felt.shuffling, strip = <EmptySessionStrip />, children }: Props) {
  return (
    <div className="trainer max-md:min-h-dvh" aria-busy="true">
      <h1 className="trainer-wide font-serif text-heading/title font-semibold tracking-title md:text-title">{title}</h1>
      <div className="felt-surface trainer-felt min-h-95 rounded-box md:rounded-panel" />
      <div className="trainer-panel text-small text-muted">
        {about !== undefined && <p className="mb-2 text-copy">{about}</p>}
        <p role="status">{says}</p>
        {children}
        <noscript>
          <p className="mt-2">{felt.needsScript}</p>
        </noscript>
      </div>
      {strip !== null && <div className="trainer-wide">{strip}</div>}
    </div>
  )
}
