'use client'

import { Chart, Filler, LinearScale, LineElement, PointElement, Tooltip, type ChartOptions } from 'chart.js'
import { Line } from 'react-chartjs-2'
import { chartLook, faint, useTokens } from '@/app/_charts/chart-look'
import { whole } from '@/app/_languages/format'
import { percentSigned, type RunPoint } from './words'
import { shoe as words } from '@/app/_languages/english/shoe'

Chart.register(Filler, LinearScale, LineElement, PointElement, Tooltip)

/** Rounds the range of the axis outwards to whole percents, zero in it if it is near. */
function rangeOf(values: readonly number[]): { readonly min: number; readonly max: number } {
  const low = Math.floor(Math.min(...values) - 0.5)
  const high = Math.ceil(Math.max(...values) + 0.5)
  return { min: low, max: high > -3 ? Math.max(high, 1) : high }
}

/** More points than this are a line without dots. */
const DOTS = 30

/** The bet's EV as cards leave the shoe: green above the line where it is worth having. */
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
