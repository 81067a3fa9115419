import { chrome, wayHands, wayPages } from '@/app/_languages/words'
import { wayInWords, clauseInWords } from '@/app/house-ways/_parts/clause-words'
import { languageNow } from '@/app/_languages/messages'
import '@/app/[game]/_guide/guide.css'
import '../house-ways.css'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { notFound } from 'next/navigation'
import { Fragment } from 'react'
import { CELL, Heads, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { signedEv } from '@/app/_solver/ev-format'
import { Figure } from '@/app/_solver/figure'
import { percent, whole } from '@/app/_languages/format'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { wayText } from '@/content/way-texts'
import {
  against,
  byFamily,
  COMMISSION,
  exampleHands,
  GAME,
  handsOf,
  type HouseWay,
  inRounds,
  KNOWN_WAYS,
  type KnownPrice,
  priceOf,
  priceOfWay,
  shareApart,
  shareOf,
  SIDE_IDS,
  type Stem,
  treeOf,
  usually,
} from '@/lib/engines/pai-gow/index'
import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import type { Ev } from '@/lib/game/solution'
import { loadSolver } from '@/lib/games/solvers'
import { wayFigures, Reading } from '../_parts/figures-in-text'
import { type Estimate, priceInWords, shareOfBet } from '../_parts/said'
import { PrintButton } from '../_parts/print-button'
import { SetCards } from '../_parts/set-cards'
import { shareInWords } from '../_parts/share'

interface TreeProps {
  readonly stems: readonly Stem[]
  /** Returns how often a clause sets a hand, in words; absent if that isn't known. */
  readonly often?: (clause: string) => string
}

const Said = ({ parts: [question, answer] }: { readonly parts: readonly [question: string, answer: string] }) => (
  <p>
    {question !== '' && <span className="text-muted">{question}</span>}
    <b className="font-strong">{answer}</b>
  </p>
)

/**
 * The decision tree: first the groups in the hand, then one question after the other, until one is answered with yes.
 */
function Tree({ stems, often }: TreeProps) {
  return (
    <div className="way-tree">
      {stems.map(({ groups, name, branches }) => (
        <section key={groups} aria-label={wayPages.group(groups, name)} className="way-stem pb-6">
          <h3 className="border-b pb-1.5 text-plain font-semibold">{wayPages.group(groups, name)}</h3>
          <ol>
            {branches.map(({ clause, asks, sets }, i) => (
              <li
                key={clause.id}
                className="way-branch grid grid-cols-rest-auto gap-x-3 border-b border-dashed py-2 text-small last:border-b-0"
              >
                <Said parts={wayPages.branch(asks, sets, i === 0, clauseInWords(clause.sentence))} />
                <p className="text-right text-caption whitespace-nowrap text-muted">
                  {clause.id}
                  {often && (
                    <>
                      <br />
                      {often(clause.id)}
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** What each clause costs, the costliest first. */
function Prices({ way }: { readonly way: HouseWay }) {
  const priced = way.clauses
    .map(({ id }) => ({ id, prices: SIDE_IDS.map((side) => ({ side, price: priceOf(way.id, id, side) })) }))
    .map((row) => ({
      ...row,
      weight: Math.max(...row.prices.map(({ price }) => inRounds(price, shareOf(way.id, row.id)).mean)),
    }))
    .sort((a, b) => b.weight - a.weight)
  return (
    <Section id="prices" title={wayPages.prices} lead={wayPages.pricesLead(percent(COMMISSION, 0))}>
      <WideTable label={wayPages.pricesTable}>
        <Heads
          columns={[
            wayPages.clause,
            wayPages.comes,
            ...wayPages.per.map((name) => ({ name, className: 'whitespace-normal!' })),
          ]}
        />
        <tbody>
          {priced.map(({ id, prices }) => (
            <Row
              key={id}
              name={id}
              comes={shareOf(way.id, id)}
              figures={prices.map(({ price }) => ({ hand: price, round: inRounds(price, shareOf(way.id, id)) }))}
            />
          ))}
          <Row name={wayPages.wholeWay} figures={SIDE_IDS.map((side) => ({ round: priceOfWay(way.id, side) }))} />
        </tbody>
      </WideTable>
      <p className="max-w-text text-caption text-muted">{wayPages.pricesNote}</p>
    </Section>
  )
}

interface RowProps {
  readonly name: string
  /** The share of all hands; absent for the whole way. */
  readonly comes?: number
  /** What it costs the player and the house, per hand of the clause and per round. */
  readonly figures: readonly { readonly hand?: KnownPrice; readonly round: Estimate }[]
}

function Row({ name, comes, figures }: RowProps) {
  return (
    <tr className={classes('border-t', comes === undefined && 'font-semibold')}>
      <th scope="row" className={`${NAME} whitespace-nowrap`}>
        {name}
      </th>
      <td className={CELL}>{comes !== undefined && shareInWords(comes)}</td>
      {figures.map(({ hand, round }, i) => (
        <Fragment key={SIDE_IDS[i]}>
          <td className={CELL}>
            {hand && priceInWords(hand)}
            {hand?.isExact && <span className="text-muted"> {wayPages.exact}</span>}
          </td>
          <td className={CELL}>{shareOfBet(round)}</td>
        </Fragment>
      ))}
    </tr>
  )
}

interface Props {
  readonly params: Promise<{ readonly way: string }>
}

export const generateStaticParams = (): { way: string }[] => KNOWN_WAYS.map(({ id }) => ({ way: id }))

const find = (id: string): HouseWay | undefined => KNOWN_WAYS.find((way) => way.id === id)

const pageOf = (way: HouseWay) => ({
  path: `/house-ways/${way.id}`,
  title: wayPages.wayTitle(wayInWords(way)),
  description: wayPages.wayAbout(wayInWords(way), way.clauses.length),
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const way = find((await params).way)
  return way ? pageMetadata({ ...pageOf(way), type: 'article' }) : {}
}

/**
 * The EV of each clause's hands for a player who uses this way against a dealer who does too. Every deal is counted.
 */
async function worths(way: HouseWay): Promise<ReadonlyMap<string, Ev>> {
  const game = findGame(GAME)
  const variant = game?.variants.find(({ id }) => id === way.id)
  if (!game || !variant) return new Map()
  const { cells = [] } = (await loadSolver(GAME)).whole(variant.rules as Rules)
  return new Map(cells.flatMap(({ id, options: [option] }) => (option ? [[id, option.ev] as const] : [])))
}

export default async function WayPage({ params }: Props) {
  const way = find((await params).way)
  if (!way) notFound()
  const { win, push, loss, ev } = against(way.id, way.id)
  return (
    <article className="way-sheet mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: chrome.houseWays, path: '/house-ways' },
            { name: wayInWords(way), path: `/house-ways/${way.id}` },
          ]}
        />
        <JsonLd data={dataset({ ...pageOf(way), columns: wayPages.columns })} />
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          {wayPages.heading(wayInWords(way))}
        </h1>
        <p className="max-w-wide text-muted">{wayPages.source(way.id, way.source, way.note)}</p>
        <dl className="not-printed flex flex-wrap gap-x-9 gap-y-3">
          <Figure label={wayPages.clausesLabel}>{way.clauses.length}</Figure>
          <Figure label={wayPages.selfWins}>{percent(win, 4)}</Figure>
          <Figure label={wayPages.pushes}>{percent(push, 4)}</Figure>
          <Figure label={wayPages.loses}>{percent(loss, 4)}</Figure>
          <Figure label={wayPages.houseEdge} after={wayPages.withCommission(percent(COMMISSION, 0))}>
            {percent(-ev, 4)}
          </Figure>
        </dl>
        <div className="not-printed flex flex-wrap gap-3">
          <ButtonLink href={`/dealer-school/house-way?way=${way.id}`}>{wayPages.drillThis}</ButtonLink>
          <PrintButton />
          <ButtonLink href={`/house-ways/editor?from=${way.id}`} look="quiet">
            {wayPages.changeIt}
          </ButtonLink>
        </div>
      </div>
      <About way={way} />
      <Reading way={way} />
      <section aria-labelledby="tree" className="grid gap-4">
        <h2 id="tree" className="not-printed font-serif text-title font-semibold tracking-title">
          {wayPages.tree}
        </h2>
        <p className="not-printed max-w-text text-muted">{wayPages.treeLead}</p>
        <Tree stems={treeOf(way.clauses)} often={(clause) => shareInWords(shareOf(way.id, clause))} />
      </section>
      <div className="not-printed grid grid-cols-1 gap-14">
        <Clauses way={way} />
        <Prices way={way} />
        <Others way={way} />
      </div>
    </article>
  )
}

/** A text about the way: its reasons, how it differs from others, and what it costs. */
async function About({ way }: { readonly way: HouseWay }) {
  const { default: text } = await wayText(way.id, languageNow())
  return (
    <div className="not-printed">
      <Section id="about" title={wayPages.whyThis}>
        <div className="way-prose max-w-text">{text({ components: wayFigures(way.id) })}</div>
      </Section>
    </div>
  )
}

const EXAMPLES = 2

async function Clauses({ way }: { readonly way: HouseWay }) {
  const dealing = usually(way)
  const worth = await worths(way)
  return (
    <Section id="clauses" title={wayPages.everyClause} lead={wayPages.everyLead}>
      <div className="grid gap-10">
        {byFamily(way.clauses).map(({ family, clauses }) => (
          <div key={family.id} className="grid">
            <h3 className="pb-2 text-large/snug font-semibold">{wayHands.families[family.id]}</h3>
            <ol className="grid">
              {clauses.map((clause) => (
                <li
                  key={clause.id}
                  id={clause.id}
                  className="grid scroll-mt-20 content-start gap-x-10 gap-y-3 border-t py-4 2xl:grid-cols-[minmax(0,1fr)_312px]"
                >
                  <div className="grid content-start gap-1.5">
                    <p className="text-caption text-muted tabular-nums">
                      <b className="font-semibold text-ink">{clause.id}</b> · {shareInWords(shareOf(way.id, clause.id))}{' '}
                      · {wayPages.hands(whole(handsOf(way.id, clause.id)))}
                      {worth.has(clause.id) && <> · {wayPages.worth(signedEv(worth.get(clause.id)!))}</>}
                    </p>
                    <p className="max-w-narrow">{clauseInWords(clause.sentence)}</p>
                    <p>
                      <Link
                        href={`/dealer-school/house-way?way=${way.id}&clauses=${clause.id}`}
                        aria-label={wayPages.drillClauseId(clause.id)}
                        className="link inline-flex min-h-11 items-center text-small"
                      >
                        {wayPages.drillClause}
                      </Link>
                    </p>
                  </div>
                  <div className="grid content-start gap-3">
                    {exampleHands(dealing, clause, EXAMPLES).map((hand, i) => (
                      <SetCards key={i} hand={hand} />
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Others({ way }: { readonly way: HouseWay }) {
  return (
    <Section id="others" title={wayPages.others}>
      <ul className="grid border-b">
        {KNOWN_WAYS.filter((other) => other !== way).map((other) => (
          <li key={other.id} className="flex justify-between gap-4 border-t">
            <Link href={`/house-ways/compare/${way.id}/${other.id}`} className="link inline-flex min-h-11 items-center">
              {wayInWords(other)}
            </Link>
            <span className="self-center tabular-nums">{percent(shareApart(way.id, other.id))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
