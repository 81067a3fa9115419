'use client'

import { gameOf } from '@/lib/teaching/dealer-school/games'
import { betName } from '@/app/_felt/names'
import { classes } from '@/app/_ui/classes'
import { audition } from '@/app/_languages/words'
import { Button, KeyHint } from '@/app/_ui/button'
import { type Round, seatAt, stepNow } from '@/lib/teaching/dealer-school/procedure/audition'
import { type FirstBet, firstBets } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { chips } from '../_parts/due-words'

/** A seat's current bets. A wrong one has its wrong amount until it is sent back. */
export function liesNow(round: Round, place: number): readonly FirstBet[] {
  const step = stepNow(round)
  const wrong = step?.kind === 'bets' && !round.isSentBack ? step.wrong : undefined
  return firstBets(round.board, seatAt(round.board, place)).map((one) => ({
    ...one,
    cents: (wrong?.place === place ? wrong.lies[one.bet] : undefined) ?? one.cents,
  }))
}

interface Props {
  readonly round: Round
  readonly picked: number | undefined
  /** The bet that the keys act on. */
  readonly bet: string | undefined
  /** The table's limits: “$5 to $50”. */
  readonly limits: string
  readonly onSendBack: (bet: string) => void
  readonly onClose: () => void
}

/** Before the deal: a seat's bets, with buttons to send wrong ones back, and the call that closes all bets. */
export const FirstBets = ({ round, picked, bet, limits, onSendBack, onClose }: Props) => (
  <div className="grid gap-3">
    {picked === undefined ? (
      <p className="text-small">{audition.lookOver(limits)}</p>
    ) : (
      <ul className="grid gap-2">
        {liesNow(round, picked).map((one) => (
          <li key={one.bet} className="grid grid-cols-rest-auto items-center gap-3 border-t pt-2 text-small">
            <span>
              <b className={classes('font-semibold', one.bet === bet && 'underline underline-offset-4')}>
                {betName(gameOf(round.board.game), one.bet)}
              </b>{' '}
              <span className="text-muted tabular-nums">{chips(one.cents)}</span>
            </span>
            <button
              type="button"
              aria-label={audition.sendBetBack(betName(gameOf(round.board.game), one.bet))}
              onClick={() => onSendBack(one.bet)}
              className="min-h-11 rounded-option border border-line-strong px-3 font-strong hover:bg-ink/5"
            >
              {audition.sendBack} <KeyHint>C</KeyHint>
            </button>
          </li>
        ))}
      </ul>
    )}
    <Button onClick={onClose} className="w-full">
      {audition.noMoreBets} <KeyHint>N</KeyHint>
    </Button>
  </div>
)
