'use client'

import { BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions, type Plugin } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import { plain } from '@/app/_languages/format'
import { inLines, useTokens } from '@/app/_charts/chart-look'
import type { NamedLine } from './words'
import { sideBets } from '@/app/_languages/english/side-bets'

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

interface Props {
  readonly bet: string
  readonly rows: readonly NamedLine[]
  /** The part of every bet that the house keeps, 0 if it keeps none. */
  readonly kept: number
}

/** Letters in a line of a hand's name. */
const LINE = 24

const ofHundred = (share: number): string => plain(share * 100, 2)

/** The figure at the end of each bar. */
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

/** A bar for each hand, as long as what comes back through it, and one for what the house keeps. */
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
