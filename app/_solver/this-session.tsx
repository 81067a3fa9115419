import type { ReactNode } from 'react'
import { answer } from '@/app/_languages/english/answer'

interface Props {
  /** How much was answered. */
  readonly asked: number
  /** What the strip will show, until the first answer. */
  readonly before: string
  readonly children: ReactNode
}

/** The session so far, under the table. */
export function ThisSession({ asked, before, children }: Props) {
  return (
    <section aria-label={answer.thisSession} className="border-t px-1 pt-4">
      {asked === 0 ? <p className="text-small text-muted">{before}</p> : children}
    </section>
  )
}

/** Its figures side by side, two by two on a phone. */
export function SessionFigures({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-5 gap-y-3 2xl:flex 2xl:gap-x-11">{children}</dl>
}
