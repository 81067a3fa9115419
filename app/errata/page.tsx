import type { Metadata } from 'next'
import Link from 'next/link'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { PlainLink } from '@/app/_components/plain-link'
import { Term } from '@/app/_components/term'
import { PUBLISHERS } from '@/lib/errata/published'
import { VERDICTS } from '@/lib/errata/verdict'
import { Difference } from './difference'
import { Rows } from './rows'
import { type Worked, workAll } from './work'
import { LISTS } from './words'

const PAGE = {
  path: '/errata',
  title: 'Errata: published figures, checked',
  description:
    'House edges and returns as casinos, rule sheets and analysts print them, beside the exact figure: which agree, which differ, by how much and why.',
}

const COLUMNS = [
  'Published figure',
  'Where it is published',
  'Exact figure',
  'Verdict',
  'Command that proves it',
] as const

export const metadata: Metadata = pageMetadata(PAGE)

/** Those who deal the game come first: their figures stand on the felt. */
const rankOf = ({ published }: Worked): number => PUBLISHERS.indexOf(published.source.by)

export default async function ErrataPage() {
  const all = [...(await workAll())].sort((a, b) => rankOf(a) - rankOf(b))
  const lists = VERDICTS.map((kind) => ({ kind, rows: all.filter(({ verdict }) => verdict.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  )
  return (
    <div lang="en" className="mx-auto grid max-w-page grid-cols-1 gap-12 px-4 py-8 md:gap-16 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'Errata', path: PAGE.path }]} />
      <JsonLd data={dataset({ ...PAGE, columns: COLUMNS })} />
      <header className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          Errata: published figures, checked
        </h1>
        <p className="max-w-lead text-intro/prose text-muted">
          Figures that rule sheets, operators and analysts print, each beside the one worked out here over every deal. A
          verdict is no opinion: it compares the last published digit, and the command beside it gives our figure again.
        </p>
        <nav aria-label="By verdict" className="flex flex-wrap gap-x-6">
          {lists.map(({ kind, rows }) => (
            <a key={kind} href={`#${kind}`} className="link inline-flex min-h-11 items-center text-small tabular-nums">
              {rows.length} {LISTS[kind].short}
            </a>
          ))}
        </nav>
      </header>
      {lists.map(({ kind, rows }) => (
        <Section key={kind} id={kind} title={`${LISTS[kind].title}: ${rows.length}`} lead={LISTS[kind].lead}>
          <Rows rows={rows} label={LISTS[kind].title} linked={kind === 'differs'} />
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
    <Section id="method" title="How this is done">
      <div className="grid max-w-text gap-3">
        <p>
          Our figures come from counting every deal, not from playing many of them; where one is estimated, it says so.
          The commands run on a machine that has this project, and need nothing else. What the words mean, a{' '}
          <Term id="house-edge">house edge</Term> or an <Term id="element-of-risk">element of risk</Term>, stands in the
          glossary.
        </p>
        <p>
          Rules differ from house to house, and a published figure is right or wrong only for its own. Where a rule is
          not printed, the most usual one is taken. If you know why a figure differs, or of another that should stand
          here, the same commands will show it.
        </p>
        <p>
          To follow what differs, there’s an{' '}
          <PlainLink className="link" href="/errata/feed">
            Atom feed
          </PlainLink>
          . All our figures come{' '}
          <Link href="/data" prefetch={false} className="link">
            as data
          </Link>
          .
        </p>
      </div>
    </Section>
  )
}
