'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/app/_components/button'
import { ProgressLine } from '@/app/_components/progress-line'
import { trainer } from '@/app/_languages/english/trainer'
import { MOST_TRIES } from '@/lib/teaching/quiz/choose'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { whenInWords } from './plan-words'
import { isSaid } from './seek'
import type { Session } from './use-round'

interface Props {
  readonly session: Session
  readonly now: number
  /** Opens the sheet on which something else can be chosen. */
  readonly onChoose: () => void
  /** Begins another session. */
  readonly onStart: (plan: Plan) => void
}

/** In the place of the decision, where the question is still being looked for, or there is none. */
export function Looking({ session, now, onChoose, onStart }: Props) {
  const { seeking, plan } = session
  const { outcome } = seeking
  if (outcome?.kind === 'nothing')
    return <NothingDue due={outcome.due} now={now} session={session} onChoose={onChoose} onStart={onStart} />
  if (outcome?.kind === 'failed') {
    return (
      <Panel title={trainer.noHandFound} isLater={session.isWaiting}>
        <p role="alert" lang={isSaid(outcome.problem) ? undefined : 'en'}>
          {outcome.problem.message}
        </p>
        <Button onClick={seeking.retry}>{trainer.tryAgain}</Button>
        <Button look="quiet" onClick={onChoose}>
          {trainer.trainElse}
        </Button>
      </Panel>
    )
  }
  return (
    <Panel title={trainer.theNextHand} isLater={session.isWaiting}>
      <p role="status">
        {seeking.status === 'waiting'
          ? trainer.readingRecord
          : plan.choice === 'close'
            ? trainer.lookingForClose
            : trainer.dealing}
      </p>
      {plan.choice === 'close' && <ProgressLine done={seeking.tried / MOST_TRIES} label={trainer.handsTried} />}
    </Panel>
  )
}

/** What one can do when no repetition is due. */
function NothingDue({ due, now, session, onChoose, onStart }: Props & { readonly due: number | null }) {
  const { drill, length } = session.plan
  const rest = { drill, ...(length === undefined ? {} : { length }) }
  return (
    <Panel title={trainer.nothingDue} isLater={session.isWaiting}>
      {due !== null && due <= now && <Button onClick={session.seeking.retry}>{trainer.nowDue}</Button>}
      <p role="status">{due === null ? trainer.nothingLearned : trainer.nextComes(whenInWords(due, now))}</p>
      {due !== null && <Button onClick={() => onStart({ ...rest, choice: 'worth' })}>{trainer.byValueInstead}</Button>}
      <Button look={due === null ? 'dark' : 'quiet'} onClick={() => onStart({ ...rest, choice: 'dealt' })}>
        {trainer.handsAsDealt}
      </Button>
      <Button look="quiet" onClick={onChoose}>
        {trainer.chooseElse}
      </Button>
      {session.score.asked > 0 && (
        <Button look="quiet" onClick={session.end}>
          {trainer.endSession}
        </Button>
      )}
    </Panel>
  )
}

/** With `isLater` it takes the place of a hand, and the focus that was there. */
function Panel({
  title,
  isLater,
  children,
}: {
  readonly title: string
  readonly isLater: boolean
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLater) heading.current?.focus({ preventScroll: true })
  }, [isLater, title])
  return (
    <section aria-label={title} className="trainer-panel text-small">
      <h2 ref={heading} tabIndex={-1} className="text-verdict font-semibold tracking-snug">
        {title}
      </h2>
      {children}
    </section>
  )
}
