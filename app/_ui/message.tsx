import { Title } from '@/app/_ui/heading'
import type { ReactNode } from 'react'
import { Suit } from '@/app/_felt/suit'

interface Props {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons and links to where the reader can go next. */
  readonly ways: ReactNode
}

/** A whole page with one message: what happened, and where to go next. */
export function MessagePage({ title, children, ways }: Props) {
  return (
    <div className="mx-auto grid max-w-155 grid-cols-1 gap-5 px-4 py-20 md:py-28">
      <Suit suit={0} className="h-9 w-9 text-best" />
      <Title>{title}</Title>
      <div className="grid grid-cols-1 gap-3 text-muted">{children}</div>
      <div className="mt-2 flex flex-wrap gap-3">{ways}</div>
    </div>
  )
}
