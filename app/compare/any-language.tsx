import '@/app/[game]/_guide/guide.css'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import type { ReactNode } from 'react'
import { CELL, Heads, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { inWords, percent, plain, whole, withUnit } from '@/app/_languages/format'
import { compare, pages } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { StakeMoney } from '@/app/_settings/stake-setting'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { HourCost } from '@/app/pay-tables/hour-cost'
import { termsOf } from '@/app/pay-tables/bet-tables'
import { GAMES } from '@/lib/games/index'
import { SURE } from '@/lib/game/precomputed/sessions'
import { capital } from '@/lib/text'
import { factsOf, type GameFacts, PAIRS } from './_parts/facts'

const aboutPage = () => ({
  path: '/compare',
  title: pages.gamesComparedTitle,
  description: pages.gamesComparedAbout(capital(inWords(GAMES.length))),
})

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

const swingColumns = (): readonly string[] => [
  compare.roundDeviation,
  compare.varianceOf,
  compare.swing,
  compare.ahead,
  compare.lasts(percent(SURE[1], 0)),
]

const learningColumns = (): readonly string[] => [
  compare.best,
  compare.few,
  compare.worst,
  compare.rulesToLearn,
  compare.courseHands,
]

const sorted = (all: readonly GameFacts[], by: (one: GameFacts) => number): readonly GameFacts[] =>
  all.toSorted((a, b) => by(a) - by(b))

/** All games side by side, with links to the pairs that people compare. */
export default async function ComparePage() {
  const all = await Promise.all(GAMES.map(factsOf))
  return (
    <article className="mx-auto grid max-w-page gap-12 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={dataset({ ...aboutPage(), columns: [compare.game, ...swingColumns(), ...learningColumns()] })} />
      <header className="grid gap-4">
        <Breadcrumbs items={[{ name: compare.title, path: '/compare' }]} />
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{compare.title}</h1>
        <Lead all={all} />
      </header>
      <Swings all={sorted(all, ({ rounds }) => rounds.deviation)} />
      <Skill all={sorted(all, ({ hands }) => hands)} />
      <Section id="pairs" title={compare.pairs}>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {PAIRS.map(({ path, games: [a, b] }) => (
            <li key={path} className="border-t">
              <Link href={path} prefetch={false} className="link inline-flex min-h-11 items-center">
                {compare.pair(a.name, b.name)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  )
}

const deviationOf = ({ game, rounds }: GameFacts): string => withUnit(plain(rounds.deviation, 2), game.unit)

function Lead({ all }: { readonly all: readonly GameFacts[] }) {
  const [calm, wild] = [
    sorted(all, ({ rounds }) => rounds.deviation)[0]!,
    sorted(all, ({ rounds }) => rounds.deviation).at(-1)!,
  ]
  return (
    <p className="max-w-lead text-intro/prose text-muted">
      {filled(compare.lead(wild.game.name, deviationOf(wild), calm.game.name, deviationOf(calm)), {
        odds: (
          <Link href="/best-odds" prefetch={false} className="link">
            {compare.odds}
          </Link>
        ),
      })}
    </p>
  )
}

interface TableProps {
  readonly all: readonly GameFacts[]
}

/** The variance of each game, the lowest first, and the bankroll that it requires. */
function Swings({ all }: TableProps) {
  return (
    <Section id="variance" title={compare.variance} lead={compare.varianceLead}>
      <WideTable label={compare.calmestFirst}>
        <Heads columns={[compare.game, ...swingColumns()]} />
        <tbody>
          {all.map(({ game, rounds: { deviation }, session }) => (
            <tr key={game.id} className="border-t">
              <th scope="row" className={NAME}>
                <Link href={`/${game.id}/risk`} prefetch={false} className="link">
                  {game.name}
                </Link>
              </th>
              <td className={CELL}>{plain(deviation, 2)}</td>
              <td className={CELL}>{plain(deviation ** 2, 1)}</td>
              <td className={CELL}>
                <StakeMoney bets={Math.round(deviation * Math.sqrt(session.rounds / session.hours))} />
              </td>
              <td className={CELL}>{percent(session.ahead, 0)}</td>
              <td className={CELL}>
                <StakeMoney bets={session.bankrolls[1]!} />
                <span className="block text-caption font-normal text-muted">{compare.bets(session.bankrolls[1]!)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}

/** The edge as people play compared with best play, and how long best play takes to learn. */
function Skill({ all }: TableProps) {
  return (
    <Section
      id="skill"
      title={compare.skill}
      lead={filled(compare.skillLead, {
        beginner: (
          <Link href="/about/learning" prefetch={false} className="link">
            {compare.beginner}
          </Link>
        ),
      })}
    >
      <WideTable label={compare.easiestFirst}>
        <Heads columns={[compare.game, ...learningColumns()]} />
        <tbody>
          {all.map(({ game, played: { best, beginner, habits }, lessons, hands }) => {
            const worst = habits.findLast(({ price }) => price.edge > beginner.price.edge)
            return (
              <tr key={game.id} className="border-t">
                <th scope="row" className={NAME}>
                  <Link href={`/${game.id}/strategy`} prefetch={false} className="link">
                    {game.name}
                  </Link>
                </th>
                <td className={CELL}>{percent(best.edge)}</td>
                <td className={CELL}>
                  {percent(beginner.price.edge)}
                  <Small>{capital(compare.rules(inWords(beginner.rules.length)))}</Small>
                </td>
                <td className={CELL}>
                  {worst ? percent(worst.price.edge) : '—'}
                  {worst && <Small>{worst.name}</Small>}
                </td>
                <td className={CELL}>{lessons.length}</td>
                <td className={CELL}>{whole(hands)}</td>
              </tr>
            )
          })}
        </tbody>
      </WideTable>
      <p className="max-w-text text-small text-muted">
        {compare.bestHour}{' '}
        {all.map(({ game, played: { best } }, i) => (
          <span key={game.id}>
            {i > 0 && '; '}
            {game.name} <HourCost edge={best.edge} terms={termsOf(game)} />
          </span>
        ))}
        .
      </p>
    </Section>
  )
}

const Small = ({ children }: { readonly children: ReactNode }) => (
  <span className="block text-caption font-normal text-muted">{children}</span>
)
