import { CELL, HEAD, HEAD_RIGHT, NAME, WideTable } from '@/app/[game]/_guide/parts'
import type { PayoutTable } from '@/lib/teaching/dealer-school/payout-tables'

/** Payouts to learn by heart: what each hand pays, and what that is in chips. */
export function HeartTable({ table: { name, note, head, columns, rows } }: { readonly table: PayoutTable }) {
  return (
    <div className="heart-table grid min-w-0 content-start gap-1">
      <h3 className="text-large/snug font-semibold">{name}</h3>
      {note !== undefined && <p className="max-w-lead text-small text-muted">{note}</p>}
      <WideTable label={`${name}: payouts`}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={HEAD_RIGHT}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t">
              <th scope="row" className={NAME}>
                {row.name}
              </th>
              {row.cells.map((cell, i) => (
                <td key={columns[i]} className={`${CELL} ${i === 0 ? 'font-strong' : 'text-muted'}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}
