'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { percent, whole } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import { progress } from '@/app/_languages/words'
import { LEAST, namesOfMoments, onOneDay, spanInWords } from './dates'
import type { GameFacts } from './address'
import { FiguresTable } from './figures-table'
import type { Series } from './line-chart'
import type { EdgeMoment, Moment } from './report'
import { Section } from './section'
import { aDecision, edgeBounds, rateBounds } from './words'

const LineChart = dynamic(() => chartOrWords(import('./line-chart').then((module) => module.LineChart)), { ssr: false })

interface Props {
  readonly moments: readonly EdgeMoment[]
  /** The games with answers. A single one is shown with its bounds. */
  readonly games: readonly GameFacts[]
  /** Whether only a stage or a skill is shown. The edge is then what it adds. */
  readonly part: boolean
}

/** The edge played over time, by the number of decisions. */
export function EdgeOverTime({ moments, games, part }: Props) {
  const [first] = games
  if (first === undefined) return null
  if (games.length > 1) return <SeveralEdges moments={moments} games={games} />
  return part ? <AddedEdge moments={moments} game={first} /> : <OneEdge moments={moments} game={first} />
}

const edgesOf = (moments: readonly EdgeMoment[], game: string): readonly (Estimate | null)[] =>
  moments.map(({ edges }) => edges.find((one) => one.game === game)?.edge ?? null)
const valuesOf = (edges: readonly (Estimate | null)[]): readonly (number | null)[] =>
  edges.map((edge) => edge?.value ?? null)
const bandOf = (edges: readonly (Estimate | null)[]): NonNullable<Series['band']> =>
  edges.map((edge) => edge && ([edge.low, edge.high] as const))
const share = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : percent(value)

/** `from 3.10% to 2.60%`, for screen readers. */
function course(edges: readonly (Estimate | null)[]): string {
  const known = edges.filter((edge) => edge !== null)
  return known.length === 0
    ? progress.courseUnknown
    : progress.course(percent(known[0]!.value), percent(known.at(-1)!.value))
}

interface ChartProps {
  readonly moments: readonly EdgeMoment[]
  readonly series: readonly Series[]
  readonly spoken: string
}

const Chart = ({ moments, series, spoken }: ChartProps) =>
  moments.length > 1 && (
    <div className="desk-chart">
      <LineChart
        series={series}
        moments={namesOfMoments(moments.map(({ to }) => to))}
        write={(value) => percent(value)}
        onAxis={(value) => percent(value, 1)}
        spoken={spoken}
      />
    </div>
  )

function Table({
  moments,
  heads,
  cells,
}: {
  readonly moments: readonly EdgeMoment[]
  readonly heads: readonly string[]
  readonly cells: (i: number) => readonly string[]
}) {
  const names = namesOfMoments(moments.map(({ to }) => to))
  return (
    <FiguresTable
      label={progress.inFigures(progress.edgePlayed)}
      low
      heads={[progress.until, progress.decisions, ...heads]}
      rows={moments.map(({ decisions }, i) => ({ id: `${i}`, cells: [names[i], whole(decisions), ...cells(i)] }))}
    />
  )
}

function OneEdge({ moments, game }: { readonly moments: readonly EdgeMoment[]; readonly game: GameFacts }) {
  const edges = edgesOf(moments, game.id)
  const best = { name: progress.bestPossible, colour: 'best', dash: [6, 4], values: moments.map(() => game.edge) }
  return (
    <Section title={progress.edgePlayed} about={progress.edgeInBand}>
      <Chart
        moments={moments}
        series={[{ name: progress.you, colour: 'ink', values: valuesOf(edges), band: bandOf(edges) }, best]}
        spoken={progress.edgeSpoken(course(edges), percent(game.edge))}
      />
      <Table
        moments={moments}
        heads={[progress.edge, progress.inTwenty, progress.aboveBest]}
        cells={(i) => {
          const edge = edges[i] ?? null
          return [share(edge?.value), edge ? edgeBounds(edge) : '—', edge ? percent(edge.value - game.edge) : '—']
        }}
      />
    </Section>
  )
}

