'use client'

import { trainer } from '@/app/_languages/english/trainer'
import type { Problem } from '@/lib/result'
import type { Session } from './use-round'

interface Props {
  readonly session: Session
  readonly problem: Problem | null
  /** Opens the list of the session's earlier hands. */
  readonly onEarlier: () => void
}

/** Under the session: its earlier hands, its summary, and why nothing is stored where nothing is. */
export function SessionEnd({ session, problem, onEarlier }: Props) {
  return (
    <>
      {session.score.asked > 0 && (
        <p className="flex flex-wrap gap-x-5 px-1 pt-1 text-small">
          <button
            type="button"
            onClick={onEarlier}
            aria-haspopup="dialog"
            aria-keyshortcuts="ArrowLeft"
            className="link inline-flex min-h-11 items-center md:min-h-8"
          >
            {trainer.earlierHands}
          </button>
          <button type="button" onClick={session.end} className="link inline-flex min-h-11 items-center md:min-h-8">
            {trainer.endSession}
          </button>
        </p>
      )}
      {problem && (
        <div role="status" className="px-1 pt-1 text-caption text-muted">
          <span lang="en">{problem.message}</span> {trainer.worksOn}
        </div>
      )}
    </>
  )
}
