import { money } from '@/app/_languages/format'
import { saidZones, tableInWords } from '@/app/_felt/said-felt'
import { becauseInWords, betName, type Speaking } from '@/app/_felt/names'
import { dealerSchool, payouts } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/games/game'
import type { Due } from '@/lib/teaching/dealer-school/chips'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { seatZones } from '@/lib/teaching/dealer-school/board'
import { type Judged, seatOf, type Session } from '@/lib/teaching/dealer-school/payouts'
import type { TableLimits } from '@/lib/teaching/dealer-school/table-limits'

/* Results of bets in words, and texts for screen readers. Chips are in dollars. */

export const chips = (cents: number): string => money(cents / 100, 'USD')

/** A table's limits: “$25 to $500”, “$25 or more”. */
export function limitsInWords({ least, most }: TableLimits): string {
  const dollars = (limit: number | undefined) => (limit === undefined ? undefined : money(limit, 'USD'))
  return dealerSchool.limits(dollars(least), dollars(most))
}

/** What is due on a bet: “Pay $7.50”, “Push”, “Take $10”. */
export function dueInWords({ does, cents, stake }: Due): string {
  if (does === 'pay') return payouts.duePay(chips(cents))
  if (does === 'push') return stake > 0 ? payouts.duePush : payouts.dueNothing
  return payouts.dueTake(chips(cents))
}

export function saidInWords({ said, due }: Judged): string {
  if (said.does === 'pay') return payouts.saidPay(chips(said.cents ?? 0))
  return said.does === 'lose' ? payouts.saidLose : due.stake > 0 ? payouts.saidPush : payouts.saidNothing
}

/** “Ante $10”; a bonus has only its name. */
export function stakedInWords(game: Speaking, { bet, hand, stake }: Due): string {
  const name = betName(game, bet, hand)
  return stake > 0 ? `${name} ${chips(stake)}` : name
}

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
