'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { whole } from '@/app/_components/format'
import { progress } from '@/app/_languages/english/progress'
import { namesOfMoments, onOneDay, spanInWords } from './dates'
import { FiguresTable } from './figures-table'
import { LEAST } from './moments'
import type { Moment } from './report'
import { Section } from './section'
import { rateBounds, thousandths } from './words'

const LineChart = dynamic(() => chartOrWords(import('./line-chart').then((module) => module.LineChart)), { ssr: false })

/** How the error rate went: a point for each so many decisions. */
export function RateOverTime({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <Section
      title={progress.rateOverTime}
      about={moments.length < 2 ? progress.aboutRateSoon(whole(2 * LEAST)) : progress.aboutRate}
    >
      {moments.length > 1 && <RateLine moments={moments} />}
      <RateTable moments={moments} />
    </Section>
  )
}

function RateLine({ moments }: { readonly moments: readonly Moment[] }) {
  const rates = moments.map(({ rate }) => rate)
  const known = rates.filter((rate) => rate !== null)
  const spoken =
    known.length === 0
      ? progress.rateSpokenNone
      : progress.rateSpoken(thousandths(known[0]!.value), thousandths(known.at(-1)!.value))
  return (
    <div className="desk-chart">
      <LineChart
        series={[
          {
            name: progress.errorRate,
            colour: 'ink',
            values: rates.map((rate) => rate?.value ?? null),
            band: rates.map((rate) => rate && ([rate.low, rate.high] as const)),
          },
        ]}
        moments={namesOfMoments(moments.map(({ to }) => to))}
        write={(value) => progress.thousandths(thousandths(value))}
        onAxis={(value) => whole(value)}
        fromZero
        spoken={spoken}
      />
    </div>
  )
}

function RateTable({ moments }: { readonly moments: readonly Moment[] }) {
  const hours = onOneDay(moments.flatMap(({ from, to }) => [from, to]))
  return (
    <FiguresTable
      label={progress.inFigures(progress.rateOverTime)}
      low
      heads={[progress.when, progress.decisions, progress.count, progress.rate, progress.inTwenty]}
      rows={moments.map(({ id, from, to, asked, counted, rate }) => ({
        id,
        cells: [
          spanInWords(from, to, hours),
          whole(asked),
          whole(counted),
          rate ? thousandths(rate.value) : '—',
          rate ? rateBounds(rate) : '—',
        ],
      }))}
    />
  )
}
