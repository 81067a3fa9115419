'use client'

import { CopyBox } from '@/app/_ui/copy'
import { Printer } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Figure } from '@/app/_solver/figure'
import { percent } from '@/app/_languages/format'
import { saveFile } from '@/app/_ui/save-file'
import { dealerSchool, exam as words } from '@/app/_languages/words'
import { type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { fileNameOf, makeResultFile } from '@/lib/teaching/dealer-school/exam-file'
import { type Graded, markResult } from '@/lib/teaching/dealer-school/exam-grade'
import { partsOf, placeOf, pointsOf } from '@/lib/teaching/dealer-school/exam'
import { checksumOf } from '@/lib/teaching/dealer-school/exam-checksum'
import { examAnswers } from '@/lib/teaching/dealer-school/kept-settings'
import { openLog } from '@/lib/storage/log'
import type { SchoolRecord } from '@/lib/teaching/quiz/record'
import { ExamTop, Refused } from './frame'
import { GradedItem } from './graded-item'
import { clock, dateInWords, frameInWords, linkTo, subjectInWords } from './words'

/** The result or certificate whose code is in the address. Its games must be loaded. */
export function NamedResult({ query }: { readonly query: string }) {
  const address = useMemo(() => new URLSearchParams(query), [query])
  const code = address.get('result')
  const result = useMemo(() => parseCode(code ?? address.get('certificate') ?? ''), [address, code])
  if (!result.ok) return <Refused problem={result.problem} />
  return code === null ? <Certificate result={result.value} /> : <ResultPage result={result.value} />
}

interface Props {
  readonly result: ExamResult
  /** Whether it was just taken here, rather than opened by its code. */
  readonly isOwn?: boolean
}

const MINUTE = 60_000
const SECOND = 1000

/** The answers as log records. Their ids depend on the result, so that a result opened again is stored only once. */
const recordsOf = (result: ExamResult, graded: readonly Graded[]): readonly SchoolRecord[] => {
  const name = checksumOf(makeCode(result))
  const at = result.begun * MINUTE + result.seconds * SECOND
  return graded
    .flatMap((one, i) => examAnswers(placeOf(result.exam, i + 1).seed, one, 'exam'))
    .map((answer, i) => ({ kind: 'school', id: `exam-${name}-${i + 1}`, at, ...answer }))
}

/**
 * A result, which can be printed: the score, the time, every answer with the right one and the reason, and its code.
 */
export function ResultPage({ result, isOwn = false }: Props) {
  const { exam, name, seconds, begun } = result
  const { graded, right, points, parts, passed } = useMemo(() => markResult(result), [result])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOwn) void openLog().keep(recordsOf(result, graded))
  }, [isOwn, result, graded])
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
          {exam.subject.kind === 'mixed' && (
            <Figure label={words.points} after={percent(points / pointsOf(exam), 0)}>
              {dealerSchool.ofAll(points, pointsOf(exam))}
            </Figure>
          )}
          <Figure label={words.timeUsed} after={words.ofTime(clock(exam.minutes * 60))}>
            {clock(seconds)}
          </Figure>
          <Figure label={words.seed}>{exam.seed}</Figure>
        </dl>
        {parts.length > 1 && (
          <ol aria-label={words.byPart} className="grid gap-1 text-small">
            {partsOf(exam).map(({ subject }, i) => (
              <li key={i}>
                {subjectInWords(subject)}:{' '}
                <b className="font-semibold">{dealerSchool.ofAll(parts[i]!.right, parts[i]!.questions)}</b>
              </li>
            ))}
          </ol>
        )}
      </ExamTop>
      <Handing result={result} passed={passed} />
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

/** The code, a button that saves the file, and one that prints. */
function Handing({ result, passed }: { readonly result: ExamResult; readonly passed: boolean }) {
  const code = makeCode(result)
  return (
    <section aria-label={words.handOn} className="grid gap-3">
      <CopyBox label={words.codeOfThis} buttonLabel={words.copyThis(words.codeOfThis)} text={code} />
      <div className="not-printed grid grid-cols-1 gap-2 xs:flex xs:flex-wrap">
        {passed && (
          <ButtonLink href={`/dealer-school/exam?certificate=${code}`} prefetch={false}>
            {words.toCertificate}
          </ButtonLink>
        )}
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
          <CopyBox
            label={words.linkToThis}
            buttonLabel={words.copyThis(words.linkToThis)}
            text={linkTo(`result=${code}`)}
          />
          <p className="max-w-text text-small text-muted">{words.whatItProves}</p>
        </div>
      </details>
    </section>
  )
}

/** Who passed which exam of which house, and when. Opening its link grades the result again. */
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
