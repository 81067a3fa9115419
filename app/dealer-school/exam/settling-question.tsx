'use client'

import { useCallback, useMemo, useState } from 'react'
import { Felt } from '@/app/_components/felt'
import { exam as words } from '@/app/_languages/english/exam'
import { payouts } from '@/app/_languages/english/payouts'
import { seatZones } from '@/lib/teaching/dealer-school/board'
import { makeSaids } from '@/lib/teaching/dealer-school/exam-answers'
import { seatOf } from '@/lib/teaching/dealer-school/payouts'
import { AnswerPanel } from '../payouts/answer-panel'
import type { Draft } from '../payouts/drafts'
import { spokenQuestion } from '../payouts/words'
import type { QuestionProps } from './question-props'

const DOES: readonly unknown[] = ['lose', 'push', 'pay', null]

/** Drafts that a reload kept, whatever storage held. */
function readDrafts(text: string): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return []
    const isDraft = (one: unknown): one is Draft =>
      typeof one === 'object' &&
      one !== null &&
      DOES.includes((one as Draft).does) &&
      typeof (one as Draft).text === 'string'
    return kept.every(isDraft) ? kept : []
  } catch {
    return []
  }
}

/** A seat to settle, bet by bet. */
export function SettlingQuestion({ asked: { session }, panel, draft, onDraft, onAnswer }: QuestionProps<'payouts'>) {
  const seat = seatOf(session)
  const zones = useMemo(() => seatZones(session.board, seat), [session, seat])
  const [first] = useState(() => readDrafts(draft))
  const tell = useCallback((drafts: readonly Draft[]) => onDraft(JSON.stringify(drafts)), [onDraft])
  return (
    <>
      <div className="trainer-felt">
        <Felt zones={zones} wager={{ stake: seat.base / 100, currency: 'USD' }} className="h-full" />
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
