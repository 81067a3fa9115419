'use client'

import { Input } from '@/app/_ui/field'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { useTypedText } from '@/app/_ui/use-typed'
import { Button, ButtonLink } from '@/app/_ui/button'
import { exam as words } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import { type Exam, makeExam, neededOf, parseExam, partsOf, pointsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { makeCode } from '@/lib/teaching/dealer-school/exam/code'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { resultOf } from '@/lib/teaching/dealer-school/exam/sitting'
import { Refused } from './frame'
import { Practice } from './practice'
import { ResultPage } from './result-page'
import { Running, useSitting } from './running'
import { frameInWords, subjectInWords } from './words'

interface Props {
  readonly query: string
  readonly onAddress: (query: string) => void
}

/* Everything that an exam needs in one file, so that nothing must be loaded while the clock runs. */

/** The exam in an address, to take or to practice. Its games must be loaded. */
export function NamedExam({ query, onAddress }: Props) {
  const address = useMemo(() => new URLSearchParams(query), [query])
  const exam = useMemo(() => parseExam(address.get('exam') ?? ''), [address])
  if (!exam.ok) return <Refused problem={exam.problem} />
  return address.has('practice') ? <Practice exam={exam.value} /> : <Taking exam={exam.value} onAddress={onAddress} />
}

/** An exam from its first page to its result. The result's code then goes into the address. */
function Taking({ exam, onAddress }: { readonly exam: Exam; readonly onAddress: (query: string) => void }) {
  const { sitting, start, send } = useSitting(exam)
  const result = sitting?.ended === undefined ? undefined : resultOf(exam, sitting)
  const code = result && makeCode(result)
  useEffect(() => {
    if (code !== undefined) onAddress(`result=${code}`)
  }, [code, onAddress])
  if (!sitting) return <StartPage exam={exam} onStart={start} />
  return result ? <ResultPage result={result} isOwn /> : <Running exam={exam} sitting={sitting} send={send} />
}

/** The page before the exam: what it asks, its rules, and a field for the name. */
function StartPage({ exam, onStart }: { readonly exam: Exam; readonly onStart: (name: string) => void }) {
  const id = useId()
  const [text, setText] = useTypedText('exam-name')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = readName(text)
    if (name.ok) onStart(name.value)
    else setWrong(problemInWords(name.problem))
  }
  return (
    <div className="mx-auto grid max-w-160 gap-6 px-4 py-10 md:py-16">
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{words.exam}</h1>
        {exam.house !== undefined && <p className="text-muted">{exam.house}</p>}
        <p className="text-intro/prose">{subjectInWords(exam.subject)}.</p>
        <p className="font-strong">{frameInWords(exam)}.</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>{words.ruleClock}</li>
        <li>
          {exam.subject.kind === 'mixed'
            ? words.rulePoints(neededOf(exam), pointsOf(exam))
            : words.ruleAnswers(neededOf(exam))}
        </li>
        {partsOf(exam).some(({ minutes }) => minutes !== undefined) && <li>{words.rulePart}</li>}
        <li>{words.ruleHints}</li>
      </ul>
      <form onSubmit={submit} className="grid gap-4">
        <label className="grid gap-1" htmlFor={id}>
          <span className="text-small font-strong">{words.yourName}</span>
          <Input
            id={id}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value)
              setWrong(null)
            }}
            autoComplete="name"
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-hint`}
            className="w-full"
          />
          <span
            id={`${id}-hint`}
            role={wrong === null ? undefined : 'alert'}
            className={wrong === null ? 'text-caption text-muted' : 'text-caption text-blunder-ink'}
          >
            {wrong ?? words.nameHint}
          </span>
        </label>
        <Button type="submit">{words.start}</Button>
      </form>
      <div className="grid justify-items-start gap-2 border-t pt-5">
        <p className="text-small text-muted">{words.practiceAbout}</p>
        <ButtonLink href={`/dealer-school/exam?exam=${makeExam(exam)}&practice=yes`} look="quiet">
          {words.practice}
        </ButtonLink>
      </div>
    </div>
  )
}
