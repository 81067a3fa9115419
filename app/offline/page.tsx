import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { placesWith } from '@/app/_components/game-places'
import { pageMetadata } from '@/app/_components/metadata'
import { PlainLink } from '@/app/_components/plain-link'
import { NotKept } from '@/app/_offline/not-kept'
import { VisitedList } from '@/app/_offline/visited-list'
import { KEPT_PAGES } from '@/app/sw.js/kept'
import { chrome } from '@/app/_languages/english/chrome'
import { offline } from '@/app/_languages/english/offline'
import { Said } from '@/app/_languages/said'
import { GAMES } from '@/lib/games/index'

export const metadata: Metadata = pageMetadata({
  path: '/offline',
  title: 'Without a network',
  description:
    'What works without a network: trainers, calculators, whole games, the dealer school, progress, and every page that was opened before.',
  index: false,
})

interface Way {
  /** What it is called. */
  readonly name: ReactNode
  readonly path: string
}

const SCHOOL: readonly Way[] = [
  { name: <Said at="offline.houseWayDrill">{offline.houseWayDrill}</Said>, path: '/dealer-school/house-way' },
  { name: <Said at="offline.payouts">{offline.payouts}</Said>, path: '/dealer-school/payouts' },
  { name: <Said at="offline.foul">{offline.foul}</Said>, path: '/dealer-school/foul' },
  { name: <Said at="chrome.exams">{chrome.exams}</Said>, path: '/dealer-school/exam' },
]

const YOURS: readonly Way[] = [
  { name: <Said at="offline.dailyHand">{offline.dailyHand}</Said>, path: '/daily' },
  { name: <Said at="chrome.progress">{chrome.progress}</Said>, path: '/progress' },
  { name: <Said at="offline.houseWayEditor">{offline.houseWayEditor}</Said>, path: '/house-ways/editor' },
  { name: <Said at="chrome.search">{chrome.search}</Said>, path: '/search' },
  { name: <Said at="chrome.settings">{chrome.settings}</Said>, path: '/settings' },
]

/** Plain links: Next's own would ask the network for each first. */
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

/** What of a game is kept. */
const waysOf = ({ id, sideBets }: (typeof GAMES)[number]): readonly Way[] =>
  placesWith(sideBets.length > 0).flatMap(({ word, path }) =>
    KEPT_PAGES.includes(`/${id}${path}`)
      ? [{ name: <Said at={`chrome.${word}`}>{chrome[word]}</Said>, path: `/${id}${path}` }]
      : [],
  )

export default function OfflinePage() {
  return (
    <div className="mx-auto grid max-w-form gap-9 px-4 py-8 md:px-8 md:py-14">
      <Breadcrumbs items={[{ name: 'Without a network', path: '/offline' }]} />
      <header className="grid gap-2.5">
        <h1 className="font-serif text-title font-semibold tracking-title">
          <Said at="offline.title">{offline.title}</Said>
        </h1>
        <p className="max-w-lead text-muted">
          <Said at="offline.about">{offline.about}</Said>
        </p>
      </header>
      <NotKept />
      <Part id="games" title={<Said at="offline.games">{offline.games}</Said>}>
        {GAMES.map((game) => (
          <div key={game.id}>
            <h3 className="text-small/6 text-muted">{game.name}</h3>
            <Ways ways={waysOf(game)} />
          </div>
        ))}
      </Part>
      <Part id="school" title={<Said at="chrome.dealerSchool">{chrome.dealerSchool}</Said>}>
        <div className="-mt-2.5">
          <Ways ways={SCHOOL} />
        </div>
      </Part>
      <Part id="yours" title={<Said at="offline.yours">{offline.yours}</Said>}>
        <div className="-mt-2.5">
          <Ways ways={YOURS} />
        </div>
      </Part>
      <Part id="visited" title={<Said at="offline.opened">{offline.opened}</Said>}>
        <VisitedList />
      </Part>
    </div>
  )
}
