'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { ProgressLine } from './progress-line'
import type { Asked } from './use-solver'

interface Props {
  readonly solver: Pick<Asked<unknown>, 'status' | 'problem' | 'progress' | 'retry' | 'cancel'>
  /** What was stopped, in a sentence: `This answer was not worked out.` */
  readonly stopped: string
  /** What is being done; null where that is said already. */
  readonly says?: string | null
  /** Ways on where it failed, besides trying again. */
  readonly children?: ReactNode
}

/** A hand that is being counted: how far it is and a way to stop it. Where it failed or was stopped: why, and the ways on. */
export function Counting({ solver, stopped, says = 'Counting every deal that can still come.', children }: Props) {
  const { status, problem, progress, retry, cancel } = solver
  if (status === 'failed') {
    return (
      <div role="alert" className="grid gap-3 text-small">
        <p>{problem?.name === 'Cancelled' ? `Stopped. ${stopped}` : (problem?.message ?? 'The calculation failed.')}</p>
        <Button onClick={retry}>Try again</Button>
        {children}
      </div>
    )
  }
  return (
    <div className="grid animate-appear gap-3 text-small text-muted [animation-delay:250ms]">
      {says !== null && <p>{says}</p>}
      <ProgressLine done={progress} label="Counting" />
      <Button look="quiet" onClick={cancel}>
        Stop
      </Button>
    </div>
  )
}
