'use client'

import { Input } from '@/app/_ui/field'
import { type FormEvent, useEffect, useId, useMemo, useState, useRef } from 'react'
import { useTypedText } from '@/app/_ui/use-typed'
import { Button, ButtonLink, KeyHint } from '@/app/_ui/button'
import { exam as words, dealerSchool } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import { type Exam, makeExam, neededOf, parseExam, partsOf, pointsOf, placeOf } from '@/lib/teaching/dealer-school/exam'
import { makeCode } from '@/lib/teaching/dealer-school/exam-code'
import { readName } from '@/lib/teaching/dealer-school/exam-names'
import { resultOf } from '@/lib/teaching/dealer-school/exam-sitting'
import { Refused } from './frame'
import { ResultPage } from './result-page'
import { Running, useSitting, KEYS, View } from './running'
import { frameInWords, subjectInWords } from './words'
import { useKeys } from '@/app/_ui/use-keys'
import { newSession } from '@/app/_ui/use-address'
import { KeyHelp } from '@/app/_ui/key-help'
import { askExam, type Graded, gradeAnswer } from '@/lib/teaching/dealer-school/exam-grade'
import { withNext } from '../_parts/keys'
import { useSchoolLog } from '../_parts/use-school-log'
import { GradedItem } from './graded-item'

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

const nothing = (): void => undefined

/** The same exam with other hands, without a clock, with a verdict after each answer, and with nothing to hand in. */
function Practice({ exam }: { readonly exam: Exam }) {
  const [dealt, setDealt] = useState(() => ({ ...exam, seed: newSession() }))
  const [index, setIndex] = useState(1)
  const [points, setPoints] = useState(0)
  if (index > dealt.questions)
    return (
      <Over
        exam={exam}
        points={points}
        onAgain={() => {
          setDealt({ ...exam, seed: newSession() })
          setIndex(1)
          setPoints(0)
        }}
      />
    )
  return (
    <Question
      key={`${dealt.seed} ${index}`}
      exam={dealt}
      index={index}
      onNext={(won) => {
        setPoints(points + won)
        setIndex(index + 1)
      }}
    />
  )
}

interface QuestionProps {
  readonly exam: Exam
  readonly index: number
  /** Called with the points for the answer. */
  readonly onNext: (points: number) => void
}

function Question({ exam, index, onNext }: QuestionProps) {
  const place = useMemo(() => placeOf(exam, index), [exam, index])
  const asked = useMemo(() => askExam(exam, index), [exam, index])
  const [graded, setGraded] = useState<Graded | null>(null)
  const { keepAnswers } = useSchoolLog()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const answer = (text: string): void => {
    const now = gradeAnswer(asked, text)
    keepAnswers(
      ({ examAnswers }) => examAnswers(place.seed, now, 'drill'),
      () => setGraded(now),
    )
  }
  return (
    <div className="trainer">
      <div className="trainer-wide flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
          {words.practiceTitle(index, exam.questions)}
        </h1>
        <p className="text-small text-muted">{subjectInWords(place.subject)}</p>
      </div>
      {graded ? (
        <Verdict graded={graded} index={index} onNext={() => onNext(graded.isRight ? place.weight : 0)} />
      ) : (
        <>
          <View asked={asked} panel={panel} draft="" onDraft={nothing} onAnswer={answer} />
          <div className="trainer-wide border-t pt-4">
            <Button look="quiet" onClick={() => answer('')} className="px-3! text-small">
              {words.leaveOut}
            </Button>
          </div>
        </>
      )}
      <KeyHelp lines={withNext(KEYS[asked.kind]())} />
    </div>
  )
}

interface VerdictProps {
  readonly graded: Graded
  readonly index: number
  readonly onNext: () => void
}

function Verdict({ graded, index, onNext }: VerdictProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  useKeys({ onNumber: nothing, onLetter: nothing, onNext, onBack: nothing })
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-wide grid gap-4">
      <ol role="status">
        <GradedItem graded={graded} index={index} />
      </ol>
      <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="justify-self-start">
        {words.practiceNext} <KeyHint>{dealerSchool.space}</KeyHint>
      </Button>
    </section>
  )
}

interface OverProps {
  readonly exam: Exam
  readonly points: number
  readonly onAgain: () => void
}

function Over({ exam, points, onAgain }: OverProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto grid max-w-160 gap-6 px-4 py-10 md:py-16">
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-headline/headline font-semibold tracking-headline outline-none!"
      >
        {words.practiceDone(points, pointsOf(exam))}
      </h1>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onAgain}>{words.practiceAgain}</Button>
        <ButtonLink href={`/dealer-school/exam?exam=${makeExam(exam)}`} look="quiet">
          {words.toTheExam}
        </ButtonLink>
      </div>
    </div>
  )
}
