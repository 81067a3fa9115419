import { betName } from '@/app/_felt/names'
import { tableWords } from '@/app/_settings/rules-in-words'
import { betPages, numbers } from '@/app/_languages/words'
import { Table } from '@/app/_ui/table'
import { Link } from '@/app/_ui/link'
import { CELL, HEAD, HEAD_RIGHT, Heads, NAME, WideTable } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_ui/classes'
import { money, percent, plain, units, whole } from '@/app/_languages/format'
import type { KnownTable } from '@/lib/game/precomputed/known-tables'
import { percentSigned } from '../words'
import type { TableFacts } from './facts'
import { tablePath } from './found'
import { changesText, digitsFor, hourCost, lineRarity } from './words'

/* The tables on a side bet's page. Server only, plain HTML. */

const WIDE = 'max-md:hidden'

/** A bar whose length is a share of the longest one. */
function Bar({ share, look }: { readonly share: number; readonly look: string }) {
  return (
    <span aria-hidden="true" className="block h-2 min-w-0 rounded-full bg-line">
      <span
        className={classes('block h-full rounded-full', look)}
        style={{ width: `${Math.max(1.5, share * 100)}%` }}
      />
    </span>
  )
}

/** What a hand returns of a hundred: `25.96`, `under 0.01`. */
const backText = (share: number): string =>
  share > 0 && share * 100 < 0.005 ? numbers.under(plain(0.01, 2)) : plain(share * 100, 2)

/** What each hand pays, how often it occurs, and what it returns. */
export function PaysTable({ facts: { game, lines, figures, bet, returns, table } }: { readonly facts: TableFacts }) {
  const most = Math.max(...lines.map(({ back }) => back))
  return (
    <WideTable label={betPages.paysLabel(betName(game, bet.id), tableWords(game, table))}>
      <Heads
        columns={[
          betPages.hand,
          betPages.pays,
          betPages.oneInHead,
          betPages.backOf(money(100, 'USD')),
          { name: betPages.asBar, className: classes(WIDE, 'w-[24%]'), isUnseen: true },
          { name: betPages.oneMore, className: WIDE },
          { name: betPages.evenAt, className: WIDE },
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-t">
            <th scope="row" className={NAME}>
              {line.name}
            </th>
            <td className={CELL}>{line.pay === 0 ? betPages.pushes : units(line.pay)}</td>
            <td className={classes(CELL, 'text-muted')}>{lineRarity(line.ways, figures.deals)}</td>
            <td className={CELL}>{backText(line.back)}</td>
            <td className={classes(WIDE, 'py-2.5 pl-6')}>
              <Bar share={line.back / most} look="bg-best" />
            </td>
            <td className={classes(CELL, WIDE)}>{percentSigned(line.unit, digitsFor(line.unit))}</td>
            <td className={classes(CELL, WIDE, 'text-muted')}>
              {line.evenAt === undefined
                ? ''
                : line.evenAt < 1000
                  ? plain(line.evenAt, 2)
                  : whole(Math.ceil(line.evenAt))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className={NAME}>
            {betPages.anyOfThem}
          </th>
          <td className={CELL} />
          <td className={CELL}>{lineRarity(returns.wins, figures.deals)}</td>
          <td className={CELL}>{plain(returns.back * 100, 2)}</td>
          <td className={WIDE} />
          <td className={WIDE} />
          <td className={WIDE} />
        </tr>
      </tfoot>
    </WideTable>
  )
}

/**
 * Every known table of the bet, the best first. `facts` belong to the best one; for the others, the differing lines are
 * listed.
 */
export function AllTables({ facts }: { readonly facts: TableFacts }) {
  const { bet, game, table, others } = facts
  const rows: readonly { readonly table: KnownTable; readonly changes: string }[] = [
    { table, changes: '' },
    ...others.map((other) => ({ table: other.table, changes: changesText(other) })),
  ]
  return (
    <WideTable label={betPages.tablesLabel(betName(game, bet.id))}>
      <Heads columns={[betPages.table, betPages.edge, betPages.anHour]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.table.id} className="border-t align-top">
            <th scope="row" className={classes(NAME, 'normal-nums')}>
              <Link href={tablePath(game, row.table)} className="link py-3.5">
                {tableWords(game, row.table)}
              </Link>
              {row.changes !== '' && <span className="block text-caption font-normal text-muted">{row.changes}</span>}
              <span className="block text-caption font-normal text-muted">{betPages.where(row.table.where)}</span>
            </th>
            <td className={classes(CELL, 'font-semibold')}>{percent(row.table.edge)}</td>
            <td className={CELL}>{hourCost(facts, row.table.edge)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

/** How one missing card of each rank changes the EV: a bar from the center, to the right if it helps. */
export function DeadTable({
  facts: {
    dead: { effects },
    bet,
    game,
  },
}: {
  readonly facts: TableFacts
}) {
  const most = Math.max(...effects.map(Math.abs))
  const digits = most < 0.002 ? 4 : 2
  return (
    <Table className="max-w-140">
      <caption className="sr-only">{betPages.deadLabel(betName(game, bet.id))}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes(HEAD, 'whitespace-nowrap')}>
            {betPages.oneGone}
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            {betPages.adds}
          </th>
          <th scope="col" className="w-2/5">
            <span className="sr-only">{betPages.asBar}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect, place) => (
          <tr key={place} className="border-t">
            <th scope="row" className="py-1 pr-3 text-left font-strong">
              {betPages.rankName(place)}
            </th>
            <td className="py-1 text-right whitespace-nowrap">{percentSigned(effect, digits)}</td>
            <td className="py-1 pl-4">
              <span aria-hidden="true" className="relative block h-2">
                <span className="absolute -inset-y-1 left-1/2 w-px bg-line-strong" />
                <span
                  className={classes(
                    'absolute inset-y-0 rounded-full',
                    effect >= 0 ? 'left-1/2 bg-best' : 'right-1/2 bg-blunder',
                  )}
                  style={{ width: `${most === 0 ? 0 : (Math.abs(effect) / most) * 50}%` }}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Meters with the EV of the bet at each. */
export function MeterTable({ facts: { meter, table, bet, game } }: { readonly facts: TableFacts }) {
  if (!meter) return null
  const worth = (bets: number): number => -table.edge + (bets - meter.seed) * meter.slope
  const steps = [0, 1, 2, 3, 4, 5].map((n) => meter.seed + (n * ((meter.breakEven ?? 4 * meter.seed) - meter.seed)) / 4)
  return (
    <Table className="max-w-140">
      <caption className="sr-only">{betPages.meterLabel(betName(game, bet.id))}</caption>
      <Heads columns={[betPages.meterInBets, betPages.betIsWorth]} />
      <tbody>
        {steps.map((bets) => (
          <tr key={bets} className="border-t">
            <th scope="row" className={NAME}>
              {whole(Math.ceil(bets))}
            </th>
            <td className={CELL}>{percentSigned(worth(bets))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
