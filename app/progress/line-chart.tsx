'use client'

import {
  Chart,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
  type LegendOptions,
} from 'chart.js'
import { Line } from 'react-chartjs-2'
import { chartLook, faint, type Token, useTokens } from '@/app/_charts/chart-look'

Chart.register(Filler, LinearScale, LineElement, PointElement, Tooltip)

export interface Series {
  readonly name: string
  /** A color token of the site. */
  readonly colour: string
  readonly dash?: readonly number[]
  /** One for each moment; null if unknown. */
  readonly values: readonly (number | null)[]
  /** The bounds of the values, drawn as a band around the line. */
  readonly band?: readonly (readonly [low: number, high: number] | null)[]
}

interface Props {
  readonly series: readonly Series[]
  /** The names of the moments: “12 Mar”. */
  readonly moments: readonly string[]
  /** Writes a value for the axis and the tooltip. */
  readonly write: (value: number) => string
  readonly onAxis?: (value: number) => string
  /** Whether the axis starts at zero. */
  readonly fromZero?: boolean
  /** The chart in a sentence, for screen readers. */
  readonly spoken: string
}

/** With more moments, lines have no dots. */
const DOTS = 24
const HEADROOM = 1.08
const ROOM_FOR_BANDS = 1.35

/**
 * The upper end of the axis, above every value and above the narrowest of the bounds. After few answers, bounds are so
 * wide that they would flatten everything else.
 */
function topOf(series: readonly Series[]): number {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const bounds = series.flatMap(({ band = [] }) => band.flatMap((one) => one?.[1] ?? []))
  return Math.min(
    Math.max(...values, ...bounds) * HEADROOM,
    Math.max(Math.max(...values) * ROOM_FOR_BANDS, Math.min(...bounds) * ROOM_FOR_BANDS),
  )
}

type LegendLabel = ReturnType<NonNullable<LegendOptions<'line'>['labels']['generateLabels']>>[number]

/** The legend with the lines' dashes. Bands aren't listed. */
const legendOf =
  (ink: string) =>
  (chart: Chart): LegendLabel[] =>
    (chart as Chart<'line'>).data.datasets.flatMap(({ label = '', borderColor, borderDash }, datasetIndex) => {
      const colour = String(borderColor)
      const look = {
        strokeStyle: colour,
        fillStyle: colour,
        lineWidth: 2,
        lineDash: [...((borderDash as number[] | undefined) ?? [])],
        fontColor: ink,
        pointStyle: 'line' as const,
      }
      return label === '' ? [] : [{ text: label, datasetIndex, hidden: !chart.isDatasetVisible(datasetIndex), ...look }]
    })

const at = (values: readonly (number | null)[]) => values.map((y, x) => ({ x, y }))

/** A band is two invisible lines, with the area between them filled. */
function bandSets({ colour, band }: Series, token: Token) {
  if (!band) return []
  const unseen = { borderWidth: 0, pointRadius: 0, pointHitRadius: 0, tension: 0, label: '' }
  return [
    { ...unseen, data: at(band.map((one) => one?.[0] ?? null)), fill: false as const },
    {
      ...unseen,
      data: at(band.map((one) => one?.[1] ?? null)),
      fill: '-1',
      backgroundColor: faint(token(colour), 0.16),
    },
  ]
}

const lineSet = ({ name, colour, dash, values }: Series, token: Token) => ({
  label: name,
  data: at(values),
  borderColor: token(colour),
  backgroundColor: token(colour),
  borderWidth: 2,
  borderDash: [...(dash ?? [])],
  pointRadius: values.length > DOTS || dash ? 0 : 3,
  pointHitRadius: 14,
  tension: 0,
  spanGaps: true,
  pointStyle: 'circle' as const,
  // Keeps the first and last dot whole at the edges.
  clip: 5,
  fill: false as const,
})

function scalesOf(
  { series, moments, write, onAxis = write, fromZero = false }: Props,
  token: Token,
): NonNullable<ChartOptions<'line'>['scales']> {
  const look = chartLook(token)
  return {
    x: {
      ...look.bottom,
      min: moments.length > 1 ? 0 : -1,
      max: Math.max(1, moments.length - 1),
      ticks: {
        ...look.bottomTicks,
        precision: 0,
        stepSize: 1,
        autoSkipPadding: 18,
        callback: (value) => moments[Number(value)] ?? '',
      },
    },
    y: {
      ...look.left,
      beginAtZero: fromZero,
      ...(series.some(({ band }) => band) && { max: topOf(series) }),
      ticks: { ...look.leftTicks, includeBounds: false, callback: (value) => onAxis(Number(value)) },
    },
  }
}

function pluginsOf({ series, moments, write }: Props, token: Token): NonNullable<ChartOptions<'line'>['plugins']> {
  return {
    legend: {
      display: series.length > 1,
      position: 'bottom',
      labels: {
        ...chartLook(token).legendLabels,
        pointStyle: 'line',
        pointStyleWidth: 30,
        generateLabels: legendOf(token('ink')),
      },
    },
    tooltip: {
      displayColors: false,
      filter: ({ dataset }) => dataset.label !== '',
      callbacks: {
        title: ([item]) => moments[item?.dataIndex ?? 0] ?? '',
        label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${write(parsed.y ?? 0)}`,
      },
    },
  }
}

/** Lines over moments, each with its band if it has one. */
export function LineChart(props: Props) {
  const token = useTokens()
  const { series, spoken } = props
  const datasets = [...series.flatMap((one) => bandSets(one, token)), ...series.map((one) => lineSet(one, token))]
  const options: ChartOptions<'line'> = {
    ...chartLook(token).frame,
    layout: { padding: { right: 4 } },
    interaction: { mode: 'index', intersect: false },
    scales: scalesOf(props, token),
    plugins: pluginsOf(props, token),
  }
  return <Line data={{ datasets }} options={options} plugins={[Legend]} role="img" aria-label={spoken} />
}
