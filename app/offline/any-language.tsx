import { audition, chrome, offline, pages } from '@/app/_languages/words'
import { Title } from '@/app/_ui/heading'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { placesOf } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { PlainLink } from '@/app/_ui/link'
import { DeviceCopy, NotOnDevice } from '@/app/_offline/device-copy'
import { NotKept, VisitedList } from '@/app/_offline/visited-list'
import { KEPT_PAGES } from '@/app/sw.js/kept'
import { GAMES } from '@/lib/games/index'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/offline',
    title: pages.offline,
    description: pages.offlineAbout,
    index: false,
  })

interface Way {
  /** The text of the link. */
  readonly name: ReactNode
  readonly path: string
}

const school = (): readonly Way[] => [
  { name: offline.houseWayDrill, path: '/dealer-school/house-way' },
  { name: audition.title, path: '/dealer-school/audition' },
  { name: offline.payouts, path: '/dealer-school/payouts' },
  { name: offline.foul, path: '/dealer-school/foul' },
  { name: chrome.exams, path: '/dealer-school/exam' },
]

const yours = (): readonly Way[] => [
  { name: offline.dailyHand, path: '/daily' },
  { name: chrome.progress, path: '/progress' },
  { name: offline.houseWayEditor, path: '/house-ways/editor' },
  { name: chrome.search, path: '/search' },
  { name: chrome.settings, path: '/settings' },
]

/** Plain links, because the router's links would request each page from the network first. */
const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className="flex flex-wrap gap-x-5 text-small">
    {ways.map(({ name, path }) => (
      <li key={path}>
        <PlainLink href={path} className="link inline-flex min-h-11 items-center">
          {name}
        </PlainLink>
      </li>
    ))}
  </ul>
)

const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}) => (
  <section aria-labelledby={id} className="grid gap-x-10 gap-y-3 border-t pt-5 md:grid-cols-side-rest">
    <h2 id={id} className="font-semibold">
      {title}
    </h2>
    <div className="grid content-start gap-4">{children}</div>
  </section>
)

/** The pages of a game that work offline once the game was opened. */
const waysOf = ({ id, sideBets }: (typeof GAMES)[number]): readonly Way[] =>
  placesOf({ id, hasSideBets: sideBets.length > 0 }).flatMap(({ word, path }) =>
    KEPT_PAGES.includes(`/${id}${path}`) ? [{ name: chrome[word], path: `/${id}${path}` }] : [],
  )

export default function OfflinePage() {
  return (
    <div className="mx-auto grid max-w-form gap-9 px-4 py-8 md:px-8 md:py-14">
      <Breadcrumbs items={[{ name: pages.offline, path: '/offline' }]} />
      <header className="grid gap-2.5">
        <Title>{offline.title}</Title>
        <p className="max-w-lead text-muted">{offline.about}</p>
      </header>
      <NotKept />
      <Part id="device" title={offline.device}>
        <DeviceCopy />
      </Part>
      <Part id="games" title={offline.games}>
        {GAMES.map((game) => (
          <div key={game.id}>
            <h3 className="text-small/6 text-muted">{game.name}</h3>
            <NotOnDevice game={game.id} />
            <Ways ways={waysOf(game)} />
          </div>
        ))}
      </Part>
      <Part id="school" title={chrome.dealerSchool}>
        <div className="-mt-2.5">
          <Ways ways={school()} />
        </div>
      </Part>
      <Part id="yours" title={offline.yours}>
        <div className="-mt-2.5">
          <Ways ways={yours()} />
        </div>
      </Part>
      <Part id="visited" title={offline.opened}>
        <VisitedList />
      </Part>
    </div>
  )
}
