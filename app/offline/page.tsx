import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { placesWith } from '@/app/_components/game-places'
import { pageMetadata } from '@/app/_components/metadata'
import { PlainLink } from '@/app/_components/plain-link'
import { NotKept } from '@/app/_offline/not-kept'
import { VisitedList } from '@/app/_offline/visited-list'
import { KEPT_PAGES } from '@/app/sw.js/kept'
import { GAMES } from '@/lib/games/index'

export const metadata: Metadata = pageMetadata({
  path: '/offline',
  title: 'Without a network',
  description: 'What works without a network: trainers, calculators, whole games, the dealer school, progress, and every page that was opened before.',
  index: false,
})

const SCHOOL = [
  { name: 'House way drill', path: '/dealer-school/house-way' },
  { name: 'Paying and taking', path: '/dealer-school/payouts' },
  { name: 'Spot the mistake', path: '/dealer-school/foul' },
  { name: 'Exams', path: '/dealer-school/exam' },
] as const

const YOURS = [
  { name: 'The daily hand', path: '/daily' },
  { name: 'Progress', path: '/progress' },
  { name: 'House way editor', path: '/house-ways/editor' },
  { name: 'Search', path: '/search' },
  { name: 'Settings', path: '/settings' },
] as const

interface Way {
  readonly name: string
  readonly path: string
}

/** Plain links: Next's own would ask the network for each first. */
const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className="flex flex-wrap gap-x-5">
    {ways.map(({ name, path }) => (
      <li key={path}>
        <PlainLink href={path} className="link inline-flex min-h-11 items-center">
          {name}
        </PlainLink>
      </li>
    ))}
  </ul>
)

const Part = ({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-x-10 gap-y-2 border-t pt-5 min-[700px]:grid-cols-[220px_minmax(0,1fr)]">
    <h2 id={id} className="font-semibold">
      {title}
    </h2>
    <div className="grid content-start gap-4">{children}</div>
  </section>
)

/** What of a game is kept. */
const waysOf = ({ id, sideBets }: (typeof GAMES)[number]): readonly Way[] =>
  placesWith({ sideBets: sideBets.length > 0, hands: false }).flatMap(({ name, path }) => (KEPT_PAGES.includes(`/${id}${path}`) ? [{ name, path: `/${id}${path}` }] : []))

export default function OfflinePage() {
  return (
    <div className="mx-auto grid max-w-[820px] gap-9 px-4 py-8 min-[700px]:px-8 min-[700px]:py-14">
      <Breadcrumbs items={[{ name: 'Without a network', path: '/offline' }]} />
      <header className="grid gap-2.5">
        <h1 className="font-serif text-title font-semibold tracking-[-0.015em]">Without a network</h1>
        <p className="max-w-[40em] text-muted">Every hand is solved on your own device, so nothing you train with needs one. It is kept after the first visit, and what you answer is kept as always.</p>
      </header>
      <NotKept />
      <Part id="games" title="The games">
        {GAMES.map((game) => (
          <div key={game.id}>
            <h3 className="font-[550]">{game.name}</h3>
            <Ways ways={waysOf(game)} />
          </div>
        ))}
      </Part>
      <Part id="school" title="Dealer school">
        <Ways ways={SCHOOL} />
      </Part>
      <Part id="yours" title="Yours">
        <Ways ways={YOURS} />
      </Part>
      <Part id="visited" title="Pages you opened">
        <VisitedList />
      </Part>
    </div>
  )
}
