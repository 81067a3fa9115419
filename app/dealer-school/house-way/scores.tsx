'use client'

import { shareInWords } from '@/app/house-ways/_parts/share'
import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import type { Drilling } from './use-drill'

const SECOND = 1000

/** The session so far. Before the first answer it says what will stand there. */
export function Scores({ drilling }: { readonly drilling: Drilling }) {
  const { score } = drilling
  return (
    <section aria-label="This session" className="grid gap-4 border-t px-1 pt-4">
      {score.asked === 0 ? (
        <p className="text-small text-muted">Nothing answered yet. Your score, your streak, your time for a hand and each clause will stand here.</p>
      ) : (
        <>
          <div className="grid items-end gap-x-11 gap-y-3 min-[900px]:grid-cols-[auto_1fr]">
            <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[900px]:flex min-[900px]:gap-x-11">
              <Figure label="This session" after={percent(score.right / score.asked, 0)}>
                {score.right} of {score.asked}
              </Figure>
              <Figure label="Right in a row" after={`best ${score.longestStreak}`}>
                {score.streak}
              </Figure>
              <Figure label="Time for a hand" after="seconds, the middle one">
                {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
              </Figure>
            </dl>
            <div aria-hidden="true" className="flex h-[38px] items-end gap-1.5 min-[900px]:justify-end">
              {score.recent.map((isRight, i) => (
                <i key={i} className={classes('w-[9px] rounded-[3px]', isRight ? 'h-2 bg-best' : 'h-7 bg-blunder')} />
              ))}
            </div>
          </div>
          <ByClause drilling={drilling} />
        </>
      )}
    </section>
  )
}

function ByClause({ drilling: { score, often } }: { readonly drilling: Drilling }) {
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small font-semibold">Clause by clause</summary>
      <div role="region" aria-label="Clause by clause" tabIndex={0} className="overflow-x-auto">
        <table className="w-full max-w-[560px] border-collapse text-small tabular-nums">
          <thead>
            <tr className="text-caption text-muted">
              <th scope="col" className="py-2 text-left font-normal">
                Clause
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Right
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Accuracy
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Comes at a table
              </th>
            </tr>
          </thead>
          <tbody>
            {score.byClause.map(({ clause, asked, right }) => {
              const share = often(clause)
              return (
                <tr key={clause} className="border-t">
                  <th scope="row" className="py-2 text-left font-[550]">
                    {clause}
                  </th>
                  <td className="py-2 pl-3 text-right">
                    {right} of {asked}
                  </td>
                  <td className="py-2 pl-3 text-right">{percent(right / asked, 0)}</td>
                  <td className="py-2 pl-3 text-right">{share === undefined ? '—' : shareInWords(share)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
