'use client'

import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Legend,
  LinearScale,
  LineElement,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Bar, Line } from 'react-chartjs-2'
import { chartLook, inLines, type Token, useTokens } from '@/app/_charts/chart-look'
import { percent } from '@/app/_languages/format'
import { valueText } from './curve-wholes'
import { numbers } from '@/app/_languages/words'

Chart.register(LinearScale, LineElement, PointElement, Tooltip)

/** A line of points, ascending by x: a value of the table and the edge with it, in base wagers. */
export interface EdgeLine {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly edge: number }[]
  /** Marked values of the line with their names: “Usual”. */
  readonly marks: readonly { readonly x: number; readonly name: string }[]
}

interface Props {
  /** The title of the horizontal axis: “Flush pays, to one”. */
  readonly title: string
  /** The same in front of a value: “Flush pays”. */
  readonly tip: string
  readonly lines: readonly EdgeLine[]
  readonly range: { readonly least: number; readonly most: number }
  /** The chart in a sentence, for screen readers. */
  readonly spoken: string
}

/** Lines differ in shape as well as in color. */
const COLOURS = ['best', 'brass', 'blunder', 'line-strong', 'mistake', 'fine'] as const
const SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'crossRot'] as const

const lineSet = ({ name, points }: EdgeLine, i: number, token: Token) => ({
  label: name,
  data: points.map(({ x, edge }) => ({ x, y: edge * 100 })),
  borderColor: token(COLOURS[i % COLOURS.length]!),
  backgroundColor: token(COLOURS[i % COLOURS.length]!),
  borderWidth: 2,
  pointRadius: 3.5,
  pointHitRadius: 14,
  clip: 10,
  pointStyle: SHAPES[i % SHAPES.length]!,
})

/** Marked points have a ring of their own. */
function markSets({ points, marks }: EdgeLine, token: Token) {
  return marks.flatMap(({ x, name }, i) => {
    const point = points.find((one) => one.x === x)
    if (!point) return []
    const colour = i === 0 ? token('ink') : token('muted')
    return [
      {
        label: name,
        data: [{ x, y: point.edge * 100 }],
        borderColor: colour,
        backgroundColor: i === 0 ? colour : token('raised'),
        borderWidth: 2,
        pointRadius: 7,
        pointHoverRadius: 8,
        pointStyle: 'circle' as const,
        showLine: false,
        clip: 10,
      },
    ]
  })
}

/** The house edge by one value of the table, for one table or several. */
export function EdgeLines({ title, tip, lines, range, spoken }: Props) {
  const token = useTokens()
  const look = chartLook(token)
  const marks = lines.flatMap((line) => markSets(line, token))
  const options: ChartOptions<'line'> = {
    ...look.frame,
    scales: {
      x: {
        ...look.bottom,
        min: range.least,
        max: range.most,
        title: look.title(title),
        ticks: { ...look.bottomTicks, callback: (value) => valueText(Number(value)) },
      },
      y: {
        ...look.left,
        ticks: { ...look.leftTicks, callback: (value) => numbers.percent(valueText(Number(value)).replace('-', '−')) },
      },
    },
    plugins: {
      legend: { display: lines.length > 1 || marks.length > 0, position: 'bottom', labels: look.legendLabels },
      tooltip: {
        callbacks: {
          title: ([item]) => `${tip}: ${valueText(item?.parsed.x ?? 0)}`,
          label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${percent((parsed.y ?? 0) / 100, 3)}`,
        },
      },
    },
  }
  // The chart draws the first dataset on top.
  const datasets = [...marks, ...lines.map((line, i) => lineSet(line, i, token))]
  // Not registered globally, or other pages' charts would get a legend too.
  return <Line data={{ datasets }} options={options} plugins={[Legend]} role="img" aria-label={spoken} />
}

Chart.register(BarElement, CategoryScale, LinearScale)

export interface BarRow {
  readonly name: string
  /** Null while it is being solved. */
  readonly value: number | null
  /** The value as shown at the end of its bar. */
  readonly text: string
}

interface BarsProps {
  readonly rows: readonly BarRow[]
  readonly spoken: string
}

/** Letters in a line of a table's name, on narrow and wide screens. */
const LINES = { narrow: 16, wide: 30 } as const

/** A bar for each table, with its figure at the end. The current table has its own color. */
export function CompareBars({ rows, spoken }: BarsProps) {
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
  // A chart reads its plugins only once, so new figures need a new chart.
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
