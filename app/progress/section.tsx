import { useId, type ReactNode } from 'react'
import { Panel } from '@/app/_components/panel'

interface Props {
  readonly title: string
  /** What is shown, in a sentence or two. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** A part of the page, as a panel with its title. */
export function Section({ title, about, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Panel className="h-full">
        <div className="grid gap-1">
          <h2 id={id} className="text-verdict font-semibold tracking-snug">
            {title}
          </h2>
          {about !== undefined && <p className="max-w-wide text-small text-muted">{about}</p>}
        </div>
        {children}
      </Panel>
    </section>
  )
}
