import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from './_components/button'
import { FirstHand } from './_components/first-hand'
import { JsonLd, webSite } from './_components/json-ld'
import { pageMetadata } from './_components/metadata'
import { WorkedExample } from './_components/worked-example'
import { home } from './_languages/english/home'
import { LabelledLink } from './_languages/labelled'
import { Said } from './_languages/said'

const DESCRIPTION =
  'Train against the house, one decision at a time. Every option’s exact expected value, what your choice costs, why, and the proof.'

export const metadata: Metadata = pageMetadata({
  path: '/',
  title: 'Feltwise: exact strategy for casino table games',
  description: DESCRIPTION,
})

const PROOF = [
  { title: 'counted', text: 'countedText' },
  { title: 'priced', text: 'pricedText' },
  { title: 'checkable', text: 'checkableText' },
] as const

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-desk gap-16 px-4 py-8 md:gap-28 md:px-8 md:py-14">
      <JsonLd data={webSite(DESCRIPTION)} />
      <section className="grid items-center gap-8 4xl:grid-cols-[minmax(0,1fr)_minmax(0,580px)] 4xl:gap-16">
        <div className="grid gap-6">
          <h1 className="font-serif text-display font-semibold tracking-[-0.022em]">
            <Said at="home.title">{home.title}</Said>
          </h1>
          <p className="max-w-aside text-lead text-muted">
            <Said at="home.lead">{home.lead}</Said>
          </p>
        </div>
        <FirstHand />
      </section>
      <Games />
      <DailyHand />
      <section
        aria-labelledby="proof-title"
        className="grid items-start gap-8 4xl:grid-cols-[minmax(0,1fr)_minmax(0,500px)] 4xl:gap-16"
      >
        <div className="grid gap-7">
          <h2 id="proof-title" className="font-serif text-title font-semibold tracking-title">
            <Said at="home.howSure">{home.howSure}</Said>
          </h2>
          {PROOF.map((part) => (
            <div key={part.title} className="grid gap-1.5 border-t-2 border-ink pt-3">
              <h3 className="font-semibold">
                <Said at={`home.${part.title}`}>{home[part.title]}</Said>
              </h3>
              <p className="max-w-answer text-muted">
                <Said at={`home.${part.text}`}>{home[part.text]}</Said>
              </p>
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
      <div className="min-w-0 flex-1 basis-75">
        <h2 id="daily-title" className="font-serif text-figure font-semibold tracking-title">
          <Said at="home.dailyHand">{home.dailyHand}</Said>
        </h2>
        <p className="mt-1 max-w-answer text-muted">
          <Said at="home.aboutDaily">{home.aboutDaily}</Said>
        </p>
      </div>
      <ButtonLink href="/daily" look="quiet" className="max-[560px]:w-full">
        <Said at="home.decideToday">{home.decideToday}</Said>
      </ButtonLink>
    </section>
  )
}

function Games() {
  return (
    <section id="games" aria-labelledby="games-title" className="grid gap-5">
      <h2 id="games-title" className="font-serif text-title font-semibold tracking-title">
        <Said at="home.games">{home.games}</Said>
      </h2>
      <ul className="grid border-b">
        {GAMES.map((game) => (
          <li
            key={game.id}
            className="grid items-baseline gap-x-8 gap-y-1 border-t py-5 min-[800px]:grid-cols-[300px_minmax(0,1fr)_auto]"
          >
            <h3 className="font-serif text-lede/[1.25] font-semibold tracking-snug">
              <Link href={`/${game.id}`} prefetch={false} className="inline-flex min-h-11 items-center hover:underline">
                {game.name}
              </Link>
            </h3>
            <p className="text-muted">
              <Said at="home.aboutGame" values={[game.id, game.about]}>
                {game.about}
              </Said>
            </p>
            <p className="flex gap-5 font-strong">
              <LabelledLink
                at="home.trainGame"
                values={[game.name]}
                label={home.trainGame(game.name)}
                href={`/${game.id}/trainer`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                <Said at="home.train">{home.train}</Said>
              </LabelledLink>
              <LabelledLink
                at="home.calculatorOf"
                values={[game.name]}
                label={home.calculatorOf(game.name)}
                href={`/${game.id}/calculator`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                <Said at="home.calculator">{home.calculator}</Said>
              </LabelledLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
