import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { ButtonLink } from '@/app/_ui/button'
import { ProgressLine } from '@/app/_ui/progress-line'
import { percent, whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import { type GameFacts, hrefOf } from './address'
import type { GameReport, Summary, Trend } from './report'
import { Section } from './section'
import { aDecision, anHour, answers, edgeBounds, obviousInWords, type Purse, rateBounds, trendInWords } from './words'

interface Props {
  readonly facts: readonly GameFacts[]
  readonly games: readonly GameReport[]
  readonly purse: Purse
  /** Whether one game is chosen. Its name then isn't a link. */
  readonly chosen: boolean
}

/** The player's current level in each game. */
export function Overview({ facts, games, purse, chosen }: Props) {
  return (
    <Section title={progress.whereYouStand} about={progress.aboutStanding}>
      <ul className="grid">
        {games.map((report) => {
          const game = facts.find(({ id }) => id === report.game)
          return game && <GameLine key={report.game} game={game} report={report} purse={purse} chosen={chosen} />
        })}
      </ul>
    </Section>
  )
}

interface LineProps {
  readonly game: GameFacts
  readonly report: GameReport
  readonly purse: Purse
  readonly chosen: boolean
}

interface ReadingProps {
  readonly label: string
  readonly children: ReactNode
  /** The bounds or the basis of the figure, on a line of its own. */
  readonly below?: ReactNode
}

/** A figure with its label above and its bounds below, for use in a `<dl>`. */
export function Reading({ label, children, below }: ReadingProps) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd>
        <span className="text-figure font-semibold tracking-headline whitespace-nowrap tabular-nums">{children}</span>
        {below !== undefined && <span className="block text-caption text-muted tabular-nums">{below}</span>}
      </dd>
    </div>
  )
}

function GameLine({ game, report, purse, chosen }: LineProps) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t py-3.5 first:border-t-0 first:pt-0 last:pb-0 4xl:grid-cols-[190px_minmax(0,1fr)]">
      <h3 className="font-semibold 4xl:row-span-2">
        {chosen ? (
          game.name
        ) : (
          <Link href={hrefOf({ game: game.id })} scroll={false} className="link inline-flex min-h-11 items-center">
            {game.name}
          </Link>
        )}
      </h3>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 4xl:grid-cols-5">
        <Reading label={progress.decisions} below={obviousInWords(report)}>
          {whole(report.asked)}
        </Reading>
        <Reading label={progress.errorRate} below={report.rate ? rateBounds(report.rate, purse) : undefined}>
          {report.rate ? aDecision(report.rate.value, purse) : '—'}
        </Reading>
        <Reading
          label={progress.edgeReading}
          below={report.edge ? edgeBounds(report.edge) : <Missing report={report} />}
        >
          {report.edge ? percent(report.edge.value) : '—'}
        </Reading>
        <Reading label={progress.bestPossible} below={progress.amountAnHour(anHour(game.edge, purse, game))}>
          {percent(game.edge)}
        </Reading>
        <Reading label={progress.mistakesCost} below={progress.anHour}>
          {report.lost ? anHour(report.lost.value, purse, game) : '—'}
        </Reading>
      </dl>
      <Notes report={report} />
    </li>
  )
}

/** How many more decisions are needed for the edge, with a progress line. */
function Missing({ report: { asked, otherRules, missing } }: { readonly report: GameReport }) {
  const usual = asked - otherRules
  if (missing === 0) return null
  return (
    <span className="grid gap-1">
      {progress.edgeMissing(missing)}
      <ProgressLine done={usual / (usual + missing)} label={progress.edgeReading} />
    </span>
  )
}

/** What the figures are based on and what they leave out. */
function Notes({ report }: { readonly report: GameReport }) {
  return (
    <p className="text-caption text-muted">
      {filled(notesInWords(report), { trend: <TrendWord trend={report.trend} /> })}
    </p>
  )
}

function notesInWords({ edge, missing, covered, asked, otherRules }: GameReport): string {
  const others = otherRules > 0 ? answers(otherRules) : null
  if (edge || missing > 0)
    return others === null
      ? progress.notesCovered(percent(covered, 0))
      : progress.notesCoveredAndOthers(percent(covered, 0), others)
  if (asked > otherRules) return others === null ? progress.notesNoFigures : progress.notesNoFiguresAndOthers(others)
  return others === null ? progress.notesUsualRules : progress.notesUsualRulesAndOthers(others)
}

function TrendWord({ trend }: { readonly trend: Trend }) {
  const { name, title, look } = trendInWords(trend)
  return (
    <span className={look} title={title}>
      {name}
    </span>
  )
}

interface PartProps {
  readonly title: string
  readonly part: Summary
  /** What it adds to the edge, in base wagers a round; null if there are too few answers. */
  readonly added: Estimate | null
  readonly purse: Purse
  /** A link to train it. */
  readonly href?: string
}

/** The figures of a single stage or skill. */
export function PartLine({ title, part, added, purse, href }: PartProps) {
  return (
    <Section title={title}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 4xl:grid-cols-4">
        <Reading label={progress.decisions} below={obviousInWords(part)}>
          {whole(part.asked)}
        </Reading>
        <Reading label={progress.errorRate} below={part.rate ? rateBounds(part.rate, purse) : undefined}>
          {part.rate ? aDecision(part.rate.value, purse) : '—'}
        </Reading>
        <Reading label={progress.addsToEdge} below={added ? edgeBounds(added) : undefined}>
          {added ? percent(added.value) : '—'}
        </Reading>
        <Reading label={progress.mistakesHereCost} below={progress.anHour}>
          {added ? anHour(added.value, purse) : '—'}
        </Reading>
      </dl>
      <p className="text-caption text-muted">
        {filled(progress.notesOnly, { trend: <TrendWord trend={part.trend} /> })}
      </p>
      {href !== undefined && (
        <ButtonLink href={href} className="self-start">
          {progress.trainThis}
        </ButtonLink>
      )}
    </Section>
  )
}
