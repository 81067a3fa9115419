'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { whole } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { risk } from '@/app/_languages/words'
import type { ShownSession } from './use-risk'
import { chance, clock, inMoney, plainMoney, shareAt, someOf, timeOf, type Purse } from './words'

const FanChart = dynamic(() => chartOrWords(import('./course-charts').then((module) => module.FanChart)), {
  ssr: false,
})
const ChanceChart = dynamic(() => chartOrWords(import('./course-charts').then((module) => module.ChanceChart)), {
  ssr: false,
})

const ROWS = 8
const HEAD = 'py-1.5 pl-2 text-right align-bottom font-normal md:pl-3 md:whitespace-nowrap'
const CELL = 'py-1.5 pl-2 text-right whitespace-nowrap md:pl-3'

const timeInWords = (rounds: number, shown: ShownSession): string =>
  shown.by === 'hours' ? `${clock(timeOf(rounds, shown))} h` : whole(rounds)

interface Props {
  readonly shown: ShownSession
  readonly purse: Purse
}

/**
 * How the session may develop: its result over time, and the chances of being ahead and of having lost the bankroll.
 */
export function Course({ shown, purse }: Props) {
  const bankroll = plainMoney(shown.session.bankroll / shown.session.stake, purse)
  return (
    <TitledPanel id="course" title={risk.course}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 min-[68.75rem]:grid-cols-2">
        <figure className="grid min-w-0 grid-cols-1 gap-1.5">
          <figcaption className="text-small text-muted">{risk.bands}</figcaption>
          <div className="desk-chart">
            <FanChart shown={shown} purse={purse} />
          </div>
        </figure>
        <figure className="grid min-w-0 grid-cols-1 gap-1.5">
          <figcaption className="text-small text-muted">{risk.chances(bankroll)}</figcaption>
          <div className="desk-chart">
            <ChanceChart shown={shown} bankroll={bankroll} />
          </div>
        </figure>
      </div>
      <CourseTable shown={shown} purse={purse} bankroll={bankroll} />
    </TitledPanel>
  )
}

/** The charts as a table, at some moments of the session. */
function CourseTable({ shown, purse, bankroll }: Props & { readonly bankroll: string }) {
  const { figures, by } = shown
  const ruinAt = new Map(figures.ruinOver.map((one) => [one.rounds, one.chance]))
  return (
    <div role="region" aria-label={risk.courseFigures} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-caption tabular-nums md:text-small">
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col" className="py-1.5 text-left align-bottom font-normal">
              {by === 'hours' ? risk.after : risk.rounds}
            </th>
            {[risk.below20, risk.median, risk.above20, risk.isAhead, risk.hasLost(bankroll)].map((head) => (
              <th key={head} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {someOf(figures.course, ROWS).map((moment) => (
            <tr key={moment.rounds} className="border-t">
              <th scope="row" className="py-1.5 text-left font-strong whitespace-nowrap">
                {timeInWords(moment.rounds, shown)}
              </th>
              <td className={CELL}>{inMoney(moment.quantiles[shareAt(0.05)]!, purse)}</td>
              <td className={CELL}>{inMoney(moment.quantiles[shareAt(0.5)]!, purse)}</td>
              <td className={CELL}>{inMoney(moment.quantiles[shareAt(0.95)]!, purse)}</td>
              <td className={CELL}>{chance(moment.ahead)}</td>
              <td className={`${CELL} max-[23.75rem]:whitespace-normal`}>{chance(ruinAt.get(moment.rounds) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
