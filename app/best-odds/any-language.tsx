import { betName } from '@/app/_felt/names'
import { bestOdds, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { filled } from '@/app/_languages/filled'
import { PageHead } from '@/app/_ui/heading'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables } from '@/lib/game/precomputed/known-tables'
import { playedOf } from '@/app/[game]/_questions/parts'
import { INSURANCE, insuranceOf } from '@/app/[game]/side-bets/_table/insurance'
import { termsOf } from '../pay-tables/bet-tables'
import { type OddsRow, OddsTable } from './odds-table'

const PATH = '/best-odds'

const aboutPage = () => ({ path: PATH, title: pages.bestOddsTitle, description: pages.bestOddsAbout })

const columns = (): readonly string[] => [
  bestOdds.bet,
  bestOdds.houseEdge,
  bestOdds.elementOfRisk,
  bestOdds.hour,
  bestOdds.range,
]

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

/** A row before its names are put into the page's language. */
type Row = Omit<OddsRow, 'game'> & { readonly game: AnyTaughtGame }

const said = ({ game, sideBet, ...row }: Row): OddsRow => ({
  ...row,
  game: game.name,
  ...(sideBet !== undefined && { sideBet: betName(game, sideBet) }),
})

/** The row of a bet with its usual table; empty if the usual table isn't among the known ones. */
function rowOf(game: AnyTaughtGame, bet: string): readonly Row[] {
  const tables = knownTables(game, bet)
  const usual = tables.find((table) => table.usual)
  const found = tables.filter(({ comparison }) => !comparison)
  if (!usual) return []
  const side = game.sideBets.find(({ id }) => id === bet)
  const { best: bestPlay, houseWay } = playedOf(game)
  const edges = [usual, ...found].map(({ edge }) => edge)
  return [
    {
      href: side === undefined ? `/${game.id}` : `/${game.id}/side-bets?bet=${side.id}`,
      game,
      ...(side !== undefined ? { sideBet: side.id } : houseWay ? { bestPlay: bestPlay.edge } : {}),
      edge: usual.edge,
      risk: usual.risk,
      best: Math.min(...edges),
      worst: Math.max(...edges),
      terms: termsOf(game, side),
    },
  ]
}

/** The row of insurance; empty if the game doesn't offer it. */
function insuranceRow(game: AnyTaughtGame): readonly Row[] {
  const insurance = insuranceOf(game)
  if (!insurance) return []
  const { edge, chance, stake } = insurance
  return [
    {
      href: `/${game.id}/side-bets#${INSURANCE}`,
      game,
      sideBet: INSURANCE,
      edge,
      risk: edge,
      best: edge,
      worst: edge,
      terms: termsOf(game),
      offer: { chance, stake },
    },
  ]
}

const ROWS: readonly Row[] = GAMES.flatMap((game) => [
  ...betsWithTables(game).flatMap((bet) => rowOf(game, bet)),
  ...insuranceRow(game),
]).sort((a, b) => a.edge - b.edge)

/** Side bets that are solved, but of which no casino's pay table is known. */
const UNLISTED = GAMES.flatMap((game) =>
  game.sideBets.filter(({ id }) => rowOf(game, id).length === 0).map((bet) => ({ game, bet })),
)

const READING = ['ofEdge', 'ofRisk', 'ofHour', 'ofRange'] as const

export default function BestOddsPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: pages.bestOdds, path: PATH }]} />
      <JsonLd data={dataset({ ...aboutPage(), columns: columns() })} />
      <PageHead title={bestOdds.title} lead={bestOdds.lead} />
      <OddsTable rows={ROWS.map(said)} />
      <section aria-labelledby="reading" className="grid max-w-text gap-3">
        <h2 id="reading" className="font-serif text-title font-semibold tracking-title">
          {bestOdds.reading}
        </h2>
        {READING.map((word) => (
          <p key={word} className={word === 'ofRange' ? 'max-md:hidden' : undefined}>
            {bestOdds[word]}
          </p>
        ))}
        {UNLISTED.map(({ game, bet }) => (
          <p key={`${game.id} ${bet.id}`}>
            {filled(bestOdds.unlisted(game.name), {
              bet: (
                <Link href={`/${game.id}/side-bets?bet=${bet.id}`} className="link">
                  {betName(game, bet.id)}
                </Link>
              ),
            })}
          </p>
        ))}
        <p>
          <Link href="/pay-tables" className="link">
            {bestOdds.tables}
          </Link>
        </p>
        <p>
          <Link href="/compare" className="link">
            {bestOdds.compare}
          </Link>
        </p>
      </section>
    </div>
  )
}
