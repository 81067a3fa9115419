import type { Metadata } from 'next'
import { Table } from '@/app/_ui/table'
import { Heading } from '@/app/_ui/heading'
import { chrome, errata } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { Link, PlainLink, Term } from '@/app/_ui/link'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { Figure } from '@/app/_solver/figure'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { absolute } from '@/lib/site'
import { PUBLISHERS, type Source } from '@/lib/errata/published'
import { VERDICTS } from '@/lib/errata/verdict'
import { capital } from '@/lib/text'
import { classes } from '@/app/_ui/classes'
import {
  exactText,
  oursText,
  publishedText,
  sourceName,
  textOf,
  verdictText,
  workAll,
  type Worked,
  type WorkedReading,
} from './words'

const WIDE = 'max-md:hidden'
const NARROW = 'md:hidden'

/** The publisher of a figure, with a link if there is one. */
function SourceLink({ source: { name: english, url } }: { readonly source: Source }) {
  const name = sourceName(english)
  return (
    <cite lang={name === english ? 'en' : undefined} className="not-italic">
      {url === undefined ? (
        name
      ) : (
        <a
          href={url}
          rel="nofollow noreferrer"
          className="underline decoration-line-strong underline-offset-2 hover:text-ink"
        >
          {name}
        </a>
      )}
    </cite>
  )
}

/** A shell command in a block of its own. */
const Command = ({ children }: { readonly children: string }) => (
  <pre
    tabIndex={0}
    aria-label={errata.theCommand}
    className="overflow-x-auto rounded-option border bg-raised px-3 py-2.5 font-mono text-micro/prose wrap-anywhere whitespace-pre-wrap text-ink select-all"
  >
    {children}
  </pre>
)

