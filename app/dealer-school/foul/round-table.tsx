'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Button, KeyHint } from '@/app/_components/button'
import { classes } from '@/app/_components/classes'
import { Felt } from '@/app/_components/felt'
import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { KeyHelp } from '@/app/_components/key-help'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { useKeys } from '@/app/_components/use-keys'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { langOf } from '@/app/_languages/lang-of'
import { type Table, toldZones } from '@/lib/teaching/dealer-school/board'
import type { Due } from '@/lib/teaching/dealer-school/chips'
import { rightHandling } from '@/lib/teaching/dealer-school/errors'
import {
  countEndings,
  ENDINGS,
  errorKinds,
  type FoulAnswer,
  type FoulEvent,
  type FoulSession,
  reduceFouls,
  startFouls,
} from '@/lib/teaching/dealer-school/fouls'
import { HouseRules } from '../_parts/house-rules'
import { callingKeys, withNext } from '../_parts/keys'
import { Clause, LaidCards, mislaid } from '../_parts/laid-cards'
import { sentence } from '../_parts/sentence'
import { useStandingHere } from '../house-way/use-standing-here'
import type { Subject } from './address'
import { AskPanel } from './ask-panel'
import { Heading } from './heading'
import { SubjectBar } from './subject-bar'
import { endingWords, handledInWords, spokenRound } from './words'

interface Props {
  readonly table: Table
  readonly seed: string
  readonly answers: readonly FoulAnswer[]
  readonly onAnswers: (answers: readonly FoulAnswer[]) => void
  readonly onSeed: (seed: string) => void
  readonly onSubject: (subject: Subject) => void
}

/** A round that a dealer has settled: felt, his handling or the verdict, session. */
export function RoundTable({ table, seed, answers, onAnswers, onSeed, onSubject }: Props) {
  const [session, setSession] = useState(() => startFouls(table, seed, answers))
  const { question, answered, isCalled } = session
  const { seat } = question.round
  useTold(session, onSeed, onAnswers)
  const send = (event: FoulEvent): void => setSession((now) => reduceFouls(now, event))
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useStandingHere(`${question.seed} ${isCalled}`, answered, panel, next)
  const kinds = errorKinds(table)
  useKeys({
    onNumber: (index) => kinds[index] && send({ kind: 'name', error: kinds[index].id }),
    onLetter: (letter) => {
      if (letter === 'f') send({ kind: 'foul' })
      if (letter === 'p') send({ kind: 'pass' })
    },
    onNext: () => send({ kind: 'next' }),
    onBack: () => send({ kind: 'back' }),
  })
  // A hand that was set wrong stays as it was set: the verdict shows it beside the right setting.
  const isMislaid = mislaid(question.shown.zones, rightHandling(question.round).zones).length > 0
  const zones = useMemo(
    () => (answered && !isMislaid ? toldZones(table, seat) : question.shown.zones),
    [answered, isMislaid, table, seat, question],
  )
  return (
    <div className="trainer">
      <SubjectBar subject={table} onSubject={onSubject} />
      <div className="trainer-felt">
        <Felt
          key={question.seed}
          zones={zones}
          wager={{ stake: seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      {answered ? (
        <RoundVerdict session={session} answered={answered} next={next} onNext={() => send({ kind: 'next' })} />
      ) : (
        <AskPanel panel={panel} session={session} kinds={kinds} send={send} />
      )}
      <div className="trainer-wide">
        <HouseRules table={table} />
        <RoundScores answers={session.answers} />
      </div>
      <KeyHelp lines={withNext(callingKeys())} />
      <p role="status" className="sr-only">
        {answered ? endingWords(answered.ending).title : isCalled ? foul.calledSpoken : spokenRound(question.shown)}
      </p>
    </div>
  )
}

interface RoundVerdictProps {
  readonly session: FoulSession
  readonly answered: NonNullable<FoulSession['answered']>
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}

/** Whether there was an error and which, and what is due on every bet. A hand that was set wrong shows both ways, and why. */
function RoundVerdict({ session, answered, next, onNext }: RoundVerdictProps) {
  const { question } = session
  const { title, isRight } = endingWords(answered.ending)
  const all = errorKinds(session)
  const kinds = all.filter(({ id }) => question.kinds.includes(id))
  const asSet = mislaid(question.shown.zones, rightHandling(question.round).zones)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <Heading isRight={isRight}>{title}</Heading>
      {kinds.map((kind) => (
        <p key={kind.id} className="text-small">
          <b lang={langOf(kind.name)} className="font-semibold">
            {called(kind.name)}.
          </b>{' '}
          {foul.errorRight(kind.right)} <Clause kind={kind} round={question.round} />
        </p>
      ))}
      {asSet.length > 0 && (
        <>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItWasSet}</p>
            <LaidCards zones={asSet} />
          </div>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItShouldBe}</p>
            <LaidCards zones={mislaid(toldZones(session, question.round.seat), question.shown.zones)} />
          </div>
        </>
      )}
      {answered.ending === 'caught' && (
        <p className="text-small text-blunder-ink">
          {foul.youNamed(called(all.find(({ id }) => id === answered.named)!.name))}
        </p>
      )}
      <ul className="grid">
        {rightHandling(question.round).due.map((due) => (
          <DueBet key={due.bet} due={due} shown={question.shown.due.find(({ bet }) => bet === due.bet)} />
        ))}
      </ul>
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {foul.nextRound} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

function DueBet({ due, shown }: { readonly due: Due; readonly shown: Due | undefined }) {
  const isWrong = shown !== undefined && (shown.does !== due.does || shown.cents !== due.cents)
  return (
    <li className="grid gap-0.5 border-t py-2 text-small first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <b className="font-semibold">{called(due.name)}</b>
        <span className={classes('font-semibold', isWrong && 'text-best-ink')}>{handledInWords(due)}</span>
      </p>
      <p lang={langOf(due.because)} className="text-muted">
        {sentence(called(due.because))}
      </p>
      {isWrong && <p className="text-blunder-ink">{foul.theDealer(handledInWords(shown))}</p>}
    </li>
  )
}

/** Catches, misses and false alarms, each apart. */
function RoundScores({ answers }: { readonly answers: readonly FoulAnswer[] }) {
  const counts = countEndings(answers)
  const errors = counts.named + counts.caught + counts.missed
  const clean = counts.passed + counts['false-alarm']
  const of: Readonly<Record<(typeof ENDINGS)[number], number>> = {
    named: errors,
    caught: errors,
    missed: errors,
    passed: clean,
    'false-alarm': clean,
  }
  return (
    <ThisSession asked={answers.length} before={foul.before}>
      <SessionFigures>
        {ENDINGS.map((ending) => (
          <Figure
            key={ending}
            label={endingWords(ending).short}
            {...(of[ending] > 0 ? { after: percent(counts[ending] / of[ending], 0) } : {})}
          >
            {of[ending] === 0 ? '—' : dealerSchool.ofAll(counts[ending], of[ending])}
          </Figure>
        ))}
      </SessionFigures>
    </ThisSession>
  )
}

/** Tells the page of the seed that is asked and of the answers given. */
function useTold(
  session: FoulSession,
  onSeed: (seed: string) => void,
  onAnswers: (answers: readonly FoulAnswer[]) => void,
): void {
  const { question, answers } = session
  useEffect(() => onSeed(question.seed), [question.seed, onSeed])
  useEffect(() => onAnswers(answers), [answers, onAnswers])
}
