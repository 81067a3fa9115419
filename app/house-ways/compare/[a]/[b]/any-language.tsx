import { wayInWords, clauseInWords } from '@/app/house-ways/_parts/clause-words'
import { chrome, pages, wayPages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import {
  ALL_HANDS,
  clauseOf,
  type Difference,
  differencesOf,
  type HouseWay,
  KNOWN_WAYS,
  setHand,
  type SetHand,
  shareApart,
  usually,
} from '@/lib/engines/pai-gow/index'
import { OfAllHands, Often, PartLead, SaidCards } from '../../../_parts/said'

interface Params {
  readonly a: string
  readonly b: string
}
interface Props {
  readonly params: Promise<Params>
}

export const generateStaticParams = (): Params[] =>
  KNOWN_WAYS.flatMap((a) => KNOWN_WAYS.filter((b) => b !== a).map((b) => ({ a: a.id, b: b.id })))

const find = (id: string): HouseWay | undefined => KNOWN_WAYS.find((way) => way.id === id)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { a, b } = await params
  const [first, second] = [find(a), find(b)]
  if (!first || !second) return {}
  // For search engines, both orders are one page: the one in the site's own order of the ways.
  const canonical = KNOWN_WAYS.indexOf(first) < KNOWN_WAYS.indexOf(second) ? `${a}/${b}` : `${b}/${a}`
  return pageMetadata({
    path: `/house-ways/compare/${a}/${b}`,
    title: pages.compareTitle(wayInWords(first), wayInWords(second)),
    description: pages.compareAbout(wayInWords(first), wayInWords(second)),
    canonicalPath: `/house-ways/compare/${canonical}`,
  })
}

export default async function ComparePage({ params }: Props) {
  const { a, b } = await params
  const [first, second] = [find(a), find(b)]
  if (!first || !second || first === second) notFound()
  const differences = differencesOf(a, b)
  const hands = differences.reduce((sum, one) => sum + one.hands, 0)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: chrome.houseWays, path: '/house-ways' },
            { name: wayPages.both(wayInWords(first), wayInWords(second)), path: `/house-ways/compare/${a}/${b}` },
          ]}
        />
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">
          {wayPages.both(wayInWords(first), wayInWords(second))}
        </h1>
        <p className="max-w-text text-intro/prose text-muted">
          <PartLead share={shareApart(a, b)} hands={hands} all={ALL_HANDS} places={differences.length} />
        </p>
        <p className="not-printed flex flex-wrap gap-x-6 text-small">
          {[first, second].map((way) => (
            <Link key={way.id} href={`/house-ways/${way.id}`} className="link inline-flex min-h-11 items-center">
              {wayInWords(way)}
            </Link>
          ))}
          <Link href={`/house-ways/compare/${b}/${a}`} className="link inline-flex min-h-11 items-center">
            {wayPages.otherWayRound}
          </Link>
        </p>
      </div>
      <ol className="grid border-b">
        {differences.map((difference) => (
          <Place key={`${difference.a} ${difference.b}`} difference={difference} ways={[first, second]} />
        ))}
      </ol>
    </div>
  )
}

/** Only what the drawing of a hand needs, to keep the page small. */
const shown = ({ low, high, front, behind }: SetHand): Pick<SetHand, 'low' | 'high' | 'front' | 'behind'> => ({
  low,
  high,
  front,
  behind,
})

function Place({
  difference,
  ways,
}: {
  readonly difference: Difference
  readonly ways: readonly [HouseWay, HouseWay]
}) {
  const { a, b, hands, examples } = difference
  const dealings = [usually(ways[0]), usually(ways[1])] as const
  const clauses = [clauseOf(dealings[0], a)!, clauseOf(dealings[1], b)!] as const
  return (
    <li className="grid gap-4 border-t py-6">
      <p className="flex flex-wrap items-baseline gap-x-3 print:break-after-avoid">
        <span className="text-figure font-semibold tracking-headline tabular-nums">
          <Often share={hands / ALL_HANDS} />
        </span>
        <span className="text-small text-muted tabular-nums">
          <OfAllHands hands={hands} />
        </span>
      </p>
      <div className="grid gap-x-10 gap-y-3 xl:grid-cols-2 print:break-inside-avoid print:break-after-avoid print:grid-cols-2">
        {clauses.map((clause, i) => (
          <p key={i} className="text-small">
            <span className="block text-caption text-muted">
              {wayInWords(ways[i]!)}, {clause.id}
            </span>
            {clauseInWords(clause.sentence)}
          </p>
        ))}
      </div>
      <ul className="grid gap-4">
        {examples.map((cards, i) => (
          <li
            key={i}
            className="grid gap-x-10 gap-y-3 border-t border-dashed pt-4 xl:grid-cols-2 print:grid-cols-2 print:break-inside-avoid"
          >
            {dealings.map((dealing, j) => (
              <SaidCards key={j} hand={shown(setHand(dealing, cards)!)} name={wayInWords(ways[j]!)} />
            ))}
          </li>
        ))}
      </ul>
    </li>
  )
}
