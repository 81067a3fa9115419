'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { payouts } from '@/app/_languages/english/payouts'
import type { SessionScore } from '@/lib/teaching/dealer-school/payouts'
import { GAME_NAMES } from '@/lib/games/ids'
import { Accuracy } from '../_parts/accuracy'

const SECOND = 1000

/** The session so far. */
export function Scores({ score }: { readonly score: SessionScore }) {
  return (
    <ThisSession asked={score.asked} before={payouts.before}>
      <div className="grid gap-4">
        <SessionFigures>
          <Figure label={payouts.settledRight} after={percent(score.right / score.asked, 0)}>
            {dealerSchool.ofAll(score.right, score.asked)}
          </Figure>
          <Figure
            label={payouts.timeForTable}
            after={score.boards === 0 ? payouts.afterTheFirst : dealerSchool.middleSeconds}
          >
            {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
          </Figure>
        </SessionFigures>
        <ByKind score={score} />
      </div>
    </ThisSession>
  )
}

function ByKind({ score }: { readonly score: SessionScore }) {
  const rows = score.byKind.map(({ game, kind, name, asked, right }) => ({
    id: `${game} ${kind}`,
    name: (
      <>
        {called(name)}
        <span className="block text-caption font-normal text-muted">{GAME_NAMES[game]}</span>
      </>
    ),
    asked,
    right,
  }))
  return <Accuracy label={payouts.betByBet} of={payouts.bet} rows={rows} />
}
