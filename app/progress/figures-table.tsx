import { Table } from '@/app/_ui/table'
import type { ReactNode } from 'react'
import { classes } from '@/app/_ui/classes'

interface Props {
  /** The table's name for screen readers. */
  readonly label: string
  /** The first is the heading of the rows' names. */
  readonly heads: readonly string[]
  /** The cells of each row, starting with its name. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
  /** Whether the height is limited, so that the table scrolls. */
  readonly low?: boolean
  /** Whether names are words rather than dates, and get their room first. */
  readonly wordy?: boolean
}

/** The figures of a chart as a table. */
export function FiguresTable({ label, heads, rows, low = false, wordy = false }: Props) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={classes('overflow-auto', low && 'max-h-73')}>
      <Table aria-label={label}>
        <thead>
          <tr className="text-caption text-muted">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={classes(
                  'sticky top-0 bg-raised py-1.5 align-bottom font-normal',
                  i === 0 ? 'text-left' : 'pl-3 text-right',
                  wordy && 'whitespace-nowrap',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...others] }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={classes('py-1.5 text-left font-strong', wordy && 'min-w-[9.5em]')}>
                {name}
              </th>
              {others.map((cell, i) => (
                <td key={i} className="py-1.5 pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
