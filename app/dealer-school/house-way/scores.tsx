'use client'

import { shareInWords } from '@/app/house-ways/_parts/share'
import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { Accuracy } from '../_parts/accuracy'
import type { Drilling } from './use-drill'

const SECOND = 1000

/** The session so far. */
export function Scores({ drilling }: { readonly drilling: Drilling }) {
  return (
    <ThisSession asked={drilling.score.asked} before={houseWayDrill.before}>
      <div className="grid gap-4">
        <Figures score={drilling.score} />
        <ByClause drilling={drilling} />
      </div>
    </ThisSession>
  )
}

function Figures({ score }: { readonly score: Drilling['score'] }) {
  return (
    <div className="grid items-end gap-x-11 gap-y-3 2xl:grid-cols-auto-free">
      <SessionFigures>
        <Figure label={houseWayDrill.thisSession} after={percent(score.right / score.asked, 0)}>
          {dealerSchool.ofAll(score.right, score.asked)}
        </Figure>
        <Figure label={houseWayDrill.inARow} after={houseWayDrill.best(score.longestStreak)}>
          {score.streak}
        </Figure>
        <Figure label={houseWayDrill.timeForHand} after={dealerSchool.middleSeconds}>
          {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
        </Figure>
      </SessionFigures>
      <div aria-hidden="true" className="flex h-9.5 items-end gap-1.5 2xl:justify-end">
        {score.recent.map((isRight, i) => (
          <i key={i} className={classes('w-2.25 rounded-bar', isRight ? 'h-2 bg-best' : 'h-7 bg-blunder')} />
        ))}
      </div>
    </div>
  )
}

function ByClause({ drilling: { score, often } }: { readonly drilling: Drilling }) {
  const rows = score.byClause.map(({ clause, asked, right }) => {
    const share = often(clause)
    return { id: clause, name: clause, asked, right, more: share === undefined ? '—' : shareInWords(share) }
  })
  return (
    <Accuracy label={houseWayDrill.byClause} of={houseWayDrill.clause} more={houseWayDrill.comesAtTable} rows={rows} />
  )
}
