import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { percent, whole } from '@/app/_components/format'
import { pageMetadata } from '@/app/_components/metadata'
import { WorkItOut } from '@/app/_components/work-it-out'
import made from '@/content/about/learning.json' with { type: 'json' }
import { findGame } from '@/lib/games/index'

export const metadata: Metadata = pageMetadata({
  path: '/about/learning',
  title: 'How fast the courses teach, measured',
  description:
    'Hands until a made-up beginner plays nearly as well as anybody can: by the course, as dealt, by repetition and by value, with every assumption.',
})

const HEADING = 'font-serif text-figure font-semibold tracking-title'
const { assumed, rows, people, most, enough, command } = made
const WAYS = [
  ['course', 'Course'],
  ['dealt', 'As dealt'],
  ['due', 'Due first'],
  ['worth', 'By value'],
] as const

const share = (value: number): string => percent(value, 0)

/** The hands that each way takes at each game, where a rule is picked up so often. */
function Hands({ pickUp }: { readonly pickUp: number }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption className="pb-2 text-left text-caption text-muted">
          Hands, where a reason is remembered {share(pickUp)} of the time
        </caption>
        <thead>
          <tr className="border-b text-caption text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              Game
            </th>
            {WAYS.map(([id, name]) => (
              <th key={id} scope="col" className="py-2 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => row.pickUp === pickUp)
            .map(({ game, hands }) => (
              <tr key={game} className="border-b">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <Link href={`/${game}/learn`} prefetch={false} className="link">
                    {findGame(game)?.name}
                  </Link>
                </th>
                {WAYS.map(([id]) => (
                  <td key={id} className="py-2 pl-3 text-right tabular-nums">
                    {hands[id] >= most ? `over ${whole(most)}` : whole(hands[id])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

export default function LearningPage() {
  const [usual = 0, quick = 0] = assumed.pickUp
  const [near = 0, middle = 0, far = 0] = assumed.misread
  return (
    <div lang="en" className="mx-auto grid max-w-170 gap-8 px-4 py-12 md:py-16">
      <Breadcrumbs
        items={[
          { name: 'About', path: '/about' },
          { name: 'How fast the courses teach', path: '/about/learning' },
        ]}
      />
      <section className="grid gap-4">
        <h1 className="font-serif text-title font-semibold tracking-title">How fast the courses teach</h1>
        <p>
          We let made-up beginners practice until their mistakes cost less than {percent(enough, 1)} of a bet a round.
          The table shows how many hands the median one of {people} of them needs.
        </p>
        <p>
          These are simulations, not people. They compare ways of choosing hands for the same learner; they don’t
          predict how many hands you need.
        </p>
        <Hands pickUp={usual} />
      </section>
      <section className="grid gap-4" aria-labelledby="model">
        <h2 id="model" className={HEADING}>
          What we assume
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Beginners know no rule. They play its hands like everything else and get {share(assumed.guess)} of them
            right. A miss costs the gap to the best option.
          </li>
          <li>
            The reason under an answer teaches the rule {share(usual)} of the time. A lesson that states the rule and
            points at the answer teaches it {share(assumed.taught)} of the time. Learners take the hint when they don’t
            know the rule.
          </li>
          <li>
            Rules are forgotten by the scheduler’s own curve (FSRS), at {assumed.handsADay} hands a day and{' '}
            {assumed.seconds} seconds a hand.
          </li>
          <li>
            Learners who know the rule misread {share(near)} of the hands near its edge, {share(middle)} further away
            and {share(far)} of the obvious ones. Every {assumed.halves} hands of that kind halve this.
          </li>
          <li>Each game is played by its usual rules, and each hand counts as often as it comes at the table.</li>
        </ul>
      </section>
      <section className="grid gap-4" aria-labelledby="wrong">
        <h2 id="wrong" className={HEADING}>
          What would make it wrong
        </h2>
        <p>
          The course leads because it states a rule, and because rare rules don’t have to be waited for. If you learn
          rules easily from the reason under any answer, the lead shrinks. Here a reason is remembered {share(quick)} of
          the time:
        </p>
        <Hands pickUp={quick} />
        <p>
          Real people also know some rules before they start, confuse rules that look alike, get bored and guess. The
          model has none of that. How a person’s memory fades is taken from the scheduler, which was fitted to
          vocabulary cards, not to card games.
        </p>
        <WorkItOut lead="To repeat the simulation" command={command} />
      </section>
    </div>
  )
}
