import '@/app/[game]/_guide/guide.css'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { CELL, Heads, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { inWords, percent, plain, units, whole, withUnit } from '@/app/_languages/format'
import { messagesOf } from '@/app/_languages/messages'
import { bestOdds, compare, pages, questions } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { StakeMoney } from '@/app/_settings/stake-setting'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { article, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { ButtonLink } from '@/app/_ui/button'
import { HourCost } from '@/app/pay-tables/hour-cost'
import { termsOf } from '@/app/pay-tables/bet-tables'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { SURE } from '@/lib/game/precomputed/sessions'
import { capital } from '@/lib/text'
import { factsOf, findPair, type GameFacts, type Pair, PAIRS, verdictOf } from '../../_parts/facts'

interface Params {
  readonly game: string
  readonly other: string
}
interface Props {
  readonly params: Promise<Params>
}

export const generateStaticParams = (): Params[] => PAIRS.map(({ games: [a, b] }) => ({ game: a.id, other: b.id }))

const aboutPage = ({ path, games: [a, b] }: Pair) => ({
  path,
  title: pages.twoGamesTitle(a.name, b.name),
  description: pages.twoGamesAbout(a.name, b.name),
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, other } = await params
  const pair = findPair(game, other)
  return pair ? pageMetadata({ ...aboutPage(pair), type: 'article' }) : {}
}

type Both = readonly [GameFacts, GameFacts]

/** A page that compares two games: the answer first, then the figures behind it. */
export default async function PairPage({ params }: Props) {
  const { game, other } = await params
  const pair = findPair(game, other)
  if (!pair) notFound()
  const [a, b] = pair.games
  const both: Both = [await factsOf(a), await factsOf(b)]
  const about = aboutPage(pair)
  return (
    <article className="mx-auto grid max-w-page gap-12 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={article({ ...about, about: `${a.name}, ${b.name}`, modified: dates.dates.games })} />
      <header className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: compare.title, path: '/compare' },
            { name: compare.pair(a.name, b.name), path: pair.path },
          ]}
        />
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          {compare.which(a.name, b.name)}
        </h1>
        <div className="grid max-w-lead gap-3 text-intro/prose">
          {verdictOf(both).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </header>
      <SideBySide both={both} />
      <Section id="play" title={compare.play}>
        <div className="grid gap-8 md:grid-cols-2">
          <Play facts={both[0]} />
          <Play facts={both[1]} />
        </div>
      </Section>
      <Ways both={both} />
      <ButtonLink href="/compare" look="quiet" className="justify-self-start">
        {questions.allGames}
      </ButtonLink>
    </article>
  )
}

interface Line {
  readonly name: string
  readonly of: (one: GameFacts) => ReactNode
}

const lines = (): readonly Line[] => [
  { name: bestOdds.houseEdge, of: ({ edge }) => percent(edge) },
  { name: bestOdds.elementOfRisk, of: ({ risk }) => percent(risk) },
  { name: bestOdds.hour, of: ({ game, edge }) => <HourCost edge={edge} terms={termsOf(game)} /> },
  { name: compare.roundsAnHour, of: ({ session }) => whole(session.rounds / session.hours) },
  { name: compare.averageBet, of: ({ game, averageBet }) => withUnit(plain(averageBet, 2), game.unit) },
  { name: compare.deviation, of: ({ game, rounds }) => withUnit(plain(rounds.deviation, 2), game.unit) },
  {
    name: compare.won,
    of: ({ rounds }) => percent(rounds.ahead, 0),
  },
  {
    name: compare.even,
    of: ({ rounds }) => percent(rounds.even, 1),
  },
  { name: compare.mostWon, of: ({ game, rounds }) => withUnit(units(rounds.mostWon), game.unit) },
  { name: compare.ahead, of: ({ session }) => percent(session.ahead, 0) },
  {
    name: compare.lasts(percent(SURE[1], 0)),
    of: ({ session }) => <StakeMoney bets={session.bankrolls[1]!} />,
  },
  { name: compare.rulesToLearn, of: ({ lessons }) => lessons.length },
  { name: compare.hands, of: ({ hands }) => whole(hands) },
  {
    name: compare.byTable,
    of: ({ tables: [best, worst] }) => (best === worst ? percent(best) : compare.fromTo(percent(best), percent(worst))),
  },
]

function SideBySide({ both }: { readonly both: Both }) {
  const set = both.find(({ played }) => played.houseWay)
  return (
    <Section
      id="figures"
      title={compare.sideBySide}
      lead={filled(compare.sideBySideLead(set?.game.name), {
        practice: (
          <Link href="/about/learning" prefetch={false} className="link">
            {compare.practice}
          </Link>
        ),
      })}
    >
      <WideTable label={compare.figuresOfBoth}>
        <Heads columns={[compare.figure, ...both.map(({ game }) => game.name)]} />
        <tbody>
          {lines().map(({ name, of }) => (
            <tr key={name} className="border-t">
              <th scope="row" className={NAME}>
                {name}
              </th>
              {both.map((one) => (
                <td key={one.game.id} className={CELL}>
                  {of(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}

/** The game in a sentence, and the shortest list of rules worth knowing. */
function Play({ facts: { game, played } }: { readonly facts: GameFacts }) {
  const { rules, price } = played.beginner
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-large/snug font-semibold">{game.name}</h3>
      <p className="text-muted">{messagesOf(game).about}</p>
      <h4 className="pt-2 font-semibold">{capital(compare.rulesFor(inWords(rules.length), percent(price.edge)))}</h4>
      <ol className="grid list-decimal gap-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-5">
        <Link href={`/${game.id}`} prefetch={false} className="link inline-flex min-h-11 items-center">
          {compare.guide}
        </Link>
        <Link href={`/${game.id}/trainer`} prefetch={false} className="link inline-flex min-h-11 items-center">
          {compare.train}
        </Link>
        <Link href={`/${game.id}/risk`} prefetch={false} className="link inline-flex min-h-11 items-center">
          {compare.bankroll}
        </Link>
      </p>
    </div>
  )
}

/** For each game. Its strategy page has more. */
const MOST_HABITS = 3

/** The edges of both games as people play them, the lowest first. */
function Ways({ both }: { readonly both: Both }) {
  const rows = both
    .flatMap(({ game, played: { best, beginner, habits } }) => [
      { game, name: compare.best, edge: best.edge },
      ...(beginner.price.cost === 0 ? [] : [{ game, name: beginner.name, edge: beginner.price.edge }]),
      ...habits.slice(0, MOST_HABITS).map(({ name, price }) => ({ game, name, edge: price.edge })),
    ])
    .toSorted((a, b) => a.edge - b.edge)
  return (
    <Section id="ways" title={compare.ways} lead={compare.waysLead}>
      <WideTable label={compare.waysTable}>
        <Heads columns={[compare.way, bestOdds.houseEdge, compare.anHour]} />
        <tbody>
          {rows.map(({ game, name, edge }) => (
            <tr key={`${game.id} ${name}`} className="border-t">
              <th scope="row" className={NAME}>
                {name}
                <span className="block text-caption font-normal text-muted">{game.name}</span>
              </th>
              <td className={CELL}>{percent(edge)}</td>
              <td className={CELL}>
                <HourCost edge={edge} terms={termsOf(game)} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}
