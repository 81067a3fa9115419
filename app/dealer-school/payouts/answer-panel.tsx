'use client'

import { betNameAt } from '../_parts/bet-names'
import { Heading } from '@/app/_ui/heading'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, KeyHint } from '@/app/_ui/button'
import { useKeys } from '@/app/_ui/use-keys'
import { dealerSchool, payouts } from '@/app/_languages/words'
import type { Due, Said } from '@/lib/teaching/dealer-school/table/chips'
import { seatOf, type Session } from '@/lib/teaching/dealer-school/payouts/session'
import { BetRow, type Draft, EMPTY, saidBy } from './bet-row'

interface Props {
  readonly panel: RefObject<HTMLElement | null>
  readonly session: Session
  readonly onAnswer: (said: readonly Said[]) => void
  /** For an exam: its heading, its button, and the drafts from before a reload. */
  readonly heading?: string
  readonly action?: string
  readonly first?: readonly Draft[]
  readonly onDrafts?: (drafts: readonly Draft[]) => void
}

const isSaid = (said: Said | undefined): said is Said => said !== undefined

/** A form for settling each bet of a seat. It is mounted anew for every seat. */
export function AnswerPanel({ panel, session, onAnswer, heading, action = payouts.check, first, onDrafts }: Props) {
  const { due } = seatOf(session)
  const { drafts, write, fields, confirm, setAt, goTo, check } = useSeat({ due, first, onDrafts, onAnswer })
  const isWhole = drafts.map(saidBy).every(isSaid)
  return (
    <section ref={panel} tabIndex={-1} aria-label={payouts.settleSeat} className="trainer-panel">
      <Heading>{heading ?? payouts.seatOf(session.seat + 1, session.board.seats.length)}</Heading>
      <p className="text-small text-muted">
        {heading === undefined && session.board.seats.length > 1 ? payouts.eachBetFromRight : payouts.eachBet}
      </p>
      <div className="grid gap-3">
        {due.map((one, i) => (
          <BetRow
            name={betNameAt(session.board, one.bet, one.hand)}
            key={one.bet}
            due={one}
            draft={drafts[i]!}
            field={(field) => {
              fields.current[i] = field
            }}
            onDraft={(draft) => write(i, draft)}
            onDone={() => goTo(i + 1)}
            onFocus={() => setAt(i)}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-auto hidden text-caption text-muted hoverable:block">
        {payouts.keys}
      </p>
      <div className="trainer-next static! mt-0!">
        <Button ref={confirm} onClick={check} aria-disabled={!isWhole} className="w-full aria-disabled:opacity-45">
          {action} <KeyHint>{dealerSchool.enter}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

interface Seat {
  readonly due: readonly Due[]
  readonly first: Props['first'] | undefined
  readonly onDrafts: Props['onDrafts'] | undefined
  readonly onAnswer: Props['onAnswer']
}

/** The answers for a seat's bets so far, the bet that the keys act on, and moving the focus after each. */
function useSeat({ due, first, onDrafts, onAnswer }: Seat) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => due.map((_, i) => first?.[i] ?? EMPTY))
  const [at, setAt] = useState(0)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const confirm = useRef<HTMLButtonElement>(null)
  const write = (i: number, draft: Draft): void => setDrafts((now) => now.with(i, draft))
  useEffect(() => onDrafts?.(drafts), [drafts, onDrafts])
  const goTo = (i: number): void => {
    if (i >= due.length) confirm.current?.focus()
    else fields.current[i]?.focus({ preventScroll: true })
    setAt(Math.min(i, due.length - 1))
  }
  const check = (): void => {
    const said = drafts.map(saidBy)
    if (said.every(isSaid)) onAnswer(said)
    else goTo(said.findIndex((one) => one === undefined))
  }
  const byLetter = (letter: string): void => {
    if (letter !== 'p' && (letter !== 'l' || due[at]!.stake === 0)) return
    write(at, { does: letter === 'p' ? 'push' : 'lose', text: '' })
    goTo(at + 1)
  }
  const byNumber = (index: number): void => {
    write(at, { does: 'pay', text: String(index + 1) })
    fields.current[at]?.focus({ preventScroll: true })
  }
  useKeys({ onNumber: byNumber, onLetter: byLetter, onNext: check, onBack: () => goTo(Math.max(0, at - 1)) })
  return { drafts, write, fields, confirm, setAt, goTo, check }
}
