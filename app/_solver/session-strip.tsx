'use client'

import type { ReactNode } from 'react'
import { answer } from '@/app/_languages/words'
import type { Score } from '@/lib/teaching/quiz/session'
import { Figure } from '@/app/_solver/figure'
import { money } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { SessionFigures, ThisSession } from './this-session'

/** The placeholder before a session is loaded, because the strip is among the first things that a page shows. */
export const EmptySessionStrip = () => (
  <ThisSession asked={0} before={answer.before}>
    {null}
  </ThisSession>
)

interface Props {
  readonly score: Score
  /** False if the user had help, so that the answers don't count toward the error rate. */
  readonly isRated?: boolean
  /** The session's hands, below the score. */
  readonly children: ReactNode
}

/** The running score of a session, below the felt. */
export function SessionStrip({ score, isRated = true, children }: Props) {
  return (
    <ThisSession asked={score.asked} before={answer.before}>
      <div className="grid grid-cols-1 gap-y-3">
        <Scores score={score} isRated={isRated} />
        {children}
      </div>
    </ThisSession>
  )
}

function Scores({ score, isRated }: Required<Omit<Props, 'children'>>) {
  const { stake, currency } = usePreferences()
  return (
    <SessionFigures>
      <Figure label={answer.thisSession} after={answer.rightOnes}>
        {answer.ofAsked(String(score.right), String(score.asked))}
      </Figure>
      <Figure label={answer.givenAway}>{money(score.cost * stake, currency)}</Figure>
      {isRated &&
        (score.errorRate === null ? (
          <Figure label={answer.errorRate}>—</Figure>
        ) : (
          <Figure label={answer.errorRate}>{money((score.errorRate / 1000) * stake, currency)}</Figure>
        ))}
    </SessionFigures>
  )
}
