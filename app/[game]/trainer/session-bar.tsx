'use client'

import { classes } from '@/app/_ui/classes'
import { money } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { trainer } from '@/app/_languages/english/trainer'
import { filled } from '@/app/_languages/filled'
import type { Session } from './use-round'

interface Props {
  readonly session: Session
  /** Milliseconds left on the clock; null without one. */
  readonly left: number | null
}

/** Beside what is trained: the place in the session, the clock, what is left of the money. Nothing where there is none of them. */
export function SessionBar({ session, left }: Props) {
  const { plan, hand, score } = session
  const isRun = plan.clock !== undefined && plan.clock.kind !== 'decision'
  return (
    <div className="ml-auto flex shrink-0 items-center gap-x-4 text-copy text-muted tabular-nums">
      {plan.length !== undefined && plan.length > 1 && (
        <span>
          <span className="sr-only">{trainer.hand} </span>
          {trainer.of(Math.min(hand, plan.length), plan.length)}
        </span>
      )}
      {isRun && (
        <span>
          {filled(trainer.rightSoFar(score.right), { right: <b className="font-semibold text-ink">{score.right}</b> })}
        </span>
      )}
      <Bankroll session={session} />
      {left !== null && plan.clock !== undefined && plan.clock.kind !== 'faultless' && (
        <ClockFace left={left} total={plan.clock.seconds * 1000} />
      )}
    </div>
  )
}

function Bankroll({ session: { left, stakes } }: { readonly session: Session }) {
  const { stake, currency } = usePreferences()
  if (left === null) return null
  return (
    <span>
      <span className="sr-only">{trainer.bankrollSpoken} </span>
      {filled(trainer.bankrollLeft, {
        money: <b className="font-semibold text-ink">{money((left * stake) / stakes, currency)}</b>,
      })}
    </span>
  )
}

/** From this share of the time on the clock is drawn in its other colour. */
const LATE = 0.25

/** `0:07`: whole seconds, the one that runs counted. */
const faceOf = (left: number): string => {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function ClockFace({ left, total }: { readonly left: number; readonly total: number }) {
  const isLate = left <= total * LATE
  return (
    <span role="timer" aria-label={trainer.timeLeft} className="flex items-center gap-2">
      <span aria-hidden="true" className="hidden h-1.5 w-16 overflow-hidden rounded-full bg-ink/8 min-[420px]:block">
        <span
          className={classes('block h-full rounded-full', isLate ? 'bg-mistake' : 'bg-best')}
          style={{ width: `${(100 * left) / total}%` }}
        />
      </span>
      <span className={classes('min-w-[2.6em] text-right font-semibold', isLate ? 'text-mistake-ink' : 'text-ink')}>
        {faceOf(left)}
      </span>
    </span>
  )
}

/** Seconds left at which a clock is spoken of; only those well below its whole time. */
const SPOKEN: Readonly<Record<'decision' | 'run', readonly number[]>> = { decision: [5], run: [60, 30, 10] }

/** The clock, spoken now and then. */
export function SpokenClock({ session, left }: Props) {
  const { clock } = session.plan
  const marks =
    clock === undefined || clock.kind === 'faultless'
      ? []
      : SPOKEN[clock.kind].filter((mark) => mark < clock.seconds * 0.7)
  const mark = left === null || left === 0 ? undefined : marks.findLast((one) => left <= one * 1000)
  const text = mark === undefined ? '' : mark === 60 ? trainer.oneMinuteLeft : trainer.secondsLeft(mark)
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  )
}
