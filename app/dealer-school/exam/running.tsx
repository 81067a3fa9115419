'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { array, nullable, object, picklist, safeParse, string } from 'valibot'
import { Button } from '@/app/_ui/button'
import { saidZones } from '@/app/_felt/said-felt'
import { showQuestion } from '@/app/_felt/phone'
import { Felt } from '@/app/_felt/felt'
import { classes } from '@/app/_ui/classes'
import { KeyHelp, type KeyLine } from '@/app/_ui/key-help'
import { useKeys } from '@/app/_ui/use-keys'
import { exam as words, foul, payouts } from '@/app/_languages/words'
import { errorKinds, gameOf } from '@/lib/teaching/dealer-school/games'
import { seatZones } from '@/lib/teaching/dealer-school/table/board'
import { type Exam, makeExam, placeOf } from '@/lib/teaching/dealer-school/exam/exam'
import { makeCall, makeRuling, makeSaids } from '@/lib/teaching/dealer-school/records/answer-texts'
import { parseJson } from '@/lib/teaching/dealer-school/exam/file'
import { askExam, type ExamQuestion } from '@/lib/teaching/dealer-school/exam/grade'
import {
  leftOf,
  leftOfPart,
  readSitting,
  reduceSitting,
  type Sitting,
  startSitting,
  writeSitting,
} from '@/lib/teaching/dealer-school/exam/sitting'
import { type FoulEvent, reduceFouls } from '@/lib/teaching/dealer-school/errors/fouls'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { holdsAll, type KeptText, keptText } from '@/app/_ui/kept-text'
import { NotKept } from '@/app/_ui/not-kept'
import { keepIn } from '@/app/_ui/store'
import { callingKeys, rulingKeys, settingKeys, settlingKeys } from '../_parts/keys'
import { AskPanel } from '../foul/ask-panel'
import { spokenDispute, writtenIn } from '../_parts/dispute-words'
import { Case, Options } from '../foul/dispute-case'
import { spokenRound } from '../foul/words'
import { AnswerPanel } from '../payouts/answer-panel'
import type { Draft } from '../payouts/bet-row'
import { spokenQuestion } from '../payouts/words'
import { type QuestionProps, SettingQuestion } from './setting-question'
import { clock, subjectInWords } from './words'

interface Props {
  readonly exam: Exam
  readonly sitting: Sitting
  readonly send: ReturnType<typeof useSitting>['send']
}

/** The keys of each kind of question. */
export const KEYS: Readonly<Record<ExamQuestion['kind'], () => readonly KeyLine[]>> = {
  'house-way': settingKeys,
  payouts: settlingKeys,
  foul: callingKeys,
  disputes: rulingKeys,
}

