import { saidZones, tableInWords } from '@/app/_felt/said-felt'
import { becauseInWords, betName } from '@/app/_felt/names'
import { payouts } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'
import type { Judged } from '@/lib/teaching/dealer-school/table/chips'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { seatZones } from '@/lib/teaching/dealer-school/table/board'
import { seatOf, type Session } from '@/lib/teaching/dealer-school/payouts/session'
import { dueInWords, saidInWords, stakedInWords } from '../_parts/due-words'

/* Texts of the drill for screen readers. */

export function spokenQuestion(session: Session): string {
  const { board, seat } = session
  const { due } = seatOf(session)
  const bets = due.map((one) => stakedInWords(gameOf(board.game), one)).join(', ')
  return payouts.spokenQuestion(
    seat + 1,
    board.seats.length,
    tableInWords(saidZones(gameOf(board.game), seatZones(board, seatOf(session)))),
    bets,
  )
}

function spokenBet(game: AnyGame, judged: Judged): string {
  const { due, isRight } = judged
  const [bet, because] = [betName(game, due.bet, due.hand), becauseInWords(game, due.because)]
  return isRight
    ? payouts.spokenBet(bet, dueInWords(due), because)
    : payouts.spokenWrongBet(bet, dueInWords(due), because, saidInWords(judged))
}

export function spokenVerdict(game: AnyGame, judged: readonly Judged[]): string {
  const right = judged.filter(({ isRight }) => isRight).length
  return payouts.spokenVerdict(right, judged.length, judged.map((one) => spokenBet(game, one)).join(' '))
}
