import { Title } from '@/app/_ui/heading'
import { Table } from '@/app/_ui/table'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { percent, whole } from '@/app/_languages/format'
import { pageMetadata } from '@/app/_seo/metadata'
import { WorkItOut } from '@/app/_solver/work-it-out'
import made from '@/content/about/learning.json' with { type: 'json' }
import { GAMES } from '@/lib/games/index'
import { aboutTexts } from '@/app/about/text-page'
import { learnedAt } from '@/lib/teaching/census/learned'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().learning
  return pageMetadata({ path: '/about/learning', title, description })
}

const HEADING = 'font-serif text-figure font-semibold tracking-title'
const { assumed, people, most, enough, command } = made
const WAYS = ['course', 'dealt', 'due', 'worth'] as const

const share = (value: number): string => percent(value, 0)

/** The hands that each way of training takes in each game, for a learner who learns a rule with this probability. */
function Hands({ pickUp }: { readonly pickUp: number }) {
  const { learning } = aboutTexts()
  return (
    <div className="overflow-x-auto">
      <Table>
        <caption className="pb-2 text-left text-caption text-muted">{learning.table(share(pickUp))}</caption>
        <thead>
          <tr className="border-b text-caption text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {learning.game}
            </th>
            {WAYS.map((id) => (
              <th key={id} scope="col" className="py-2 pl-3 text-right font-normal">
                {learning.ways[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id: game, name }) => {
            const { hands } = learnedAt(game).find((row) => row.pickUp === pickUp)!
            return (
              <tr key={game} className="border-b">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <Link href={`/${game}/learn`} prefetch={false} className="link">
                    {name}
                  </Link>
                </th>
                {WAYS.map((id) => (
                  <td key={id} className="py-2 pl-3 text-right tabular-nums">
                    {hands[id] >= most ? learning.over(whole(most)) : whole(hands[id])}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

export default function LearningPage() {
  const [usual = 0, quick = 0] = assumed.pickUp
  const [near = 0, middle = 0, far = 0] = assumed.misread
  const { learning, site } = aboutTexts()
  return (
    <div className="mx-auto grid max-w-170 gap-8 px-4 py-12 md:py-16">
      <Breadcrumbs
        items={[
          { name: site.name, path: '/about' },
          { name: learning.name, path: '/about/learning' },
        ]}
      />
      <section className="grid gap-4">
        <Title>{learning.name}</Title>
        <p>{learning.lead(percent(enough, 1), String(people))}</p>
        <p>{learning.simulated}</p>
        <Hands pickUp={usual} />
      </section>
      <section className="grid gap-4" aria-labelledby="model">
        <h2 id="model" className={HEADING}>
          {learning.modelTitle}
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>{learning.guess(share(assumed.guess))}</li>
          <li>{learning.pickUp(share(usual), share(assumed.taught))}</li>
          <li>{learning.forget(String(assumed.handsADay), String(assumed.seconds))}</li>
          <li>{learning.misread(share(near), share(middle), share(far), String(assumed.halves))}</li>
          <li>{learning.usual}</li>
        </ul>
      </section>
      <section className="grid gap-4" aria-labelledby="wrong">
        <h2 id="wrong" className={HEADING}>
          {learning.wrongTitle}
        </h2>
        <p>{learning.wrong(share(quick))}</p>
        <Hands pickUp={quick} />
        <p>{learning.real}</p>
        <WorkItOut lead={learning.repeat} command={command} />
      </section>
    </div>
  )
}
