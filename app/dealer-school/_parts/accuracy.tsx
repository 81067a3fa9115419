import { Table } from '@/app/_ui/table'
import type { ReactNode } from 'react'
import { percent } from '@/app/_languages/format'
import { dealerSchool } from '@/app/_languages/words'

export interface AccuracyRow {
  readonly id: string
  readonly name: ReactNode
  readonly asked: number
  readonly right: number
  /** The cell of the additional column, if the table has one. */
  readonly more?: string
}

interface Props {
  /** The text of the summary: “Clause by clause”. */
  readonly label: string
  /** The heading of the rows' names: “Clause”. */
  readonly of: string
  /** The heading of an additional column. */
  readonly more?: string
  readonly rows: readonly AccuracyRow[]
}

const HEAD = 'py-2 pl-3 text-right font-normal'
const CELL = 'py-2 pl-3 text-right'

/** An unfolding table of how often each kind of question was answered right. */
export function Accuracy({ label, of, more, rows }: Props) {
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small font-semibold">{label}</summary>
      <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
        <Table className="max-w-140">
          <thead>
            <tr className="text-caption text-muted">
              <th scope="col" className="py-2 text-left font-normal">
                {of}
              </th>
              {[dealerSchool.right, dealerSchool.accuracy, ...(more === undefined ? [] : [more])].map((name) => (
                <th key={name} scope="col" className={HEAD}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  )
}

function Row({ row: { name, asked, right, more } }: { readonly row: AccuracyRow }) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-2 text-left font-strong">
        {name}
      </th>
      <td className={CELL}>{dealerSchool.ofAll(right, asked)}</td>
      <td className={CELL}>{percent(right / asked, 0)}</td>
      {more !== undefined && <td className={CELL}>{more}</td>}
    </tr>
  )
}
