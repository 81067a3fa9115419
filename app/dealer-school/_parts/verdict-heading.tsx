import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '@/app/_ui/classes'
import { Heading } from '@/app/_ui/heading'

interface Props {
  readonly isRight: boolean
  /** In words what the sign says. */
  readonly title: string
  /** What is to be said under it. */
  readonly children?: ReactNode
}

/** The first line of a verdict on a dealer's answer: its sign, and right or not in words. */
export function VerdictHeading({ isRight, title, children }: Props) {
  const Icon = isRight ? Check : X
  return (
    <div className="flex animate-appear items-center gap-3">
      <span
        aria-hidden="true"
        className={classes(
          'inline-grid h-9.5 w-9.5 shrink-0 place-items-center rounded-card',
          isRight ? 'bg-best/14 text-best-ink' : 'bg-blunder/14 text-blunder-ink',
        )}
      >
        <Icon size={21} strokeWidth={2.5} />
      </span>
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
