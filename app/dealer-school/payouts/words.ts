import { money } from '@/app/_components/format'
import { tableInWords } from '@/app/_components/spoken'
import type { Due } from '@/lib/dealer-school/chips'
import { seatZones } from '@/lib/dealer-school/board'
import { type Judged, seatOf, type Session } from '@/lib/dealer-school/payouts'

/* What became of bets, in words, and what a screen reader hears. Chips are dollars. */

export const chips = (cents: number): string => money(cents / 100, 'USD')

/** “pay $7.50”, “push”, “take $10”. */
export function dueInWords({ does, cents, stake }: Due): string {
  if (does === 'pay') return `Pay ${chips(cents)}`
  if (does === 'push') return stake > 0 ? 'Push' : 'Nothing'
  return `Take ${chips(cents)}`
}

export function saidInWords({ said, due }: Judged): string {
  if (said.does === 'pay') return `pay ${chips(said.cents ?? 0)}`
  return said.does === 'lose' ? 'lose' : due.stake > 0 ? 'push' : 'nothing'
}

export function spokenQuestion(session: Session): string {
  const { board, seat } = session
  const { due } = seatOf(session)
  const bets = due.map(({ name, stake }) => (stake > 0 ? `${name} ${chips(stake)}` : name)).join(', ')
  return `Seat ${seat + 1} of ${board.seats.length}. ${tableInWords(seatZones(board, seatOf(session)))} Bets: ${bets}.`
}

export function spokenVerdict(judged: readonly Judged[]): string {
  const right = judged.filter(({ isRight }) => isRight).length
  return `${right} of ${judged.length} right. ${judged.map((one) => `${one.due.name}: ${dueInWords(one.due).toLowerCase()}, ${one.due.because}${one.isRight ? '' : `; you said ${saidInWords(one)}`}.`).join(' ')}`
}
