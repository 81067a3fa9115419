import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import type { AnyGame } from '@/lib/games/game'
import { betsWithTables, type KnownTable, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import { makeRules } from '@/lib/games/rules'
import type { Judged } from '@/app/_components/table-verdict'
import { VerdictLine } from '../[game]/pay-tables/verdict'
import { BetTables } from './bet-tables'
import { HourBasis } from './hour-cost'

export const metadata: Metadata = {
  title: 'Pay tables',
  description: 'Pay tables and rules found in casinos for seven table games and their side bets, each with its exact house edge, from the best to the worst, and what an hour at it costs.',
  alternates: { canonical: '/pay-tables' },
}

export default function PayTablesPage() {
  return (
    <div className="mx-auto grid max-w-[1080px] gap-10 px-4 py-8 min-[700px]:gap-14 min-[700px]:px-8 min-[700px]:py-12">
      <header className="grid gap-4">
        <h1 className="font-serif text-[clamp(1.75rem,1.3rem+2.2vw,2.75rem)]/[1.08] font-semibold tracking-[-0.02em]">Pay tables</h1>
        <p className="max-w-[40em] text-[17px]/[1.6] text-muted">
          The same game costs more at one table than at the next: a pay is cut, a rule is turned. Here are tables found in casinos, each solved whole with its own
          best play, the cheapest first. Open one to drag its pays and watch the game solve itself again.
        </p>
        <nav aria-label="The games on this page" className="-mb-1 flex flex-wrap gap-x-5">
          {GAMES.map(({ id, name }) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center text-small min-[700px]:min-h-7">
              {name}
            </a>
          ))}
        </nav>
        <p className="text-small text-muted">
          What an hour costs: <HourBasis />, on the bet in question. Where a table is only here for comparison, it says so, and is not counted.
        </p>
      </header>
      {GAMES.map((game) => (
        <GameTables key={game.id} game={game} />
      ))}
    </div>
  )
}

const judged = ({ name, edge, comparison }: KnownTable): Judged => ({ name, edge, comparison })

/** The tables of a game: the whole game first, then each side bet. */
function GameTables({ game }: { readonly game: AnyGame }) {
  return (
    <section aria-labelledby={game.id} className="grid min-w-0 gap-7 border-t-2 border-ink pt-4">
      <h2 id={game.id} className="scroll-mt-20 font-serif text-title font-semibold tracking-[-0.015em]">
        <Link href={`/${game.id}`} className="hover:underline">
          {game.name}
        </Link>
      </h2>
      {betsWithTables(game).map((bet) => (
        <Bet key={bet} game={game} bet={bet} />
      ))}
    </section>
  )
}

/** One bet: whether its usual table is a good one, and every table that is known. */
function Bet({ game, bet }: { readonly game: AnyGame; readonly bet: string }) {
  const tables = knownTables(game, bet)
  const name = bet === MAIN_BET ? 'The game itself' : (game.sideBets.find(({ id }) => id === bet)?.name ?? bet)
  const usual = tables.find(({ rules }) => makeRules(game, rules) === '')
  const known = tables.filter(({ comparison }) => !comparison)
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-[18px]/[1.3] font-semibold">{name}</h3>
      {usual && known.length > 1 && (
        <p className="max-w-[44em] text-small text-muted">
          Is the usual table, “{usual.name}”, a good one? <VerdictLine edge={usual.edge} tables={tables.map(judged)} />
        </p>
      )}
      <BetTables game={game} bet={bet} label={`${game.name}, ${name}`} />
    </div>
  )
}
