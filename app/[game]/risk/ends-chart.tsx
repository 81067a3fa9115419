'use client'

import { BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import type { Bin } from '@/lib/math/session-figures'
import { useTokens } from '@/app/_components/use-tokens'
import { chance, inMoney, type Purse } from './words'

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

/** A range with the even result in it is neither. */
const colourOf = ({ from, to }: Bin): string => (to <= 0 ? 'blunder' : from > 0 ? 'best' : 'line-strong')

function name(bins: readonly Bin[], i: number, purse: Purse): string {
  const { from, to } = bins[i]!
  if (i === 0) return `below ${inMoney(to, purse)}`
  if (i === bins.length - 1) return `${inMoney(from, purse)} or more`
  return `${inMoney(from, purse)} to under ${inMoney(to, purse)}`
}

/** A column for each range of nets, the outermost with all that lies beyond: losses and gains in the colours that they have everywhere. */
export function EndsChart({ bins, purse }: { readonly bins: readonly Bin[]; readonly purse: Purse }) {
  const token = useTokens()
  const font = { family: token('font'), size: 12 }
  const data = {
    labels: bins.map(({ from }) => inMoney(from, purse)),
    datasets: [{ data: bins.map((bin) => bin.chance * 100), backgroundColor: bins.map((bin) => token(colourOf(bin))), borderRadius: 2, categoryPercentage: 1, barPercentage: 0.9 }],
  }
  const options: ChartOptions<'bar'> = {
    maintainAspectRatio: false,
    animation: false,
    font,
    scales: {
      x: { grid: { display: false }, border: { color: token('line-strong') }, ticks: { color: token('muted'), font, maxRotation: 0, autoSkipPadding: 18 } },
      y: { beginAtZero: true, border: { display: false }, grid: { color: token('line') }, ticks: { color: token('muted'), font, maxTicksLimit: 5, callback: (value) => `${Number(value)}%` } },
    },
    plugins: { tooltip: { displayColors: false, callbacks: { title: ([item]) => name(bins, item?.dataIndex ?? 0, purse), label: ({ dataIndex }) => `${chance(bins[dataIndex]?.chance ?? 0)} of sessions` } } },
  }
  const top = bins.reduce((best, bin) => (bin.chance > best.chance ? bin : best))
  const spoken = `How sessions end, from ${inMoney(bins[0]!.to, purse)} and below to ${inMoney(bins.at(-1)!.from, purse)} and more; most often between ${inMoney(top.from, purse)} and ${inMoney(top.to, purse)}. The table below has the figures.`
  return <Bar data={data} options={options} role="img" aria-label={spoken} />
}