/** Published figures with the same verdict. `linked`: whether each links to a section of its own. */
function Rows({
  rows,
  label,
  linked = false,
}: {
  readonly rows: readonly Worked[]
  readonly label: string
  readonly linked?: boolean
}) {
  return (
    <Table className="max-[22.5rem]:[&_:is(td,th)]:whitespace-normal" caption={label}>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {errata.figure}
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            {errata.published}
            <span className={NARROW}>{errata.andOurs}</span>
          </th>
          <th scope="col" className={classes(HEAD_RIGHT, WIDE)}>
            {errata.ours}
          </th>
          {linked && (
            <th scope="col" className={classes(HEAD_RIGHT, WIDE)}>
              {errata.verdict}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.published.id} row={row} linked={linked} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, linked }: { readonly row: Worked; readonly linked: boolean }) {
  const { published, game, verdict, measured } = row
  const ours = measured ? oursText(published, measured, game) : errata.none
  const { what } = textOf(published)
  return (
    <tr id={linked ? undefined : published.id} className="scroll-mt-20 border-t align-top">
      <th scope="row" className={classes(NAME, 'normal-nums')}>
        {linked ? (
          <a href={`#${published.id}`} className="link py-3.5">
            <CardsInText>{what}</CardsInText>
          </a>
        ) : (
          <CardsInText>{what}</CardsInText>
        )}
        <span className="block text-caption font-normal text-muted">
          {game.name} · <SourceLink source={published.source} />
        </span>
        {linked ? (
          <span className={classes('block text-caption font-normal text-mistake-ink', NARROW)}>
            {verdictText(verdict, published, game)}
          </span>
        ) : (
          <Proof row={row} />
        )}
      </th>
      <td className={CELL}>
        {publishedText(published, game)}
        <span className={classes('block font-semibold', NARROW)}>{ours}</span>
      </td>
      <td className={classes(CELL, WIDE, 'font-semibold')}>{ours}</td>
      {linked && <td className={classes(CELL, WIDE, 'text-mistake-ink')}>{verdictText(verdict, published, game)}</td>}
    </tr>
  )
}

/** The proof of an agreeing figure, folded, after any comment on it. */
function Proof({ row: { published, measured, command } }: { readonly row: Worked }) {
  const { why } = textOf(published)
  return (
    <span className="block font-normal">
      {why !== undefined && <span className="block max-w-wide pt-1 text-caption text-muted">{why}</span>}
      {measured && command !== undefined && (
        // The reader may open it before React hydrates the page, which is not an error.
        <details suppressHydrationWarning className="group text-caption text-muted">
          <summary className="link inline-flex min-h-11 list-none items-center md:min-h-7 details-marker:hidden">
            {errata.recompute}
          </summary>
          <div className="grid gap-2 pb-2">
            <p className="break-words">{errata.answer(exactText(measured), errata.read(published.ours!))}</p>
            <Command>{command}</Command>
          </div>
        </details>
      )}
    </span>
  )
}

/** A link to the guide of the figure's game. */
const GuideLink = ({ game }: Pick<Worked, 'game'>) => (
  <Link href={`/${game.id}`} className="link">
    {game.name}
  </Link>
)

/**
 * A published figure that differs from ours: both figures, the proof, the reason, and readings that would give another
 * figure.
 */
function Difference({ row }: { readonly row: Worked }) {
  const { published, game, verdict, measured, command, readings } = row
  if (!measured || command === undefined) return null
  const { what, why } = textOf(published)
  return (
    <article
      id={published.id}
      aria-labelledby={`${published.id}-title`}
      className="grid min-w-0 scroll-mt-20 gap-4 border-t-2 border-ink pt-4"
    >
      <div className="grid gap-0.5">
        <p className="text-small text-muted">
          <GuideLink game={game} />
        </p>
        <Heading level={3} id={`${published.id}-title`}>
          <CardsInText>{what}</CardsInText>
        </Heading>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={errata.published}>{publishedText(published, game)}</Figure>
        <Figure label={errata.ours}>{oursText(published, measured, game)}</Figure>
      </dl>
      <p className="text-small text-muted">
        {filled(errata.source, {
          verdict: verdictText(verdict, published, game),
          source: <SourceLink source={published.source} />,
        })}
      </p>
      <div className="grid max-w-text gap-3">
        <p>
          <b className="font-semibold">{errata.why}</b> {why}
        </p>
        {readings.length > 0 && <Readings row={row} readings={readings} />}
      </div>
      <div className="grid max-w-text gap-2 text-small text-muted tabular-nums">
        <p className="break-words">{errata.again(exactText(measured), errata.read(published.ours!))}</p>
        <Command>{command}</Command>
      </div>
    </article>
  )
}

function Readings({
  row: { published, game },
  readings,
}: {
  readonly row: Worked
  readonly readings: readonly WorkedReading[]
}) {
  return (
    <Table className="max-[22.5rem]:[&_:is(td,th)]:whitespace-normal">
      <caption className="pb-1 text-left text-caption text-muted">{errata.others}</caption>
      <tbody>
        {readings.map(({ measured, verdict }, i) => (
          <tr key={i} className="border-t align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {capital(textOf(published).readings?.[i] ?? '')}
              {verdict.kind === 'agrees' && (
                <span className="block text-caption text-best-ink">{errata.thePublished}</span>
              )}
            </th>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
              {oursText(published, measured, game)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const pageOf = () => ({ path: '/errata', title: errata.title, description: errata.about })

export function generateMetadata(): Metadata {
  const metadata = pageMetadata(pageOf())
  const types = { 'application/atom+xml': absolute('/errata/feed') }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

/** Publishers who deal the game come first, because their figures are on the felt. */
const rankOf = ({ published }: Worked): number => PUBLISHERS.indexOf(published.source.by)

export default async function ErrataPage() {
  const all = [...(await workAll())].sort((a, b) => rankOf(a) - rankOf(b))
  const lists = VERDICTS.map((kind) => ({ kind, rows: all.filter(({ verdict }) => verdict.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  )
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-4 py-8 md:gap-16 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.errata, path: '/errata' }]} />
      <JsonLd
        data={dataset({
          ...pageOf(),
          columns: [errata.publishedFigure, errata.whereFigure, errata.exactFigure, errata.verdict, errata.proof],
        })}
      />
      <header className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{errata.title}</h1>
        <p className="max-w-lead text-intro/prose text-muted">{errata.lead}</p>
        <nav aria-label={errata.byVerdict} className="flex flex-wrap gap-x-6">
          {lists.map(({ kind, rows }) => (
            <a key={kind} href={`#${kind}`} className="link inline-flex min-h-11 items-center text-small tabular-nums">
              {rows.length} {errata.list(kind).short}
            </a>
          ))}
        </nav>
      </header>
      {lists.map(({ kind, rows }) => (
        <Section
          key={kind}
          id={kind}
          title={`${errata.list(kind).title}: ${rows.length}`}
          lead={errata.list(kind).lead}
        >
          <Rows rows={rows} label={errata.list(kind).title} linked={kind === 'differs'} />
          {kind === 'differs' && <Differences rows={rows} />}
        </Section>
      ))}
      <Method />
    </div>
  )
}

const Differences = ({ rows }: { readonly rows: readonly Worked[] }) => (
  <div className="grid min-w-0 gap-12 pt-8">
    {rows.map((row) => (
      <Difference key={row.published.id} row={row} />
    ))}
  </div>
)

function Method() {
  return (
    <Section id="method" title={errata.method}>
      <div className="grid max-w-text gap-3">
        <p>
          {filled(errata.counted, {
            edge: <Term id="house-edge">{errata.houseEdge}</Term>,
            risk: <Term id="element-of-risk">{errata.elementOfRisk}</Term>,
          })}
        </p>
        <p>
          {filled(errata.rules, {
            tell: (
              <Link href="/contact#report" className="link">
                {errata.tellUs}
              </Link>
            ),
          })}
        </p>
        <p>
          {filled(errata.follow, {
            feed: (
              <PlainLink className="link" href="/errata/feed">
                {errata.feed}
              </PlainLink>
            ),
            data: (
              <Link href="/data" prefetch={false} className="link">
                {errata.data}
              </Link>
            ),
          })}
        </p>
      </div>
    </Section>
  )
}
