'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { money, signedMoney, whole } from '@/app/_components/format'
import { namesOfMoments } from './dates'
import { FiguresTable } from './figures-table'
import type { LuckReport } from './report'
import { Reading } from './reading'
import { Section } from './section'
import { rounds, unusual, type Purse } from './words'

const LineChart = dynamic(() => chartOrWords(import('./line-chart').then((module) => module.LineChart)), { ssr: false })

interface Props {
  readonly luck: LuckReport
  readonly purse: Purse
}

/** What whole rounds brought, taken apart: what the decisions were worth, and the rest, which is luck. */
export function Luck({ luck, purse }: Props) {
  const { total, moments } = luck
  const names = namesOfMoments(moments.map(({ to }) => to))
  const inMoney = (bets: number): string => signedMoney(wholeWhereMany(bets * purse.stake), purse.currency)
  return (
    <Section title="Luck and skill" about="A round’s result is what your decisions were worth plus luck. The first is known exactly: best play’s value less what you gave away. What is left is the cards.">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[700px]:grid-cols-4">
        <Reading label="Rounds played">{whole(total.rounds)}</Reading>
        <Reading label="Result">{inMoney(total.result)}</Reading>
        <Reading label="Your decisions" below="expected">
          {inMoney(total.expected)}
        </Reading>
        <Reading label="Luck">{inMoney(total.luck)}</Reading>
      </dl>
      <p className="text-small">{unusual(total)}</p>
      <div className="progress-beside">
        <div className="desk-chart">
          <LineChart
            series={[
              { name: 'Result', colour: 'ink', values: moments.map(({ result }) => result * purse.stake) },
              { name: 'Your decisions, expected', colour: 'best', dash: [7, 3], values: moments.map(({ expected }) => expected * purse.stake) },
              { name: 'Luck', colour: 'mistake', dash: [2, 3], values: moments.map((one) => one.luck * purse.stake) },
            ]}
            moments={names}
            write={(value) => signedMoney(wholeWhereMany(value), purse.currency)}
            onAxis={(value) => money(value, purse.currency)}
            spoken={`Luck and skill over ${rounds(total.rounds)}: the result ended at ${inMoney(total.result)}, of which your decisions were worth ${inMoney(total.expected)} and luck was ${inMoney(total.luck)}. The table has the figures.`}
          />
        </div>
        <FiguresTable
          label="Luck and skill, in figures"
          low
          heads={['Rounds', 'Until', 'Result', 'Expected', 'Luck']}
          rows={moments.map((one, i) => ({ id: `${one.rounds}`, cells: [whole(one.rounds), names[i], inMoney(one.result), inMoney(one.expected), inMoney(one.luck)] }))}
        />
      </div>
      {luck.otherRules > 0 && <p className="text-caption text-muted">{rounds(luck.otherRules)} under other rules are left out: what best play is worth there was not worked out.</p>}
    </Section>
  )
}

const wholeWhereMany = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)
