'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { whole } from '@/app/_components/format'
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
    <Section title="Error rate over time" about={`Each point stands for the same number of decisions. The true rate is in the band 19 times in 20.${moments.length < 2 ? ` A line begins at ${whole(2 * LEAST)} decisions.` : ''}`}>
      {moments.length > 1 && <RateLine moments={moments} />}
      <RateTable moments={moments} />
    </Section>
  )
}

function RateLine({ moments }: { readonly moments: readonly Moment[] }) {
  const rates = moments.map(({ rate }) => rate)
  const known = rates.filter((rate) => rate !== null)
  const course = known.length === 0 ? 'no decision counted yet' : `from ${thousandths(known[0]!.value)} to ${thousandths(known.at(-1)!.value)} thousandths a decision`
  return (
    <div className="desk-chart">
      <LineChart
        series={[{ name: 'Error rate', colour: 'ink', values: rates.map((rate) => rate?.value ?? null), band: rates.map((rate) => rate && ([rate.low, rate.high] as const)) }]}
        moments={namesOfMoments(moments.map(({ to }) => to))}
        write={(value) => `${thousandths(value)} thousandths`}
        onAxis={(value) => whole(value)}
        fromZero
        spoken={`Error rate over time: ${course}. The table below has the figures.`}
      />
    </div>
  )
}

function RateTable({ moments }: { readonly moments: readonly Moment[] }) {
  const hours = onOneDay(moments.flatMap(({ from, to }) => [from, to]))
  return (
    <FiguresTable
      label="Error rate over time, in figures"
      low
      heads={['When', 'Decisions', 'Count', 'Rate', '19 in 20']}
      rows={moments.map(({ id, from, to, asked, counted, rate }) => ({
        id,
        cells: [spanInWords(from, to, hours), whole(asked), whole(counted), rate ? thousandths(rate.value) : '—', rate ? rateBounds(rate) : '—'],
      }))}
    />
  )
}
