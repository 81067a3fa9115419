'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { Panel } from '@/app/_components/panel'
import { SHARES } from '@/lib/math/session-figures'
import type { ShownSession } from './use-risk'
import { chance, inMoney, plainMoney, QUANTILE_NAMES, type Purse } from './words'

const EndsChart = dynamic(() => chartOrWords(import('./ends-chart').then((module) => module.EndsChart)), { ssr: false })

const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

/** How sessions end: the whole distribution, its quantiles, and how often one has lost so much. */
export function Ends({ shown: { figures }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  return (
    <section aria-labelledby="ends">
      <Panel>
        <h2 id="ends" className="text-verdict font-semibold tracking-[-0.01em]">
          How such sessions end
        </h2>
        <div className="desk-chart">
          <EndsChart bins={figures.bins} purse={purse} />
        </div>
        <p className="text-caption text-muted">Each bar is a range of results, and the outermost hold all that lies beyond. Every session counted here is played to its last round, whatever is lost on the way.</p>
        <div className="grid gap-x-10 gap-y-5 min-[700px]:grid-cols-2">
          <table className="w-full border-collapse self-start text-small tabular-nums">
            <caption className="pb-1 text-left font-semibold">Of all sessions</caption>
            <tbody>
              {SHARES.map((share, i) => (
                <tr key={share} className="border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {QUANTILE_NAMES[share]}
                  </th>
                  <td className={`${CELL} font-[550]`}>{inMoney(figures.end.quantiles[i]!, purse)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className="w-full border-collapse self-start text-small tabular-nums">
            <caption className="pb-1 text-left font-semibold">Down at the end by</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">at least</th>
                <th scope="col">Chance</th>
              </tr>
            </thead>
            <tbody>
              {figures.lost.map((row) => (
                <tr key={row.loss} className="border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {plainMoney(row.loss, purse)} or more
                  </th>
                  <td className={`${CELL} font-[550]`}>{chance(row.chance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </section>
  )
}
