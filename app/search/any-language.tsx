import { chrome, pages, search } from '@/app/_languages/words'
import { Title } from '@/app/_ui/heading'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { GAMES } from '@/lib/games/index'
import { SearchPage } from './search'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/search',
    title: pages.searchTitle,
    description: pages.searchAbout,
    index: false,
  })

export default function Page() {
  return (
    <div className="search-page mx-auto grid max-w-190 grid-cols-1 gap-5 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.search, path: '/search' }]} />
      <Title>{search.title}</Title>
      <SearchPage />
      <noscript>
        <p className="mb-3">{search.needsScript}</p>
        <ul className="grid gap-1">
          {GAMES.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/${id}`} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link href="/glossary" className="link inline-flex min-h-11 items-center">
              {chrome.glossary}
            </Link>
          </li>
        </ul>
      </noscript>
    </div>
  )
}
