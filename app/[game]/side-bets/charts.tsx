'use client'

import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineElement,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Bar, Line } from 'react-chartjs-2'
import { plain, whole } from '@/app/_languages/format'
import { chartLook, faint, inLines, useTokens } from '@/app/_charts/chart-look'
import { type NamedLine, percentSigned, type RunPoint } from './words'
import { shoe as words, sideBets } from '@/app/_languages/words'

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

interface Props {
  readonly bet: string
  readonly rows: readonly NamedLine[]
  /** The share of each bet that the house keeps; 0 if it keeps none. */
  readonly kept: number
}

/** Letters in a line of a hand's name. */
const LINE = 24

const ofHundred = (share: number): string => plain(share * 100, 2)

/** Draws the figure at the end of each bar. */
const figures: Plugin<'bar'> = {
  id: 'figures',
  afterDatasetsDraw(chart) {
    const { ctx, data, options } = chart
    ctx.save()
    ctx.font = `550 13px ${String(options.font?.family ?? 'sans-serif')}`
    ctx.fillStyle = String(options.color)
    ctx.textBaseline = 'middle'
    chart
      .getDatasetMeta(0)
      .data.forEach((bar, i) =>
        ctx.fillText(ofHundred(Number(data.datasets[0]?.data[i]) / 100), bar.x + 7, bar.y + 0.5),
      )
    ctx.restore()
  },
}

/** A bar for each hand, as long as the share of the bet that it returns, and one for the share that the house keeps. */
export function ReturnsChart({ bet, rows, kept }: Props) {
  const token = useTokens()
  const narrow = window.innerWidth < 700
  const shares = [...rows.map(({ back }) => back), ...(kept > 0 ? [kept] : [])]
  const labels = [...rows.map(({ name }) => name), ...(kept > 0 ? [sideBets.houseKeeps] : [])]
  const data = {
    labels: labels.map((name) => [...inLines(name, LINE)]),
    datasets: [
      {
        data: shares.map((share) => share * 100),
        backgroundColor: [...rows.map(() => token('best')), token('brass')],
        borderRadius: 4,
        maxBarThickness: 18,
        minBarLength: 2,
      },
    ],
  }
  const options: ChartOptions<'bar'> = {
    indexAxis: 'y',
    maintainAspectRatio: false,
    color: token('ink'),
    font: { family: token('font') },
    layout: { padding: { right: 52 } },
    animation: false,
    scales: {
      x: { display: false, beginAtZero: true },
      y: {
        grid: { display: false },
        border: { color: token('line') },
        ticks: { color: token('ink'), autoSkip: false, font: { size: narrow ? 12 : 13, family: token('font') } },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: { label: ({ dataIndex }) => sideBets.ofEveryHundred(ofHundred(shares[dataIndex] ?? 0)) },
      },
    },
  }
  const spoken = labels.map((label, i) => `${label} ${ofHundred(shares[i] ?? 0)}`).join(', ')
  return (
    <Bar
      data={data}
      options={options}
      plugins={[figures]}
      role="img"
      aria-label={sideBets.returnsSpoken(bet, spoken)}
    />
  )
}

Chart.register(Filler, LinearScale, LineElement, PointElement, Tooltip)

/** Extends the range of the axis to whole percents, and to zero if that is near. */
function rangeOf(values: readonly number[]): { readonly min: number; readonly max: number } {
  const low = Math.floor(Math.min(...values) - 0.5)
  const high = Math.ceil(Math.max(...values) + 0.5)
  return { min: low, max: high > -3 ? Math.max(high, 1) : high }
}

/** With more points, the line has no dots. */
const DOTS = 30

/** The bet's EV as cards leave the shoe, green where it is positive. */
export function RunChart({ bet, points }: { readonly bet: string; readonly points: readonly RunPoint[] }) {
  const token = useTokens()
  const values = points.map(({ ev }) => ev * 100)
  const look = chartLook(token)
  const data = {
    datasets: [
      {
        data: points.map(({ gone }, i) => ({ x: gone, y: values[i]! })),
        borderColor: token('ink'),
        borderWidth: 2,
        pointRadius: points.length > DOTS ? 0 : 3,
        pointBackgroundColor: values.map((value) => (value > 0 ? token('best') : token('ink'))),
        fill: { target: { value: 0 }, above: faint(token('best'), 0.25), below: 'transparent' },
      },
    ],
  }
  const options: ChartOptions<'line'> = {
    ...look.frame,
    scales: {
      x: {
        ...look.bottom,
        min: points[0]?.gone ?? 0,
        ...(points.length > 1 && { max: points.at(-1)!.gone }),
        title: look.title(words.cardsOut),
        ticks: { ...look.bottomTicks, precision: 0 },
      },
      y: {
        ...look.left,
        ...rangeOf(values),
        ticks: { ...look.leftTicks, precision: 0, callback: (value) => percentSigned(Number(value) / 100, 0) },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          title: ([item]) => words.cardsOutAt(whole(item?.parsed.x ?? 0)),
          label: ({ parsed }) => percentSigned((parsed.y ?? 0) / 100, 3),
        },
      },
    },
  }
  const last = points.at(-1)
  const spoken = words.spoken(
    bet,
    percentSigned(points[0]?.ev ?? 0),
    percentSigned(last?.ev ?? 0),
    whole(last?.gone ?? 0),
  )
  return <Line data={data} options={options} role="img" aria-label={spoken} />
}
