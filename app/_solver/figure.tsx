import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
  /** Smaller text after the figure: its unit, or a comparison. */
  readonly after?: ReactNode
}

/** A figure with its label, for use in a `<dl>`. */
export function Figure({ label, children, after }: Props) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="text-figure font-semibold tracking-headline tabular-nums">
        {children}
        {after !== undefined && ' '}
        {after !== undefined && (
          <span className="inline-block text-note/[1.4] font-book tracking-normal text-muted">{after}</span>
        )}
      </dd>
    </div>
  )
}