/** The current question, with the clock. */
export function Running({ exam, sitting, send }: Props) {
  const index = sitting.answers.length + 1
  const asked = useMemo(() => askExam(exam, index), [exam, index])
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true })
    showQuestion()
  }, [index])
  const onDraft = useCallback((draft: string) => send({ kind: 'draft', draft }), [send])
  const onAnswer = useCallback((answer: string) => send({ kind: 'answer', answer }), [send])
  return (
    <div className="trainer">
      <div className="trainer-wide flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
          {words.questionOf(index, exam.questions)}
        </h1>
        <p className="text-small text-muted max-md:order-1 max-md:basis-full">
          {subjectInWords(placeOf(exam, index).subject)}
        </p>
        <Countdown left={leftOf(exam, sitting, sitting.seen)} ofPart={leftOfPart(exam, sitting, sitting.seen)} />
      </div>
      <NotKept area="sessionStorage" className="trainer-wide" />
      <p aria-live="polite" className={classes('trainer-wide text-small font-strong', sitting.isCut ? '' : 'sr-only')}>
        {sitting.isCut ? words.partIsOver : ''}
      </p>
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

/** Ends the exam when pressed twice, because unanswered questions count as wrong. */
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

/** The view of a question, depending on its kind. */
export function View({ asked, ...rest }: Omit<QuestionProps<'foul'>, 'asked'> & { readonly asked: ExamQuestion }) {
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

const SECOND = 1000
/** In seconds. */
const SOON = 60

interface CountdownProps {
  /** The time left of the exam and of its part, in milliseconds. */
  readonly left: number
  readonly ofPart: number | undefined
}

/** The time left, and that of the part if it has a limit. Screen readers announce it once, a minute before the end. */
function Countdown({ left, ofPart }: CountdownProps) {
  const seconds = Math.ceil(left / SECOND)
  const first = Math.ceil(Math.min(left, ofPart ?? left) / SECOND)
  const look = first <= SOON ? 'text-blunder-ink' : ''
  return (
    <>
      <p
        role="timer"
        aria-label={ofPart === undefined ? words.timeLeft : words.partTimeLeft}
        className={classes('ml-auto text-verdict font-semibold tabular-nums', look)}
      >
        {clock(first)}
      </p>
      {ofPart !== undefined && (
        <p className="text-small text-muted tabular-nums">
          {words.exam}{' '}
          <span role="timer" aria-label={words.timeLeft}>
            {clock(seconds)}
          </span>
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {first <= SOON ? words.oneMinuteLeft : ''}
      </p>
    </>
  )
}

const CALLED = 'foul'

/** A round settled by a dealer, to pass or to call a foul. */
function CallQuestion({ asked, panel, draft, onDraft, onAnswer }: QuestionProps<'foul'>) {
  const [session, setSession] = useState(() =>
    draft === CALLED ? reduceFouls(asked.session, { kind: 'foul' }) : asked.session,
  )
  const { question } = session
  const kinds = errorKinds(session)
  const send = (event: FoulEvent): void => {
    const next = reduceFouls(session, event)
    if (next.answered) return onAnswer(makeCall(session, next.answered.named))
    setSession(next)
    onDraft(next.isCalled ? CALLED : '')
  }
  useKeys({
    onNumber: (index) => kinds[index] && send({ kind: 'name', error: kinds[index].id }),
    onLetter: (letter) => {
      if (letter === 'f') send({ kind: 'foul' })
      if (letter === 'p') send({ kind: 'pass' })
    },
    onNext: () => undefined,
    onBack: () => send({ kind: 'back' }),
  })
  return (
    <>
      <div className="trainer-felt">
        <Felt
          zones={saidZones(question.round.by.game, question.shown.zones)}
          wager={{ stake: question.round.seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      <AskPanel panel={panel} session={session} kinds={kinds} send={send} />
      <p role="status" className="sr-only">
        {session.isCalled ? foul.calledSpoken : spokenRound(question.round.by.game, question.shown)}
      </p>
    </>
  )
}

const nothing = (): void => undefined

/** A dispute for the floor to rule on. */
function RulingQuestion({ asked: { question }, panel, onAnswer }: QuestionProps<'disputes'>) {
  const choose = (option: string): void => onAnswer(makeRuling(question, option))
  useKeys({
    onNumber: (index) => question.options[index] !== undefined && choose(question.options[index]),
    onLetter: nothing,
    onNext: nothing,
    onBack: nothing,
  })
  return (
    <>
      <Case question={question} />
      <Options panel={panel} question={question} onChoose={choose} />
      <p role="status" {...writtenIn(question.dispute)} className="sr-only">
        {spokenDispute(question)}
      </p>
    </>
  )
}

const drafts = array(object({ does: nullable(picklist(['lose', 'push', 'pay'])), text: string() }))

/** The drafts stored before a reload; empty if the text is invalid. */
function readDrafts(text: string): readonly Draft[] {
  const read = safeParse(drafts, parseJson(text))
  return read.success ? read.output : []
}

/** A seat to settle, bet by bet. */
function SettlingQuestion({ asked: { session }, panel, draft, onDraft, onAnswer }: QuestionProps<'payouts'>) {
  const seat = seatOf(session)
  const zones = useMemo(() => seatZones(session.board, seat), [session, seat])
  const [first] = useState(() => readDrafts(draft))
  const tell = useCallback((drafts: readonly Draft[]) => onDraft(JSON.stringify(drafts)), [onDraft])
  return (
    <>
      <div className="trainer-felt">
        <Felt
          zones={saidZones(gameOf(session.board.game), zones)}
          wager={{ stake: seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      <AnswerPanel
        panel={panel}
        session={session}
        heading={payouts.settleSeat}
        action={words.confirm}
        first={first}
        onDrafts={tell}
        onAnswer={(said) => onAnswer(makeSaids(said))}
      />
      <p role="status" className="sr-only">
        {spokenQuestion(session)}
      </p>
    </>
  )
}

const keyOf = (exam: Exam): string => `feltwise.exam ${makeExam(exam)}`

/** Where this tab keeps a sitting of the exam. */
const keptSitting = (exam: Exam): KeptText =>
  keptText('sessionStorage', keyOf(exam), (text) => {
    const sitting = readSitting(exam, text)
    return sitting !== undefined && holdsAll(text, writeSitting(sitting))
  })

/** The sitting stored in this tab, whose clock kept running while the page loaded. */
function load(exam: Exam, kept: KeptText, clock: ExamClock): Sitting | undefined {
  const sitting = readSitting(exam, kept.get())
  return sitting && reduceSitting(exam, sitting, { kind: 'tick', now: clock.resume(sitting) })
}

/**
 * The time of an exam, in milliseconds since 1970. The device's clock is read once: from then on, setting it changes
 * nothing. `resume` continues a sitting from before a reload.
 */
interface ExamClock {
  readonly now: () => number
  readonly resume: (sitting: Sitting) => number
}

function makeExamClock(): ExamClock {
  const from = (time: number): (() => number) => {
    const since = performance.now()
    return () => time + Math.round(performance.now() - since)
  }
  let now = from(Date.now())
  return {
    now: () => now(),
    resume: ({ seen, wall = seen }) => {
      // A clock that was set back during the reload counts as no time.
      now = from(seen + Math.max(0, Date.now() - wall))
      return now()
    },
  }
}

/** A sitting of the exam in this tab, which survives a reload. Its clock is updated every second. */
export function useSitting(exam: Exam) {
  const kept = useMemo(() => keptSitting(exam), [exam])
  const [clock] = useState(makeExamClock)
  const [sitting, setSitting] = useState(() => load(exam, kept, clock))
  const isRunning = sitting !== undefined && sitting.ended === undefined
  useEffect(() => {
    if (sitting) keepIn('sessionStorage', kept, writeSitting({ ...sitting, wall: Date.now() }))
  }, [kept, sitting])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(
      () => setSitting((now) => now && reduceSitting(exam, now, { kind: 'tick', now: clock.now() })),
      SECOND,
    )
    return () => clearInterval(timer)
  }, [exam, isRunning, clock])
  const send = useCallback(
    (
      event:
        | { readonly kind: 'answer'; readonly answer: string }
        | { readonly kind: 'draft'; readonly draft: string }
        | { readonly kind: 'end' },
    ): void => {
      const now = clock.now()
      setSitting((held) => held && reduceSitting(exam, held, { ...event, now }))
    },
    [exam, clock],
  )
  return { sitting, start: (name: string): void => setSitting(startSitting(name, clock.now())), send }
}
