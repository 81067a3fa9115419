'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes'

interface Props {
  /** Screen readers announce `bad` at once and `good` when idle; `plain` isn't announced. */
  readonly tone: 'good' | 'bad' | 'plain'
  /** Takes the focus, because the button it answers is gone. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

const ROLES = { good: 'status', bad: 'alert', plain: undefined } as const
const LOOKS = { good: 'border-best/40 bg-best/8', bad: 'border-blunder/40 bg-blunder/8', plain: 'bg-ink/4' } as const

/** What happened or what to know, with buttons and links for what to do next. */
export function Notice({ tone, takesFocus = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={ROLES[tone]}
      className={classes('grid gap-2 rounded-option border px-4 py-3 text-small wrap-anywhere', LOOKS[tone])}
    >
      {children}
    </div>
  )
}
