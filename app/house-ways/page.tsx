import './house-ways.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { wayPages } from '@/app/_languages/english/way-pages'
import { Called, Said } from '@/app/_languages/said'
import { against, ALL_HANDS, COMMISSION, KNOWN_WAYS, priceOfWay, shareApart } from '@/lib/engines/pai-gow/index'
import { PROSE } from '@/app/[game]/_guide/prose'
import { wayText } from '@/content/way-texts'
import { ComeToLead, OfBet, Percent, SaidTable, WaysLead } from './_parts/said'

const PAGE = {
  path: '/house-ways',
  title: 'House ways of Pai Gow Poker',
  description:
    'How the dealer must set seven cards, house by house: every clause with its exact frequency, two ways compared hand by hand, and what each costs.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default function HouseWaysPage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'House ways', path: PAGE.path }]} />
      <JsonLd
        data={dataset({
          ...PAGE,
          columns: ['House way', 'Share of all hands that another way sets differently', 'House edge'],
        })}
      />
      <div className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          <Said at="wayPages.title">{wayPages.title}</Said>
        </h1>
        <p className="max-w-text text-intro/prose text-muted">
          <WaysLead hands={ALL_HANDS} />
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dealer-school/house-way">
            <Said at="wayPages.drill">{wayPages.drill}</Said>
          </ButtonLink>
          <ButtonLink href="/house-ways/editor" look="quiet">
            <Said at="wayPages.writeOwn">{wayPages.writeOwn}</Said>
          </ButtonLink>
        </div>
      </div>
      <Section id="about" title={<Said at="wayPages.whyOne">{wayPages.whyOne}</Said>}>
        <AboutWays />
      </Section>
      <Section id="ways" title={<Said at="wayPages.theWays">{wayPages.theWays}</Said>}>
        <ul className="grid border-b">
          {KNOWN_WAYS.map((way) => (
            <li key={way.id} className="grid gap-2 border-t py-5">
              <h3 className="text-large/snug font-semibold">
                <Link href={`/house-ways/${way.id}`} className="link">
                  <Called>{way.name}</Called>
                </Link>
              </h3>
              <p className="max-w-text text-small text-muted">
                <span lang="en">{way.source}.</span>{' '}
                <Said at="wayPages.clauses" values={[`${way.clauses.length}`]}>
                  {wayPages.clauses(`${way.clauses.length}`)}
                </Said>
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
  return (
    <div lang="en" className="way-prose max-w-text">
      {text({ components: PROSE })}
    </div>
  )
}

function Apart() {
  return (
    <Section
      id="compare"
      title={<Said at="wayPages.howFarApart">{wayPages.howFarApart}</Said>}
      lead={<Said at="wayPages.aboutApart">{wayPages.aboutApart}</Said>}
    >
      <SaidTable label="apartTable">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <Said at="wayPages.houseWay">{wayPages.houseWay}</Said>
            </th>
            {KNOWN_WAYS.map(({ id, name }) => (
              <th key={id} scope="col" className={`${HEAD_RIGHT} whitespace-normal! md:w-1/5`}>
                <Called>{name}</Called>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KNOWN_WAYS.map((row) => (
            <tr key={row.id} className="border-t">
              <th scope="row" className={NAME}>
                <Called>{row.name}</Called>
              </th>
              {KNOWN_WAYS.map((column) => (
                <td key={column.id} className={CELL}>
                  {row === column ? (
                    <span className="text-muted">—</span>
                  ) : (
                    <Link
                      href={`/house-ways/compare/${row.id}/${column.id}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      <Percent share={shareApart(row.id, column.id)} />
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SaidTable>
    </Section>
  )
}

function Money() {
  return (
    <Section
      id="figures"
      title={<Said at="wayPages.comeTo">{wayPages.comeTo}</Said>}
      lead={<ComeToLead commission={COMMISSION} />}
    >
      <SaidTable label="comeToTable">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <Said at="wayPages.houseWay">{wayPages.houseWay}</Said>
            </th>
            {(['playerWins', 'push', 'playerLoses', 'houseEdge', 'bestGains'] as const).map((head) => (
              <th key={head} scope="col" className={HEAD_RIGHT}>
                <Said at={`wayPages.${head}`}>{wayPages[head]}</Said>
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
                  <Called>{name}</Called>
                </th>
                {[win, push, loss, -ev].map((share, i) => (
                  <td key={i} className={CELL}>
                    <Percent share={share} digits={4} />
                  </td>
                ))}
                <td className={CELL}>
                  <OfBet {...priceOfWay(id, 'player')} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </SaidTable>
    </Section>
  )
}
