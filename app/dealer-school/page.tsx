import './_dealing/dealing.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { ButtonLink } from '@/app/_components/button'
import { gameOf } from '@/lib/dealer-school/board'
import { GAME_IDS } from '@/lib/games/ids'
import { KNOWN_WAYS } from '@/lib/house-ways/hands'
import { Audition } from './_dealing/audition'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school',
  title: 'Dealer school for casino table games',
  description: 'For dealers in training: set seven cards by your house way, settle tables of seven games, catch a dealer’s mistakes, and take an exam.',
})

const ROOMS = [
  {
    href: '/dealer-school/house-way',
    name: 'House way drill',
    about: 'Seven cards at a time: set them as the dealer must. At once you see which clause governs, why no earlier one does, and what you seem to have applied instead.',
    way: 'Start the drill',
  },
  {
    href: '/house-ways',
    name: 'House ways',
    about: 'Each house way to read and to print on one page: every clause with how often it comes, its decision tree, what it costs, and where two houses part.',
    way: 'Open the reference',
  },
  {
    href: '/house-ways/editor',
    name: 'Write your own',
    about: 'Your casino’s way out of the same clauses and thresholds, checked over every hand while you type, and then drilled like the others.',
    way: 'Write a house way',
  },
  {
    href: '/dealer-school/payouts',
    name: 'Paying and taking',
    about: 'A settled table of any of the seven games, seat by seat: say what loses, what pushes, and what you pay in chips, down to the odd half.',
    way: 'Settle a table',
  },
  {
    href: '/dealer-school/foul',
    name: 'Spot the mistake',
    about: 'Rounds that a dealer has settled, some with one real error: call foul and name it, or let it pass. And the floor’s disputes, with one sheet’s ruling and why.',
    way: 'Watch the dealer',
  },
  {
    href: '/dealer-school/exam',
    name: 'Exams',
    about: 'For instructors: an exam as a link, the same hands for every trainee, no hints, against the clock. Results open by a short code, and stand side by side in a class table.',
    way: 'Set an exam',
  },
] as const

export default function DealerSchoolPage() {
  return (
    <div className="mx-auto grid max-w-[1080px] gap-8 px-4 py-8 min-[700px]:px-8 min-[700px]:py-12">
      <Breadcrumbs items={[{ name: 'Dealer school', path: '/dealer-school' }]} />
      <div className="grid gap-3">
        <h1 className="font-serif text-[clamp(1.75rem,1.3rem+2.2vw,2.75rem)]/[1.08] font-semibold tracking-[-0.02em]">Dealer school</h1>
        <p className="max-w-[40em] text-[17px]/[1.6] text-muted">For someone with an audition next week. Who wins, what is paid, and what went wrong, at all seven games; and at Pai Gow Poker the house way, clause by clause, as a supervisor asks for it.</p>
      </div>
      <HowToDeal />
      <ul className="grid border-b">
        {ROOMS.map(({ href, name, about, way }) => (
          <li key={href} className="grid items-center gap-x-12 gap-y-4 border-t py-7 min-[860px]:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid gap-2">
              <h2 className="font-serif text-title font-semibold tracking-[-0.015em]">
                <Link href={href} className="hover:underline">
                  {name}
                </Link>
              </h2>
              <p className="max-w-[38em] text-muted">{about}</p>
              {href === '/dealer-school/house-way' && (
                <p className="flex flex-wrap gap-x-5 text-small">
                  {KNOWN_WAYS.map((one) => (
                    <Link key={one.id} href={`${href}?way=${one.id}`} className="link inline-flex min-h-11 items-center">
                      {one.name}
                    </Link>
                  ))}
                </p>
              )}
            </div>
            <ButtonLink href={href} look="quiet" className="min-[860px]:w-[210px]">
              {way}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Audition />
    </div>
  )
}

/** A page for each game: the round in order, what is asked, what is paid. */
function HowToDeal() {
  return (
    <section aria-labelledby="how-to-deal" className="grid gap-2">
      <h2 id="how-to-deal" className="font-serif text-title font-semibold tracking-[-0.015em]">
        How to deal, game by game
      </h2>
      <p className="max-w-[38em] text-muted">What you do with your hands and what you say, in order; the clause you will be asked; what supervisors look for; and every payout on a page to print.</p>
      <ul className="grid gap-x-8 min-[700px]:grid-cols-2 min-[980px]:grid-cols-3">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <Link href={`/dealer-school/${game}`} className="link inline-flex min-h-11 items-center">
              How to deal {gameOf(game).name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
