'use client'

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { KeyHelp } from '@/app/_components/key-help'
import type { KeyLine } from '@/app/_components/key-lines'
import { exam as words } from '@/app/_languages/english/exam'
import type { Exam } from '@/lib/teaching/dealer-school/exam'
import { askExam, type ExamQuestion } from '@/lib/teaching/dealer-school/exam-grade'
import { leftOf, type Sitting } from '@/lib/teaching/dealer-school/exam-sitting'
import { callingKeys, rulingKeys, settingKeys, settlingKeys } from '../_parts/keys'
import { CallQuestion } from './call-question'
import type { QuestionProps } from './question-props'
import { RulingQuestion } from './ruling-question'
import { SettingQuestion } from './setting-question'
import { SettlingQuestion } from './settling-question'
import type { useSitting } from './use-sitting'
import { clock, subjectInWords } from './words'

interface Props {
  readonly exam: Exam
  readonly sitting: Sitting
  readonly send: ReturnType<typeof useSitting>['send']
}

const KEYS: Readonly<Record<ExamQuestion['kind'], () => readonly KeyLine[]>> = {
  'house-way': settingKeys,
  payouts: settlingKeys,
  foul: callingKeys,
  disputes: rulingKeys,
}

const PHONE = '(max-width: 699px)'

/** The question that is open, with the clock. */
export function Running({ exam, sitting, send }: Props) {
  const index = sitting.answers.length + 1
  const asked = useMemo(() => askExam(exam, index), [exam, index])
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true })
    if (window.matchMedia(PHONE).matches) window.scrollTo({ top: 0 })
  }, [index])
  const onDraft = useCallback((draft: string) => send({ kind: 'draft', draft }), [send])
  const onAnswer = useCallback((answer: string) => send({ kind: 'answer', answer }), [send])
  return (
    <div className="trainer">
      <div className="trainer-wide flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
          {words.questionOf(index, exam.questions)}
        </h1>
        <p className="text-small text-muted max-md:order-1 max-md:basis-full">{subjectInWords(exam.subject)}</p>
        <Countdown left={Math.ceil(leftOf(exam, sitting, sitting.seen) / 1000)} />
      </div>
      <View key={index} asked={asked} panel={panel} draft={sitting.draft} onDraft={onDraft} onAnswer={onAnswer} />
      <div className="trainer-wide grid grid-cols-2 gap-2 border-t pt-4 md:flex">
        <Button look="quiet" onClick={() => onAnswer('')} className="px-3! text-small">
          {words.leaveOut}
        </Button>
        <EndButton key={index} onEnd={() => send({ kind: 'end' })} />
      </div>
      <KeyHelp lines={KEYS[asked.kind]()} />
    </div>
  )
}

/** Ends the exam with its second press: what is left would count as wrong. */
function EndButton({ onEnd }: { readonly onEnd: () => void }) {
  const [isSure, setSure] = useState(false)
  return (
    <Button
      look="quiet"
      onClick={() => (isSure ? onEnd() : setSure(true))}
      onBlur={() => setSure(false)}
      className="px-3! text-small"
    >
      {isSure ? words.endSure : words.end}
    </Button>
  )
}

function View({ asked, ...rest }: Omit<QuestionProps<'foul'>, 'asked'> & { readonly asked: ExamQuestion }) {
  switch (asked.kind) {
    case 'house-way':
      return <SettingQuestion asked={asked} {...rest} />
    case 'payouts':
      return <SettlingQuestion asked={asked} {...rest} />
    case 'foul':
      return <CallQuestion asked={asked} {...rest} />
    case 'disputes':
      return <RulingQuestion asked={asked} {...rest} />
  }
}

const SOON = 60

/** The time that is left; a screen reader hears of it once, a minute before the end. */
function Countdown({ left }: { readonly left: number }) {
  return (
    <>
      <p
        role="timer"
        aria-label={words.timeLeft}
        className={`ml-auto text-verdict font-semibold tabular-nums ${left <= SOON ? 'text-blunder-ink' : ''}`}
      >
        {clock(left)}
      </p>
      <p aria-live="polite" className="sr-only">
        {left <= SOON ? words.oneMinuteLeft : ''}
      </p>
    </>
  )
}
