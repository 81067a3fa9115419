'use client'

import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import type { SessionScore } from '@/lib/dealer-school/payouts'
import { findGame } from '@/lib/games/index'

const SECOND = 1000

/** The session so far. Before the first answer it says what will stand there. */
export function Scores({ score }: { readonly score: SessionScore }) {
  return (
    <section aria-label="This session" className="grid gap-4 border-t px-1 pt-4">
      {score.asked === 0 ? (
        <p className="text-small text-muted">Nothing settled yet. Your score, your time for a table and each kind of bet will stand here.</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[900px]:flex min-[900px]:gap-x-11">
            <Figure label="Bets settled right" after={percent(score.right / score.asked, 0)}>
              {score.right} of {score.asked}
            </Figure>
            <Figure label="Time for a table" after={score.boards === 0 ? 'after the first' : 'seconds, the middle one'}>
              {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
            </Figure>
          </dl>
          <ByKind score={score} />
        </>
      )}
    </section>
  )
}

function ByKind({ score }: { readonly score: SessionScore }) {
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small font-semibold">Bet by bet</summary>
      <div role="region" aria-label="Bet by bet" tabIndex={0} className="overflow-x-auto">
        <table className="w-full max-w-[560px] border-collapse text-small tabular-nums">
          <thead>
            <tr className="text-caption text-muted">
              <th scope="col" className="py-2 text-left font-normal">
                Bet
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Right
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Accuracy
              </th>
            </tr>
          </thead>
          <tbody>
            {score.byKind.map(({ game, kind, name, asked, right }) => (
              <tr key={`${game} ${kind}`} className="border-t">
                <th scope="row" className="py-2 text-left font-[550]">
                  {name}
                  <span className="block text-caption font-normal text-muted">{findGame(game)!.name}</span>
                </th>
                <td className="py-2 pl-3 text-right">
                  {right} of {asked}
                </td>
                <td className="py-2 pl-3 text-right">{percent(right / asked, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
