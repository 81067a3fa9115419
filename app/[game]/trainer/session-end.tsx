'use client'

import { trainer } from '@/app/_languages/english/trainer'
import type { Problem } from '@/lib/result'
import type { Session } from './use-round'

/** Under the session: the way to its summary before its time, and, where nothing is stored, that and why. */
export function SessionEnd({ session, problem }: { readonly session: Session; readonly problem: Problem | null }) {
  return (
    <>
      {session.score.asked > 0 && (
        <p className="px-1 pt-1 text-small">
          <button
            type="button"
            onClick={session.end}
            className="link inline-flex min-h-11 items-center min-[700px]:min-h-8"
          >
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
