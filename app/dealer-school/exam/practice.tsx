'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useKeys } from '@/app/_ui/use-keys'
import { newSession } from '@/app/_ui/use-address'
import { dealerSchool, exam as words } from '@/app/_languages/words'
import { Button, ButtonLink, KeyHint } from '@/app/_ui/button'
import { KeyHelp } from '@/app/_ui/key-help'
import { type Exam, makeExam, placeOf, pointsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { askExam, type Graded, gradeAnswer } from '@/lib/teaching/dealer-school/exam/grade'
import { examAnswers } from '@/lib/teaching/dealer-school/exam/records'
import { withNext } from '../_parts/keys'
import { useSchoolLog } from '../_parts/use-school-log'
import { GradedItem } from './graded-item'
import { KEYS, View } from './running'
import { subjectInWords } from './words'

const nothing = (): void => undefined

/** The same exam with other hands, without a clock, with a verdict after each answer, and with nothing to hand in. */
export function Practice({ exam }: { readonly exam: Exam }) {
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
      () => examAnswers(place.seed, now, 'drill'),
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
