'use client'

import { useMemo } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { Unreadable } from '@/app/_components/unreadable'
import { useOpened } from '@/app/_components/use-opened'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { type Exam, parseExam } from '@/lib/teaching/dealer-school/exam'
import { type ExamResult, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { ok, type Problem, type Result } from '@/lib/result'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../_parts/school-games'
import { ExamForm } from './form'
import { ResultPage } from './result-page'
import { Taking } from './taking'
import { Waiting } from './waiting'

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
      return <ResultPage key={opened.count} result={room.value.result} />
  }
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
