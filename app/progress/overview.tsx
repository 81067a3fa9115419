import Link from 'next/link'
import { ButtonLink } from '@/app/_components/button'
import { percent, whole } from '@/app/_components/format'
import type { Estimate } from '@/lib/quiz/error-rate'
import type { GameFacts } from './facts'
import type { GameReport, Summary } from './report'
import { Reading } from './reading'
import { Section } from './section'
import { hrefOf } from './address'
import { anHour, answers, edgeBounds, obviousInWords, rateBounds, thousandths, TRENDS, type Purse } from './words'

interface Props {
  readonly facts: readonly GameFacts[]
  readonly games: readonly GameReport[]
  readonly purse: Purse
  /** Whether one game was chosen: then its name is no link to it. */
  readonly chosen: boolean
}

/** Where one stands, game by game. */
export function Overview({ facts, games, purse, chosen }: Props) {
  return (
    <Section
      title="Where you stand"
      about="Error rate: thousandths of a base bet given away per decision. Obvious decisions that were right do not count for it. The edge you play at: what best play costs, and what your mistakes add, each weighed by how often its kind comes at the table."
    >
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

function GameLine({ game, report, purse, chosen }: LineProps) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t py-3.5 first:border-t-0 first:pt-0 last:pb-0 min-[1000px]:grid-cols-[190px_minmax(0,1fr)]">
      <h3 className="font-semibold min-[1000px]:row-span-2">
        {chosen ? (
          game.name
        ) : (
          <Link href={hrefOf({ game: game.id })} scroll={false} className="link inline-flex min-h-11 items-center">
            {game.name}
          </Link>
        )}
      </h3>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[1000px]:grid-cols-5">
        <Reading label="Decisions" below={obviousInWords(report)}>
          {whole(report.asked)}
        </Reading>
        <Reading label="Error rate" below={report.rate ? rateBounds(report.rate) : undefined}>
          {report.rate ? thousandths(report.rate.value) : '—'}
        </Reading>
        <Reading label="The edge you play at" below={report.edge ? edgeBounds(report.edge) : undefined}>
          {report.edge ? percent(report.edge.value) : '—'}
        </Reading>
        <Reading label="Best possible" below={`${anHour(game.edge, purse)} an hour`}>
          {percent(game.edge)}
        </Reading>
        <Reading label="Your mistakes cost" below="an hour">
          {report.lost ? anHour(report.lost.value, purse) : '—'}
        </Reading>
      </dl>
      <Notes report={report} />
    </li>
  )
}

/** What stands behind the figures, and what does not. */
function Notes({ report }: { readonly report: GameReport }) {
  const trend = TRENDS[report.trend]
  return (
    <p className="text-caption text-muted">
      <span className={trend.look} title={trend.title}>
        {trend.name}
      </span>
      {report.edge ? `. You have answered ${percent(report.covered, 0)} of the kinds of close decisions, by how often they come` : report.asked > report.otherRules ? '. The edge is not known: the figures of this game did not load' : '. An edge needs answers under the usual rules'}
      {report.otherRules > 0 ? `; ${answers(report.otherRules)} under other rules are in the error rate, but in no edge.` : '.'}
    </p>
  )
}

interface PartProps {
  readonly title: string
  readonly part: Summary
  /** What it adds to the edge, in base wagers a round; null where too little is known. */
  readonly added: Estimate | null
  readonly purse: Purse
  /** Where it is trained. */
  readonly href?: string
}

/** A stage or a skill alone. */
export function PartLine({ title, part, added, purse, href }: PartProps) {
  const trend = TRENDS[part.trend]
  return (
    <Section title={title}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[1000px]:grid-cols-4">
        <Reading label="Decisions" below={obviousInWords(part)}>
          {whole(part.asked)}
        </Reading>
        <Reading label="Error rate" below={part.rate ? rateBounds(part.rate) : undefined}>
          {part.rate ? thousandths(part.rate.value) : '—'}
        </Reading>
        <Reading label="Adds to the edge" below={added ? edgeBounds(added) : undefined}>
          {added ? percent(added.value) : '—'}
        </Reading>
        <Reading label="Your mistakes here cost" below="an hour">
          {added ? anHour(added.value, purse) : '—'}
        </Reading>
      </dl>
      <p className="text-caption text-muted">
        <span className={trend.look} title={trend.title}>
          {trend.name}
        </span>
        .
      </p>
      {href !== undefined && (
        <ButtonLink href={href} className="self-start">
          Train this
        </ButtonLink>
      )}
    </Section>
  )
}
