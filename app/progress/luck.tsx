'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { money, signedMoney, whole } from '@/app/_components/format'
import { progress } from '@/app/_languages/english/progress'
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
    <Section title={progress.luckAndSkill} about={progress.aboutLuck}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:grid-cols-4">
        <Reading label={progress.roundsPlayed}>{whole(total.rounds)}</Reading>
        <Reading label={progress.result}>{inMoney(total.result)}</Reading>
        <Reading label={progress.yourDecisions} below={progress.expectedBelow}>
          {inMoney(total.expected)}
        </Reading>
        <Reading label={progress.luck}>{inMoney(total.luck)}</Reading>
      </dl>
      <p className="text-small">{unusual(total)}</p>
      <div className="progress-beside">
        <div className="desk-chart">
          <LineChart
            series={[
              { name: progress.result, colour: 'ink', values: moments.map(({ result }) => result * purse.stake) },
              {
                name: progress.decisionsExpected,
                colour: 'best',
                dash: [7, 3],
                values: moments.map(({ expected }) => expected * purse.stake),
              },
              {
                name: progress.luck,
                colour: 'mistake',
                dash: [2, 3],
                values: moments.map((one) => one.luck * purse.stake),
              },
            ]}
            moments={names}
            write={(value) => signedMoney(wholeWhereMany(value), purse.currency)}
            onAxis={(value) => money(value, purse.currency)}
            spoken={progress.luckSpoken(
              rounds(total.rounds),
              inMoney(total.result),
              inMoney(total.expected),
              inMoney(total.luck),
            )}
          />
        </div>
        <FiguresTable
          label={progress.inFigures(progress.luckAndSkill)}
          low
          heads={[progress.roundsHead, progress.until, progress.result, progress.expected, progress.luck]}
          rows={moments.map((one, i) => ({
            id: `${one.rounds}`,
            cells: [whole(one.rounds), names[i], inMoney(one.result), inMoney(one.expected), inMoney(one.luck)],
          }))}
        />
      </div>
      {luck.otherRules > 0 && (
        <p className="text-caption text-muted">{progress.roundsLeftOut(rounds(luck.otherRules))}</p>
      )}
    </Section>
  )
}

const wholeWhereMany = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)
