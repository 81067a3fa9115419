import { Link } from '@/app/_ui/link'
import type { ReactNode, RefObject } from 'react'
import { exam as words } from '@/app/_languages/english/exam'

interface Props {
  readonly title: string
  /** The title that takes the focus when the page comes by itself. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** The top of a page of results: the way back to the exams, its title, and what it is. */
export function ExamTop({ title, heading, children }: Props) {
  return (
    <div className="grid gap-4">
      <p className="not-printed text-small">
        <Link href="/dealer-school/exam" className="link inline-flex min-h-11 items-center">
          {words.title}
        </Link>
      </p>
      <h1
        ref={heading}
        tabIndex={heading && -1}
        className="font-serif text-headline/headline font-semibold tracking-headline break-words outline-none!"
      >
        {title}
      </h1>
      {children}
    </div>
  )
}
