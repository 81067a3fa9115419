'use client'

import { Table } from '@/app/_ui/table'
import { Link } from '@/app/_ui/link'
import { CELL, Heads, NAME } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_ui/classes'
import { percent } from '@/app/_languages/format'
import { tableGallery } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { HourCost, type HourTerms } from './hour-cost'

/** A known table, as its row shows it. */
export interface TableRow {
  readonly id: string
  /** In the page's language. */
  readonly name: string
  readonly where: string
  /** The source; absent for a table that is included only for comparison. */
  readonly source?: string
  readonly url?: string
  readonly edge: number
  /** For tables of the whole game. */
  readonly risk?: number
  /** The link to the page where it can be changed and priced. */
  readonly desk: string
  readonly trainer?: string
  /** The link to its own page, for a side bet's table. */
  readonly page?: string
}

interface Props {
  readonly gameName: string
  /** In the page's language; absent for the whole game. */
  readonly betName?: string
  readonly rows: readonly TableRow[]
  readonly terms: HourTerms
}

const WIDE = 'max-md:hidden'

/** Known tables with their figures and links. */
export function TableRows({ gameName, betName, rows, terms }: Props) {
  const isMain = betName === undefined
  const columns = [
    tableGallery.table,
    tableGallery.houseEdge,
    ...(isMain ? [{ name: tableGallery.elementOfRisk, className: WIDE }] : []),
    { name: tableGallery.costAnHour, className: WIDE },
    { name: tableGallery.waysOn, className: WIDE, isUnseen: true },
  ]
  return (
    <Table caption={tableGallery.caption(isMain ? gameName : `${gameName}, ${betName}`)}>
      <Heads columns={columns} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} gameName={gameName} row={row} terms={terms} />
        ))}
      </tbody>
    </Table>
  )
}

interface WaysProps {
  readonly gameName: string
  readonly row: TableRow
}

interface RowProps extends WaysProps {
  readonly terms: HourTerms
}

function Row({ gameName, row, terms }: RowProps) {
  const { name, source, edge, risk } = row
  const cost = <HourCost edge={edge} terms={terms} />
  return (
    <tr className="border-t align-top">
      <th scope="row" className={classes(NAME, 'normal-nums')}>
        <span className={source === undefined ? 'font-book' : undefined}>{name}</span>
        <Found row={row} />
        <span className="block pt-0.5 text-caption font-normal text-muted md:hidden">
          {risk === undefined
            ? filled(tableGallery.hour, { cost })
            : filled(tableGallery.riskAndHour, { risk: percent(risk), cost })}
        </span>
        <span className="-mb-2 flex gap-5 md:hidden">
          <Ways gameName={gameName} row={row} />
        </span>
      </th>
      <td className={classes(CELL, 'font-semibold')}>
        <data value={String(edge)}>{percent(edge)}</data>
      </td>
      {risk !== undefined && <td className={classes(CELL, WIDE)}>{percent(risk)}</td>}
      <td className={classes(CELL, WIDE)}>{cost}</td>
      <td className={classes(CELL, WIDE, 'w-32')}>
        <span className="inline-flex gap-5">
          <Ways gameName={gameName} row={row} />
        </span>
      </td>
    </tr>
  )
}

/** Where a table is found, and the source. */
function Found({ row: { where, source, url } }: { readonly row: TableRow }) {
  return (
    <span className="block max-w-wide text-caption font-normal text-muted">
      {where}
      {source !== undefined && (
        <>
          {' · '}
          <cite lang="en" className="not-italic">
            {url === undefined ? (
              source
            ) : (
              <a
                href={url}
                rel="nofollow noreferrer"
                className="underline decoration-line-strong underline-offset-2 hover:text-ink"
              >
                {source}
              </a>
            )}
          </cite>
        </>
      )}
    </span>
  )
}

const WAY = 'link inline-flex min-h-11 items-center font-book md:min-h-6'

function Ways({ gameName, row: { name, page, desk, trainer } }: WaysProps) {
  return (
    <>
      {page !== undefined && (
        <Link href={page} prefetch={false} className={WAY} aria-label={tableGallery.allAbout(name, gameName)}>
          {tableGallery.inFull}
        </Link>
      )}
      <Link href={desk} className={WAY} aria-label={tableGallery.openTable(name, gameName)}>
        {tableGallery.open}
      </Link>
      {trainer !== undefined && (
        <Link href={trainer} className={WAY} aria-label={tableGallery.trainWith(name, gameName)}>
          {tableGallery.train}
        </Link>
      )}
    </>
  )
}
