'use client'

import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { percent } from '@/app/_languages/format'
import { exam as words } from '@/app/_languages/english/exam'
import { Button, ButtonLink } from '@/app/_ui/button'
import { pointsOf } from '@/lib/teaching/dealer-school/exam'
import { checksumOf } from '@/lib/teaching/dealer-school/exam-checksum'
import { type ExamResult, makeCode } from '@/lib/teaching/dealer-school/exam-code'
import { markResult } from '@/lib/teaching/dealer-school/exam-grade'
import { ExamTop } from './frame'
import { dateInWords, linkTo, subjectInWords } from './words'

/** Who passed which exam of which house, and when. Whoever opens its link has it marked again. */
export function Certificate({ result }: { readonly result: ExamResult }) {
  const { exam, name, begun } = result
  const { points, passed } = useMemo(() => markResult(result), [result])
  const code = makeCode(result)
  if (!passed)
    return (
      <article className="mx-auto grid max-w-215 gap-6 px-4 py-8 md:px-8 md:py-12">
        <ExamTop title={words.notPassed}>
          <ToResult code={code} />
        </ExamTop>
      </article>
    )
  const all = pointsOf(exam)
  return (
    <div className="mx-auto grid max-w-215 gap-6 px-4 py-8 md:px-8 md:py-12">
      <article className="exam-certificate grid justify-items-center gap-4 rounded-panel border-2 border-brass bg-raised px-6 py-12 text-center">
        {exam.house !== undefined && <p className="text-large font-semibold">{exam.house}</p>}
        <p className="text-caption text-muted">{words.certificate}</p>
        <p className="text-muted">{words.certifies}</p>
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline break-words">{name}</h1>
        <p className="text-muted">{words.hasPassed}</p>
        <p className="max-w-text font-strong">{subjectInWords(exam.subject)}</p>
        <p>{words.certificateScore(points, all, percent(points / all, 0), exam.pass)}</p>
        <p>{words.onDate(dateInWords(begun))}</p>
        <p className="text-small text-muted">{words.certificateNumber(checksumOf(code))}</p>
        <p className="w-full text-caption break-all text-muted">
          {words.verifyAt} <span className="font-mono">{linkTo(`certificate=${code}`)}</span>
        </p>
      </article>
      <p role="status" className="not-printed text-small text-best-ink">
        {words.verified(exam.questions)}
      </p>
      <div className="not-printed flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>
          <Printer size={17} aria-hidden="true" /> {words.print}
        </Button>
        <ToResult code={code} />
      </div>
    </div>
  )
}

const ToResult = ({ code }: { readonly code: string }) => (
  <ButtonLink href={`/dealer-school/exam?result=${code}`} look="quiet" prefetch={false} className="justify-self-start">
    {words.toResult}
  </ButtonLink>
)
