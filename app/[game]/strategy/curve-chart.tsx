'use client'

import { Chart, LinearScale, LineElement, LogarithmicScale, PointElement, Tooltip, type ChartOptions } from 'chart.js'
import { Line } from 'react-chartjs-2'
import { chartLook, type Token, useTokens } from '@/app/_charts/chart-look'
import { percent } from '@/app/_languages/format'
import { strategy } from '@/app/_languages/words'
import { costInWords, costPercent, frontier, isWhole, type PricedWay } from './words'

Chart.register(LinearScale, LineElement, LogarithmicScale, PointElement, Tooltip)

interface Point {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly cost: number
}

/**
 * The lower end of the logarithmic axis, in percent: a power of ten below all costs, or one power lower if a cost of 0
 * must be shown.
 */
function floorOf(ways: readonly PricedWay[]): number {
  const costs = ways.map(({ price }) => price.cost * 100)
  const least = Math.floor(Math.log10(Math.min(1, ...costs.filter((cost) => cost > 0))))
  return 10 ** (costs.includes(0) ? least - 1 : least)
}

const isPowerOfTen = (value: number): boolean => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-6

interface Drawn {
  readonly shown: readonly PricedWay[]
  /** The cheapest strategy of each length. */
  readonly best: readonly PricedWay[]
  readonly floor: number
  readonly mine: string | undefined
}

function dataOf({ shown, best, floor, mine }: Drawn, token: Token) {
  const point = ({ name, rules, price }: PricedWay): Point => ({
    x: rules.length,
    y: Math.max(price.cost * 100, floor),
    name: name,
    cost: price.cost,
  })
  const colorOf = (way: PricedWay, usual: string): string => token(way.id === mine ? 'brass' : usual)
  const others = shown.filter((way) => !best.includes(way))
  return {
    datasets: [
      {
        data: best.map(point),
        clip: false as const,
        borderColor: token('best'),
        borderWidth: 2,
        pointRadius: 4.5,
        pointHoverRadius: 7,
        pointBackgroundColor: best.map((way) => colorOf(way, 'best')),
        pointBorderWidth: 0,
      },
      {
        data: others.map(point),
        showLine: false,
        clip: false as const,
        pointRadius: 4,
        pointHoverRadius: 7,
        pointBackgroundColor: token('raised'),
        pointBorderColor: others.map((way) => colorOf(way, 'ink')),
        pointBorderWidth: 1.5,
      },
    ],
  }
}

function scalesOf({ shown, floor }: Drawn, token: Token): NonNullable<ChartOptions<'line'>['scales']> {
  const nothing = shown.some(({ price }) => price.cost === 0)
  const tickOf = (value: number): string | null =>
    nothing && value <= floor * 1.001
      ? strategy.nothing
      : isPowerOfTen(value)
        ? percent(value / 100, Math.max(0, -Math.round(Math.log10(value))))
        : null
  const look = chartLook(token)
  return {
    x: {
      ...look.bottom,
      min: 0,
      max: Math.max(...shown.map(({ rules }) => rules.length)) + 1,
      title: look.title(strategy.rules),
      ticks: { ...look.bottomTicks, precision: 0, includeBounds: false },
    },
    y: {
      type: 'logarithmic',
      min: floor,
      max: 10 ** Math.ceil(Math.log10(Math.max(1, ...shown.map(({ price }) => price.cost * 100)))),
      title: look.title(strategy.overBest),
      border: { display: false },
      grid: { color: token('line') },
      ticks: { ...look.ticks, callback: (value) => tickOf(Number(value)) },
    },
  }
}

const PLUGINS: NonNullable<ChartOptions<'line'>['plugins']> = {
  tooltip: {
    displayColors: false,
    callbacks: {
      title: ([item]) => (item?.raw as Point | undefined)?.name ?? '',
      label: ({ raw }) => strategy.dot((raw as Point).x, costInWords((raw as Point).cost)),
    },
  },
}

/** The cost of each strategy by its number of rules. The line connects the cheapest of each length. */
export function CurveChart({
  game,
  ways,
  mine,
}: {
  readonly game: string
  readonly ways: readonly PricedWay[]
  readonly mine: string | undefined
}) {
  const token = useTokens()
  const shown = ways.filter(isWhole)
  const drawn: Drawn = { shown, best: frontier(shown), floor: floorOf(shown), mine }
  const options: ChartOptions<'line'> = {
    ...chartLook(token).frame,
    parsing: false,
    interaction: { mode: 'nearest', intersect: false },
    scales: scalesOf(drawn, token),
    plugins: PLUGINS,
  }
  const spoken = drawn.best
    .map(({ rules, price }) => strategy.spokenDot(rules.length, costPercent(price.cost)))
    .join(', ')
  return <Line data={dataOf(drawn, token)} options={options} role="img" aria-label={strategy.curve(game, spoken)} />
}
