import { betName } from '@/app/_felt/names'
import { winsWords, tableWords } from '@/app/_settings/rules-in-words'
import { betPages, chrome, proof } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { Figure } from '@/app/_solver/figure'
import { grouped, percent, plain, whole } from '@/app/_languages/format'
import { article, dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { WorkItOut } from '@/app/_solver/work-it-out'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { makeRules } from '@/lib/game/rules'
import { tableSlug } from '@/lib/game/precomputed/side-tables'
import { reduce } from '@/lib/math/fraction'
import { commandOf, tableFacts, type TableFacts } from '@/app/[game]/side-bets/_table/facts'
import { betParams, betPath, findBet, type FoundBet, listedBets, type TableParams } from '../_table/found'
import { AllTables, DeadTable, MeterTable, PaysTable } from '../_table/sections'
import {
  basis,
  comesBack,
  deadEffects,
  deadEven,
  divideSentences,
  figuresOfTable,
  hourCost,
  howItFeels,
  nearest,
  otherNames,
  rareHands,
  searchedName,
  standing,
  titleOfBet,
  type TableSentences,
  verdict,
  whenEven,
} from '../_table/words'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { oneIn } from '../words'

interface Props {
  readonly params: Promise<TableParams>
}

export const generateStaticParams = betParams

const range = (all: readonly TableFacts[]): string => {
  const [best, worst] = [percent(all[0]!.table.edge), percent(all.at(-1)!.table.edge)]
  return best === worst ? best : betPages.range(best, worst)
}

const descriptionOf = (found: FoundBet, all: readonly TableFacts[]): string =>
  betPages.about(searchedName(found.game, found.bet), found.game.name, range(all), all.length > 1)

/** The facts of a bet's tables, the best for the player first. */
async function factsOf({ game, tables }: FoundBet): Promise<readonly TableFacts[]> {
  const all = await Promise.all(tables.map((table) => tableFacts(game, table)))
  return all.toSorted((a, b) => a.table.edge - b.table.edge)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = findBet(await params)
  if (!found) return {}
  return pageMetadata({
    path: betPath(found.game, found.bet.id),
    title: titleOfBet(found),
    description: descriptionOf(found, await factsOf(found)),
    type: 'article',
  })
}

export default async function SideBetPage({ params }: Props) {
  const found = findBet(await params)
  if (!found) notFound()
  const { game, bet } = found
  const all = await factsOf(found)
  const best = all[0]!
  const path = betPath(game, bet.id)
  const said = { path, title: titleOfBet(found), description: descriptionOf(found, all) }
  return (
    <article className="mx-auto grid max-w-225 gap-12 px-4 pt-5 pb-16 md:gap-16 md:px-8 md:pt-10">
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: chrome.sideBets, path: `/${game.id}/side-bets` },
          { name: betName(game, bet.id), path },
        ]}
      />
      <JsonLd
        data={article({
          ...said,
          modified: dates.dates.sideTables,
          about: betPages.subject(searchedName(game, bet), game.name),
        })}
      />
      <JsonLd
        data={dataset({
          ...said,
          columns: [betPages.hand, betPages.pays, betPages.oneInHead, betPages.backOf('100')],
          file: `${path}/data.json`,
        })}
      />
      <Head title={said.title} all={all} />
      {all.length === 1 ? <OnlyTable facts={best} /> : <SeveralTables all={all} />}
      <Section
        id="dead-cards"
        title={betPages.deadCards}
        lead={[deadEffects(best), deadEven(best)].filter(Boolean).join(' ')}
      >
        {best.dead.effects.some((effect) => effect !== 0) && <DeadTable facts={best} />}
        {all.length > 1 && <p className="text-small text-muted">{betPages.atBest(tableWords(game, best.table))}</p>}
      </Section>
      {all.length > 1 && (
        <Section id="recompute" title={proof.recompute}>
          <WorkItOut lead={betPages.againAll} command={all.map(namedCommand).join('\n')} />
        </Section>
      )}
      <Neighbours found={found} />
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