function AddedEdge({ moments, game }: { readonly moments: readonly EdgeMoment[]; readonly game: GameFacts }) {
  const edges = edgesOf(moments, game.id)
  return (
    <Section title={progress.edgeTitlePart} about={progress.edgeOfPart}>
      <Chart
        moments={moments}
        series={[{ name: progress.added, colour: 'ink', values: valuesOf(edges), band: bandOf(edges) }]}
        spoken={progress.addedSpoken(course(edges))}
      />
      <Table
        moments={moments}
        heads={[progress.added, progress.inTwenty]}
        cells={(i) => [share(edges[i]?.value), edges[i] ? edgeBounds(edges[i]) : '—']}
      />
    </Section>
  )
}

/** Lines differ in dashes as well as in color. */
const LOOKS: readonly Pick<Series, 'colour' | 'dash'>[] = [
  { colour: 'best' },
  { colour: 'mistake', dash: [7, 3] },
  { colour: 'ink', dash: [2, 3] },
  { colour: 'blunder' },
  { colour: 'brass', dash: [10, 3, 2, 3] },
  { colour: 'fine', dash: [4, 4] },
  { colour: 'muted' },
]

function SeveralEdges({
  moments,
  games,
}: {
  readonly moments: readonly EdgeMoment[]
  readonly games: readonly GameFacts[]
}) {
  const edges = games.map(({ id }) => edgesOf(moments, id))
  const series = games.map(({ name }, i): Series => ({
    name,
    ...LOOKS[i % LOOKS.length]!,
    values: valuesOf(edges[i]!),
  }))
  const spoken = games
    .map(({ name, edge }, i) => progress.gameSpoken(name, course(edges[i]!), percent(edge)))
    .join('; ')
  return (
    <Section title={progress.edgePlayed} about={progress.edgeChooseGame}>
      <Chart moments={moments} series={series} spoken={progress.gamesSpoken(spoken)} />
      <Table
        moments={moments}
        heads={games.map(({ name }) => name)}
        cells={(i) => edges.map((list) => share(list[i]?.value))}
      />
      <p className="text-caption text-muted">
        {progress.bestOfGames(games.map(({ name, edge }) => `${name} ${percent(edge)}`).join(', '))}
      </p>
    </Section>
  )
}

/** The error rate over time: a point for each block of decisions. */
export function RateOverTime({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <Section
      title={progress.rateOverTime}
      about={moments.length < 2 ? progress.aboutRateSoon(whole(2 * LEAST)) : progress.aboutRate}
    >
      {moments.length > 1 && <RateLine moments={moments} />}
      <RateTable moments={moments} />
    </Section>
  )
}

function RateLine({ moments }: { readonly moments: readonly Moment[] }) {
  const purse = usePreferences()
  const rates = moments.map(({ rate }) => rate)
  const known = rates.filter((rate) => rate !== null)
  const spoken =
    known.length === 0
      ? progress.rateSpokenNone
      : progress.rateSpoken(aDecision(known[0]!.value, purse), aDecision(known.at(-1)!.value, purse))
  return (
    <div className="desk-chart">
      <LineChart
        series={[
          {
            name: progress.errorRate,
            colour: 'ink',
            values: rates.map((rate) => rate?.value ?? null),
            band: rates.map((rate) => rate && ([rate.low, rate.high] as const)),
          },
        ]}
        moments={namesOfMoments(moments.map(({ to }) => to))}
        write={(value) => aDecision(value, purse)}
        onAxis={(value) => aDecision(value, purse)}
        fromZero
        spoken={spoken}
      />
    </div>
  )
}

function RateTable({ moments }: { readonly moments: readonly Moment[] }) {
  const purse = usePreferences()
  const hours = onOneDay(moments.flatMap(({ from, to }) => [from, to]))
  return (
    <FiguresTable
      label={progress.inFigures(progress.rateOverTime)}
      low
      heads={[progress.when, progress.decisions, progress.count, progress.rate, progress.inTwenty]}
      rows={moments.map(({ id, from, to, asked, counted, rate }) => ({
        id,
        cells: [
          spanInWords(from, to, hours),
          whole(asked),
          whole(counted),
          rate ? aDecision(rate.value, purse) : '—',
          rate ? rateBounds(rate, purse) : '—',
        ],
      }))}
    />
  )
}
