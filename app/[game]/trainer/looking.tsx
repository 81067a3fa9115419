'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/app/_components/button'
import { ProgressLine } from '@/app/_components/progress-line'
import { MOST_TRIES } from '@/lib/quiz/choose'
import type { Plan } from '@/lib/quiz/plan'
import { whenInWords } from './plan-words'
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
  if (outcome?.kind === 'nothing') return <NothingDue due={outcome.due} now={now} session={session} onChoose={onChoose} onStart={onStart} />
  if (outcome?.kind === 'failed') {
    return (
      <Panel title="No hand was found" isLater={session.isWaiting}>
        <p role="alert">{outcome.problem.message}</p>
        <Button onClick={seeking.retry}>Try again</Button>
        <Button look="quiet" onClick={onChoose}>
          Train something else
        </Button>
      </Panel>
    )
  }
  return (
    <Panel title="The next hand" isLater={session.isWaiting}>
      <p role="status">{seeking.status === 'waiting' ? 'Reading your record…' : plan.choice === 'close' ? 'Looking for a close call…' : 'Dealing…'}</p>
      {plan.choice === 'close' && <ProgressLine done={seeking.tried / MOST_TRIES} label="Hands tried" />}
    </Panel>
  )
}

/** What one can do when no repetition is due. */
function NothingDue({ due, now, session, onChoose, onStart }: Props & { readonly due: number | null }) {
  const { drill, length } = session.plan
  const rest = { drill, ...(length === undefined ? {} : { length }) }
  return (
    <Panel title="Nothing is due now" isLater={session.isWaiting}>
      {due !== null && due <= now && <Button onClick={session.seeking.retry}>A repetition is due: go on</Button>}
      <p role="status">
        {due === null
          ? 'A repetition needs something that was learned: what you answer in the trainer comes again when you are about to forget it.'
          : `The next repetition comes ${whenInWords(due, now)}. Going over it sooner would teach you less.`}
      </p>
      {due !== null && <Button onClick={() => onStart({ ...rest, choice: 'worth' })}>Train by value instead</Button>}
      <Button look={due === null ? 'dark' : 'quiet'} onClick={() => onStart({ ...rest, choice: 'dealt' })}>
        Hands as dealt
      </Button>
      <Button look="quiet" onClick={onChoose}>
        Choose something else
      </Button>
      {session.score.asked > 0 && (
        <Button look="quiet" onClick={session.end}>
          End session
        </Button>
      )}
    </Panel>
  )
}

/** With `isLater` it takes the place of a hand, and the focus that was there. */
function Panel({ title, isLater, children }: { readonly title: string; readonly isLater: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLater) heading.current?.focus({ preventScroll: true })
  }, [isLater, title])
  return (
    <section aria-label={title} className="trainer-panel text-small">
      <h2 ref={heading} tabIndex={-1} className="text-verdict font-semibold tracking-[-0.01em]">
        {title}
      </h2>
      {children}
    </section>
  )
}
