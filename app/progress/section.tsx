import { Heading } from '@/app/_ui/heading'
import { useId, type ReactNode } from 'react'
import { Panel } from '@/app/_ui/panel'

interface Props {
  readonly title: string
  /** An explanation in one or two sentences. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** A part of the page: a panel with a title. */
export function Section({ title, about, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Panel className="h-full">
        <div className="grid gap-1">
          <Heading id={id}>{title}</Heading>
          {about !== undefined && <p className="max-w-wide text-small text-muted">{about}</p>}
        </div>
        {children}
      </Panel>
    </section>
  )
}
