'use client'

import { BarElement, CategoryScale, Chart, LinearScale, type ChartOptions, type Plugin } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import { inLines, useTokens } from '@/app/_charts/chart-look'

Chart.register(BarElement, CategoryScale, LinearScale)

export interface BarRow {
  readonly name: string
  /** Null while it is worked out. */
  readonly value: number | null
  /** The value as it is written at the end of its bar. */
  readonly text: string
}

interface Props {
  readonly rows: readonly BarRow[]
  readonly spoken: string
}

/** Letters in a line of a table's name, narrow and wide. */
const LINES = { narrow: 16, wide: 30 } as const

/** A bar for each table, the one in force in its own colour, with its figure at the end. */
export function CompareBars({ rows, spoken }: Props) {
  const token = useTokens()
  const narrow = window.innerWidth < 700
  const data = {
    labels: rows.map(({ name }) => [...inLines(name, narrow ? LINES.narrow : LINES.wide)]),
    datasets: [
      {
        data: rows.map(({ value }) => value ?? 0),
        backgroundColor: rows.map((_, i) => token(i === 0 ? 'best' : 'brass')),
        borderRadius: 4,
        maxBarThickness: 20,
        minBarLength: 2,
      },
    ],
  }
  const texts: Plugin<'bar'> = {
    id: 'texts',
    afterDatasetsDraw(chart) {
      const { ctx } = chart
      ctx.save()
      ctx.font = `550 13px ${token('font')}`
      ctx.fillStyle = token('ink')
      ctx.textBaseline = 'middle'
      chart
        .getDatasetMeta(0)
        .data.forEach((bar, i) =>
          ctx.fillText(rows[i]?.text ?? '', Math.max(bar.x, chart.scales.x?.getPixelForValue(0) ?? 0) + 7, bar.y + 0.5),
        )
      ctx.restore()
    },
  }
  const options: ChartOptions<'bar'> = {
    indexAxis: 'y',
    maintainAspectRatio: false,
    animation: false,
    events: [],
    layout: { padding: { right: 72 } },
    scales: {
      x: { display: false, beginAtZero: true },
      y: {
        grid: { display: false },
        border: { color: token('line') },
        ticks: { color: token('ink'), autoSkip: false, font: { size: narrow ? 12 : 13, family: token('font') } },
      },
    },
  }
  // A plugin is read once: another set of figures is another chart.
  return (
    <Bar
      key={rows.map(({ text }) => text).join(' ')}
      data={data}
      options={options}
      plugins={[texts]}
      role="img"
      aria-label={spoken}
    />
  )
}
