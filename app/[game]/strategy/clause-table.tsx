import Link from 'next/link'
import { percent, signedEv, whole } from '@/app/_components/format'
import type { DecisionMap, StartingClass } from '@/lib/games/figures'
import type { AnyGame } from '@/lib/games/game'

interface Props {
  readonly game: AnyGame
  readonly cells: readonly StartingClass[]
  readonly links: Readonly<Record<string, string>>
}

/** A map in which the rules of the house play every hand: what they say, row by row, how often, and what such a hand is worth. */
export function ClauseTable({ game, cells, links }: Props) {
  const { map, unit } = game
  const byId = new Map(cells.map((one) => [one.id, one]))
  const deals = cells.reduce((sum, one) => sum + one.deals, 0)
  return (
    <table className="clause-table">
      <caption className="sr-only">{`${map.name}: ${map.rowsName.toLowerCase()}, what is done with them, how often they come and what they are worth`}</caption>
      <thead>
        <tr>
          <th scope="col">{map.columnsName}</th>
          <th scope="col">What it says</th>
          <th scope="col">Hands</th>
          <th scope="col">{`Worth, ${unit}s`}</th>
        </tr>
      </thead>
      {map.rows.map((row) => (
        <Family key={row.name} row={row} byId={byId} deals={deals} links={links} />
      ))}
    </table>
  )
}

interface FamilyProps {
  readonly row: DecisionMap['rows'][number]
  readonly byId: ReadonlyMap<string, StartingClass>
  /** Of all cells. */
  readonly deals: number
  readonly links: Readonly<Record<string, string>>
}

function Family({ row, byId, deals, links }: FamilyProps) {
  const known = row.cells.flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])))
  if (known.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {row.name}
        </th>
      </tr>
      {known.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            {links[one.id] === undefined ? (
              one.id
            ) : (
              <Link href={links[one.id]!} prefetch={false} className="link">
                {one.id}
              </Link>
            )}
          </th>
          <td>{one.name}</td>
          <td>{shareInWords(one.deals / deals)}</td>
          <td>{one.options[0] && signedEv(one.options[0].ev, 2)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Rarer than this a share says less than how many hands one waits. */
const RARE = 0.0005

/** `31.2%`, `0.31%`, `1 in 137,384`. */
const shareInWords = (share: number): string => (share < RARE ? `1 in ${whole(Math.round(1 / share))}` : percent(share, share >= 0.01 ? 1 : 2))
