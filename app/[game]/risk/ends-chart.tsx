'use client'

import { BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import type { Bin } from '@/lib/math/session-figures'
import { ruleNumber } from '@/app/_components/format'
import { useTokens } from '@/app/_components/use-tokens'
import { risk } from '@/app/_languages/english/risk'
import { chance, inMoney, type Purse } from './words'

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

/** A range with the even result in it is neither. */
const colourOf = ({ from, to }: Bin): string => (to <= 0 ? 'blunder' : from > 0 ? 'best' : 'line-strong')

function name(bins: readonly Bin[], i: number, purse: Purse): string {
  const { from, to } = bins[i]!
  if (i === 0) return risk.below(inMoney(to, purse))
  if (i === bins.length - 1) return risk.orMore(inMoney(from, purse))
  return risk.between(inMoney(from, purse), inMoney(to, purse))
}

/** A column for each range of nets, the outermost with all that lies beyond: losses and gains in the colours that they have everywhere. */
export function EndsChart({ bins, purse }: { readonly bins: readonly Bin[]; readonly purse: Purse }) {
  const token = useTokens()
  const font = { family: token('font'), size: 12 }
  const data = {
    labels: bins.map(({ from }) => inMoney(from, purse)),
    datasets: [
      {
        data: bins.map((bin) => bin.chance * 100),
        backgroundColor: bins.map((bin) => token(colourOf(bin))),
        borderRadius: 2,
        categoryPercentage: 1,
        barPercentage: 0.9,
      },
    ],
  }
  const options: ChartOptions<'bar'> = {
    maintainAspectRatio: false,
    animation: false,
    font,
    scales: {
      x: {
        grid: { display: false },
        border: { color: token('line-strong') },
        ticks: { color: token('muted'), font, maxRotation: 0, autoSkipPadding: 18 },
      },
      y: {
        beginAtZero: true,
        border: { display: false },
        grid: { color: token('line') },
        ticks: {
          color: token('muted'),
          font,
          maxTicksLimit: 5,
          callback: (value) => ruleNumber(Number(value) / 100, true),
        },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          title: ([item]) => name(bins, item?.dataIndex ?? 0, purse),
          label: ({ dataIndex }) => risk.ofSessions(chance(bins[dataIndex]?.chance ?? 0)),
        },
      },
    },
  }
  const top = bins.reduce((best, bin) => (bin.chance > best.chance ? bin : best))
  const spoken = risk.endsChart(
    inMoney(bins[0]!.to, purse),
    inMoney(bins.at(-1)!.from, purse),
    inMoney(top.from, purse),
    inMoney(top.to, purse),
  )
  return <Bar data={data} options={options} role="img" aria-label={spoken} />
}
