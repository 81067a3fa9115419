'use client'

import Link from 'next/link'
import { percent, signed, whole } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { numbers } from '@/app/_languages/english/numbers'
import { strategy } from '@/app/_languages/english/strategy'
import type { Clauses } from './clauses'

interface Props {
  readonly map: Clauses
  readonly unit: string
  readonly links: Readonly<Record<string, string>>
}

/** A map in which the rules of the house play every hand: what they say, row by row, how often, and what such a hand is worth. */
export function ClauseTable({ map, unit, links }: Props) {
  return (
    <table className="clause-table">
      <caption className="sr-only">{strategy.clauses(called(map.name), called(map.rowsName))}</caption>
      <thead>
        <tr>
          <th scope="col">{called(map.columnsName)}</th>
          <th scope="col">{strategy.says}</th>
          <th scope="col">{strategy.hands}</th>
          <th scope="col">{strategy.worth(numbers.units(unit))}</th>
        </tr>
      </thead>
      {map.rows.map((row) => (
        <Family key={row.name} row={row} links={links} />
      ))}
    </table>
  )
}

interface FamilyProps {
  readonly row: Clauses['rows'][number]
  readonly links: Readonly<Record<string, string>>
}

function Family({ row, links }: FamilyProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {called(row.name)}
        </th>
      </tr>
      {row.clauses.map(({ id, says, share, worth }) => (
        <tr key={id}>
          <th scope="row">
            {links[id] === undefined ? (
              id
            ) : (
              <Link href={links[id]} prefetch={false} className="link">
                {id}
              </Link>
            )}
          </th>
          <td lang="en">{says}</td>
          <td>{shareInWords(share)}</td>
          <td>{worth !== undefined && signed(worth, 2)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Rarer than this a share says less than how many hands one waits. */
const RARE = 0.0005

/** `31.2%`, `0.31%`, `1 in 137,384`. */
const shareInWords = (share: number): string =>
  share < RARE ? strategy.oneIn(whole(Math.round(1 / share))) : percent(share, share >= 0.01 ? 1 : 2)
