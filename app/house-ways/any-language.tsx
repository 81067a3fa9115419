import { wayInWords } from '@/app/house-ways/_parts/clause-words'
import { chrome, pages, wayPages } from '@/app/_languages/words'
import { languageNow } from '@/app/_languages/messages'
import './house-ways.css'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { CELL, HEAD, HEAD_RIGHT, NAME, PROSE, Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { against, ALL_HANDS, COMMISSION, KNOWN_WAYS, priceOfWay, shareApart } from '@/lib/engines/pai-gow/index'
import { aboutWays } from '@/content/way-texts'
import { ComeToLead, OfBet, Percent, SaidTable, WaysLead } from './_parts/said'

const PATH = '/house-ways'
const page = () => ({ path: PATH, title: wayPages.title, description: pages.waysAbout })

export const generateMetadata = (): Metadata => pageMetadata(page())

export default function HouseWaysPage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.houseWays, path: PATH }]} />
      <JsonLd
        data={dataset({
          ...page(),
          columns: [wayPages.houseWay, wayPages.apartTable, wayPages.houseEdge],
        })}
      />
      <div className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{wayPages.title}</h1>
        <p className="max-w-text text-intro/prose text-muted">
          <WaysLead hands={ALL_HANDS} />
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dealer-school/house-way">{wayPages.drill}</ButtonLink>
          <ButtonLink href="/house-ways/editor" look="quiet">
            {wayPages.writeOwn}
          </ButtonLink>
        </div>
      </div>
      <Section id="about" title={wayPages.whyOne}>
        <AboutWays />
      </Section>
      <Section id="ways" title={wayPages.theWays}>
        <ul className="grid border-b">
          {KNOWN_WAYS.map((way) => (
            <li key={way.id} className="grid gap-2 border-t py-5">
              <h3 className="text-large/snug font-semibold">
                <Link href={`/house-ways/${way.id}`} className="link">
                  {wayInWords(way)}
                </Link>
              </h3>
              <p className="max-w-text text-small text-muted">
                {wayPages.printed(way.id, way.source)}. {wayPages.clauses(`${way.clauses.length}`)}
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

/** A text about why houses have a way and why their ways differ. */
async function AboutWays() {
  const { default: text } = await aboutWays(languageNow())
  return <div className="way-prose max-w-text">{text({ components: PROSE })}</div>
}

function Apart() {
  return (
    <Section id="compare" title={wayPages.howFarApart} lead={wayPages.aboutApart}>
      <SaidTable label="apartTable">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {wayPages.houseWay}
            </th>
            {KNOWN_WAYS.map((way) => (
              <th key={way.id} scope="col" className={`${HEAD_RIGHT} whitespace-normal! md:w-1/5`}>
                {wayInWords(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KNOWN_WAYS.map((row) => (
            <tr key={row.id} className="border-t">
              <th scope="row" className={NAME}>
                {wayInWords(row)}
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
    <Section id="figures" title={wayPages.comeTo} lead={<ComeToLead commission={COMMISSION} />}>
      <SaidTable label="comeToTable">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {wayPages.houseWay}
            </th>
            {(['playerWins', 'push', 'playerLoses', 'houseEdge', 'bestGains'] as const).map((head) => (
              <th key={head} scope="col" className={HEAD_RIGHT}>
                {wayPages[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KNOWN_WAYS.map((way) => {
            const { id } = way
            const { win, push, loss, ev } = against(id, id)
            return (
              <tr key={id} className="border-t">
                <th scope="row" className={NAME}>
                  {wayInWords(way)}
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
