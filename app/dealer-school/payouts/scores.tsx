'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import type { SessionScore } from '@/lib/dealer-school/payouts'
import { findGame } from '@/lib/games/index'
import { Accuracy } from '../_parts/accuracy'

const SECOND = 1000

/** The session so far. */
export function Scores({ score }: { readonly score: SessionScore }) {
  return (
    <ThisSession asked={score.asked} before="Nothing settled yet. Your score, your time for a table and each kind of bet will stand here.">
      <div className="grid gap-4">
        <SessionFigures>
          <Figure label="Bets settled right" after={percent(score.right / score.asked, 0)}>
            {score.right} of {score.asked}
          </Figure>
          <Figure label="Time for a table" after={score.boards === 0 ? 'after the first' : 'seconds, the middle one'}>
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
        {name}
        <span className="block text-caption font-normal text-muted">{findGame(game)!.name}</span>
      </>
    ),
    asked,
    right,
  }))
  return <Accuracy label="Bet by bet" of="Bet" rows={rows} />
}
