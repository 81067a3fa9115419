'use client'

import { CopyBox } from '@/app/_ui/copy'
import { Printer } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Figure } from '@/app/_solver/figure'
import { percent } from '@/app/_languages/format'
import { saveFile } from '@/app/_ui/save-file'
import { dealerSchool, exam as words } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import { type ExamResult, makeCode, parseCode, timeProblem } from '@/lib/teaching/dealer-school/exam/code'
import { fileNameOf, makeResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { type Graded, markResult } from '@/lib/teaching/dealer-school/exam/grade'
import { partsOf, placeOf, pointsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { checksumOf } from '@/lib/teaching/dealer-school/exam/checksum'
import { examAnswers } from '@/lib/teaching/dealer-school/exam/records'
import { openLog } from '@/app/progress/open-log'
import type { SchoolRecord } from '@/lib/teaching/quiz/record'
import { keyNumber, sign, useOwnKey, useSigned } from './exam-key'
import { ExamTop, Refused } from './frame'
import { GradedItem } from './graded-item'
import { clock, dateInWords, frameInWords, linkTo, subjectInWords } from './words'

/** The result or certificate whose code is in the address. Its games must be loaded. */
export function NamedResult({ query }: { readonly query: string }) {
  const address = useMemo(() => new URLSearchParams(query), [query])
  const code = address.get('result')
  const result = useMemo(() => parseCode(code ?? address.get('certificate') ?? ''), [address, code])
  const [now] = useState(() => Date.now() / MINUTE)
  if (!result.ok) return <Refused problem={result.problem} />
  const problem = timeProblem(result.value, now)
  const signature = address.get('signature')
  if (code !== null)
    return (
      <ResultPage result={result.value} signature={signature} {...(problem && { warning: problemInWords(problem) })} />
    )
  return problem ? <Refused problem={problem} /> : <Certificate result={result.value} signature={signature} />
}

interface Props {
  readonly result: ExamResult
  /** Whether it was just taken here, rather than opened by its code. */
  readonly isOwn?: boolean
  /** The instructor's signature, from the address. */
  readonly signature?: string | null
  /** Why nobody can have taken the exam then. */
  readonly warning?: string
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
export function ResultPage({ result, isOwn = false, signature = null, warning }: Props) {
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
        {warning !== undefined && (
          <p role="alert" className="text-blunder-ink">
            {warning}
          </p>
        )}
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
      <Handing result={result} passed={passed} given={signature} />
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
function Handing({
  result,
  passed,
  given,
}: {
  readonly result: ExamResult
  readonly passed: boolean
  readonly given: string | null
}) {
  const code = makeCode(result)
  const [own, setOwn] = useState<string | null>(null)
  const signature = own ?? given
  const certificate = `certificate=${withSignature(code, signature)}`
  return (
    <section aria-label={words.handOn} className="grid gap-3">
      <CopyBox label={words.codeOfThis} buttonLabel={words.copyThis(words.codeOfThis)} text={code} />
      <div className="not-printed grid grid-cols-1 gap-2 xs:flex xs:flex-wrap">
        {passed && (
          <ButtonLink href={`/dealer-school/exam?${certificate}`} prefetch={false}>
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
      <Signing result={result} code={code} signature={signature} onSign={setOwn} />
      <details className="not-printed">
        <summary className="min-h-11 py-2.5 text-small font-semibold">{words.asLink}</summary>
        <div className="grid gap-3 pb-2">
          <CopyBox
            label={words.linkToThis}
            buttonLabel={words.copyThis(words.linkToThis)}
            text={linkTo(`result=${withSignature(code, signature)}`)}
          />
          <p className="max-w-text text-small text-muted">{words.whatItProves}</p>
        </div>
      </details>
    </section>
  )
}

const withSignature = (code: string, signature: string | null): string =>
  signature === null ? code : `${code}&signature=${encodeURIComponent(signature)}`

interface SignedProps {
  readonly result: ExamResult
  readonly code: string
  readonly signature: string | null
}

/** What the signature of a result says, or that there is none. */
function SignedBy({ result: { exam }, code, signature }: SignedProps) {
  const signed = useSigned(exam.signer, code, signature)
  const { signer } = exam
  if (signed === 'checking') return <p className="text-small text-muted">{words.checkingSignature}</p>
  if (signed === 'valid' && signer)
    return (
      <p className="text-small font-strong text-best-ink">
        {words.signedBy(signer.name)} <span className="font-mono font-normal text-ink">{keyNumber(signer.key)}</span>
      </p>
    )
  if (signed === 'invalid')
    return (
      <p role="alert" className="text-small text-blunder-ink">
        {words.badSignature}
      </p>
    )
  return <p className="text-small text-muted">{signed === 'unknown' ? words.cantCheck : words.notSigned}</p>
}

/** For an exam with a signer: the signature, and for the signer the button that makes it. */
function Signing({ onSign, ...shown }: SignedProps & { readonly onSign: (signature: string) => void }) {
  const { result, code, signature } = shown
  const { signer } = result.exam
  const key = useOwnKey()
  const [hasFailed, setFailed] = useState(false)
  if (signer === undefined) return null
  return (
    <div className="grid gap-2">
      <SignedBy {...shown} />
      {signature === null && key?.x === signer.key && (
        <div className="not-printed grid gap-2">
          <p className="max-w-text text-small text-muted">{words.signAbout}</p>
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => void sign(key, code).then(onSign, () => setFailed(true))}
          >
            {words.signThis}
          </Button>
          {hasFailed && (
            <p role="alert" className="text-small text-blunder-ink">
              {words.keyUnsupported}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** Who passed which exam of which house, and when. Opening its link grades the result again. */
export function Certificate({ result, signature = null }: Pick<Props, 'result' | 'signature'>) {
  const { exam, name, begun } = result
  const { points, passed } = useMemo(() => markResult(result), [result])
  const code = makeCode(result)
  const signed = useSigned(exam.signer, code, signature)
  if (!passed)
    return (
      <article className="mx-auto grid max-w-215 gap-6 px-4 py-8 md:px-8 md:py-12">
        <ExamTop title={words.notPassed}>
          <ToResult code={withSignature(code, signature)} />
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
          {words.verifyAt} <span className="font-mono">{linkTo(`certificate=${withSignature(code, signature)}`)}</span>
        </p>
        <SignedBy result={result} code={code} signature={signature} />
        <p className="max-w-text text-small text-muted">
          {signed === 'valid' && exam.signer ? words.provesSigned(exam.signer.name) : words.provesUnsigned}
        </p>
      </article>
      <p role="status" className="not-printed text-small text-muted">
        {words.verified(exam.questions)}
      </p>
      <div className="not-printed flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>
          <Printer size={17} aria-hidden="true" /> {words.print}
        </Button>
        <ToResult code={withSignature(code, signature)} />
      </div>
    </div>
  )
}

const ToResult = ({ code }: { readonly code: string }) => (
  <ButtonLink href={`/dealer-school/exam?result=${code}`} look="quiet" prefetch={false} className="justify-self-start">
    {words.toResult}
  </ButtonLink>
)