function Head({ title, all }: { readonly title: string; readonly all: readonly TableFacts[] }) {
  const best = all[0]!
  const { game, bet } = best
  return (
    <header className="-mt-6 grid gap-5 md:-mt-10">
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline text-balance">{title}</h1>
      <p className="max-w-answer text-intro/prose">
        <b className="font-semibold">
          {all.length === 1 ? verdict(best) : betPages.keepsRange(searchedName(game, bet), range(all))}
        </b>{' '}
        {standing(all)}
      </p>
      <p className="max-w-text text-small text-muted">
        {[otherNames(game, bet), winsWords(game, bet.id), all.length > 1 && betPages.costsAre(basis(best))]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={deskHref(best)}>{betPages.changePay}</ButtonLink>
        <ButtonLink href="/pay-tables" look="quiet">
          {betPages.allPayTables}
        </ButtonLink>
      </div>
    </header>
  )
}

/** The command of a table below its name, which a shell reads as a comment. */
const namedCommand = (facts: TableFacts): string => `# ${tableWords(facts.game, facts.table)}\n${commandOf(facts)}`

/** The only known table: what it pays, what it costs, what would make the bet even, and the proof. */
function OnlyTable({ facts }: { readonly facts: TableFacts }) {
  const { table, returns, figures, deviation } = facts
  return (
    <Section id="pays" title={betPages.whatHandsPay} lead={`${comesBack(facts)} ${rareHands(facts)}`}>
      <dl className={FIGURES}>
        <Edge facts={facts} />
        <Figure label={betPages.winningBet}>{oneIn(returns.wins, figures.deals)}</Figure>
        <Figure label={betPages.hourCosts}>{hourCost(facts, table.edge)}</Figure>
        <Figure label={betPages.deviation}>{plain(deviation, 2)}</Figure>
      </dl>
      <PaysTable facts={facts} />
      <div className="grid max-w-text gap-3">
        <p className="text-muted">{howItFeels(facts)}</p>
        <p>{whenEven(facts)}</p>
      </div>
      <MeterTable facts={facts} />
      <div className="grid max-w-text gap-3">
        <Source facts={facts} worth={betPages.worth(whole(figures.deals))} />
        <WorkItOut lead={betPages.again} command={commandOf(facts)} />
        <TableLinks facts={facts} />
      </div>
    </Section>
  )
}

/** All known tables of a bet: side by side, what holds for each of them, and a section for each. */
function SeveralTables({ all }: { readonly all: readonly TableFacts[] }) {
  const best = all[0]!
  const sentences = divideSentences(all)
  return (
    <>
      <Section id="tables" title={betPages.everyTable} lead={nearest(best)}>
        <AllTables facts={best} />
      </Section>
      <Section id="at-every-table" title={betPages.atEveryTable}>
        <div className="grid max-w-text gap-3">
          {sentences.shared.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Section>
      {all.map((facts) => (
        <OneTable key={facts.table.id} facts={facts} sentences={sentences} />
      ))}
    </>
  )
}

/** A section for one of several tables, with only what differs from the others. */
function OneTable({ facts, sentences }: { readonly facts: TableFacts; readonly sentences: TableSentences }) {
  const { game, table } = facts
  const own = sentences.ownOf(facts)
  return (
    <Section
      id={tableSlug(game, table)}
      title={tableWords(game, table)}
      {...(own.length > 0 && { lead: own.join(' ') })}
    >
      <dl className={FIGURES}>
        <Edge facts={facts} />
        {figuresOfTable(facts).map(([label, figure]) => (
          <Figure key={label} label={label}>
            {figure}
          </Figure>
        ))}
      </dl>
      <PaysTable facts={facts} />
      <MeterTable facts={facts} />
      <div className="grid max-w-text gap-1">
        <Source facts={facts} worth={betPages.worthOfTable} />
        <TableLinks facts={facts} />
      </div>
    </Section>
  )
}

const FIGURES = 'flex flex-wrap gap-x-8 gap-y-3'

const Edge = ({ facts: { table } }: { readonly facts: TableFacts }) => (
  <Figure label={betPages.houseEdge}>
    <data value={String(table.edge)}>{percent(table.edge)}</data>
  </Figure>
)

interface SourceProps {
  readonly facts: TableFacts
  /** A sentence in which `{worth}` is the exact value of the bet. */
  readonly worth: string
}

/** Where the table was found, and the exact value of the bet. */
function Source({ facts: { table }, worth }: SourceProps) {
  const { ev } = table
  return (
    <p className="text-small text-muted">
      {!table.comparison && `${betPages.foundAt} `}
      {betPages.where(table.where)}.{' '}
      <span className="block">
        {filled(worth, {
          worth: (
            <span className="font-semibold wrap-anywhere tabular-nums">
              {ev.kind === 'exact' ? betPages.exactly(grouped(reduce(ev))) : plain(ev.value, 9)}
            </span>
          ),
        })}
      </span>
    </p>
  )
}

/** Links to the desk where the table can be changed and to its data. */
function TableLinks({ facts }: { readonly facts: TableFacts }) {
  const { game, table } = facts
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link href={deskHref(facts)} prefetch={false} className="link inline-flex min-h-11 items-center">
        {betPages.changeTable}
      </Link>
      <a
        href={`/${game.id}/side-bets/${tableSlug(game, table)}/data.json`}
        className="link inline-flex min-h-11 items-center"
      >
        {betPages.asJson}
      </a>
    </p>
  )
}

/** Links to the previous and next bet in the game's list. */
function Neighbours({ found: { game, bet } }: { readonly found: FoundBet }) {
  const all = listedBets(game)
  const at = all.findIndex((one) => one.bet.id === bet.id)
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <nav
      aria-label={betPages.otherBets}
      className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t pt-4 text-small"
    >
      {before && (
        <Link rel="prev" href={betPath(game, before.bet.id)} className="link inline-flex min-h-11 items-center">
          ← {betName(game, before.bet.id)}
        </Link>
      )}
      {after && (
        <Link
          rel="next"
          href={betPath(game, after.bet.id)}
          className="link ml-auto inline-flex min-h-11 items-center text-right"
        >
          {betName(game, after.bet.id)} →
        </Link>
      )}
    </nav>
  )
}
