'use client'

import { Chart, Legend, LinearScale, LineElement, PointElement, Tooltip, type ChartOptions } from 'chart.js'
import { Line } from 'react-chartjs-2'
import { chartLook, type Token, useTokens } from '@/app/_charts/chart-look'
import { percent } from '@/app/_languages/format'
import { valueText } from './curve-wholes'
import { numbers } from '@/app/_languages/english/numbers'

Chart.register(LinearScale, LineElement, PointElement, Tooltip)

/** Points of a line, ascending: a value and the edge at it, in base wagers. */
export interface EdgeLine {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly edge: number }[]
  /** A value of the line that is marked, and what it is: “Usual”. */
  readonly marks: readonly { readonly x: number; readonly name: string }[]
}

interface Props {
  /** What runs along the bottom: “Flush pays, to one”. */
  readonly title: string
  /** The same before a value: “Flush pays”. */
  readonly tip: string
  readonly lines: readonly EdgeLine[]
  readonly range: { readonly least: number; readonly most: number }
  /** The chart in a sentence, for those who do not see it. */
  readonly spoken: string
}

/** Told apart by shape as well as by colour. */
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

/** The marked points stand out, each by its own ring. */
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

/** The house edge over one value of the table, for one table or several. */
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
  // What is drawn first lies on top.
  const datasets = [...marks, ...lines.map((line, i) => lineSet(line, i, token))]
  // Not registered: a legend for all charts would stand over those of other pages too.
  return <Line data={{ datasets }} options={options} plugins={[Legend]} role="img" aria-label={spoken} />
}
