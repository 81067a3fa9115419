import './house-ways.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section, WideTable } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { percent, whole } from '@/app/_components/format'
import { dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { against, ALL_HANDS, COMMISSION, priceOfWay, shareApart } from '@/lib/house-ways/figures'
import { KNOWN_WAYS } from '@/lib/house-ways/hands'
import { PROSE } from '@/app/[game]/_guide/prose'
import { wayText } from '@/content/way-texts'
import { shareOfBet } from './_parts/numbers'

const PAGE = {
  path: '/house-ways',
  title: 'House ways of Pai Gow Poker',
  description: 'How the dealer must set seven cards, house by house: every clause with its exact frequency, two ways compared hand by hand, and what each costs.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default function HouseWaysPage() {
  return (
    <div lang="en" className="mx-auto grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-14 px-4 py-8 min-[700px]:px-8 min-[700px]:py-12">
      <Breadcrumbs items={[{ name: 'House ways', path: PAGE.path }]} />
      <JsonLd data={dataset({ ...PAGE, columns: ['House way', 'Share of all hands that another way sets differently', 'House edge'] })} />
      <div className="grid gap-4">
        <h1 className="font-serif text-[clamp(1.75rem,1.3rem+2.2vw,2.75rem)]/[1.08] font-semibold tracking-[-0.02em]">House ways of Pai Gow Poker</h1>
        <p className="max-w-[44em] text-[17px]/[1.6] text-muted">
          At Pai Gow Poker the dealer has no choice: a house way says how each seven cards are set. It is a list of clauses, and the first that covers the hand decides. Here each is
          worked out over all {whole(ALL_HANDS)} hands.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dealer-school/house-way">Drill a house way</ButtonLink>
          <ButtonLink href="/house-ways/editor" look="quiet">
            Write your own
          </ButtonLink>
        </div>
      </div>
      <Section id="about" title="Why there is one">
        <AboutWays />
      </Section>
      <Section id="ways" title="The ways">
        <ul className="grid border-b">
          {KNOWN_WAYS.map((way) => (
            <li key={way.id} className="grid gap-2 border-t py-5">
              <h3 className="text-[18px]/[1.3] font-semibold">
                <Link href={`/house-ways/${way.id}`} className="link">
                  {way.name}
                </Link>
              </h3>
              <p className="max-w-[44em] text-small text-muted">
                {way.source}. {way.clauses.length} clauses.
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Apart />
      <Money />
    </div>
  )
}

/** Why houses have a way, and why their ways differ. */
async function AboutWays() {
  const { default: text } = await wayText('about')
  return <div className="way-prose max-w-[44em]">{text({ components: PROSE })}</div>
}

function Apart() {
  return (
    <Section id="compare" title="How far apart they are" lead="The exact share of all hands that two ways set differently. Each figure leads to where they part, clause by clause.">
      <WideTable label="Shares of hands set differently">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              House way
            </th>
            {KNOWN_WAYS.map(({ id, name }) => (
              <th key={id} scope="col" className={`${HEAD_RIGHT} whitespace-normal!`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KNOWN_WAYS.map((row) => (
            <tr key={row.id} className="border-t">
              <th scope="row" className={NAME}>
                {row.name}
              </th>
              {KNOWN_WAYS.map((column) => (
                <td key={column.id} className={CELL}>
                  {row === column ? (
                    <span className="text-muted">—</span>
                  ) : (
                    <Link href={`/house-ways/compare/${row.id}/${column.id}`} className="link inline-flex min-h-11 items-center">
                      {percent(shareApart(row.id, column.id))}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}

function Money() {
  return (
    <Section
      id="figures"
      title="What they come to"
      lead={`The same way on both sides of the table, every deal counted, ${percent(COMMISSION, 0)} commission. The last column is what the best setting of each hand would add for the player: an estimate with its standard error, summed up clause by clause from hands dealt for this page. The guide’s estimate, over whole rounds, is of another sample, and the two differ by no more than that.`}
    >
      <WideTable label="House way against itself">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              House way
            </th>
            {['Player wins', 'Push', 'Player loses', 'House edge', 'Best play gains'].map((name) => (
              <th key={name} scope="col" className={HEAD_RIGHT}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KNOWN_WAYS.map(({ id, name }) => {
            const { win, push, loss, ev } = against(id, id)
            return (
              <tr key={id} className="border-t">
                <th scope="row" className={NAME}>
                  {name}
                </th>
                {[win, push, loss, -ev].map((share, i) => (
                  <td key={i} className={CELL}>
                    {percent(share, 4)}
                  </td>
                ))}
                <td className={CELL}>{shareOfBet(priceOfWay(id, 'player'))}</td>
              </tr>
            )
          })}
        </tbody>
      </WideTable>
    </Section>
  )
}
