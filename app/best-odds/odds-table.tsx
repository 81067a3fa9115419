'use client'

import { Table } from '@/app/_ui/table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { CELL, HEAD, HEAD_RIGHT, NAME } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_ui/classes'
import { money, percent } from '@/app/_languages/format'
import { Island } from '@/app/_ui/island'
import { useAddressChoice } from '@/app/_ui/use-address-choice'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { bestOdds } from '@/app/_languages/words'
import type { HourTerms } from '../pay-tables/hour-cost'

/** A bet with its usual pay table. Shares are of the initial bet. */
export interface OddsRow {
  readonly href: string
  readonly game: string
  /** In the page's language; absent for a whole game. */
  readonly sideBet?: string
  /** The edge with best play, for a whole game whose `edge` is that of the house way. */
  readonly bestPlay?: number
  readonly edge: number
  /** As a share of all money bet. */
  readonly risk: number
  /** The edges with the best and the worst known pay table. */
  readonly best: number
  readonly worst: number
  readonly terms: HourTerms
}

const COLUMNS = ['houseEdge', 'elementOfRisk', 'hour'] as const

type Column = (typeof COLUMNS)[number]

interface Order {
  readonly column: Column
  readonly falls: boolean
}

const FALLS = '-falls'

/** An order from its text in the address: `hour`, `hour-falls`. For any other text, the first column. */
const readOrder = (text: string): Order => ({
  column: COLUMNS.find((column) => column === text.replace(FALLS, '')) ?? COLUMNS[0],
  falls: text.endsWith(FALLS),
})

function nameOfBet({ game, sideBet, bestPlay }: OddsRow): string {
  if (sideBet !== undefined) return bestOdds.sideBet(game)
  return bestPlay === undefined ? bestOdds.wholeGame : bestOdds.byHouseWay(percent(bestPlay))
}

/** All bets in a table that can be sorted by its headings. */
export function OddsTable({ rows }: { readonly rows: readonly OddsRow[] }) {
  const preferences = usePreferences()
  const [text, setText] = useAddressChoice('sort', COLUMNS[0])
  const order = readOrder(text)
  const hourOfRow = ({ edge, terms }: OddsRow): number => hourlyCost(edge, hourOf(terms, terms, preferences))
  const values: Readonly<Record<Column, (row: OddsRow) => number>> = {
    houseEdge: ({ edge }) => edge,
    elementOfRisk: ({ risk }) => risk,
    hour: hourOfRow,
  }
  const value = values[order.column]
  const sorted = rows.toSorted((a, b) => (order.falls ? value(b) - value(a) : value(a) - value(b)))
  return (
    <Island>
      <Table caption={bestOdds.caption}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {bestOdds.bet}
            </th>
            {COLUMNS.map((column) => (
              <Heading
                key={column}
                column={column}
                order={order}
                onPress={() => setText(order.column === column && !order.falls ? `${column}${FALLS}` : column)}
              />
            ))}
            <th scope="col" className={classes(HEAD_RIGHT, 'max-md:hidden')}>
              {bestOdds.range}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.href} className="border-t">
              <th scope="row" className={NAME}>
                <Link href={row.href} prefetch={false} className="link">
                  {row.sideBet ?? row.game}
                </Link>
                <span className="block text-caption font-normal text-muted">{nameOfBet(row)}</span>
              </th>
              <td className={CELL}>{percent(row.edge)}</td>
              <td className={CELL}>{percent(row.risk)}</td>
              <td suppressHydrationWarning className={CELL}>
                {money(hourOfRow(row), preferences.currency)}
              </td>
              <td className={classes(CELL, 'text-muted max-md:hidden')}>
                {row.best === row.worst ? percent(row.best) : bestOdds.fromTo(percent(row.best), percent(row.worst))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Island>
  )
}

interface HeadingProps {
  readonly column: Column
  readonly order: Order
  readonly onPress: () => void
}

/** A heading that sorts by its column. Pressing it again reverses the order. */
function Heading({ column, order, onPress }: HeadingProps) {
  const sorts = order.column === column
  const Arrow = order.falls ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorts ? (order.falls ? 'descending' : 'ascending') : undefined}
      className={classes(HEAD_RIGHT, 'max-md:whitespace-normal')}
    >
      <button
        type="button"
        onClick={onPress}
        className={classes(
          'inline-flex min-h-11 items-end justify-end gap-1 text-right hover:text-ink',
          sorts && 'font-strong text-ink',
        )}
      >
        {bestOdds[column]}
        {sorts && <Arrow size={13} aria-hidden="true" className="shrink-0" />}
      </button>
    </th>
  )
}
