import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from './_components/button'
import { FirstHandFelt, FirstHandLink } from './_components/first-hand'
import { JsonLd, webSite } from './_components/json-ld'
import { pageMetadata } from './_components/metadata'
import { WorkedExample } from './_components/worked-example'

const DESCRIPTION = 'Train against the house, one decision at a time. Every option’s exact expected value, what your choice costs, why, and the proof.'

export const metadata: Metadata = pageMetadata({ path: '/', title: 'Feltwise: exact strategy for casino table games', description: DESCRIPTION })

const PROOF = [
  {
    title: 'Counted',
    text: 'Every card that could still fall is dealt once. The expected value of an option is the sum over all of those deals: an integer over an integer, no sampling and no rounding before it is shown.',
  },
  {
    title: 'Priced',
    text: 'An answer is graded by what it gives up against the best one: in base wagers, and in money at the stake you set. An exact tie counts as two right answers.',
  },
  {
    title: 'Checkable',
    text: 'Each answer carries its counts, its exact fraction, a link that works it out again, and a command that does the same in a shell on your own machine.',
  },
] as const

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-[1280px] gap-16 px-4 py-8 min-[700px]:gap-28 min-[700px]:px-8 min-[700px]:py-14">
      <JsonLd data={webSite(DESCRIPTION)} />
      <section className="grid items-center gap-8 min-[1000px]:grid-cols-[minmax(0,1fr)_minmax(0,580px)] min-[1000px]:gap-16">
        <div className="grid gap-6">
          <h1 className="font-serif text-display font-semibold tracking-[-0.022em]">Know what every decision costs.</h1>
          <p className="max-w-[32em] text-lead text-muted">
            A hand is dealt, you decide, and you see the exact value of every option against the house: counted over every deal there is, in your own
            browser. Then why, and the proof.
          </p>
          <div className="max-[999px]:hidden">
            <FirstHandLink />
          </div>
        </div>
        <div className="grid gap-4">
          <FirstHandFelt />
          <div className="min-[1000px]:hidden">
            <FirstHandLink />
          </div>
        </div>
      </section>
      <Games />
      <DailyHand />
      <section aria-labelledby="proof-title" className="grid items-start gap-8 min-[1000px]:grid-cols-[minmax(0,1fr)_minmax(0,500px)] min-[1000px]:gap-16">
        <div className="grid gap-7">
          <h2 id="proof-title" className="font-serif text-title font-semibold tracking-[-0.015em]">
            How sure the numbers are
          </h2>
          {PROOF.map((part) => (
            <div key={part.title} className="grid gap-1.5 border-t-2 border-ink pt-3">
              <h3 className="font-semibold">{part.title}</h3>
              <p className="max-w-[38em] text-muted">{part.text}</p>
            </div>
          ))}
        </div>
        <WorkedExample />
      </section>
    </div>
  )
}

function DailyHand() {
  return (
    <section aria-labelledby="daily-title" className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-[300px]">
        <h2 id="daily-title" className="font-serif text-figure font-semibold tracking-[-0.015em]">
          The daily hand
        </h2>
        <p className="max-w-[38em] text-muted">One close call a day, the same for everybody. The games take turns.</p>
      </div>
      <ButtonLink href="/daily" look="quiet" className="max-[560px]:w-full">
        Decide today’s
      </ButtonLink>
    </section>
  )
}

function Games() {
  return (
    <section id="games" aria-labelledby="games-title" className="grid gap-5">
      <h2 id="games-title" className="font-serif text-title font-semibold tracking-[-0.015em]">
        The games
      </h2>
      <ul className="grid border-b">
        {GAMES.map((game) => (
          <li key={game.id} className="grid items-baseline gap-x-8 gap-y-1 border-t py-5 min-[800px]:grid-cols-[300px_minmax(0,1fr)_auto]">
            <h3 className="font-serif text-[21px]/[1.25] font-semibold tracking-[-0.01em]">
              <Link href={`/${game.id}`} prefetch={false} className="inline-flex min-h-11 items-center hover:underline">
                {game.name}
              </Link>
            </h3>
            <p className="text-muted">{game.about}</p>
            <p className="flex gap-5 font-[550]">
              <Link href={`/${game.id}/trainer`} prefetch={false} className="link inline-flex min-h-11 items-center" aria-label={`Train ${game.name}`}>
                Train
              </Link>
              <Link href={`/${game.id}/calculator`} prefetch={false} className="link inline-flex min-h-11 items-center" aria-label={`${game.name} calculator`}>
                Calculator
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
