'use client'

import { useState } from 'react'
import { Felt } from '@/app/_components/felt'
import { useKeys } from '@/app/_components/use-keys'
import { foul } from '@/app/_languages/english/foul'
import { makeCall } from '@/lib/teaching/dealer-school/exam-answers'
import { errorKinds, type FoulEvent, reduceFouls } from '@/lib/teaching/dealer-school/fouls'
import { AskPanel } from '../foul/ask-panel'
import { spokenRound } from '../foul/words'
import type { QuestionProps } from './question-props'

const CALLED = 'foul'

/** A round that a dealer has settled, to pass or to call. */
export function CallQuestion({ asked, panel, draft, onDraft, onAnswer }: QuestionProps<'foul'>) {
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
          zones={question.shown.zones}
          wager={{ stake: question.round.seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      <AskPanel panel={panel} session={session} kinds={kinds} send={send} />
      <p role="status" className="sr-only">
        {session.isCalled ? foul.calledSpoken : spokenRound(question.shown)}
      </p>
    </>
  )
}
