'use client'

import { answer } from '@/app/_languages/english/answer'
import { numbers } from '@/app/_languages/english/numbers'
import type { Score } from '@/lib/teaching/quiz/session'
import { classes } from './classes'
import { Figure } from './figure'
import { loss, money, plain } from './format'
import { GRADE_LOOKS } from './grade-look'
import { usePreferences } from './preferences'
import { SessionFigures, ThisSession } from './this-session'

/** Its place before a session is there: it is among the first things that a page shows. */
export const EmptySessionStrip = () => (
  <ThisSession asked={0} before={answer.before}>
    {null}
  </ThisSession>
)

/** The running score of a session, under the felt. */
export function SessionStrip({ score, unit }: { readonly score: Score; readonly unit: string }) {
  return (
    <ThisSession asked={score.asked} before={answer.before}>
      <Scores score={score} unit={unit} />
    </ThisSession>
  )
}

function Scores({ score, unit }: { readonly score: Score; readonly unit: string }) {
  const { stake, currency } = usePreferences()
  return (
    <div className="grid items-end gap-x-11 gap-y-3 2xl:grid-cols-auto-free">
      <SessionFigures>
        <Figure label={answer.thisSession} after={answer.rightOnes}>
          {answer.ofAsked(String(score.right), String(score.asked))}
        </Figure>
        <Figure label={answer.errorRate} {...(score.errorRate === null ? {} : { after: answer.thousandths })}>
          {score.errorRate === null ? '—' : plain(score.errorRate, 1)}
        </Figure>
        <Figure label={answer.givenAway} after={`${loss(score.cost)} ${numbers.units(unit)}`}>
          {money(score.cost * stake, currency)}
        </Figure>
      </SessionFigures>
      <Dots score={score} />
    </div>
  )
}

/** The last answers, oldest first: the taller and redder, the dearer. The figures beside it say the same in words. */
function Dots({ score }: { readonly score: Score }) {
  return (
    <div aria-hidden="true" className="flex h-9.5 items-end gap-1.5 2xl:justify-end">
      {score.recent.map((grade, i) => (
        <i key={i} className={classes('w-2.25 rounded-bar', GRADE_LOOKS[grade].bar, GRADE_LOOKS[grade].dot)} />
      ))}
    </div>
  )
}
