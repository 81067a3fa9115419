'use client'

import { Check, X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { showPanelOf, showQuestion } from '@/app/_felt/phone'
import { classes } from '@/app/_ui/classes'
import { Heading } from '@/app/_ui/heading'

interface Props {
  readonly isRight: boolean
  /** The meaning of the sign in words. */
  readonly title: string
  /** Shown below it. */
  readonly children?: ReactNode
}

/** A sign for right or wrong, next to words that say the same. */
export function RightSign({ isRight, size }: { readonly isRight: boolean; readonly size: 'large' | 'small' }) {
  const Icon = isRight ? Check : X
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid shrink-0 place-items-center',
        size === 'large' ? 'h-9.5 w-9.5 rounded-card' : 'mt-0.5 h-6.5 w-6.5 rounded-mark',
        isRight ? 'bg-best/14 text-best-ink' : 'bg-blunder/14 text-blunder-ink',
      )}
    >
      <Icon size={size === 'large' ? 21 : 16} strokeWidth={2.5} />
    </span>
  )
}

/** The first line of a verdict on a dealer's answer: a sign with its meaning in words. */
export function VerdictHeading({ isRight, title, children }: Props) {
  return (
    <div className="flex animate-appear items-center gap-3">
      <RightSign isRight={isRight} size="large" />
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}

/**
 * Moves the focus to the question, then to the button that deals the next hand, and the page to the top of what is
 * read. Opening the page moves neither.
 */
export function useStandingHere(
  question: unknown,
  verdict: unknown,
  panel: RefObject<HTMLElement | null>,
  next: RefObject<HTMLButtonElement | null>,
): void {
  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (verdict) {
      next.current?.focus({ preventScroll: true })
      showPanelOf(next.current)
    } else {
      panel.current?.focus({ preventScroll: true })
      showQuestion()
    }
  }, [question, verdict, panel, next])
}
