'use client'

import { type MapWords } from '@/lib/messages/message'
import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { percent, signed, whole } from '@/app/_languages/format'
import { numbers, strategy } from '@/app/_languages/words'
import { type ClauseRow, costPercent, edgeInWords, type WayPrice } from './words'

interface Props {
  readonly words: Pick<MapWords, 'name' | 'rowsName' | 'columnsName'>
  readonly rows: readonly ClauseRow[]
  readonly unit: string
  readonly links: Readonly<Record<string, string>>
}

/**
 * The map of a game in which the house way plays every hand: each clause, how often it decides, and what its hands are
 * worth.
 */
export function ClauseTable({ words: { name, rowsName, columnsName }, rows, unit, links }: Props) {
  return (
    <table className="clause-table">
      <caption className="sr-only">{strategy.clauses(name, rowsName)}</caption>
      <thead>
        <tr>
          <th scope="col">{columnsName}</th>
          <th scope="col">{strategy.says}</th>
          <th scope="col">{strategy.hands}</th>
          <th scope="col">{strategy.worth(numbers.units(unit))}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Family key={row.name} row={row} links={links} />
      ))}
    </table>
  )
}

interface FamilyProps {
  readonly row: ClauseRow
  readonly links: Readonly<Record<string, string>>
}

function Family({ row, links }: FamilyProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {row.name}
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
          <td>{says}</td>
          <td>{shareInWords(share)}</td>
          <td>{worth !== undefined && signed(worth, 2)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Shares below this are shown as “1 in …”, which says more. */
const RARE = 0.0005

/** A share of all hands: `31.2%`, `0.31%`, `1 in 137,384`. */
const shareInWords = (share: number): string =>
  share < RARE ? strategy.oneIn(whole(Math.round(1 / share))) : percent(share, share >= 0.01 ? 1 : 2)

/* Words and figures about best play in the reader's language, even in what the server rendered. */

/** The labeled section with best play. */
export const BestPlaySection = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label={strategy.bestPlay} className="best-play">
    {children}
  </section>
)

interface HeadProps {
  /** The name of the rules. */
  readonly variant: string
  /** Absent until the strategies are priced. */
  readonly prices?: { readonly best: WayPrice; readonly own: WayPrice }
  readonly unit: string
  readonly isSet: boolean
}

/** The name of the rules, and the edge with best play. */
export const HeadWords = ({ variant, prices, unit, isSet }: HeadProps) =>
  `${variant}${prices ? `. ${edgeInWords({ ...prices, ways: [] }, unit, isSet)}` : ''}`

/** The price of leaving every hand to the house way. */
export const ByItWords = ({ own, unit }: { readonly own: WayPrice; readonly unit: string }) =>
  strategy.byIt(percent(own.edge, 3), numbers.unit(unit), costPercent(own.cost))

interface CostProps {
  /** Whether the rules are the game's usual ones, for which the strategy is made. */
  readonly isUsual: boolean
  /** What following the strategy exactly costs, if it is known. */
  readonly cost?: number
}

/** What following the strategy exactly costs under the current rules. */
export function CostWords({ isUsual, cost }: CostProps) {
  if (cost === undefined) return isUsual ? strategy.first : strategy.usualFirst
  if (cost === 0) return isUsual ? strategy.firstBest : strategy.usualFirstBest
  return isUsual ? strategy.firstCosts(costPercent(cost)) : strategy.usualFirstCosts(costPercent(cost))
}
