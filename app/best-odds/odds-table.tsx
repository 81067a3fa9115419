'use client'

import { Table } from '@/app/_ui/table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { CELL, HEAD, HEAD_RIGHT, NAME } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_ui/classes'
import { type Currency, money, percent, whole } from '@/app/_languages/format'
import { Island } from '@/app/_ui/island'
import { useAddressChoice } from '@/app/_ui/use-address-choice'
import { type Hour, hourlyCost, hourOf } from '@/app/_settings/pace'
import { type Preferences, usePreferences } from '@/app/_settings/preferences'
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
  /** For a bet that only some rounds offer: the chance of such a round, and its size as a share of the main bet. */
  readonly offer?: { readonly chance: number; readonly stake: number }
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

type Purse = Pick<Preferences, 'stake' | 'currency' | 'pace'>

/** An hour of the bet. One that only some rounds offer is always taken then. */
function hourOfRow({ terms, offer }: OddsRow, purse: Purse): Hour {
  const { rounds, stake } = hourOf(terms, terms, purse)
  return offer ? { rounds: rounds * offer.chance, stake: stake * offer.stake } : { rounds, stake }
}

/** A bet of a fixed size is in dollars, whatever the reader's currency. */
const currencyOf = ({ terms }: OddsRow, { currency }: Purse): Currency =>
  terms.always === undefined ? currency : 'USD'

/** What kind of bet it is, and its size if that isn't the reader's stake. */
function kindOfBet(row: OddsRow, purse: Purse): string {
  const { game, sideBet, bestPlay, offer, terms } = row
  const stake = money(hourOfRow(row, purse).stake, currencyOf(row, purse))
  if (offer) return bestOdds.againstAce(game, whole(Math.round(1 / offer.chance)), stake)
  if (sideBet !== undefined) return terms.always === undefined ? bestOdds.sideBet(game) : bestOdds.fixedBet(game, stake)
  return bestPlay === undefined ? bestOdds.wholeGame : bestOdds.byHouseWay(percent(bestPlay))
}

/** All bets in a table that can be sorted by its headings. */
export function OddsTable({ rows }: { readonly rows: readonly OddsRow[] }) {
  const preferences = usePreferences()
  const [text, setText] = useAddressChoice('sort', COLUMNS[0])
  const order = readOrder(text)
  const costOf = (row: OddsRow): number => hourlyCost(row.edge, hourOfRow(row, preferences))
  const values: Readonly<Record<Column, (row: OddsRow) => number>> = {
    houseEdge: ({ edge }) => edge,
    elementOfRisk: ({ risk }) => risk,
    hour: costOf,
  }
  const value = values[order.column]
  const sorted = rows.toSorted((a, b) => (order.falls ? value(b) - value(a) : value(a) - value(b)))
  return (
    <Island>
      <p suppressHydrationWarning className="-mb-4 text-small text-muted">
        {bestOdds.hourAt(money(preferences.stake, preferences.currency))}
      </p>
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
                <span suppressHydrationWarning className="block text-caption font-normal text-muted">
                  {kindOfBet(row, preferences)}
                </span>
              </th>
              <td className={CELL}>{percent(row.edge)}</td>
              <td className={CELL}>{percent(row.risk)}</td>
              <td suppressHydrationWarning className={CELL}>
                {money(costOf(row), currencyOf(row, preferences))}
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
