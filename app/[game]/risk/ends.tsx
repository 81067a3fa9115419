'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { Panel } from '@/app/_components/panel'
import { risk } from '@/app/_languages/english/risk'
import { SHARES } from '@/lib/math/session-figures'
import type { ShownSession } from './use-risk'
import { chance, inMoney, plainMoney, quantileName, type Purse } from './words'

const EndsChart = dynamic(() => chartOrWords(import('./ends-chart').then((module) => module.EndsChart)), { ssr: false })

const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

/** How sessions end: the whole distribution, its quantiles, and how often one has lost so much. */
export function Ends({ shown: { figures }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  return (
    <section aria-labelledby="ends">
      <Panel>
        <h2 id="ends" className="text-verdict font-semibold tracking-snug">
          {risk.ends}
        </h2>
        <div className="desk-chart">
          <EndsChart bins={figures.bins} purse={purse} />
        </div>
        <p className="text-caption text-muted">{risk.endsAbout}</p>
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <table className="w-full border-collapse self-start text-small tabular-nums">
            <caption className="pb-1 text-left font-semibold">{risk.ofAll}</caption>
            <tbody>
              {SHARES.map((share, i) => (
                <tr key={share} className="border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {quantileName(share)}
                  </th>
                  <td className={`${CELL} font-strong`}>{inMoney(figures.end.quantiles[i]!, purse)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className="w-full border-collapse self-start text-small tabular-nums">
            <caption className="pb-1 text-left font-semibold">{risk.downBy}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{risk.atLeast}</th>
                <th scope="col">{risk.chance}</th>
              </tr>
            </thead>
            <tbody>
              {figures.lost.map((row) => (
                <tr key={row.loss} className="border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {risk.orMore(plainMoney(row.loss, purse))}
                  </th>
                  <td className={`${CELL} font-strong`}>{chance(row.chance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </section>
  )
}
