import Link from 'next/link'
import { Percent } from '@/app/_components/percent'
import { sideBets } from '@/app/_languages/english/side-bets'
import { Called, Said } from '@/app/_languages/said'
import type { AnyGame } from '@/lib/games/game'
import { knownTables } from '@/lib/games/known-tables'
import { tableSlug } from '@/lib/games/side-tables'

/** The known tables of every side bet, the best first: each leads to its own page. */
export function TableList({ game }: { readonly game: AnyGame }) {
  return (
    <section aria-labelledby="tables-in-full" className="mx-auto grid max-w-desk gap-4 px-4 pb-14 md:px-8">
      <h2 id="tables-in-full" className="font-serif text-title font-semibold tracking-title">
        <Said at="sideBets.eachInFull">{sideBets.eachInFull}</Said>
      </h2>
      <p className="max-w-text text-small text-muted">
        <Said at="sideBets.inFullLead">{sideBets.inFullLead}</Said>
      </p>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {game.sideBets
          .filter(({ id }) => knownTables(game, id).length > 0)
          .map(({ id, name }) => (
            <div key={id}>
              <h3 className="pb-1 font-semibold">
                <Called>{name}</Called>
              </h3>
              <ul>
                {knownTables(game, id).map((table) => (
                  <li key={table.id} className="flex items-center justify-between gap-4 border-t">
                    <Link
                      href={`/${game.id}/side-bets/${tableSlug(game, table)}`}
                      prefetch={false}
                      className="link inline-flex min-h-11 items-center"
                    >
                      <Called>{table.name}</Called>
                    </Link>
                    <span className="text-small tabular-nums">
                      <Percent share={table.edge} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  )
}
