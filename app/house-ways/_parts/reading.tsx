import { Link } from '@/app/_ui/link'
import { Section } from '@/app/[game]/_guide/parts'
import { percent } from '@/app/_languages/format'
import { wayPages } from '@/app/_languages/words'
import { GAME, type HouseWay, makeWay, otherReadingOf, rulesWith, shareOf } from '@/lib/engines/pai-gow/index'

/** Another way to understand the printed source, which the reader can use instead. */
export function Reading({ way }: { readonly way: HouseWay }) {
  const other = otherReadingOf(way)
  if (!other) return null
  const rules = rulesWith(other.way)
  const read = other.way.clauses.find(({ id }) => id === other.clause)
  return (
    <div className="not-printed">
      <Section
        id="other-reading"
        title={wayPages.wider}
        lead={wayPages.widerLead(other.clause, percent(shareOf(way.id, other.clause)), percent(other.share))}
      >
        <p className="max-w-text">{read && wayPages.widerSays(read.id, read.sentence)}</p>
        <p className="max-w-text">{wayPages.widerUse}</p>
        <p className="flex flex-wrap gap-x-5">
          {[
            [wayPages.drillIt, `/dealer-school/house-way?way=${makeWay(other.way)}`],
            [wayPages.trainAgainst, `/${GAME}/trainer?rules=${rules}`],
            [wayPages.openCalculator, `/${GAME}/calculator?rules=${rules}`],
            [wayPages.checkIt, `/house-ways/editor?way=${makeWay(other.way)}`],
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
