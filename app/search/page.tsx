import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { search } from '@/app/_languages/english/search'
import { chrome } from '@/app/_languages/english/chrome'
import { Said } from '@/app/_languages/said'
import { GAMES } from '@/lib/games/index'
import { SearchPage } from './search'

export const metadata: Metadata = pageMetadata({
  path: '/search',
  title: 'Search: hands, rules, bets and words',
  description:
    'Search this site for a hand as you would type it, a rule of a strategy, a clause of a house way, a side bet or a word.',
  index: false,
})

export default function Page() {
  return (
    <div className="search-page mx-auto grid max-w-190 grid-cols-1 gap-5 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'Search', path: '/search' }]} />
      <h1 className="font-serif text-title font-semibold tracking-title">
        <Said at="search.title">{search.title}</Said>
      </h1>
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
