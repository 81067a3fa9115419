'use client'

import { Printer } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { type ExamResult, makeCode } from '@/lib/teaching/dealer-school/exam-code'
import { fileNameOf, makeResultFile } from '@/lib/teaching/dealer-school/exam-file'
import { markResult } from '@/lib/teaching/dealer-school/exam-grade'
import { CopyText } from './copy-text'
import { ExamTop } from './exam-top'
import { GradedItem } from './graded-item'
import { saveFile } from './save-file'
import { clock, dateInWords, frameInWords, linkTo, subjectInWords } from './words'

interface Props {
  readonly result: ExamResult
  /** It has just been taken here, not opened by its code. */
  readonly isOwn?: boolean
}

/** A result: score, time, every answer with the right one and why, and its code. Prints. */
export function ResultPage({ result, isOwn = false }: Props) {
  const { exam, name, seconds, begun } = result
  const { graded, right, passed } = useMemo(() => markResult(result), [result])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOwn) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isOwn])
  return (
    <article className="exam-result mx-auto grid max-w-215 grid-cols-1 gap-9 px-4 py-8 md:px-8 md:py-12">
      <ExamTop title={passed ? words.passedTitle(name) : words.failedTitle(name)} heading={heading}>
        <p className="text-muted">
          {words.resultSummary(subjectInWords(exam.subject), frameInWords(exam), dateInWords(begun))}
        </p>
        <dl className="flex flex-wrap gap-x-9 gap-y-3">
          <Figure label={words.right} after={percent(right / exam.questions, 0)}>
            {dealerSchool.ofAll(right, exam.questions)}
          </Figure>
          <Figure label={words.timeUsed} after={words.ofTime(clock(exam.minutes * 60))}>
            {clock(seconds)}
          </Figure>
          <Figure label={words.seed}>{exam.seed}</Figure>
        </dl>
      </ExamTop>
      <Handing result={result} />
      <section aria-labelledby="answers" className="grid gap-2">
        <h2 id="answers" className="font-serif text-title font-semibold tracking-title">
          {words.everyAnswer}
        </h2>
        <ol className="grid">
          {graded.map((one, i) => (
            <GradedItem key={i} graded={one} index={i + 1} />
          ))}
        </ol>
      </section>
    </article>
  )
}

/** The code, the file, and paper. */
function Handing({ result }: { readonly result: ExamResult }) {
  const code = makeCode(result)
  return (
    <section aria-label={words.handOn} className="grid gap-3">
      <CopyText label={words.codeOfThis} text={code} />
      <div className="not-printed grid grid-cols-1 gap-2 xs:flex xs:flex-wrap">
        <Button look="quiet" onClick={() => saveFile(fileNameOf(result), 'application/json', makeResultFile(result))}>
          {words.download}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Printer size={17} aria-hidden="true" /> {words.print}
        </Button>
      </div>
      <details className="not-printed">
        <summary className="min-h-11 py-2.5 text-small font-semibold">{words.asLink}</summary>
        <div className="grid gap-3 pb-2">
          <CopyText label={words.linkToThis} text={linkTo(`result=${code}`)} />
          <p className="max-w-text text-small text-muted">{words.whatItProves}</p>
        </div>
      </details>
    </section>
  )
}
