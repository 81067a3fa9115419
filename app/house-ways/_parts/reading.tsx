import Link from 'next/link'
import { Section } from '@/app/[game]/_guide/parts'
import { percent } from '@/app/_components/format'
import { GAME, type HouseWay, makeWay, otherReadingOf, rulesWith, shareOf } from '@/lib/engines/pai-gow/index'

/** The way as its print can be read too, to take instead. */
export function Reading({ way }: { readonly way: HouseWay }) {
  const other = otherReadingOf(way)
  if (!other) return null
  const rules = rulesWith(other.way)
  const read = other.way.clauses.find(({ id }) => id === other.clause)
  return (
    <div className="not-printed">
      <Section
        id="other-reading"
        title="Read it the wider way"
        lead={`This page reads ${other.clause} narrowly: it sets ${percent(shareOf(way.id, other.clause))} of all hands. Read the wider way it sets ${percent(other.share)}.`}
      >
        <p className="max-w-text">{read?.sentence}</p>
        <p className="max-w-text">
          Use the way that your casino deals by. These open it with the wider reading, as a house way of your own:
        </p>
        <p className="flex flex-wrap gap-x-5">
          {[
            ['Drill it', `/dealer-school/house-way?way=${makeWay(other.way)}`],
            ['Train against it', `/${GAME}/trainer?rules=${rules}`],
            ['Open the calculator with it', `/${GAME}/calculator?rules=${rules}`],
            ['Check, price or change it', `/house-ways/editor?way=${makeWay(other.way)}`],
          ].map(([name, href]) => (
            <Link key={name} href={href!} prefetch={false} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          ))}
        </p>
      </Section>
    </div>
  )
}
