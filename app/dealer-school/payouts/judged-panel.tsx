'use client'

import { Heading } from '@/app/_ui/heading'
import type { RefObject } from 'react'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { Button, KeyHint } from '@/app/_ui/button'
import { becauseInWords, betName } from '@/app/_felt/names'
import { dealerSchool, payouts } from '@/app/_languages/words'
import { isCounted, shareOfResult, SAMPLED_SEATS } from '@/lib/teaching/dealer-school/frequency'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { hintOf } from '@/lib/teaching/dealer-school/hints'
import { isLastSeat, type Judged, type Session } from '@/lib/teaching/dealer-school/payouts'
import { whole } from '@/app/_languages/format'
import { sentence } from '@/lib/text'
import { RightSign } from '../_parts/verdict-heading'
import { dueInWords, saidInWords } from './words'

interface Props {
  readonly session: Session
  readonly judged: readonly Judged[]
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}

/** Below this share of seats, the panel says how rare a result is. */
const SELDOM = 0.1

/** Below this share, it is written as “1 in …”. */
const RARE = 0.005

/** What was due on each bet, why, and how to compute it. */
export function JudgedPanel({ session, judged, next, onNext }: Props) {
  const right = judged.filter(({ isRight }) => isRight).length
  const isUsual = isCounted(session.board)
  const seldom = judged.some(({ due }) => (shareOfResult(session.board, due) ?? 0) < SELDOM)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <Heading className="animate-appear">
        {right === judged.length ? payouts.allRight : payouts.someRight(right, judged.length)}
      </Heading>
      <ul className="grid gap-3">
        {judged.map((one) => (
          <JudgedBet key={one.due.bet} judged={one} session={session} />
        ))}
      </ul>
      {seldom && isUsual && <p className="text-caption text-muted">{payouts.howOften(whole(SAMPLED_SEATS))}</p>}
      {!isUsual && <p className="text-caption text-muted">{payouts.howOftenOtherRules}</p>}
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {isLastSeat(session) ? payouts.nextTable : payouts.nextSeat} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

/** How rare a result is: “Comes at 2.1% of seats.”, “Comes at 1 in 500.” */
function oftenInWords(share: number | undefined): string {
  if (share === undefined) return payouts.noneHadIt
  return share < RARE ? payouts.comesOnceIn(shareInWords(share)) : payouts.comesAt(shareInWords(share))
}

function JudgedBet({ judged, session }: { readonly judged: Judged; readonly session: Session }) {
  const { due, isRight } = judged
  const hint = hintOf(due, session.settings.rounding.says)
  const share = shareOfResult(session.board, due)
  const isSeldom = isCounted(session.board) && (share ?? 0) < SELDOM
  return (
    <li className="grid grid-cols-icon-rest gap-x-3 border-t pt-3 first:border-t-0 first:pt-0">
      <RightSign isRight={isRight} size="small" />
      <div className="grid gap-0.5 text-small">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-semibold">{betName(gameOf(session.board.game), due.bet, due.hand)}</b>
          <span className="font-semibold tabular-nums">{dueInWords(due)}</span>
        </p>
        <p className="text-muted">{sentence(becauseInWords(gameOf(session.board.game), due.because))}</p>
        {!isRight && <p className="text-blunder-ink">{payouts.youSaid(saidInWords(judged))}</p>}
        {hint !== undefined && (
          <p lang="en" className="mt-0.5 rounded-option bg-ink/5 px-2.5 py-1.5 text-caption">
            {hint}
          </p>
        )}
        {isSeldom && <p className="text-caption text-muted">{oftenInWords(share)}</p>}
      </div>
    </li>
  )
}
