import { Heading } from '@/app/_ui/heading'
import type { ReactNode } from 'react'
import { classes } from './classes'

/** A panel for reading and for controls, beside the felt. */
export function Panel({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div
      className={classes(
        'flex flex-col gap-3.25 rounded-box border bg-raised p-4 shadow-panel md:gap-4 md:rounded-panel md:px-5.5 md:pt-5.5 md:pb-4.5',
        className,
      )}
    >
      {children}
    </div>
  )
}

interface TitledProps {
  /** The id of the heading. */
  readonly id: string
  readonly title: ReactNode
  /** Follows the heading closely. */
  readonly lead?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A section of a page in a panel with its own heading. */
export function TitledPanel({ id, title, lead, className, children }: TitledProps) {
  const heading = <Heading id={id}>{title}</Heading>
  return (
    <section aria-labelledby={id} className={className}>
      <Panel>
        {lead === undefined ? (
          heading
        ) : (
          <div className="grid gap-1">
            {heading}
            {lead}
          </div>
        )}
        {children}
      </Panel>
    </section>
  )
}
