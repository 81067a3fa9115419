import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { WorkItOut } from '@/app/_components/work-it-out'

export const metadata: Metadata = pageMetadata({
  path: '/about',
  title: 'About Feltwise',
  description:
    'What Feltwise is for and what it isn’t, how its figures are checked, what it costs (nothing), and where to get help with gambling.',
})

const MORE = [
  ['/about/methodology', 'How every figure is worked out'],
  ['/changelog', 'What changed, and when'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact, and report a figure'],
] as const

const HEADING = 'font-serif text-figure font-semibold tracking-title'

export default function AboutPage() {
  return (
    <div lang="en" className="mx-auto grid max-w-170 gap-10 px-4 py-12 md:py-16">
      <Breadcrumbs items={[{ name: 'About', path: '/about' }]} />
      <section className="grid gap-4">
        <h1 className="font-serif text-title font-semibold tracking-title">What this is</h1>
        <p>
          Feltwise is for studying casino table games that are played against the house: players who want to know what a
          decision costs, dealers who learn the games, and readers who came with one question. No money moves here, and
          nobody pays to be named. Casinos are linked only as sources: where a rule sheet or a figure that one of them
          prints is quoted, as in the{' '}
          <Link href="/pay-tables" prefetch={false} className="link">
            gallery of pay tables
          </Link>{' '}
          and among the{' '}
          <Link href="/errata" prefetch={false} className="link">
            figures checked
          </Link>
          . None of those links is paid for.
        </p>
        <p>
          Every one of these games costs you money in the long run, even with perfect play. Good play lowers the price;
          it never makes a profit.
        </p>
        <p>
          Rules differ from house to house; the placard on the table decides. The names of the games belong to their
          owners and only describe them here.
        </p>
        <p>
          The code is under the{' '}
          <a href="https://opensource.org/license/mit" rel="noreferrer" className="link">
            MIT license
          </a>
          . The texts and the figures are under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" className="link">
            CC BY 4.0
          </a>
          : use them where you like, and name Feltwise. Fonts and packages by other people have licenses of their own,
          which are in the{' '}
          <a href="/third-party-notices.txt" className="link">
            third-party notices
          </a>
          .
        </p>
      </section>
      <section className="grid gap-4" aria-labelledby="methods">
        <h2 id="methods" className={HEADING}>
          How the figures are checked
        </h2>
        <p>
          Every exact figure is counted by two methods that share no shortcut. The plain walk plays the rules card by
          card: it deals every card that can still come and takes the best action at every decision. One program walks
          every game. Each game’s fast solver counts hands that end alike together, and answers while you wait.
        </p>
        <p>
          The tests compare the two as whole fractions, not as rounded figures: decisions of every stage on small decks,
          decisions on the whole deck, and the boards that a whole hold’em game is made of. A figure from a sample says
          so, with its standard error.
        </p>
        <WorkItOut lead="To repeat the comparison" command="npm ci && npm test -- unit" />
        <p>
          You can compare our figures with those that others publish, with their sources, among the{' '}
          <Link href="/errata" prefetch={false} className="link">
            figures checked
          </Link>
          . What the site is built on, and what each choice costs, is in{' '}
          <Link href="/about/decisions" prefetch={false} className="link">
            six decisions
          </Link>
          .
        </p>
      </section>
      <section className="grid gap-4" aria-labelledby="help">
        <h2 id="help" className={HEADING}>
          Where to get help with gambling
        </h2>
        <p>
          If gambling has stopped being a choice, for you or for somebody close to you, there are{' '}
          <Link href="/play-responsibly#help" prefetch={false} className="link">
            free help lines in many countries
          </Link>
          . The same page names limits to set and signs to take seriously.
        </p>
      </section>
      <section className="grid gap-4" aria-labelledby="more">
        <h2 id="more" className={HEADING}>
          More about Feltwise
        </h2>
        <ul className="grid gap-1">
          {MORE.map(([href, name]) => (
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
