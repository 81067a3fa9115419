'use client'

import { classes } from '@/app/_ui/classes'
import { money } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { trainer } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { Session } from './use-round'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { minValue, number, parse, parseJson, pipe, string, tuple } from 'valibot'

interface Props {
  readonly session: Session
  /** Milliseconds left on the clock; null without one. */
  readonly left: number | null
}

/** The session's progress, the clock and the bankroll, as far as the session has them. */
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

/** Below this share of its time, the clock changes color. */
const LATE = 0.25

/** `0:07`: seconds rounded up. */
const faceOf = (left: number): string => {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function ClockFace({ left, total }: { readonly left: number; readonly total: number }) {
  const isLate = left <= total * LATE
  return (
    <span role="timer" aria-label={trainer.timeLeft} className="flex items-center gap-2">
      <span aria-hidden="true" className="hidden h-1.5 w-16 overflow-hidden rounded-full bg-ink/8 min-[26.25rem]:block">
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

/** Seconds left at which a screen reader announces the clock. Those near its whole time are skipped. */
const SPOKEN: Readonly<Record<'decision' | 'run', readonly number[]>> = { decision: [5], run: [60, 30, 10] }

/** Announces the clock to screen readers. */
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

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  )

/** How often the clock is updated, in milliseconds: often enough for its seconds to change on time. */
const TICK = 100

/** The time left, stored for this tab, so that a reload doesn't reset the clock. */
const LEFT = 'feltwise.clock'
const keptClock = pipe(string(), parseJson(), tuple([pipe(number(), minValue(0)), string()]))

/** The milliseconds left for this key; null if this tab has stored none. */
function keptLeft(key: string): number | null {
  try {
    const [left, of] = parse(keptClock, sessionStorage.getItem(LEFT))
    return of === key ? left : null
  } catch {
    return null
  }
}

function keepLeft(key: string, left: number): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([left, key]))
  } catch {
    // Without storage, a reload resets the clock.
  }
}

interface Setting {
  /** The whole time in seconds; null for no clock. */
  readonly seconds: number | null
  /** Identifies what is timed. A new key resets the clock. */
  readonly key: string
  /** Whether the clock runs. It also pauses while the page is hidden. */
  readonly runs: boolean
  readonly onOut: () => void
}

/** A countdown that continues where it paused. Returns the milliseconds left; null without a clock. */
export function useClock({ seconds, key, runs, onOut }: Setting): number | null {
  const total = (seconds ?? 0) * 1000
  const [first] = useState(() => ({ key, left: Math.min(total, seconds === null ? total : (keptLeft(key) ?? total)) }))
  const [shown, setShown] = useState(first)
  const kept = useRef(first)
  const runOut = useEffectEvent(onOut)
  const visible = useVisible()
  const isRunning = seconds !== null && runs && visible
  useEffect(() => {
    if (!isRunning) return
    if (kept.current.key !== key) kept.current = { key, left: total }
    const { left: before } = kept.current
    const since = performance.now()
    const look = (): void => {
      const left = Math.max(0, before - (performance.now() - since))
      kept.current = { key, left }
      setShown({ key, left })
      keepLeft(key, left)
      if (left > 0) return
      clearInterval(timer)
      runOut()
    }
    const timer = setInterval(look, TICK)
    return () => {
      clearInterval(timer)
      kept.current = { key, left: Math.max(0, before - (performance.now() - since)) }
    }
  }, [isRunning, key, total])
  if (seconds === null) return null
  return shown.key === key ? shown.left : total
}
