import { Link } from '@/app/_ui/link'
import type { ReactNode, RefObject } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import { Unreadable } from '@/app/_ui/unreadable'
import { dealerSchool, exam as words } from '@/app/_languages/words'
import type { Problem } from '@/lib/result'

interface Props {
  readonly title: string
  /** The title receives the focus if the page appears without a click. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** The top of a page of results: a link to the exams, the title, and a lead. */
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

/** Shown if an exam or a code can't be read. */
export function Refused({ problem }: { readonly problem: Problem }) {
  return (
    <Unreadable
      title={['AlteredCode', 'BadCode', 'BadTime'].includes(problem.name) ? words.codeRefused : words.noExam}
      problem={problem}
      ways={
        <>
          <ButtonLink href="/dealer-school/exam">{words.toExams}</ButtonLink>
          <ButtonLink href="/dealer-school" look="quiet">
            {dealerSchool.toSchool}
          </ButtonLink>
        </>
      }
    />
  )
}
