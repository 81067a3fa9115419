import type { ReactNode } from 'react'
import { answer } from '@/app/_languages/words'

interface Props {
  /** The number of questions answered. */
  readonly asked: number
  /** The text until the first answer, about what the strip will show. */
  readonly before: string
  readonly children: ReactNode
}

/** The session so far, below the table. */
export function ThisSession({ asked, before, children }: Props) {
  return (
    <section aria-label={answer.thisSession} className="border-t px-1 pt-4">
      {asked === 0 ? <p className="text-small text-muted">{before}</p> : children}
    </section>
  )
}

/** The session's figures side by side; on a phone, in pairs. */
export function SessionFigures({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-5 gap-y-3 2xl:flex 2xl:gap-x-11">{children}</dl>
}
