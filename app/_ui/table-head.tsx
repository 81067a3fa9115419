import { classes } from '@/app/_components/classes'

interface Props {
  /** The first column has words, the others figures. */
  readonly columns: readonly string[]
  /** Of the row. */
  readonly className?: string
}

/** The heads of a table of figures. */
export function TableHead({ columns, className }: Props) {
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
