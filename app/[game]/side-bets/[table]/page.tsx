import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { grouped, percent, plain, whole } from '@/app/_components/format'
import { article, dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { WorkItOut } from '@/app/_components/work-it-out'
import Link from 'next/link'
import type { AnyGame } from '@/lib/games/game'
import type { FoundTable } from '@/lib/games/known-tables'
import { makeRules } from '@/lib/games/rules'
import { sideTables } from '@/lib/games/side-tables'
import { reduce } from '@/lib/math/fraction'
import { commandOf } from '../_table/data'
import { tableFacts, type TableFacts } from '../_table/facts'
import { findTable, tablePath, type TableParams, tableParams } from '../_table/found'
import { AllTables, DeadTable, MeterTable, PaysTable } from '../_table/sections'
import {
  basis,
  calledTable,
  comesBack,
  deadEffects,
  deadEven,
  hourCost,
  howItFeels,
  nearest,
  rareHands,
  standing,
  titleOfTable,
  verdict,
  whenEven,
} from '../_table/words'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { oneIn } from '../words'

interface Props {
  readonly params: Promise<TableParams>
}

export const dynamicParams = false
export const generateStaticParams = tableParams

const descriptionOf = ({ game, table, returns, figures }: TableFacts): string =>
  `${titleOfTable(game, table)}: house edge ${percent(table.edge)}, a win ${oneIn(returns.wins, figures.deals)}, how often each hand comes and what would make it even.`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const one = await findTable(await params)
  if (!one) return {}
  const facts = await tableFacts(one.game, one.table)
  return pageMetadata({
    path: tablePath(one.game, one.table),
    title: titleOfTable(one.game, one.table),
    description: descriptionOf(facts),
    type: 'article',
  })
}

export default async function SideTablePage({ params }: Props) {
  const one = await findTable(await params)
  if (!one) notFound()
  const { game, table } = one
  const facts = await tableFacts(game, table)
  const path = tablePath(game, table)
  const said = { path, title: titleOfTable(game, table), description: descriptionOf(facts) }
  return (
    <article lang="en" className="mx-auto grid max-w-225 gap-12 px-4 pt-5 pb-16 md:gap-16 md:px-8 md:pt-10">
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Side bets', path: `/${game.id}/side-bets` },
          { name: calledTable(game, table), path },
        ]}
      />
      <JsonLd
        data={article({
          ...said,
          modified: dates.dates.sideTables,
          about: `${facts.bet.name}, a side bet of ${game.name}`,
        })}
      />
      <JsonLd
        data={dataset({
          ...said,
          columns: ['Hand', 'Pay to one', 'One in', 'Back of every hundred staked'],
          file: `${path}/data.json`,
        })}
      />
      <Head facts={facts} />
      <Section id="pays" title="What each hand pays, and how often" lead={`${comesBack(facts)} ${rareHands(facts)}`}>
        <PaysTable facts={facts} />
        <p className="max-w-text text-muted">{howItFeels(facts)}</p>
      </Section>
      <Section id="even" title="When it would be even" lead={whenEven(facts)}>
        <MeterTable facts={facts} />
      </Section>
      {facts.others.length > 0 && (
        <Section id="tables" title="Against the other tables" lead={nearest(facts)}>
          <AllTables facts={facts} />
        </Section>
      )}
      <Section
        id="dead-cards"
        title="What cards that are gone do to it"
        lead={[deadEffects(facts), deadEven(facts)].filter(Boolean).join(' ')}
      >
        {facts.dead.effects.some((effect) => effect !== 0) && <DeadTable facts={facts} />}
      </Section>
      <Proof facts={facts} />
      <Neighbours game={game} table={table} />
    </article>
  )
}

const deskHref = ({ game, bet, table }: TableFacts): string => {
  const query = new URLSearchParams([
    ...(bet.id === game.sideBets[0]?.id ? [] : [['bet', bet.id]]),
    ...(makeRules(game, table.rules) === '' ? [] : [['rules', makeRules(game, table.rules)]]),
  ])
  return `/${game.id}/side-bets${query.size === 0 ? '' : `?${query}`}`
}

function Head({ facts }: { readonly facts: TableFacts }) {
  const { game, bet, table, returns, figures, deviation } = facts
  return (
    <header className="-mt-6 grid gap-5 md:-mt-10">
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline text-balance">
        {bet.name}
        {calledTable(game, table) !== bet.name && (
          <>
            , <span className={/^[\d-]+$/.test(table.name) ? 'whitespace-nowrap' : undefined}>{table.name}</span>,
          </>
        )}{' '}
        at {game.name}
      </h1>
      <p className="max-w-answer text-intro/prose">
        <b className="font-semibold">{verdict(facts)}</b> {standing(facts)}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="House edge">
          <data value={String(table.edge)}>{percent(table.edge)}</data>
        </Figure>
        <Figure label="A winning bet">{oneIn(returns.wins, figures.deals)}</Figure>
        <Figure label="An hour costs">{hourCost(facts, table.edge)}</Figure>
        <Figure label="Standard deviation">{plain(deviation, 2)}</Figure>
      </dl>
      <p className="max-w-text text-small text-muted">
        {bet.about} {table.comparison ? `${table.where}.` : `Found at: ${table.where}.`} Costs are for {basis(facts)}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={deskHref(facts)}>Change a pay, or take cards out</ButtonLink>
        <ButtonLink href="/pay-tables" look="quiet">
          All pay tables
        </ButtonLink>
      </div>
    </header>
  )
}

function Proof({ facts }: { readonly facts: TableFacts }) {
  const { ev } = facts.table
  return (
    <Section id="proof" title="The proof">
      <div className="grid max-w-text gap-3">
        <p>
          Over {whole(facts.figures.deals)} equally likely deals the bet is worth{' '}
          <span className="font-semibold wrap-anywhere tabular-nums">
            {ev.kind === 'exact' ? `exactly ${grouped(reduce(ev))}` : plain(ev.value, 9)}
          </span>{' '}
          of itself.
        </p>
        <WorkItOut lead="To work this out again" command={commandOf(facts)} />
        <a
          href={`${tablePath(facts.game, facts.table)}/data.json`}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          This page as JSON
        </a>
      </div>
    </Section>
  )
}

/** The tables before and after this one in the game’s list. */
function Neighbours({ game, table }: { readonly game: AnyGame; readonly table: FoundTable }) {
  const all = sideTables(game)
  const at = all.findIndex(({ id }) => id === table.id)
  const [before, after] = [all[at - 1], all[at + 1]]
  const name = (one: FoundTable): string => calledTable(game, one)
  return (
    <nav aria-label="Other tables" className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t pt-4 text-small">
      {before && (
        <Link rel="prev" href={tablePath(game, before)} className="link inline-flex min-h-11 items-center">
          ← {name(before)}
        </Link>
      )}
      {after && (
        <Link
          rel="next"
          href={tablePath(game, after)}
          className="link ml-auto inline-flex min-h-11 items-center text-right"
        >
          {name(after)} →
        </Link>
      )}
    </nav>
  )
}
