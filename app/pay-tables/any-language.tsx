import { betName } from '@/app/_felt/names'
import { tableWords } from '@/app/_settings/rules-in-words'
import { chrome, pages, tableGallery } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { ChevronRight } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { dataset, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import type { Judged } from '@/app/_solver/table-verdict'
import { PageHead } from '@/app/_ui/heading'
import type { AnyGame } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, type KnownTable, knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { Range, UsualLine } from './bet-lines'
import { BetTables, termsOf } from './bet-tables'
import { HourBasis, type HourTerms } from './hour-cost'

const PATH = '/pay-tables'

const aboutPage = () => ({ path: PATH, title: pages.payTablesTitle, description: pages.payTablesAbout })

const columns = (): readonly string[] => [
  tableGallery.table,
  tableGallery.houseEdge,
  tableGallery.elementOfRisk,
  tableGallery.costAnHour,
]

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

export default function PayTablesPage() {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-8 md:gap-14 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.payTables, path: PATH }]} />
      <JsonLd data={dataset({ ...aboutPage(), columns: columns() })} />
      <PageHead title={tableGallery.title} lead={tableGallery.lead}>
        <nav aria-label={tableGallery.games} className="-mb-1 flex flex-wrap gap-x-5">
          {GAMES.map(({ id, name }) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center text-small md:min-h-7">
              {name}
            </a>
          ))}
        </nav>
        <p className="text-small text-muted">{tableGallery.basis}</p>
      </PageHead>
      {GAMES.map((game) => (
        <GameTables key={game.id} game={game} />
      ))}
    </div>
  )
}

const judgedIn =
  (game: AnyGame) =>
  (table: KnownTable): Judged => ({
    name: tableWords(game, table),
    edge: table.edge,
    comparison: table.comparison,
  })

/** The tables of a game: those of the whole game, then those of each side bet. */
function GameTables({ game }: { readonly game: AnyGame }) {
  return (
    <section aria-labelledby={game.id} className="grid min-w-0 gap-7 border-t-2 border-ink pt-4">
      <h2 id={game.id} className="scroll-mt-20 font-serif text-title font-semibold tracking-title">
        <Link href={`/${game.id}`} className="hover:underline">
          {game.name}
        </Link>
      </h2>
      <p className="-mt-5 text-small text-muted">
        <HourBasis terms={termsOf(game)} />
      </p>
      <Main game={game} />
      {betsWithTables(game)
        .filter((bet) => bet !== MAIN_BET)
        .map((bet) => (
          <Side key={bet} game={game} bet={bet} />
        ))}
    </section>
  )
}

function Main({ game }: { readonly game: AnyGame }) {
  return (
    <div className="grid min-w-0 gap-2">
      <Usual game={game} tables={knownTables(game)} terms={termsOf(game)} />
      <BetTables game={game} bet={MAIN_BET} />
    </div>
  )
}

/** How good the usual table is. Nothing if there is no other table. */
function Usual({
  game,
  tables,
  terms,
}: {
  readonly game: AnyGame
  readonly tables: readonly KnownTable[]
  readonly terms: HourTerms
}) {
  const judged = judgedIn(game)
  const usual = tables.find((table) => table.usual)
  if (!usual || tables.filter(({ comparison }) => !comparison).length < 2) return null
  return (
    <p className="max-w-wide text-muted">
      <UsualLine usual={judged(usual)} tables={tables.map(judged)} terms={terms} />
    </p>
  )
}

/** A side bet, folded, with the number of its known tables and the range of their edges. */
function Side({ game, bet }: { readonly game: AnyGame; readonly bet: string }) {
  const tables = knownTables(game, bet)
  const side = game.sideBets.find(({ id }) => id === bet)
  return (
    // The reader may open it before React hydrates the page, which is not an error.
    <details suppressHydrationWarning className="group -mt-3 min-w-0 border-t first-of-type:mt-0">
      <summary className="flex min-h-13 list-none items-center gap-x-3 py-2.5 details-marker:hidden">
        <ChevronRight size={17} aria-hidden="true" className="shrink-0 text-muted group-open:rotate-90" />
        <h3 className="font-semibold">{betName(game, bet)}</h3>
        <span className="ml-auto text-right text-small text-muted tabular-nums">
          <Range count={tables.length} best={tables[0]!.edge} worst={tables.at(-1)!.edge} />
        </span>
      </summary>
      <div className="grid gap-2 pb-6">
        {side?.always !== undefined && (
          <p className="text-small text-muted">
            <HourBasis terms={termsOf(game, side)} />
          </p>
        )}
        <Usual game={game} tables={tables} terms={termsOf(game, side)} />
        <BetTables game={game} bet={bet} />
      </div>
    </details>
  )
}
