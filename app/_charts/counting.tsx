'use client'

import type { ReactNode } from 'react'
import { answer } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { ProgressLine } from '@/app/_ui/progress-line'
import type { Asked } from '@/app/_solver/use-solver'
import { problemInWords } from '@/app/_ui/problem-words'

interface Props {
  readonly solver: Pick<Asked<unknown>, 'status' | 'problem' | 'progress' | 'retry' | 'cancel'>
  /** The sentence to show if it was stopped: `This answer was not worked out.` */
  readonly stopped: string
  /** What is being computed; null if the page says so already. */
  readonly says?: string | null
  /** Further ways to continue after a failure, besides retrying. */
  readonly children?: ReactNode
}

/** The progress of a count, with a button to stop it. After a failure or a stop: the reason, and ways to continue. */
export function Counting({ solver, stopped, says = answer.countingDeals, children }: Props) {
  const { status, problem, progress, retry, cancel } = solver
  if (status === 'failed') {
    return (
      <div role="alert" className="grid gap-3 text-small">
        {problem?.name === 'Cancelled' ? (
          <p>{answer.stopped(stopped)}</p>
        ) : (
          <p>{problem ? problemInWords(problem) : answer.failed}</p>
        )}
        <Button onClick={retry}>{answer.tryAgain}</Button>
        {children}
      </div>
    )
  }
  return (
    <div className="grid animate-appear gap-3 text-small text-muted [animation-delay:250ms]">
      {says !== null && <p>{says}</p>}
      <ProgressLine done={progress} label={answer.counting} />
      <Button look="quiet" onClick={cancel}>
        {answer.stop}
      </Button>
    </div>
  )
}
