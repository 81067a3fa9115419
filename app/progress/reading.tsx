import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
  /** What bounds it or what it is of, on a line of its own. */
  readonly below?: ReactNode
}

/** A figure with its label over it and its bounds under it. Stands in a `<dl>`. */
export function Reading({ label, children, below }: Props) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd>
        <span className="text-figure font-semibold tracking-headline whitespace-nowrap tabular-nums">{children}</span>
        {below !== undefined && <span className="block text-caption text-muted tabular-nums">{below}</span>}
      </dd>
    </div>
  )
}
