import type { ReactNode, TableHTMLAttributes } from 'react'
import { classes } from './classes'

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** The table's caption for screen readers. Absent if the children have one. */
  readonly caption?: ReactNode
}

/** A table of figures as wide as its container, with digits aligned. */
export const Table = ({ caption, className, children, ...rest }: TableProps) => (
  <table className={classes('w-full border-collapse text-small tabular-nums', className)} {...rest}>
    {caption !== undefined && <caption className="sr-only">{caption}</caption>}
    {children}
  </table>
)

interface HeadProps {
  /** The first column has words, the others have figures. */
  readonly columns: readonly string[]
  /** Classes of the row. */
  readonly className?: string
}

export function TableHead({ columns, className }: HeadProps) {
  return (
    <thead>
      <tr className={classes('text-caption text-muted', className)}>
        {columns.map((name, i) => (
          <th
            key={i}
            scope="col"
            className={classes('py-1.5 align-bottom font-normal', i === 0 ? 'text-left' : 'pl-3 text-right')}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface MapHeadProps {
  /** What the rows are, for screen readers. */
  readonly rowsName: ReactNode
  readonly columns: readonly string[]
}

/** The column headings of a map of decisions. */
export const MapHead = ({ rowsName, columns }: MapHeadProps) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="sr-only">{rowsName}</span>
      </th>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
