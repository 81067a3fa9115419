import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { dataset, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { bestOdds } from '@/app/_languages/english/best-odds'
import { Said } from '@/app/_languages/said'
import { PageHead } from '@/app/_ui/page-head'
import type { AnyGame } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables } from '@/lib/games/known-tables'
import { termsOf } from '../pay-tables/bet-tables'
import { type OddsRow, OddsTable } from './odds-table'

const PAGE = {
  path: '/best-odds',
  title: 'Best odds in a casino: every table game and side bet by house edge',
  description:
    'Casino table games and their side bets in one list: the exact house edge, the element of risk and what an hour costs. Sort it by any of them.',
}

const COLUMNS = ['Bet', 'House edge', 'Element of risk', 'Cost an hour', 'Known tables'] as const

export const metadata: Metadata = pageMetadata(PAGE)

/** A bet under its usual table; none of one whose usual table isn't among the known. */
function rowOf(game: AnyGame, bet: string): readonly OddsRow[] {
  const tables = knownTables(game, bet)
  const usual = tables.find((table) => table.usual)
  const found = tables.filter(({ comparison }) => !comparison)
  if (!usual) return []
  const side = game.sideBets.find(({ id }) => id === bet)
  const edges = [usual, ...found].map(({ edge }) => edge)
  return [
    {
      href: side === undefined ? `/${game.id}` : `/${game.id}/side-bets?bet=${side.id}`,
      game: game.name,
      ...(side === undefined ? {} : { sideBet: side.name }),
      edge: usual.edge,
      risk: usual.risk,
      best: Math.min(...edges),
      worst: Math.max(...edges),
      terms: termsOf(game, side),
    },
  ]
}

const ROWS: readonly OddsRow[] = GAMES.flatMap((game) => betsWithTables(game).flatMap((bet) => rowOf(game, bet))).sort(
  (a, b) => a.edge - b.edge,
)

const READING = ['ofEdge', 'ofRisk', 'ofHour', 'ofRange'] as const

export default function BestOddsPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'Best odds', path: PAGE.path }]} />
      <JsonLd data={dataset({ ...PAGE, columns: COLUMNS })} />
      <PageHead
        title={<Said at="bestOdds.title">{bestOdds.title}</Said>}
        lead={<Said at="bestOdds.lead">{bestOdds.lead}</Said>}
      />
      <OddsTable rows={ROWS} />
      <section aria-labelledby="reading" className="grid max-w-text gap-3">
        <h2 id="reading" className="font-serif text-title font-semibold tracking-title">
          <Said at="bestOdds.reading">{bestOdds.reading}</Said>
        </h2>
        {READING.map((word) => (
          <p key={word} className={word === 'ofRange' ? 'max-md:hidden' : undefined}>
            <Said at={`bestOdds.${word}`}>{bestOdds[word]}</Said>
          </p>
        ))}
        <p>
          <Link href="/pay-tables" className="link">
            <Said at="bestOdds.tables">{bestOdds.tables}</Said>
          </Link>
        </p>
      </section>
    </div>
  )
}
