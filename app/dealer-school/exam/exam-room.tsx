'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useEffect, useId, useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { Panel } from '@/app/_components/panel'
import { Unreadable } from '@/app/_components/unreadable'
import { useFetched } from '@/app/_components/use-fetched'
import { newSession, useOpened } from '@/app/_components/use-opened'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { filled } from '@/app/_languages/filled'
import { INPUT } from '@/app/house-ways/editor/controls'
import { ok, type Problem, type Result } from '@/lib/result'
import { type Exam, makeExam, neededOf, parseExam } from '@/lib/teaching/dealer-school/exam'
import { codesIn, type ExamResult, makeCode, parseCode, readName } from '@/lib/teaching/dealer-school/exam-code'
import { resultOf } from '@/lib/teaching/dealer-school/exam-sitting'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../_parts/school-games'
import { CopyText } from './copy-text'
import { Fields } from './fields'
import { type FormState, INITIAL, readForm, withChange } from './form-state'
import { useSitting } from './use-sitting'
import { Waiting } from './waiting'
import { frameInWords, linkTo, subjectInWords } from './words'

// What asks and grades is loaded by those who take an exam or read a result, not by those who write one.
const useRunning = () => useFetched('exam-running', () => import('./running'))
const useResultPage = () => useFetched('exam-result', () => import('./result-page'))

type Room =
  | { readonly kind: 'form' }
  | { readonly kind: 'exam'; readonly exam: Exam }
  | { readonly kind: 'result'; readonly result: ExamResult }

/** What an address opens: an exam to take, a result to read, or the instructor's form. */
function roomOf(query: URLSearchParams): Result<Room> {
  const code = query.get('result')
  if (code !== null) {
    const result = parseCode(code)
    return result.ok ? ok({ kind: 'result', result: result.value }) : result
  }
  const text = query.get('exam')
  if (text === null) return ok({ kind: 'form' })
  const exam = parseExam(text)
  return exam.ok ? ok({ kind: 'exam', exam: exam.value }) : exam
}

/** The page of exams, once the games are here that its address names. */
export function ExamRoom() {
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
      return <ExamForm />
    case 'exam':
      return <Taking key={opened.count} exam={room.value.exam} onAddress={onAddress} />
    case 'result':
      return <Read key={opened.count} result={room.value.result} />
  }
}

function Read({ result }: { readonly result: ExamResult }) {
  const page = useResultPage()
  return page ? <page.ResultPage result={result} /> : <Waiting title={words.title} />
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

/** The instructor's page: an exam as a form and as a link, and the ways to its results. */
function ExamForm() {
  const [form, setForm] = useState<FormState>(() => ({ ...INITIAL, seed: newSession() }))
  const exam = useMemo(() => readForm(form), [form])
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{words.title}</h1>
        <p className="max-w-lead text-intro/prose text-muted">{words.lead}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Panel>
          <h2 className="text-verdict font-semibold tracking-snug">{words.theExam}</h2>
          <Fields
            form={form}
            problem={exam.ok ? undefined : exam.problem}
            onForm={(change) => setForm((now) => withChange(now, change))}
            onSeed={() => setForm({ ...form, seed: newSession() })}
          />
        </Panel>
        <div className="grid grid-cols-1 gap-6">
          <Panel>
            <h2 className="text-verdict font-semibold tracking-snug">{words.itsLink}</h2>
            {exam.ok ? (
              <>
                <p className="text-small">
                  {words.summary(subjectInWords(exam.value.subject), frameInWords(exam.value))}
                </p>
                <CopyText label={words.linkOfExam} text={linkTo(`exam=${makeExam(exam.value)}`)} />
                <ButtonLink href={`/dealer-school/exam?exam=${makeExam(exam.value)}`}>{words.openExam}</ButtonLink>
                <p className="text-caption text-muted">{words.whoeverHasLink}</p>
              </>
            ) : (
              <p role="alert" lang="en" className="text-small break-words text-blunder-ink">
                {exam.problem.message}
              </p>
            )}
          </Panel>
          <Panel>
            <h2 className="text-verdict font-semibold tracking-snug">{words.results}</h2>
            <OpenCode />
            <p className="text-small">
              {filled(words.several, {
                table: (
                  <Link href="/dealer-school/exam/class" className="link -my-2.5 inline-block py-2.5">
                    {words.theClassTable}
                  </Link>
                ),
              })}
            </p>
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** Opens one result by its code, or says why not. */
function OpenCode() {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    const code = codesIn(text).join('')
    await loadSchoolGames(gamesNamedIn(code))
    const result = parseCode(code)
    if (result.ok) router.push(`/dealer-school/exam?result=${makeCode(result.value)}`)
    else setWrong(result.problem.message)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    startTransition(open)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="grid gap-1" htmlFor={id}>
        <span className="text-caption text-muted">{words.codeOfResult}</span>
        <textarea
          id={id}
          value={text}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target: { value } }) => {
            setText(value)
            setWrong(null)
          }}
          aria-invalid={wrong !== null}
          className={`${INPUT} h-auto py-2 font-mono break-all`}
        />
      </label>
      {wrong !== null && (
        <p role="alert" lang="en" className="text-small text-blunder-ink">
          {wrong}
        </p>
      )}
      <Button type="submit" look="quiet">
        {words.openResult}
      </Button>
    </form>
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
        <p className="text-intro/prose">{subjectInWords(exam.subject)}.</p>
        <p className="font-strong">{frameInWords(exam)}.</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>{words.ruleClock}</li>
        <li>{words.ruleAnswers(neededOf(exam))}</li>
        <li>{words.ruleHints}</li>
      </ul>
      <form onSubmit={submit} className="grid gap-4">
        <label className="grid gap-1" htmlFor={id}>
          <span className="text-small font-strong">{words.yourName}</span>
          <input
            id={id}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value)
              setWrong(null)
            }}
            autoComplete="name"
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-hint`}
            className={INPUT}
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
    </div>
  )
}
