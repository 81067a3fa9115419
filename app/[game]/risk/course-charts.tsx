'use client'

import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Bar, Line } from 'react-chartjs-2'
import { chartLook, faint, type Token, useTokens } from '@/app/_charts/chart-look'
import { money, ruleNumber, units, whole } from '@/app/_languages/format'
import { risk } from '@/app/_languages/words'
import type { Bin } from '@/lib/math/session-figures'
import type { ShownSession } from './use-risk'
import { chance, inMoney, type Purse, shareAt, timeOf } from './words'

Chart.register(Filler, LinearScale, LineElement, PointElement, Tooltip)

function timeAxis(shown: ShownSession, token: Token) {
  const look = chartLook(token)
  const { session, by } = shown
  return {
    ...look.bottom,
    min: 0,
    max: timeOf(session.rounds, shown),
    title: look.title(by === 'hours' ? risk.hours : risk.rounds),
    ticks: { ...look.bottomTicks, maxTicksLimit: 9 },
  }
}

const atTime = (shown: ShownSession, x: number): string =>
  shown.by === 'hours' ? risk.afterHours(units(x)) : risk.afterRounds(whole(Math.round(x)))

/** The result of sessions over time: the median, and the bands that contain 50% and 90% of them. */
export function FanChart({ shown, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  const token = useTokens()
  const look = chartLook(token)
  const line = (share: 0.05 | 0.25 | 0.5 | 0.75 | 0.95, label: string) => ({
    label,
    data: [
      { x: 0, y: 0 },
      ...shown.figures.course.map(({ rounds, quantiles }) => ({
        x: timeOf(rounds, shown),
        y: quantiles[shareAt(share)]! * purse.stake,
      })),
    ],
    borderColor: token(share === 0.5 ? 'ink' : 'best'),
    borderWidth: share === 0.5 ? 2 : 1,
    pointRadius: 0,
    pointHitRadius: 12,
    tension: 0,
  })
  const datasets = [
    { ...line(0.05, risk.below20), fill: '+4', backgroundColor: faint(token('best'), 0.14) },
    { ...line(0.25, risk.below4), fill: '+2', backgroundColor: faint(token('best'), 0.24) },
    line(0.5, risk.median),
    line(0.75, risk.above4),
    line(0.95, risk.above20),
  ]
  const options: ChartOptions<'line'> = {
    ...look.frame,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: timeAxis(shown, token),
      y: {
        ...look.left,
        ticks: { ...look.leftTicks, callback: (value) => money(Number(value), purse.currency) },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          title: ([item]) => atTime(shown, item?.parsed.x ?? 0),
          label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${inMoney((parsed.y ?? 0) / purse.stake, purse)}`,
        },
      },
    },
  }
  const { quantiles } = shown.figures.end
  const at = (share: 0.05 | 0.5 | 0.95): string => inMoney(quantiles[shareAt(share)]!, purse)
  const spoken = risk.fanChart(at(0.05), at(0.5), at(0.95))
  return <Line data={{ datasets }} options={options} role="img" aria-label={spoken} />
}

/** The chances over time of being ahead and of having lost the bankroll. */
export function ChanceChart({ shown, bankroll }: { readonly shown: ShownSession; readonly bankroll: string }) {
  const token = useTokens()
  const look = chartLook(token)
  const { figures } = shown
  const line = (
    label: string,
    colour: string,
    dash: readonly number[],
    data: readonly { readonly x: number; readonly y: number }[],
  ) => ({
    label,
    data: [...data],
    borderColor: token(colour),
    backgroundColor: token(colour),
    borderDash: [...dash],
    borderWidth: 2,
    pointRadius: 0,
    pointHitRadius: 12,
    pointStyle: 'line' as const,
  })
  const datasets = [
    line(
      risk.isAhead,
      'best',
      [],
      figures.course.map(({ rounds, ahead }) => ({ x: timeOf(rounds, shown), y: ahead * 100 })),
    ),
    line(
      risk.hasLost(bankroll),
      'blunder',
      [6, 4],
      figures.ruinOver.map((one) => ({ x: timeOf(one.rounds, shown), y: one.chance * 100 })),
    ),
  ]
  const options: ChartOptions<'line'> = {
    ...look.frame,
    interaction: { mode: 'index', axis: 'x', intersect: false },
    scales: {
      x: timeAxis(shown, token),
      y: {
        ...look.left,
        min: 0,
        grid: { color: token('line') },
        ticks: { ...look.leftTicks, callback: (value) => ruleNumber(Number(value) / 100, true) },
      },
    },
    plugins: {
      legend: { position: 'bottom', labels: look.legendLabels },
      tooltip: {
        callbacks: {
          title: ([item]) => atTime(shown, item?.parsed.x ?? 0),
          label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${chance((parsed.y ?? 0) / 100)}`,
        },
      },
    },
  }
  const spoken = risk.chanceChart(chance(figures.end.ahead), bankroll, chance(figures.ruinOver.at(-1)?.chance ?? 0))
  return <Line data={{ datasets }} options={options} plugins={[Legend]} role="img" aria-label={spoken} />
}

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

/** A range that contains the even result has neither color. */
const colourOf = ({ from, to }: Bin): string => (to <= 0 ? 'blunder' : from > 0 ? 'best' : 'line-strong')

function name(bins: readonly Bin[], i: number, purse: Purse): string {
  const { from, to } = bins[i]!
  if (i === 0) return risk.below(inMoney(to, purse))
  if (i === bins.length - 1) return risk.orMore(inMoney(from, purse))
  return risk.between(inMoney(from, purse), inMoney(to, purse))
}

/**
 * A column for each range of results. The outermost include everything beyond. Losses and gains have the same colors as
 * elsewhere.
 */
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
