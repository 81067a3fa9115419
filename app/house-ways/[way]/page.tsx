import '@/app/[game]/_guide/guide.css'
import '../house-ways.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { signedEv } from '@/app/_components/ev-format'
import { percent, whole } from '@/app/_components/format'
import { dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { wayText } from '@/content/way-texts'
import type { Rules } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import type { Ev } from '@/lib/games/solution'
import { loadSolver } from '@/lib/games/solvers'
import {
  against,
  ALL_HANDS,
  byFamily,
  COMMISSION,
  exampleHands,
  GAME,
  handsOf,
  type HouseWay,
  KNOWN_WAYS,
  shareApart,
  shareOf,
  treeOf,
  usually,
} from '@/lib/engines/pai-gow/index'
import { wayFigures } from '../_parts/figures-in-text'
import { Prices } from '../_parts/prices'
import { PrintButton } from '../_parts/print-button'
import { Reading } from '../_parts/reading'
import { SetCards } from '../_parts/set-cards'
import { shareInWords } from '../_parts/share'
import { Tree } from '../_parts/tree'

interface Props {
  readonly params: Promise<{ readonly way: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { way: string }[] => KNOWN_WAYS.map(({ id }) => ({ way: id }))

const find = (id: string): HouseWay | undefined => KNOWN_WAYS.find((way) => way.id === id)

const pageOf = (way: HouseWay) => ({
  path: `/house-ways/${way.id}`,
  title: `Pai Gow house way: ${way.name}`,
  description: `How the dealer must set seven cards by the house way “${way.name}”: all ${way.clauses.length} clauses, how often each comes, example hands, and what each costs.`,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const way = find((await params).way)
  return way ? pageMetadata({ ...pageOf(way), type: 'article' }) : {}
}

/** What the hands of each clause are worth to a player who sets by the way, against a dealer who does too: every deal counted. */
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
    <article lang="en" className="way-sheet mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: 'House ways', path: '/house-ways' },
            { name: way.name, path: `/house-ways/${way.id}` },
          ]}
        />
        <JsonLd data={dataset({ ...pageOf(way), columns: ['Clause', 'Share of hands', 'Example', 'What it costs'] })} />
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">House way: {way.name}</h1>
        <p className="max-w-wide text-muted">
          {way.source}. {way.note}
        </p>
        <dl className="not-printed flex flex-wrap gap-x-9 gap-y-3">
          <Figure label="Clauses">{way.clauses.length}</Figure>
          <Figure label="Against itself, the player wins">{percent(win, 4)}</Figure>
          <Figure label="Pushes">{percent(push, 4)}</Figure>
          <Figure label="Loses">{percent(loss, 4)}</Figure>
          <Figure label="House edge" after={`with ${percent(COMMISSION, 0)} commission`}>
            {percent(-ev, 4)}
          </Figure>
        </dl>
        <div className="not-printed flex flex-wrap gap-3">
          <ButtonLink href={`/dealer-school/house-way?way=${way.id}`}>Drill this way</ButtonLink>
          <PrintButton />
          <ButtonLink href={`/house-ways/editor?from=${way.id}`} look="quiet">
            Change it
          </ButtonLink>
        </div>
      </div>
      <About way={way} />
      <Reading way={way} />
      <section aria-labelledby="tree" className="grid gap-4">
        <h2 id="tree" className="not-printed font-serif text-title font-semibold tracking-title">
          The decision tree
        </h2>
        <p className="not-printed max-w-text text-muted">
          Sort the seven cards, look for groups, then ask in this order. A single card is one whose rank you hold once;
          the joker counts as an ace. A complete hand is a straight, a flush or a straight flush, the joker used freely.
          Beside each answer stands its clause and how often it sets a hand.
        </p>
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

/** The way in words: why it is so, where it differs, what it costs. */
async function About({ way }: { readonly way: HouseWay }) {
  const { default: text } = await wayText(way.id)
  return (
    <div className="not-printed">
      <Section id="about" title="Why this way">
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
    <Section
      id="clauses"
      title="Every clause"
      lead={`The first clause that covers a hand sets it. How often is counted over all ${whole(ALL_HANDS)} hands; the hands beside it are drawn at random among its own. What they are worth, in bets, is the mean over all of them for a player who sets by this way against a dealer who does too.`}
    >
      <div className="grid gap-10">
        {byFamily(way.clauses).map(({ family, clauses }) => (
          <div key={family.id} className="grid">
            <h3 className="pb-2 text-large/snug font-semibold">{family.name}</h3>
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
                      · {whole(handsOf(way.id, clause.id))} hands
                      {worth.has(clause.id) && <> · worth {signedEv(worth.get(clause.id)!)}</>}
                    </p>
                    <p className="max-w-narrow">{clause.sentence}</p>
                    <p>
                      <Link
                        href={`/dealer-school/house-way?way=${way.id}&clauses=${clause.id}`}
                        aria-label={`Drill this clause: ${clause.id}`}
                        className="link inline-flex min-h-11 items-center text-small"
                      >
                        Drill this clause
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
    <Section id="others" title="Against the other ways" lead="Hands set differently, of all hands.">
      <ul className="grid border-b">
        {KNOWN_WAYS.filter((other) => other !== way).map((other) => (
          <li key={other.id} className="flex justify-between gap-4 border-t">
            <Link href={`/house-ways/compare/${way.id}/${other.id}`} className="link inline-flex min-h-11 items-center">
              {other.name}
            </Link>
            <span className="self-center tabular-nums">{percent(shareApart(way.id, other.id))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
