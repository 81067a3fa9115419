'use client'

import { useMemo, useRef, useState } from 'react'
import { Felt } from '@/app/_components/felt'
import { KeyHelp } from '@/app/_components/key-help'
import { useKeys } from '@/app/_components/use-keys'
import { foul } from '@/app/_languages/english/foul'
import { type Table, toldZones } from '@/lib/teaching/dealer-school/board'
import { rightHandling } from '@/lib/teaching/dealer-school/errors'
import {
  errorKinds,
  type FoulAnswer,
  type FoulEvent,
  reduceFouls,
  startFouls,
} from '@/lib/teaching/dealer-school/fouls'
import { useStandingHere } from '../house-way/use-standing-here'
import { HouseRules } from '../_parts/house-rules'
import { callingKeys, withNext } from '../_parts/keys'
import type { Subject } from './address'
import { mislaid } from '../_parts/laid-cards'
import { AskPanel } from './ask-panel'
import { RoundScores } from './scores'
import { SubjectBar } from './subject-bar'
import { useTold } from './use-question'
import { RoundVerdict } from './round-verdict'
import { endingWords, spokenRound } from './words'

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
