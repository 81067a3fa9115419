import type { Metadata } from 'next'
import Link from 'next/link'
import { Heads, NAME, WideTable } from '@/app/[game]/_guide/parts'
import { pageMetadata } from '@/app/_components/metadata'
import { WorkItOut } from '@/app/_components/work-it-out'
import { PROMISES } from '@/content/promises'
import { TextPage, TextPart } from '../text-page'

const PAGE = {
  path: '/about/methodology',
  title: 'Methodology: how every figure is worked out',
  description:
    'What exact means on Feltwise, how two independent solvers check each figure, what the figures assume, and where a sample is used.',
}

export const metadata: Metadata = pageMetadata(PAGE)

const at = (href: string, text: string) => (
  <Link href={href} prefetch={false} className="link">
    {text}
  </Link>
)

export default function MethodologyPage() {
  return (
    <TextPage
      crumbs={[
        { name: 'About', path: '/about' },
        { name: 'Methodology', path: PAGE.path },
      ]}
      title="How every figure is worked out"
    >
      <TextPart id="exact" title="What exact means">
        <p>
          We deal every card that can still come and add up what you win and lose. The expected value is that total over
          the number of deals: a fraction of whole numbers. We round it only when we show it.
        </p>
        <p>
          Tap a figure in a guide to see the fraction and a link that works it out again. Under each answer you find its
          counts and a command that gives the same fraction on your own computer.
        </p>
      </TextPart>
      <TextPart id="two-solvers" title="Two solvers that share no shortcut">
        <p>
          The first solver is slow and obvious: it plays the rules card by card and takes the best action at every
          decision. The same program plays every game. The second solver is fast and knows one game: it counts hands
          that end alike together.
        </p>
        <p>
          The tests compare the two as whole fractions, so a difference of one deal fails. They compare decisions at
          every stage, on small decks and on the full one. Hand rankings are checked against a slow evaluator too.
        </p>
        <WorkItOut lead="To repeat the comparison" command="npm ci && npm test -- unit" />
      </TextPart>
      <TextPart id="assumed" title="What the figures assume">
        <ul className="list-disc pl-5">
          <li>You know your own cards and the cards on the table, and nothing else. Pages on dead cards say so.</li>
          <li>You make every later decision of the round perfectly.</li>
          <li>The cards are shuffled fairly, and each round is dealt from the full deck or shoe.</li>
          <li>The rules and pays are the ones named on the page. Rules differ between casinos, so read the placard.</li>
          <li>Hourly costs use a stake and a pace. Both are named, and you can change them in the settings.</li>
        </ul>
      </TextPart>
      <TextPart id="not-exact" title="What isn’t exact">
        <p>
          Games dealt from several decks have values rounded to fifteen digits. Where a whole game takes too long to
          count, its best play is estimated from a sample. We show the standard error next to it.
        </p>
      </TextPart>
      <TextPart id="promises" title="What we promise, and what holds it">
        <p>Each promise has a test. The tests run before every change goes in, and one broken promise stops it.</p>
        <WideTable label="Promises and their tests">
          <Heads columns={['We promise', 'The test, under tests/']} left={2} />
          <tbody>
            {PROMISES.map(({ promise, file, test }) => (
              <tr key={promise} className="border-t align-top">
                <th scope="row" className={NAME}>
                  {promise}
                </th>
                <td className="py-2.5 pl-3 text-left text-small text-muted md:pl-4">
                  <code className="wrap-anywhere">{file}</code>
                  <span className="block">“{test}”</span>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </TextPart>
      <TextPart id="checked" title="How published figures compare">
        <p>
          {at('/errata', 'Figures checked')} lists figures that others have published next to ours, each with its
          source. When they differ, we give the command that shows why. If you think one of ours is wrong,{' '}
          {at('/contact#report', 'report the figure')}.
        </p>
      </TextPart>
    </TextPage>
  )
}
