import { Title } from '@/app/_ui/heading'
import type { Metadata } from 'next'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { WorkItOut } from '@/app/_solver/work-it-out'
import { aboutTexts } from './text-page'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().site
  return pageMetadata({ path: '/about', title, description })
}

const HEADING = 'font-serif text-figure font-semibold tracking-title'

export default function AboutPage() {
  const { site } = aboutTexts()
  const to = (href: string, text: string) => (
    <Link href={href} prefetch={false} className="link">
      {text}
    </Link>
  )
  const errata = to('/errata', site.errata)
  return (
    <div className="mx-auto grid max-w-170 gap-10 px-4 py-12 md:py-16">
      <Breadcrumbs items={[{ name: site.name, path: '/about' }]} />
      <section className="grid gap-4">
        <Title>{site.heading}</Title>
        <p>{filled(site.study, { tables: to('/pay-tables', site.tables), errata })}</p>
        <p>{site.costs}</p>
        <p>{site.rules}</p>
        <p>
          {filled(site.license, {
            mit: (
              <a href="https://opensource.org/license/mit" rel="noreferrer" className="link">
                {site.mit}
              </a>
            ),
            by: (
              <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" className="link">
                CC BY 4.0
              </a>
            ),
            notices: (
              // oxlint-disable-next-line nextjs/no-html-link-for-pages -- a file, not a page
              <a href="/third-party-notices.txt" className="link">
                {site.notices}
              </a>
            ),
          })}
        </p>
      </section>
      <section className="grid gap-4" aria-labelledby="methods">
        <h2 id="methods" className={HEADING}>
          {site.methodsTitle}
        </h2>
        <p>{site.methods}</p>
        <p>{site.tests}</p>
        <WorkItOut lead={site.repeat} command="npm ci && npm test -- unit" />
        <p>{filled(site.compare, { errata, decisions: to('/about/decisions', site.decisions) })}</p>
      </section>
      <section className="grid gap-4" aria-labelledby="help">
        <h2 id="help" className={HEADING}>
          {site.helpTitle}
        </h2>
        <p>{filled(site.help, { lines: to('/play-responsibly#help', site.lines) })}</p>
      </section>
      <section className="grid gap-4" aria-labelledby="more">
        <h2 id="more" className={HEADING}>
          {site.moreTitle}
        </h2>
        <ul className="grid gap-1">
          {Object.entries(site.more).map(([href, name]) => (
            <li key={href}>
              <Link href={href} prefetch={false} className="link inline-block py-3">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
