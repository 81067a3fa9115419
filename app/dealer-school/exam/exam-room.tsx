'use client'

import { Input } from '@/app/_ui/field'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Unreadable } from '@/app/_ui/unreadable'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { useOpened } from '@/app/_ui/use-address'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { ok, type Problem, type Result } from '@/lib/result'
import { type Exam, makeExam, neededOf, parseExam, pointsOf } from '@/lib/teaching/dealer-school/exam'
import { type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { readName } from '@/lib/teaching/dealer-school/exam-names'
import { resultOf } from '@/lib/teaching/dealer-school/exam-sitting'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../_parts/school-games'
import { useSitting } from './use-sitting'
import { Waiting } from './waiting'
import { frameInWords, subjectInWords } from './words'

// Who writes an exam loads the form, who takes one what asks and grades, who reads one its result.
const useRunning = () => useFetched('exam-running', () => import('./running'))
const useResultPage = () => useFetched('exam-result', () => import('./result-page'))

type Room =
  | { readonly kind: 'form' }
  | { readonly kind: 'exam'; readonly exam: Exam }
  | { readonly kind: 'practice'; readonly exam: Exam }
  | { readonly kind: 'certificate'; readonly result: ExamResult }
  | { readonly kind: 'result'; readonly result: ExamResult }

/** What an address opens: an exam to take or to practice, a result or a certificate to read, or the instructor's form. */
function roomOf(query: URLSearchParams): Result<Room> {
  for (const kind of ['result', 'certificate'] as const) {
    const code = query.get(kind)
    if (code === null) continue
    const result = parseCode(code)
    return result.ok ? ok({ kind, result: result.value }) : result
  }
  const text = query.get('exam')
  if (text === null) return ok({ kind: 'form' })
  const exam = parseExam(text)
  return exam.ok ? ok({ kind: query.has('practice') ? 'practice' : 'exam', exam: exam.value }) : exam
}

/** The page of exams, once the games are here that its address names. */
function ExamRoom() {
  const { opened, write } = useOpened()
  const areHere = useSchoolGames(gamesNamedIn(opened.query))
  return areHere ? <Opened opened={opened} onAddress={write} /> : <Waiting title={words.title} />
}

type Address = ReturnType<typeof useOpened>

function Opened({ opened, onAddress }: { readonly opened: Address['opened']; readonly onAddress: Address['write'] }) {
  const room = useMemo(() => roomOf(new URLSearchParams(opened.query)), [opened.query])
  if (!room.ok) return <Refused problem={room.problem} />
  switch (room.value.kind) {
    case 'form':
      return <Writing />
    case 'exam':
      return <Taking key={opened.count} exam={room.value.exam} onAddress={onAddress} />
    case 'practice':
      return <Practicing key={opened.count} exam={room.value.exam} />
    case 'result':
      return <Read key={opened.count} result={room.value.result} />
    case 'certificate':
      return <Certified key={opened.count} result={room.value.result} />
  }
}

function Read({ result }: { readonly result: ExamResult }) {
  const page = useResultPage()
  return page ? <page.ResultPage result={result} /> : <Waiting title={words.title} />
}

function Certified({ result }: { readonly result: ExamResult }) {
  const page = useFetched('exam-certificate', () => import('./certificate'))
  return page ? <page.Certificate result={result} /> : <Waiting title={words.certificate} />
}

function Writing() {
  const page = useFetched('exam-form', () => import('./exam-form'))
  return page ? <page.ExamForm /> : <Waiting title={words.title} />
}

function Practicing({ exam }: { readonly exam: Exam }) {
  const page = useFetched('exam-practice', () => import('./practice'))
  return page ? <page.Practice exam={exam} /> : <Waiting title={words.title} />
}

function Refused({ problem }: { readonly problem: Problem }) {
  return (
    <Unreadable
      title={problem.name === 'AlteredCode' || problem.name === 'BadCode' ? words.codeRefused : words.noExam}
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

/** An exam from its first page to its result, whose code the address then holds. */
function Taking({ exam, onAddress }: { readonly exam: Exam; readonly onAddress: (query: string) => void }) {
  const { sitting, start, send } = useSitting(exam)
  const result = sitting?.ended === undefined ? undefined : resultOf(exam, sitting)
  const code = result && makeCode(result)
  // Before the first page, so that nothing is fetched once the clock runs.
  const running = useRunning()
  const page = useResultPage()
  useEffect(() => {
    if (code !== undefined) onAddress(`result=${code}`)
  }, [code, onAddress])
  if (!running || !page) return <Waiting title={words.title} />
  if (!sitting) return <StartPage exam={exam} onStart={start} />
  return result ? (
    <page.ResultPage result={result} isOwn />
  ) : (
    <running.Running exam={exam} sitting={sitting} send={send} />
  )
}

/** Before the exam: what it asks, the rules, and who takes it. */
function StartPage({ exam, onStart }: { readonly exam: Exam; readonly onStart: (name: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = readName(text)
    if (name.ok) onStart(name.value)
    else setWrong(name.problem.message)
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
            lang={wrong === null ? undefined : 'en'}
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

/** The exam comes out of the address and the browser's own storage. */
export function ExamLoader() {
  return useInBrowser() ? <ExamRoom /> : <Waiting title={words.title} />
}
