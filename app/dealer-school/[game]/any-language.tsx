import '../_dealing/dealing.css'
import type { Metadata } from 'next'
import { chrome, dealerSchool, dealing as words } from '@/app/_languages/words'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { notFound } from 'next/navigation'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { howTo, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { PrintButton } from '@/app/house-ways/_parts/print-button'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { errorKinds, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import type { PayoutTable } from '@/lib/teaching/dealer-school/payouts/tables'
import { sourceOf, wordsOf } from '../_parts/dispute-words'
import { type Dealing, dealingOf, payoutsByHeart, plainSteps, stepAnchor } from '../_dealing/dealing'

/** A table of payouts to memorize: what each hand pays, and how much that is on common stakes. */
function HeartTable({ table: { name, note, head, columns, rows } }: { readonly table: PayoutTable }) {
  return (
    <div className="heart-table grid min-w-0 content-start gap-1">
      <h3 className="text-large/snug font-semibold">{name}</h3>
      {note !== undefined && <p className="max-w-lead text-small text-muted">{note}</p>}
      <WideTable label={words.payoutsOf(name)}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={HEAD_RIGHT}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t">
              <th scope="row" className={NAME}>
                {row.name}
              </th>
              {row.cells.map((cell, i) => (
                <td key={columns[i]} className={`${CELL} ${i === 0 ? 'font-strong' : 'text-muted'}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => GAME_IDS.map((game) => ({ game }))

const pathOf = (game: GameId): string => `/dealer-school/${game}`
const titleOf = (game: GameId): string => dealerSchool.howToDealGame(GAME_NAMES[game])

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  if (!isGameId(game)) return {}
  return pageMetadata({
    path: pathOf(game),
    title: titleOf(game),
    description: (await dealingOf(game)).description,
    type: 'article',
  })
}

export default async function DealingPage({ params }: Props) {
  const { game } = await params
  if (!isGameId(game)) notFound()
  await loadSchoolGames([game])
  const dealing = await dealingOf(game)
  return (
    <article className="dealing-sheet mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <JsonLd
        data={howTo({
          path: pathOf(game),
          title: titleOf(game),
          description: dealing.description,
          steps: await plainSteps(game),
        })}
      />
      <Heading game={game} dealing={dealing} />
      <div className="dealing-part grid grid-cols-1 gap-[inherit]">
        <InOrder dealing={dealing} />
        <Clauses dealing={dealing} />
      </div>
      <ByHeart game={game} />
      <div className="dealing-part grid grid-cols-1 gap-[inherit]">
        <Errors game={game} />
        <Rulings game={game} />
        <Supervisors dealing={dealing} />
        <Neighbours game={game} />
      </div>
    </article>
  )
}

function Heading({ game, dealing }: { readonly game: GameId; readonly dealing: Dealing }) {
  return (
    <div className="grid gap-4">
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: titleOf(game), path: pathOf(game) },
        ]}
      />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{titleOf(game)}</h1>
      <div className="dealing-part max-w-lead text-intro/prose text-muted">{dealing.lead}</div>
      <div className="not-printed flex flex-wrap gap-3">
        <ButtonLink href={`/dealer-school/payouts?game=${game}`}>{dealerSchool.payoutsWay}</ButtonLink>
        <ButtonLink href={`/dealer-school/foul?game=${game}`} look="quiet">
          {dealerSchool.foulName}
        </ButtonLink>
        <ButtonLink href={`/${game}`} look="quiet">
          {words.playersSide}
        </ButtonLink>
      </div>
    </div>
  )
}

/** What the dealer does and says, step by step. */
function InOrder({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section id="round" title={words.round} lead={words.roundLead}>
      <ol className="grid border-b">
        {dealing.steps.map(({ title, says, text }, i) => (
          <li
            key={title}
            id={stepAnchor(i)}
            className="grid scroll-mt-20 gap-x-10 gap-y-1.5 border-t py-5 xl:grid-cols-side-rest"
          >
            <h3 className="font-semibold">
              {i + 1}. {title}
            </h3>
            <div className="grid max-w-essay gap-2">
              <div className="dealer-prose text-muted">{text}</div>
              {says !== undefined && (
                <p>
                  <span className="text-caption text-muted">{words.say} </span>
                  <q className="font-strong">{says}</q>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Clauses({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section id="asked" title={words.asked} lead={words.askedLead}>
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {dealing.asked.map(({ ask, answer }) => (
          <div key={ask} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{ask}</dt>
            <dd className="dealer-prose text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Every payout of the game on common stakes. A button prints this section on one page. */
async function ByHeart({ game }: { readonly game: GameId }) {
  const tables = await payoutsByHeart(usualTable(game))
  return (
    <Section id="payouts" title={words.payouts} lead={words.payoutsLead}>
      <div className="grid gap-8">
        <div className="heart-tables">
          {tables.map((table) => (
            <HeartTable key={table.id} table={table} />
          ))}
        </div>
        <div className="not-printed">
          <PrintButton part="payouts" />
        </div>
      </div>
    </Section>
  )
}

/** The mistakes at this game that the school teaches, and what would be right. */
function Errors({ game }: { readonly game: GameId }) {
  return (
    <Section id="mistakes" title={words.mistakes} lead={words.mistakesLead}>
      <dl className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {errorKinds(usualTable(game)).map(({ id, says }) => (
          <div key={id} className="grid content-start gap-0.5 border-t pt-3">
            <dt className="font-strong">{mistakeIn(says).name}</dt>
            <dd className="text-small text-muted">{mistakeIn(says).right}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The floor's rulings at this table, with their sources. */
function Rulings({ game }: { readonly game: GameId }) {
  return (
    <Section id="rulings" title={words.rulings} lead={words.rulingsLead}>
      <dl className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {disputesOf(game).map((dispute) => {
          const { name, situation, options, why } = wordsOf(dispute)
          const source = sourceOf(dispute)
          return (
            <div key={dispute.id} className="grid content-start gap-1 border-t pt-3">
              <dt className="font-strong">{name}</dt>
              <dd className="text-small text-muted">{situation}</dd>
              <dd className="text-small">{options[dispute.ruling]}</dd>
              <dd className="text-small text-muted">{why}</dd>
              {source && (
                <dd className="text-caption text-muted">
                  <cite lang={source.lang} className="not-italic">
                    {source.title}
                  </cite>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

function Supervisors({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section id="watched" title={words.watched}>
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {dealing.watched.map(({ name, text }) => (
          <div key={name} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="dealer-prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t pt-5 text-muted">
        {filled(words.seeAlso, {
          audition: (
            <Link href="/dealer-school#audition" className="link">
              {words.anyTable}
            </Link>
          ),
        })}
      </p>
    </Section>
  )
}

/** Links to the other games. */
function Neighbours({ game }: { readonly game: GameId }) {
  return (
    <nav aria-label={words.otherGames} className="not-printed grid gap-2 border-t pt-4">
      <ul className="flex flex-wrap gap-x-6">
        {GAME_IDS.filter((other) => other !== game).map((other) => (
          <li key={other}>
            <Link href={pathOf(other)} className="link inline-flex min-h-11 items-center">
              {titleOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
