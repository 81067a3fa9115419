'use client'

import { classes } from '@/app/_ui/classes'
import { audition } from '@/app/_languages/words'
import { KeyHint } from '@/app/_ui/button'
import type { Done } from '@/lib/teaching/dealer-school/audition'
import type { Table } from '@/lib/teaching/dealer-school/board'
import type { Due } from '@/lib/teaching/dealer-school/chips'
import { chips, dueInWords } from '../payouts/words'
import { dueName } from './words'

const CHOICE = 'min-h-11 rounded-option border border-line-strong px-2 text-small font-strong hover:bg-ink/5'

interface Props {
  readonly table: Table
  /** Everything at the seat that must be settled. */
  readonly dues: readonly Due[]
  readonly done: readonly Done[]
  /** The bet that the keys act on. */
  readonly bet: string | undefined
  readonly onSay: (due: Due, does: 'lose' | 'push') => void
  readonly onPay: (due: Due) => void
}

/** A seat's bets, each with buttons to take, push or pay it. Settled bets stay visible. */
export function SeatBets({ table, dues, done, bet, onSay, onPay }: Props) {
  return (
    <ul className="grid gap-3">
      {dues.map((due) => {
        const judged = done.find(({ step }) => step.kind === 'settle' && step.due === due)?.judged
        const name = dueName(table, due)
        return (
          <li key={due.bet} className="grid gap-1.5 border-t pt-2.5 first:border-t-0 first:pt-0">
            <p className="flex items-baseline justify-between gap-3 text-small">
              <b className={classes('font-semibold', due.bet === bet && 'underline underline-offset-4')}>{name}</b>
              <span className="text-muted tabular-nums">{due.stake > 0 && chips(due.stake)}</span>
            </p>
            {judged ? (
              <p className={classes('text-small', judged.isRight ? 'text-best-ink' : 'text-blunder-ink')}>
                {judged.isRight ? audition.done : audition.doneWrong(dueInWords(due))}
              </p>
            ) : (
              <div className="grid grid-cols-3 gap-2">
                <button
                  type="button"
                  aria-label={audition.takeBet(name)}
                  onClick={() => onSay(due, 'lose')}
                  className={CHOICE}
                >
                  {audition.take} <KeyHint>L</KeyHint>
                </button>
                <button
                  type="button"
                  aria-label={audition.pushBet(name)}
                  onClick={() => onSay(due, 'push')}
                  className={CHOICE}
                >
                  {audition.push} <KeyHint>P</KeyHint>
                </button>
                <button type="button" aria-label={audition.payBet(name)} onClick={() => onPay(due)} className={CHOICE}>
                  {audition.pay} <KeyHint>Y</KeyHint>
                </button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
